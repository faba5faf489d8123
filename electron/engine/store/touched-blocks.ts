// Notes which rows changed since an export, in blocks of neighbouring rows, so that the next one need not read them all.
// A block may hold rows that did not change: whoever asks has to look.
import type { Database } from './database.ts';
import type { RowWrite } from './row-write.ts';
import { readMeta, writeMeta } from './settings.ts';

/** Rows of a block: few enough to tell two files apart, many enough that a change of a million rows notes 4,000 blocks. */
const BLOCK_ROWS = 256;

const GENERATION = 'exportGeneration';

/** Neighbouring ids, both ends included. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

/** To be called in the transaction that writes the rows; null = nobody knows which. Next to nothing before the first export. */
export function touchRows(db: Database, write: RowWrite | null): void {
  if (!wasExported(db)) return;
  const generation = currentGeneration(db);
  if (write?.ids) {
    let last = -1;
    for (const id of write.ids) {
      const block = blockOf(id);
      if (block !== last) touchBlock(db, block, generation);
      last = block;
    }
    return;
  }
  const { first, last } = write ?? { first: 0, last: db.number('SELECT max(id) FROM url') };
  for (let block = blockOf(first); block <= blockOf(last); block++) touchBlock(db, block, generation);
}

/** Ends a generation and returns its number: what changes from now on is newer than that. */
export function endGeneration(db: Database): number {
  const generation = currentGeneration(db);
  writeMeta(db, GENERATION, generation + 1);
  return generation;
}

/** The rows that may have changed after the generation, ascending, neighbouring blocks as one range. */
export function touchedSince(db: Database, generation: number): IdRange[] {
  const ranges: { first: number; last: number }[] = [];
  for (const [value] of db.all('SELECT block FROM touched WHERE generation > ? ORDER BY block', generation)) {
    const first = Number(value) * BLOCK_ROWS;
    const last = first + BLOCK_ROWS - 1;
    const before = ranges.at(-1);
    if (before && before.last === first - 1) before.last = last;
    else ranges.push({ first, last });
  }
  return ranges;
}

/** Forgets what is older than every export set. */
export function forgetTouched(db: Database): void {
  db.run('DELETE FROM touched WHERE generation <= (SELECT min(generation) FROM export_set)');
}

function touchBlock(db: Database, block: number, generation: number): void {
  db.run('INSERT OR REPLACE INTO touched(block, generation) VALUES (?, ?)', block, generation);
}

function wasExported(db: Database): boolean {
  return db.get('SELECT 1 FROM export_set LIMIT 1') !== undefined;
}

function currentGeneration(db: Database): number {
  return Number(readMeta(db, GENERATION) ?? 1);
}

function blockOf(id: number): number {
  return Math.floor(id / BLOCK_ROWS);
}
