// Where two values differ, for showing a change: by whole segments of a URL or whole words, never by letters.

/** Characters in a row that both values have, or that only this one has. */
export interface Run {
  readonly text: string;
  readonly changed: boolean;
}

export interface ChangedSegments {
  readonly before: readonly Run[];
  readonly after: readonly Run[];
}

/** Pairs of segments that are compared with each other at most; of more all between the common ends counts as changed. */
const MOST_PAIRS = 100_000;

/** Both values as runs, which joined are the values. A URL changes by scheme, host label, path segment, query parameter and fragment. */
export function changedSegments(before: string, after: string): ChangedSegments {
  const split = isUrl(before) || isUrl(after) ? urlSegments : words;
  const [a, b] = [split(before), split(after)];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const middle = keptOf(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const isKept = (kept: ReadonlySet<number>, length: number) => (i: number) =>
    i < start || i >= length - end || kept.has(i - start);
  return {
    before: runsOf(a, isKept(middle.before, a.length)),
    after: runsOf(b, isKept(middle.after, b.length)),
  };
}

/** Characters of what both have that are shown beside what differs. */
const AROUND = 40;

/** The runs with an ellipsis for most of what both have where that is long; what differs stays whole. */
export function aroundChange(runs: readonly Run[]): readonly Run[] {
  return runs.map((run, i) => {
    if (run.changed || run.text.length <= AROUND * 2) return run;
    const ahead = i === 0 ? '' : run.text.slice(0, AROUND).replace(/[\ud800-\udbff]$/, '');
    const behind = i === runs.length - 1 ? '' : run.text.slice(-AROUND).replace(/^[\udc00-\udfff]/, '');
    return { ...run, text: `${ahead}…${behind}` };
  });
}

function isUrl(text: string): boolean {
  return /^\s*(?:https?:|[/\\])/i.test(text) && !/[<\n]/.test(text);
}

/** Scheme, host with its port, path, query, fragment; each may be missing. Source: RFC 3986, appendix B. */
const URL_PARTS = /^(\s*)(?:([a-z][a-z\d+.-]*)(:))?([/\\]{2})?([^/\\?#]*)([^?#]*)(\?)?([^#]*)(#)?([^]*)$/i;

function urlSegments(text: string): string[] {
  const [, space, scheme, colon, slashes, host, path, mark, query, hash, fragment] =
    URL_PARTS.exec(text) ?? [];
  return [
    ...[space, scheme, colon, slashes],
    ...(host ?? '').split(/([.:@])/),
    ...(path ?? '').split(/([/\\])/),
    mark,
    ...(query ?? '').split(/(&)/),
    ...[hash, fragment],
  ].flatMap((one) => (one === undefined || one === '' ? [] : [one]));
}

const WORD =
  /https?:\/\/[^\s"'<>]+|\d{4}-\d\d-\d\d|T?\d\d:\d\d(?::[\d.]+)?|[+-]\d\d:?\d\d|\s+|[<>"'=/,;]|[^\s<>"'=/,;]+/gi;

/** Words, the day, time and zone of a date, the tags and values of XML, with the URLs in them by their segments. */
function words(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => (isUrl(word) ? urlSegments(word) : [word]));
}

interface Kept {
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
}

/** The positions of a longest common subsequence. */
function keptOf(a: readonly string[], b: readonly string[]): Kept {
  const kept = { before: new Set<number>(), after: new Set<number>() };
  if (a.length * b.length > MOST_PAIRS) return kept;
  const width = b.length + 1;
  /** By position in both: how many segments are common from there on. */
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      kept.before.add(i++);
      kept.after.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return kept;
}

function runsOf(segments: readonly string[], isKept: (i: number) => boolean): Run[] {
  const runs: { text: string; changed: boolean }[] = [];
  for (const [i, text] of segments.entries()) {
    const changed = !isKept(i);
    const last = runs.at(-1);
    if (last?.changed === changed) last.text += text;
    else runs.push({ text, changed });
  }
  return runs;
}
