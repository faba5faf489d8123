// Notes which rows changed since an export, in blocks of neighbouring rows, so that the next one need not read them all.
// A block may hold rows that did not change: whoever asks has to look.
import type { IdRange } from '../../rows/id-ranges.ts';
import type { Database } from '../file/database.ts';
import type { RowWrite } from '../rows/row-write.ts';
import { readMeta, writeMeta } from '../file/settings.ts';

/** Rows of a block: so many that a change of a million rows notes no more than 16,000. */
const BLOCK_ROWS = 64;

const GENERATION = 'exportGeneration';

/** To be called in the transaction that writes the rows; null = nobody knows which. Next to nothing before the first export. */
export function touchRows(db: Database, write: RowWrite | null): void {
  if (!wasExported(db)) return;
  const generation = currentGeneration(db);
  if (write?.ids) {
    const blocks = `[${blocksOf(write.ids).join()}]`;
    db.run(`${TOUCH} SELECT value, ? FROM json_each(?) WHERE true ${AGAIN}`, generation, blocks);
    return;
  }
  const { first, last } = write ?? { first: 0, last: db.number('SELECT max(id) FROM url') };
  db.run(
    `WITH RECURSIVE some(block) AS (VALUES (?1) UNION ALL SELECT block + 1 FROM some WHERE block < ?2)
     ${TOUCH} SELECT block, ?3 FROM some WHERE true ${AGAIN}`,
    blockOf(first),
    blockOf(last),
    generation,
  );
}

const TOUCH = 'INSERT INTO touched(block, generation)';
const AGAIN = 'ON CONFLICT(block) DO UPDATE SET generation = excluded.generation';

/** Each once, as ids ascend. */
function blocksOf(ids: Iterable<number>): number[] {
  const blocks: number[] = [];
  for (const id of ids) if (blockOf(id) !== blocks.at(-1)) blocks.push(blockOf(id));
  return blocks;
}

/** Ends a generation and returns its number: what changes from now on is newer than that. */
export function endGeneration(db: Database): number {
  const generation = currentGeneration(db);
  writeMeta(db, GENERATION, generation + 1);
  return generation;
}

/** The rows that may have changed after the generation, ascending; neighbours as one range. */
export function touchedSince(db: Database, generation: number): IdRange[] {
  const ranges: { first: number; last: number }[] = [];
  for (const [block] of db.all('SELECT block FROM touched WHERE generation > ? ORDER BY block', generation)) {
    const first = Number(block) * BLOCK_ROWS;
    const last = first + BLOCK_ROWS - 1;
    const before = ranges.at(-1);
    if (before?.last === first - 1) before.last = last;
    else ranges.push({ first, last });
  }
  return ranges;
}

/** Forgets what is older than every export set. */
export function forgetTouched(db: Database): void {
  db.run(`DELETE FROM touched WHERE generation <= (SELECT min(generation) FROM (${SETS}))`);
}

/** Those in folders, and those that may be there by now. */
const SETS = 'SELECT generation FROM export_set UNION ALL SELECT generation FROM coming_set';

function wasExported(db: Database): boolean {
  return db.get(`${SETS} LIMIT 1`) !== undefined;
}

function currentGeneration(db: Database): number {
  return Number(readMeta(db, GENERATION) ?? 1);
}

function blockOf(id: number): number {
  return Math.floor(id / BLOCK_ROWS);
}
