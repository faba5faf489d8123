// Finds the recovered copy that an earlier opening of a damaged project made, so that each opening does not make another.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { assertProjectFile } from './project-header.ts';
import { readMeta, writeMeta } from './settings.ts';

const KEY = 'recoveredFrom';

type NameWord = 'recovering' | 'recovered' | 'restoring' | 'replaced';

/** "shop.mapwright" → "shop (recovered).mapwright", "shop (recovered 2).mapwright", … */
function recoveredName(path: string, word: NameWord, n: number): string {
  const extension = extname(path);
  const number = n > 1 ? ` ${String(n)}` : '';
  return join(dirname(path), `${basename(path, extension)} (${word}${number})${extension}`);
}

/** The first of these names that nothing has. */
export function freeName(path: string, word: NameWord): string {
  for (let n = 1; ; n++) {
    const candidate = recoveredName(path, word, n);
    if (!existsSync(candidate)) return candidate;
  }
}

/** Notes in a copy which state of which file it holds; inside the transaction that fills it. */
export function markRecovered(copy: Database, original: string): void {
  writeMeta(copy, KEY, stateOf(original));
}

/** Opens the newest copy of the damaged file as it is now, or answers null; copies that can't be opened are passed by. */
export function findRecovered(original: string): Database | null {
  const candidates: string[] = [];
  for (let n = 1; existsSync(recoveredName(original, 'recovered', n)); n++) {
    candidates.unshift(recoveredName(original, 'recovered', n));
  }
  const wanted = stateOf(original);
  for (const path of candidates) {
    const db = attemptOpen(path);
    if (db && readMeta(db, KEY) === wanted) return db;
    db?.close();
  }
  return null;
}

function attemptOpen(path: string): Database | null {
  try {
    assertProjectFile(path);
    return openDatabase(path);
  } catch {
    return null;
  }
}

/** Name, sizes and times of the file and of the log beside it: another state has others. */
function stateOf(path: string): string {
  const files = ['', '-wal'].map((suffix) => {
    const found = statSync(path + suffix, { throwIfNoEntry: false });
    return found ? [found.size, found.mtimeMs] : null;
  });
  return JSON.stringify([basename(path), ...files]);
}
