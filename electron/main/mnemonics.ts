// The letters by which menus of Windows and Linux are used with Alt: "&File". A Mac has none.

/** Each label with a letter marked that none before it has, of equal chance the first; a letter in its order where all are taken. */
export function withMnemonics(labels: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const at = placeOf(label, taken);
    if (at < 0) return escaped(label);
    taken.add(label.charAt(at).toLowerCase());
    return `${escaped(label.slice(0, at))}&${escaped(label.slice(at))}`;
  });
}

/** A label of which no letter is one: "Tom & Jerry". */
export function escaped(label: string): string {
  return label.replaceAll('&', '&&');
}

/** Beginnings of words are looked for first, as people read them. */
function placeOf(label: string, taken: ReadonlySet<string>): number {
  const free = [...label.matchAll(/[a-z]/gi)]
    .map(({ index }) => index)
    .filter((at) => !taken.has(label.charAt(at).toLowerCase()));
  return free.find((at) => at === 0 || label.charAt(at - 1) === ' ') ?? free[0] ?? -1;
}
