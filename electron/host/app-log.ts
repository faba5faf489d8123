// The log in the app's own folder: when it started, what went wrong, how the engine ended. Nothing of it is ever sent, and
// the addresses of the user's pages are not in it, but where MAPWRIGHT_LOG is "debug".
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutSecrets } from '../../shared/model/import/without-secrets.ts';
import { withoutPaths } from './without-paths.ts';

/** Bytes of one file; then the next is begun. */
const MAX_BYTES = 500_000;
/** Files before it that are kept. */
const OLDER = 2;

/** The file that is written to; `age` = how many were begun since. */
export function logFile(home: string, age = 0): string {
  return join(home, 'logs', age === 0 ? 'mapwright.log' : `mapwright.${String(age)}.log`);
}

/**
 * Adds an entry, with its time and without passwords and pages, and returns the path of the file. A folder that can't be
 * written is no second error.
 */
export function logReport(home: string, text: string, now: Date): string {
  const path = logFile(home);
  try {
    mkdirSync(dirname(path), { recursive: true });
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) rotate(home);
    const shown = process.env['MAPWRIGHT_LOG'] === 'debug' ? text : withoutPages(text);
    appendFileSync(path, `${now.toISOString()} ${withoutSecrets(shown)}\n\n`);
  } catch {
    // The window has told it.
  }
  return path;
}

/** All that is kept, by the names of the files, fit to be given away: no passwords, no pages, no paths of the user's. */
export function redactedLogs(home: string): ReadonlyMap<string, string> {
  const folder = dirname(logFile(home));
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.log'));
  return new Map(names.map((name) => [name, redacted(readFileSync(join(folder, name), 'utf8'))]));
}

function rotate(home: string): void {
  for (let age = OLDER; age > 0; age--) {
    const younger = logFile(home, age - 1);
    if (existsSync(younger)) renameSync(younger, logFile(home, age));
  }
}

function redacted(text: string): string {
  return withoutPaths(withoutSecrets(withoutPages(text)));
}

/** Addresses of the web, but for those of the window itself, which say where in the code something happened. */
function withoutPages(text: string): string {
  return text.replaceAll(/https?:\/\/(?!127\.0\.0\.1[:/]|localhost[:/])[^\s"'<>]*/gi, 'https://…');
}
