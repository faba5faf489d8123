// Gives an edited text the line ends that its lines had before: editors know only one kind.

/**
 * `text` has LF line ends. Lines that are as before, at the beginning and at the end, keep their own; new and changed
 * ones between get the most frequent.
 */
export function withLineEnds(text: string, before: string): string {
  const old = splitLines(before.replace(/^\uFEFF/, ''));
  const usual = mostFrequent(old.map(({ end }) => end));
  if (usual === '\n' && old.every(({ end }) => end === '\n' || end === '')) return text;
  const lines = text.split('\n');
  const ends = new Array<string>(lines.length).fill(usual);
  let same = 0;
  while (same < lines.length && same < old.length && lines[same] === old[same]?.line) {
    ends[same] = old[same]?.end || usual;
    same++;
  }
  for (let i = 1; i <= lines.length - same && i <= old.length - same; i++) {
    const was = old[old.length - i];
    if (was?.line !== lines[lines.length - i]) break;
    ends[lines.length - i] = was?.end || usual;
  }
  return lines.map((line, i) => (i < lines.length - 1 ? line + (ends[i] ?? usual) : line)).join('');
}

interface Line {
  readonly line: string;
  readonly end: string;
}

/** The last line has no end. */
function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ line: text.slice(from, index), end });
    from = index + end.length;
  }
  lines.push({ line: text.slice(from), end: '' });
  return lines;
}

function mostFrequent(ends: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const end of ends) if (end !== '') counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '\n';
}
