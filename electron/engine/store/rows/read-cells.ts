// Reads some columns of many rows, in batches by ascending id. It changes nothing and sees no deleted rows.
import { BATCH_ROWS } from '../../../../shared/model/entry-batch.ts';
import type { Database, SqlValue } from '../file/database.ts';
import type { Cell } from './pack-values.ts';

interface SqlPart {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** The columns that can be read; nothing else gets into the SQL. */
export type CellColumn =
  'loc' | 'lastmod' | 'changefreq' | 'priority' | 'source' | 'hash' | 'ext' | 'section' | 'issues';

/** Only rows whose column has this text in it; without matchCase it must be ASCII. */
export interface Contains {
  readonly column: 'loc' | 'lastmod' | 'changefreq' | 'priority';
  readonly text: string;
  readonly matchCase: boolean;
}

export interface CellBatch {
  /** The id, then the columns in the order asked for. */
  readonly rows: readonly (readonly [number, ...Cell[]])[];
  /** Rows looked at for this batch. */
  readonly looked: number;
  /** The same rows where nothing but the loc was asked for. */
  readonly locs?: LocTexts;
}

interface LocTexts {
  readonly idAt: (place: number) => number;
  readonly texts: readonly string[];
}

/** Where only few rows are wanted, more are looked at in one go. */
const SEARCHED_ROWS = 4 * BATCH_ROWS;

/** Longest text for LIKE: SQLite takes patterns of at most 50,000 bytes. Source: sqlite.org/limits.html. */
const LIKE_LENGTH = 20_000;

/** Cells of the rows with these ascending ids, or of all rows where they are null. */
export function* readCells(
  db: Database,
  ids: Uint32Array | null,
  columns: readonly CellColumn[],
  contains: Contains | null,
): Generator<CellBatch> {
  if (ids) {
    yield* readSome(db, ids, selection(columns), contains ? containsSql(contains) : null);
    return;
  }
  const step = isSearched(contains) ? SEARCHED_ROWS : BATCH_ROWS;
  const end = Math.min(db.number('SELECT max(id) FROM url') + 1, db.firstHiddenId);
  for (let from = 1; from < end; from += step) {
    yield readCellsBetween(db, from, Math.min(from + step, end), columns, contains);
  }
}

/** Cells of the rows with ids from one up to before another. */
function readCellsBetween(
  db: Database,
  from: number,
  to: number,
  columns: readonly CellColumn[],
  contains: Contains | null,
): CellBatch {
  const where = contains ? containsSql(contains) : null;
  if (!where && columns.length === 1 && columns[0] === 'loc') {
    const texts = readLocs(db, from, to);
    if (texts) return new LocBatch((place) => from + place, texts, to - from);
  }
  // What is searched for comes first, as SQLite looks in this order: it reads no further in most rows.
  const sql = `SELECT ${selection(columns)} FROM url WHERE id >= ? AND id < ?${where?.sql ?? ''} AND deleted = 0 ORDER BY id`;
  return { rows: toRows(db.all(sql, from, to, ...(where?.values ?? []))), looked: to - from };
}

/** Without an index rows come in the order of their ids. */
const BETWEEN = 'FROM url NOT INDEXED WHERE id >= ? AND id < ? AND deleted = 0';
const LOCS = `SELECT count(*), group_concat(loc, char(10)) ${BETWEEN}`;

/** Locs alone, joined by SQLite, in half the time; null where rows are missing or a loc has line breaks. */
function readLocs(db: Database, from: number, to: number): string[] | null {
  const [count, joined] = db.get(LOCS, from, to) ?? [];
  return count === to - from ? splitLocs(count, joined) : null;
}

function splitLocs(count: number, joined: unknown): string[] | null {
  if (typeof joined !== 'string') return count === 0 ? [] : null;
  const texts = joined.split('\n');
  return texts.length === count ? texts : null;
}

/** Rows with their locs: who looks at these alone spares a list for each row. */
class LocBatch implements CellBatch {
  readonly locs: LocTexts;
  readonly looked: number;

  constructor(idAt: LocTexts['idAt'], texts: readonly string[], looked: number) {
    this.locs = { idAt, texts };
    this.looked = looked;
  }

  get rows(): CellBatch['rows'] {
    const { idAt, texts } = this.locs;
    return texts.map((loc, i) => [idAt(i), loc]);
  }
}

/** True where a search for the text spares reading rows. */
function isSearched(contains: Contains | null): boolean {
  return contains !== null && containsSql(contains) !== null;
}

function selection(columns: readonly CellColumn[]): string {
  return ['url.id', ...columns].join(', ');
}

function* readSome(
  db: Database,
  ids: Uint32Array,
  selected: string,
  where: SqlPart | null,
): Generator<CellBatch> {
  const rest = where?.sql ?? '';
  const values = where?.values ?? [];
  const dense = `SELECT ${selected} FROM url WHERE id BETWEEN ? AND ? AND deleted = 0${rest} ORDER BY id`;
  const sparse = `SELECT ${selected} FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value
     WHERE deleted = 0${rest} ORDER BY url.id`;
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const part = ids.subarray(start, start + BATCH_ROWS);
    const first = part[0] ?? 0;
    const last = part.at(-1) ?? 0;
    // A dense set is read as a range; the few rows between are dropped again.
    const rows =
      last - first < part.length * 2
        ? keepOnly(toRows(db.all(dense, first, last, ...values)), part)
        : toRows(db.all(sparse, JSON.stringify(Array.from(part)), ...values));
    yield { rows, looked: part.length };
  }
}

function keepOnly(rows: CellBatch['rows'], ids: Uint32Array): CellBatch['rows'] {
  if (ids.length === (ids.at(-1) ?? 0) - (ids[0] ?? 0) + 1) return rows;
  let at = 0;
  return rows.filter(([id]) => {
    while (at < ids.length && (ids[at] ?? 0) < id) at++;
    return ids[at] === id;
  });
}

/** Texts only: numbers are stored in another form than the user reads, so a column of them is not searched. */
function containsSql({ column, text, matchCase }: Contains): SqlPart | null {
  if (column === 'changefreq' || column === 'priority') return null;
  if (text === '' || text.includes('\0') || text.length > LIKE_LENGTH) return null;
  if (matchCase) return { sql: ` AND instr(${column}, ?) > 0`, values: [text] };
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return { sql: String.raw` AND ${column} LIKE ? ESCAPE '\'`, values: [pattern] };
}

/** The column list above fixes the type of each place. */
function toRows(rows: readonly unknown[]): CellBatch['rows'] {
  return rows as CellBatch['rows'];
}
