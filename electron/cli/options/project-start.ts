// Whether a file is meant as a project: by its name, or by how it begins. It opens nothing but plain files, and of these the
// first bytes.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

/** How every SQLite database begins. Source: sqlite.org/fileformat.html. */
const PROJECT_START = 'SQLite format 3\0';

const PROJECT_NAME = /\.mapwright$/i;

/** True for what is named as a project, though it is none or is not there, and for a file that begins as one. */
export function isNamedAsProject(path: string): boolean {
  if (!existsSync(path)) return PROJECT_NAME.test(path);
  if (!statSync(path).isFile()) return false;
  return PROJECT_NAME.test(path) || startsAsProject(path);
}

/** True for a file that begins as an SQLite database does, whatever its name; false where there is none, or no right to read it. */
function startsAsProject(path: string): boolean {
  try {
    // To open a pipe waits for who writes to it.
    if (!statSync(path).isFile()) return false;
    const file = openSync(path, 'r');
    try {
      const head = Buffer.alloc(PROJECT_START.length);
      readSync(file, head, 0, head.length, 0);
      return head.toString('latin1') === PROJECT_START;
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
