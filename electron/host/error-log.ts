// The reports of uncaught errors and of an engine that ended, in one small file of the app's own folder. It knows nothing of what went wrong.
import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSecrets } from '../../shared/model/import/without-secrets.ts';

/** Bytes that the file has at most; then its older half goes. */
const MAX_BYTES = 200_000;

/**
 * Adds a report, with its time and without passwords, and returns the path of the file. A folder that can't be written is no
 * second error.
 */
export function logReport(home: string, text: string, now: Date): string {
  const path = join(home, 'errors.log');
  try {
    mkdirSync(home, { recursive: true });
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES)
      writeFileSync(path, readFileSync(path).subarray(-MAX_BYTES / 2));
    appendFileSync(path, `${now.toISOString()} ${withoutSecrets(text)}\n\n`);
  } catch {
    // The window has told it.
  }
  return path;
}
