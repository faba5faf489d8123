// The origin that most of some addresses have. It knows no project.

/** "https://example.com" for addresses of which more are there than anywhere else; null where none has an origin. */
export function majorityOrigin(locs: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const loc of locs) {
    const start = /^https?:\/\/[^/?#\\]*/i.exec(loc)?.[0];
    if (start !== undefined) counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && URL.canParse(first[0]) ? new URL(first[0]).origin : null;
}
