// Cuts a large HTML table into parts of some hundred rows, so that each is parsed in little time. It reads no cell.

/** A shorter text is one part. */
const WHOLE_LENGTH = 200_000;

const ROWS_A_PART = 250;

/** Any tag, with its attributes whole: an attribute may hold what looks like a row. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?:[^>=]|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*(?:>|$)/gi;

/** The first table's rows as texts, each of which is the inside of a table; a short text comes back as it is. */
export function* htmlRows(html: string): Generator<string, void, undefined> {
  if (html.length <= WHOLE_LENGTH) {
    yield html;
    return;
  }
  let depth = 0;
  let begin = -1;
  let rows = 0;
  for (const { 0: tag, 1: closes, 2: name = '', index } of html.matchAll(TAG)) {
    const lower = name.toLowerCase();
    if (lower === 'table') depth += closes === '/' ? -1 : 1;
    if (depth === 0 && begin >= 0) {
      yield asTable(html.slice(begin, index));
      return;
    }
    if (depth !== 1) continue;
    if (lower === 'table' && closes === '') begin = index + tag.length;
    if (lower !== 'tr' || closes === '/') continue;
    if (rows++ % ROWS_A_PART > 0 || rows === 1) continue;
    yield asTable(html.slice(begin, index));
    begin = index;
  }
  if (begin >= 0) yield asTable(html.slice(begin));
}

function asTable(rows: string): string {
  return `<table>${rows}</table>`;
}
