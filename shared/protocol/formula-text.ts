// Texts that a spreadsheet would run as a formula, made harmless in a way that reads back exactly. It parses no table.

/** What spreadsheets take for the start of a formula. Source: OWASP, "CSV Injection". */
const FORMULA = '[=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
/** What spreadsheets turn into a date of their own and write back in the user's local form. */
const DATE = '\\d{4}(?:-|$)';

const NEEDS_GUARD = new RegExp(`^(?:'*${FORMULA}|'+${DATE})`);
const HAS_GUARD = new RegExp(`^'+(?:${FORMULA}|${DATE})`);
const IS_DATE = new RegExp(`^${DATE}`);

/**
 * The text as a cell of a CSV file: an apostrophe in front where a spreadsheet would run it, and where it already
 * looks as if one had been put there. With `dates` also before W3C dates, so that a spreadsheet keeps them as text.
 */
export function guardText(text: string, dates = false): string {
  return NEEDS_GUARD.test(text) || (dates && IS_DATE.test(text)) ? `'${text}` : text;
}

/** The text as a cell that no spreadsheet runs, as of a workbook: only what looks guarded gets an apostrophe more. */
export function keepGuard(text: string): string {
  return HAS_GUARD.test(text) ? `'${text}` : text;
}

/** The inverse of guardText and keepGuard, with or without `dates`. */
export function unguardText(cell: string): string {
  return cell.charCodeAt(0) === APOSTROPHE && HAS_GUARD.test(cell) ? cell.slice(1) : cell;
}

const APOSTROPHE = 0x27;
