// Reads what a user typed as a side of a comparison. It opens nothing but the first bytes of a file.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import type { CompareSide } from '../../shared/model/comparison.ts';
import { resolve } from 'node:path';

/** How every SQLite database begins. Source: sqlite.org/fileformat.html. */
const PROJECT_START = 'SQLite format 3\0';

const PROJECT_NAME = /\.mapwright$/i;

/** A project, "project@checkpoint", or a file, folder, pattern or address. */
export function readSide(text: string): CompareSide {
  if (/^\s*https?:\/\//i.test(text)) return { kind: 'set', location: text.trim() };
  if (isProject(text)) return { kind: 'projectFile', path: resolve(text) };
  const at = text.lastIndexOf('@');
  if (at > 0 && !existsSync(text) && isProject(text.slice(0, at))) {
    return { kind: 'projectFile', path: resolve(text.slice(0, at)), state: text.slice(at + 1) };
  }
  return { kind: 'set', location: text };
}

function isProject(path: string): boolean {
  if (!existsSync(path)) return PROJECT_NAME.test(path);
  if (!statSync(path).isFile()) return false;
  if (PROJECT_NAME.test(path)) return true;
  try {
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
