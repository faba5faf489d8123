// HTML tables as Excel, LibreOffice and Google Sheets put them on the clipboard. Nothing of them is ever shown or run.
import type { Steps } from '../../../shared/model/steps.ts';
import type { LocalOrder } from '../../../shared/protocol/local-date.ts';
import { htmlRows } from './html-rows.ts';
import { stripEnds } from '../../../shared/protocol/strip-ends.ts';

/** A cell as it was shown, and the number behind it where the program told it. */
export interface ClipboardCell {
  readonly text: string;
  /** The exact number, whatever the locale showed. */
  readonly number?: number;
  /** The number counts days since 1899-12-30. */
  readonly isDate?: boolean;
  /** What comes first in a date as it was shown, where the cell's format tells. */
  readonly order?: LocalOrder;
}

/** A repeated or spanning cell covers at most so many places: what a hand-made span may cost. */
const MAX_SPAN = 1_000;

/** Where the table of a copy of Mapwright's own begins, at most. */
const HEAD_LENGTH = 2_000;

const STYLE_SHEET = /<style[^<>]*>([\s\S]*?)(?:<\/style>|$)/gi;
const TAG = /<[a-z](?:[^>=]|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*(?:>|$)/gi;
const QUOTED_OR_STYLE = /"[^"]*"|'[^']*'|\sstyle(?=\s*=)/gi;

/** Text, to Excel and to LibreOffice: without it they run what begins like a formula, and change dates and numbers. */
const AS_TEXT = `style="mso-number-format:'\\@'" sdnum="1033;0;@"`;

/**
 * A table that spreadsheets read; line breaks stay in their cell, and texts that look like formulas or numbers stay texts.
 * It names the columns, for a paste into Mapwright, and carries the mark of a cut.
 */
export function formatHtmlTable(
  lines: readonly (readonly string[])[],
  columns: readonly string[],
  cut: string | null = null,
): string {
  const cell = (text: string): string =>
    `<td ${AS_TEXT}>${escapeHtml(text).replaceAll(
      /\r\n|\r|\n/g,
      '<br style="mso-data-placement:same-cell">',
    )}</td>`;
  const rows = lines.map((line) => `<tr>${line.map(cell).join('')}</tr>`).join('');
  const mark = cut === null ? '' : ` data-mapwright-cut="${escapeHtml(cut)}"`;
  return `<html><head><meta charset="utf-8"></head><body><table data-mapwright-columns="${escapeHtml(columns.join(' '))}"${mark}>${rows}</table></body></html>`;
}

/** The cells of the first table, or null where the text has none. */
export function* readHtmlTable(html: string): Steps<ClipboardCell[][] | null> {
  const formats = numberFormats([...html.matchAll(STYLE_SHEET)].map(([, css = '']) => css));
  const lines: ClipboardCell[][] = [];
  /** Places that a cell of an earlier row covers. */
  const covered = new Set<string>();
  let found = false;
  for (const part of htmlRows(html.replaceAll(STYLE_SHEET, ''))) {
    // A parsed document runs no script and loads nothing. Styles would offend the window's content policy, so they go.
    const parsed = new DOMParser().parseFromString(withoutStyles(part), 'text/html');
    const table = parsed.querySelector('table');
    found ||= table !== null;
    for (const row of table?.rows ?? [])
      if (row.cells.length > 0 && !isHidden(row)) lines.push(readRow(row, lines.length, covered, formats));
    yield 1;
  }
  return found ? lines : null;
}

/** The columns that a copy of Mapwright's own names, or null. */
export function columnsOfHtml(html: string): readonly string[] | null {
  const names = /<table[^<>]*\sdata-mapwright-columns="([^"<>]*)"/i.exec(html.slice(0, HEAD_LENGTH))?.[1];
  return names === undefined ? null : names.split(' ');
}

/** The mark of the cut that was written with the table, or null. */
export function cutOfHtml(html: string): string | null {
  return /<table[^<>]*\sdata-mapwright-cut="([^"<>]*)"/i.exec(html.slice(0, HEAD_LENGTH))?.[1] ?? null;
}

function readRow(
  row: HTMLTableRowElement,
  r: number,
  covered: Set<string>,
  formats: ReadonlyMap<string, string>,
): ClipboardCell[] {
  const line: ClipboardCell[] = [];
  for (const element of row.cells) {
    while (covered.has(`${String(r)}:${String(line.length)}`)) line.push({ text: '' });
    const down = Math.min(element.rowSpan || 1, MAX_SPAN);
    const right = Math.min(element.colSpan || 1, MAX_SPAN);
    for (let i = 1; i < down; i++) {
      for (let k = 0; k < right; k++) covered.add(`${String(r + i)}:${String(line.length + k)}`);
    }
    line.push(readCell(element, formats));
    for (let k = 1; k < right; k++) line.push({ text: '' });
  }
  return line;
}

/** Excel ends a table whose columns don't align with a row that only tells their widths. */
function isHidden(row: HTMLTableRowElement): boolean {
  return /display:\s*none/i.test(row.getAttribute('data-css') ?? '');
}

/** The page with its style attributes as data-css. */
function withoutStyles(html: string): string {
  return html.replaceAll(TAG, (tag) =>
    tag.replaceAll(QUOTED_OR_STYLE, (part) => (/^["']/.test(part) ? part : ' data-css')),
  );
}

function readCell(element: HTMLTableCellElement, formats: ReadonlyMap<string, string>): ClipboardCell {
  const text = textOf(element);
  const google = googleCell(element, text);
  if (google) return google;
  const value = element.getAttribute('sdval') ?? element.getAttribute('x:num');
  // An empty x:num says that the shown text is the number itself.
  const number = value === null ? NaN : Number(value === '' ? text : value);
  const format =
    element.getAttribute('sdnum')?.split(';').slice(2).join(';') ?? excelFormat(element, formats);
  if (!Number.isFinite(number) || (value === '' && text === '')) return { text, ...orderIn(format) };
  return { text, number, ...(isDateFormat(format) ? { isDate: true } : {}) };
}

/** Google Sheets: {"1":2,"2":"text"} or {"1":3,"3":45443}, the format in an attribute of its own. */
function googleCell(element: Element, text: string): ClipboardCell | null {
  const json = element.getAttribute('data-sheets-value');
  if (json === null) return null;
  const value = parsedObject(json);
  const [kind, written, number] = [value?.['1'], value?.['2'], value?.['3']];
  if (kind === 2 && typeof written === 'string') return { text: written };
  if (kind === 4 && typeof value?.['4'] === 'number') return { text };
  if (kind !== 3 || typeof number !== 'number') return { text };
  const format = parsedObject(element.getAttribute('data-sheets-numberformat') ?? '');
  const pattern = typeof format?.['2'] === 'string' ? format['2'] : '';
  // 5 = date, 7 = date and time.
  const isDate = format?.['1'] === 5 || format?.['1'] === 7 || isDateFormat(pattern);
  return { text, number, ...(isDate ? { isDate: true } : {}) };
}

function parsedObject(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Excel gives formats to classes (.xl65) in a style sheet, or to a cell by its style attribute. */
function numberFormats(sheets: readonly string[]): ReadonlyMap<string, string> {
  const formats = new Map<string, string>();
  for (const css of sheets) {
    for (const [, name = '', body = ''] of css.matchAll(/\.(\w+)\s*\{([^{}]*)\}/g)) {
      const format = formatIn(body);
      if (format !== '') formats.set(name, format);
    }
  }
  return formats;
}

function excelFormat(element: Element, formats: ReadonlyMap<string, string>): string {
  const own = formatIn(element.getAttribute('data-css') ?? '');
  return (
    own || ([...element.classList].map((name) => formats.get(name) ?? '').find((one) => one !== '') ?? '')
  );
}

function formatIn(css: string): string {
  return /mso-number-format:\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^;]*)/.exec(css)?.[1] ?? '';
}

/**
 * True for formats such as "Short Date", yyyy\\-mm\\-dd and TT.MM.JJ: LibreOffice writes their letters in the
 * language of its user. Literal parts in quotes and brackets don't count, and digits stand for numbers.
 */
function isDateFormat(format: string): boolean {
  if (/\b(?:short|medium|long|general)\s+date\b/i.test(format)) return true;
  const codes = codesOf(format);
  if (/[0#?@]|general|standard/i.test(codes)) return false;
  return /^y{4}$/i.test(codes) || (/m/i.test(codes) && /[dytja]/i.test(codes));
}

/** The letters of a format's first section: Excel adds one for texts to its dates (";@"). */
function codesOf(format: string): string {
  const codes = format
    .replaceAll(/^["']|["']$/g, '')
    .replaceAll('\\', '')
    .replaceAll(/"[^"]*"|\[[^\][]*\]/g, '');
  return codes.split(';')[0] ?? '';
}

/** Newer versions of Excel tell no numbers, but the format by which a date is shown. */
function orderIn(format: string): Pick<ClipboardCell, 'order'> {
  if (!isDateFormat(format)) return {};
  const [first] = /[dm]/i.exec(codesOf(format)) ?? [];
  if (first === undefined || /\bdate\b/i.test(format)) return {};
  return { order: first.toLowerCase() === 'd' ? 'dmy' : 'mdy' };
}

/** The shown text: white space as a browser would show it, <br> and paragraphs as line breaks. */
function textOf(element: Element): string {
  let text = '';
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      text += (node.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ');
    } else if (node instanceof Element) {
      if (node.tagName === 'BR') text += '\n';
      else if (node.tagName !== 'STYLE' && node.tagName !== 'SCRIPT') {
        if (/^(?:P|DIV)$/.test(node.tagName) && text !== '' && !text.endsWith('\n')) text += '\n';
        node.childNodes.forEach(walk);
      }
    }
  };
  element.childNodes.forEach(walk);
  const lines = text
    .replaceAll(/[ \n]+/g, (run) => (run.includes('\n') ? run.replaceAll(' ', '') : run))
    .replaceAll('\u00A0', ' ');
  return lines === '\n' ? '' : stripEnds(lines, / /);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
