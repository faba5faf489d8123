// Numbers, sizes, times and findings as text for a terminal. The same everywhere, whatever the system's language.
import { basename, dirname, isAbsolute, relative, sep } from 'node:path';
import { markHidden } from '../../../shared/model/mark-hidden.ts';
import type { WordedProblem } from '../../../shared/model/problem.ts';
import { shownAddress, withoutSecrets } from '../../../shared/model/import/without-secrets.ts';
import type { Output } from './output.ts';

/** 1234567 → "1,234,567". */
export function formatCount(n: number): string {
  // The first number by toLocaleString would take as long as many a command: it loads the tables of all languages.
  return String(Math.round(n)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A count with its noun: "1 URL", "2,000 URLs". */
export function formatNumberOf(n: number, one: string, many = `${one}s`): string {
  return `${formatCount(n)} ${n === 1 ? one : many}`;
}

/** Bytes with a binary unit and one decimal: "10.0 MiB". */
export function formatBytes(n: number): string {
  const units = ['KiB', 'MiB', 'GiB', 'TiB'];
  if (n < 1024) return formatNumberOf(n, 'byte');
  let value = n / 1024;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${value.toFixed(1)} ${units[unit] ?? ''}`;
}

/** Seconds as m:ss or h:mm:ss. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Where standard input is kept while it is read, which users know as such. */
export const STDIN_KIND = 'stdin';
const STDIN_FOLDER = `mapwright-tmp-${STDIN_KIND}-`;
export const STDIN_FILE = 'standard-input';

/** A path as short as it can be from here: relative where it lies below the current folder. */
export function shortPath(given: string): string {
  if (isStdin(given)) return 'standard input';
  const path = shownAddress(given);
  const short = relative(process.cwd(), path);
  return short === '' || short.startsWith('..') || isAbsolute(short) || !isAbsolute(path) ? path : short;
}

/** What a user named, as it was named, but for a password. */
export function givenName(path: string): string {
  return isStdin(path) ? 'standard input' : shownAddress(path);
}

/** A message with the paths in it as short as shortPath makes them, and no password. */
export function shortPathsIn(message: string): string {
  const here = process.cwd();
  const shown = withoutSecrets(message);
  const short = here === sep ? shown : shown.replaceAll(here + sep, '');
  return short.includes(STDIN_FOLDER)
    ? short.replaceAll(/"?([^"\s]+)"?/g, (whole, word: string) => standardInputIn(word) ?? whole)
    : short;
}

/** What stands for a path of standard input, with what follows it in the word; null for another word. */
function standardInputIn(word: string): string | null {
  const end = word.indexOf(STDIN_FILE) + STDIN_FILE.length;
  return isStdin(word.slice(0, end)) ? `standard input${word.slice(end)}` : null;
}

function isStdin(path: string): boolean {
  return basename(path) === STDIN_FILE && basename(dirname(path)).startsWith(STDIN_FOLDER);
}

/** One finding as a compiler would print it, so that editors and CI can jump to it: file:line: severity: … [code]. */
export function formatProblem(problem: WordedProblem): string {
  const { file, line, severity, message, code, count } = problem;
  const name = file === undefined ? '' : `${shortPath(file)}:`;
  const place = name === '' || line === undefined ? name : `${name}${line}:`;
  const repeats = count !== undefined && count > 1 ? ` (${formatCount(count)} times)` : '';
  return oneLine(
    `${place === '' ? '' : `${place} `}${severity}: ${shortPathsIn(message)}${repeats} [${code}]`,
  );
}

/** Text on one line, for people: nothing in it disturbs a terminal, hides, or makes it look like another text. */
export function oneLine(text: string): string {
  return markHidden(exactLine(text));
}

/** Text without line breaks or control characters, else to the letter: for programs that read lines. */
function exactLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}

/** For values that programs may read back: to the letter, but where people see them. */
export function valueLine({ isTerminal }: Pick<Output, 'isTerminal'>): (text: string) => string {
  return isTerminal ? oneLine : exactLine;
}

/** Texts in columns: on one line, with tabs between them. */
export function columns(...texts: readonly string[]): string {
  return texts.map(oneLine).join('\t');
}
