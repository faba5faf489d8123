// Which groups a replacement names that its pattern does not have: they would be written as they stand, or as nothing.
// Pure.

/** As they stand in the replacement, each once; none where the pattern can't be read, which is told elsewhere. */
export function missingGroups(pattern: string, replacement: string): string[] {
  const groups = groupsOf(pattern);
  if (!groups) return [];
  const missing = new Set<string>();
  // "$$" is a dollar, whatever follows.
  for (const [reference, digits, name] of replacement.matchAll(/\$(?:\$|(\d{1,2})|<([^<>]*)>)/g)) {
    if (digits !== undefined && !hasGroup(digits, groups.count)) missing.add(reference);
    if (name !== undefined && !groups.names.includes(name)) missing.add(reference);
  }
  return [...missing];
}

/** "$12" is the twelfth group, or the first and a 2 where there are fewer. */
function hasGroup(digits: string, count: number): boolean {
  return [digits, digits.slice(0, 1)].some((one) => Number(one) >= 1 && Number(one) <= count);
}

function groupsOf(pattern: string): { readonly count: number; readonly names: readonly string[] } | null {
  for (const flags of ['u', '']) {
    try {
      // With an empty alternative it matches anything, and tells all its groups.
      const found = new RegExp(`${pattern}|`, flags).exec('');
      if (found) return { count: found.length - 1, names: Object.keys(found.groups ?? {}) };
    } catch {
      // As the engine, which reads patterns of other tools without "u".
    }
  }
  return null;
}
