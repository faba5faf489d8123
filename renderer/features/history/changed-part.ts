// Where two texts differ, for showing a change. It compares from both ends and looks for nothing cleverer.

/** A text as what both have in front, what only it has, and what both have behind. */
export type Parts = readonly [before: string, changed: string, after: string];

/** Both texts split at the same common ends; never within a surrogate pair. */
export function changedPart(
  before: string,
  after: string,
): { readonly before: Parts; readonly after: Parts } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  if (start > 0 && isHighSurrogate(before.charCodeAt(start - 1))) start--;
  let end = 0;
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end++;
  }
  if (end > 0 && isLowSurrogate(before.charCodeAt(before.length - end))) end--;
  return { before: split(before, start, end), after: split(after, start, end) };
}

/** Characters of what both have in front and behind that are shown beside what differs. */
const AROUND = 40;

/** The same, with an ellipsis for most of what both have where that is long; what differs stays whole. */
export function aroundChange([front, changed, behind]: Parts): Parts {
  return [
    front.length <= AROUND * 2 ? front : `…${front.slice(-AROUND).replace(/^[\udc00-\udfff]/, '')}`,
    changed,
    behind.length <= AROUND * 2 ? behind : `${behind.slice(0, AROUND).replace(/[\ud800-\udbff]$/, '')}…`,
  ];
}

function split(text: string, start: number, end: number): Parts {
  return [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)];
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd8_00 && code <= 0xdb_ff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc_00 && code <= 0xdf_ff;
}
