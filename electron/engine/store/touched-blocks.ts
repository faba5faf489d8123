// Notes which rows changed since an export, in blocks of neighbouring rows, so that the next one need not read them all.
// A block may hold rows that did not change: whoever asks has to look.
import type { IdRange } from '../../../shared/model/id-ranges.ts';
import type { Database } from './database.ts';
import type { RowWrite } from './row-write.ts';
import { readMeta, writeMeta } from './settings.ts';

/** Rows of a block: so many that a change of a million rows notes no more than 16,000. */
const BLOCK_ROWS = 64;

/** Which of its rows changed, a bit for each few of them: a changed row makes no second block of a file new. */
const BITS = 16;
const ROWS_A_BIT = BLOCK_ROWS / BITS;
const ALL = 2 ** BITS - 1;

const GENERATION = 'exportGeneration';

/** To be called in the transaction that writes the rows; null = nobody knows which. Next to nothing before the first export. */
export function touchRows(db: Database, write: RowWrite | null): void {
  if (!wasExported(db)) return;
  const generation = currentGeneration(db);
  if (write?.ids) {
    const notes = `[${notesOf(write.ids).join()}]`;
    db.run(
      `${TOUCH} SELECT value >> ${String(BITS)}, value & ${String(ALL)}, ? FROM json_each(?) WHERE true ${AGAIN}`,
      generation,
      notes,
    );
    return;
  }
  const { first, last } = write ?? { first: 0, last: db.number('SELECT max(id) FROM url') };
  db.run(
    `WITH RECURSIVE some(block) AS (VALUES (?1) UNION ALL SELECT block + 1 FROM some WHERE block < ?2)
     ${TOUCH} SELECT block, iif(block = ?1, ?3, ${String(ALL)}) & iif(block = ?2, ?4, ${String(ALL)}), ?5
       FROM some WHERE true ${AGAIN}`,
    blockOf(first),
    blockOf(last),
    // From the first row on, and up to the last one.
    (ALL << bitOf(first)) & ALL,
    ALL >> (BITS - 1 - bitOf(last)),
    generation,
  );
}

const TOUCH = 'INSERT INTO touched(block, rows, generation)';
const AGAIN = `ON CONFLICT(block) DO UPDATE
  SET rows = rows | excluded.rows, generation = excluded.generation`;

/** Blocks with their bits behind them; mostly no block comes twice, as ids ascend. */
function notesOf(ids: Iterable<number>): number[] {
  const notes: number[] = [];
  let [current, bits] = [0, 0];
  for (const id of ids) {
    const block = blockOf(id);
    if (block !== current) {
      if (bits > 0) notes.push(current * 2 ** BITS + bits);
      [current, bits] = [block, 0];
    }
    bits |= 1 << bitOf(id);
  }
  if (bits > 0) notes.push(current * 2 ** BITS + bits);
  return notes;
}

/** Ends a generation and returns its number: what changes from now on is newer than that. */
export function endGeneration(db: Database): number {
  const generation = currentGeneration(db);
  writeMeta(db, GENERATION, generation + 1);
  return generation;
}

/** The rows that may have changed after the generation, ascending; those that are not far from each other as one range. */
export function touchedSince(db: Database, generation: number): IdRange[] {
  const ranges: { first: number; last: number }[] = [];
  const sql = 'SELECT block, rows FROM touched WHERE generation > ? ORDER BY block';
  for (const [block, rows] of db.all(sql, generation)) {
    for (let bits = Number(rows), bit = 0; bits > 0; bits >>= 1, bit++) {
      if ((bits & 1) === 0) continue;
      const first = Number(block) * BLOCK_ROWS + bit * ROWS_A_BIT;
      const last = first + ROWS_A_BIT - 1;
      const before = ranges.at(-1);
      if (before && first - before.last <= BLOCK_ROWS) before.last = last;
      else ranges.push({ first, last });
    }
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

function bitOf(id: number): number {
  return Math.floor((id % BLOCK_ROWS) / ROWS_A_BIT);
}
