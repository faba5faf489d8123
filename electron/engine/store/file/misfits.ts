// Values that no Mapwright writes: a text where a number belongs, a number beyond those of JavaScript, a tree of changes
// with a ring in it. Whoever reads a project relies on there being none. It reads, and mends nothing.
import type { Database } from './database.ts';

/** Whole numbers up to here are exact. */
const SAFE = String(Number.MAX_SAFE_INTEGER);

/** Far beyond all rows that a project can have had: ids are looked through by ranges, which takes a second for 2 ** 26. */
const MOST_ID = 2 ** 30;
const MOST_WITH_FEW_ROWS = 2 ** 27;

/** The greatest id that a project with so many rows can have, as SQL. */
export function mostId(rows: string): string {
  return `min(${String(MOST_ID)}, ${String(MOST_WITH_FEW_ROWS)} + 64 * ${rows})`;
}

/** How a value of each declared type is wrong. No number stands above a text or a blob. Source: sqlite.org/datatype3.html. */
const WRONG: Readonly<Record<string, (column: string) => string>> = {
  INTEGER: (column) => `${column} NOT BETWEEN -${SAFE} AND ${SAFE} OR typeof(${column}) = 'real'`,
  TEXT: (column) => `typeof(${column}) NOT IN ('text', 'null')`,
  BLOB: (column) => `typeof(${column}) NOT IN ('blob', 'null')`,
};

/** Has texts of older projects, and blobs of newer ones. */
const OF_TWO_TYPES: ReadonlySet<string> = new Set(['export_file.blocks']);

/** A pair is asked for by its hash, and whether the row has it: nothing else is read of this table, which is long. */
const NOT_READ: ReadonlySet<string> = new Set(['loc_hash']);

/** JSON of another kind than it has to be, as SQL; lists are of objects. */
const notJson = (column: string, kind: 'array' | 'object'): string => {
  const isOther = `json_type(${column}) <> '${kind}'`;
  const hasOther = `EXISTS (SELECT 1 FROM json_each(${column}) AS part WHERE part.type <> 'object')`;
  const isWrong = kind === 'array' ? `${isOther} OR ${hasOther}` : isOther;
  return `CASE WHEN json_valid(${column}) THEN ${isWrong} ELSE ${column} IS NOT NULL END`;
};

const NO_PROBLEMS = notJson('problems', 'array');
const NO_ORIGIN = notJson('origin', 'object');
const NO_SECTIONS = notJson('sections', 'array');

/** Of a column that has numbers and texts. */
const noValue = (column: string): string =>
  `typeof(${column}) = 'blob' OR (typeof(${column}) = 'integer' AND ${column} NOT BETWEEN -${SAFE} AND ${SAFE})`;

/** What else is wrong, by table. `needs`: the column that such a version has. */
const RULES: Readonly<Record<string, readonly { readonly wrong: string; readonly needs: string }[]>> = {
  url: [
    {
      wrong: `id NOT BETWEEN 1 AND ${mostId('(SELECT count(*) FROM url)')} OR included NOT IN (0, 1) OR deleted NOT IN (0, 1)`,
      needs: 'id',
    },
    { wrong: `${noValue('changefreq')} OR ${noValue('priority')}`, needs: 'priority' },
  ],
  meta: [{ wrong: 'NOT json_valid(value)', needs: 'value' }],
  source: [
    { wrong: NO_PROBLEMS, needs: 'problems' },
    { wrong: NO_ORIGIN, needs: 'origin' },
  ],
  source_version: [{ wrong: `${NO_PROBLEMS} OR ${NO_ORIGIN}`, needs: 'origin' }],
  section_list: [{ wrong: NO_SECTIONS, needs: 'sections' }],
  // A step leads to one that was before it, so that each way has an end.
  change: [
    { wrong: notJson('what', 'object'), needs: 'what' },
    { wrong: 'parent NOT BETWEEN 0 AND id - 1', needs: 'parent' },
  ],
  placed: [{ wrong: 'last < first OR after NOT BETWEEN 0 AND first - 1', needs: 'after' }],
};

/** The first table with such a value, or null. It reads all rows: some 0.3 seconds a million. */
export function findMisfit(db: Database): string | null {
  const tables = db.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  for (const [name] of tables) {
    const table = String(name);
    const found = db.get(
      NOT_READ.has(table) ? `SELECT 1 FROM ${table} WHERE hash = 0 AND id = 0` : misfitOf(db, table),
    );
    if (found) return table;
  }
  return null;
}

/** Throws where the first page of an index is none of an index: SQLite's own check tells that of tables alone. */
export function readIndexes(db: Database): void {
  for (const [name, table, sql] of db.all(
    "SELECT name, tbl_name, sql FROM sqlite_master WHERE type = 'index'",
  )) {
    const where = String(sql ?? '').split(' WHERE ')[1] ?? '1';
    db.get(`SELECT 1 FROM "${String(table)}" INDEXED BY "${String(name)}" WHERE ${where} LIMIT 1`);
  }
}

function misfitOf(db: Database, table: string): string {
  const columns = db.all('SELECT name, type FROM pragma_table_info(?)', table).map((row) => row.map(String));
  const names = new Set(columns.map(([name]) => name));
  const wrong = columns.flatMap(([name = '', type = '']) =>
    OF_TWO_TYPES.has(`${table}.${name}`) ? [] : (WRONG[type]?.(`"${name}"`) ?? []),
  );
  for (const rule of RULES[table] ?? []) if (names.has(rule.needs)) wrong.push(rule.wrong);
  return `SELECT 1 FROM "${table}" WHERE ${wrong.length === 0 ? '0' : wrong.join(' OR ')} LIMIT 1`;
}

/** Has no such value remain in a file that was filled with what could be read of another. */
export function mendMisfits(db: Database): void {
  db.exec(
    `UPDATE url SET included = 1 WHERE included NOT IN (0, 1);
     DELETE FROM meta WHERE NOT json_valid(value);
     UPDATE source SET problems = '[]' WHERE ${NO_PROBLEMS};
     UPDATE source SET origin = '{}' WHERE ${NO_ORIGIN};
     DELETE FROM section_list WHERE ${NO_SECTIONS};
     DELETE FROM placed WHERE last < first OR after NOT BETWEEN 0 AND first - 1`,
  );
}
