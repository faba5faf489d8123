// Runs a filter: conditions become the ascending ids of the rows that meet them. It sorts nothing.
import { cellText } from '../cell-text.ts';
import type { Filter, RowTest, SourceList, TestedColumn } from './filter-part.ts';
import { concatIds } from '../id-lists.ts';
import type { Pace } from '../pace.ts';
import { parseIds } from '../parse-ids.ts';
import { partsOf, type RowScope } from '../row-scope.ts';
import { endsWithin, tooSlow } from './run-limited.ts';
import type { SqlPart, SqlValue, ViewDatabase } from '../view-database.ts';

/** Ids in one read: some milliseconds. */
const PART_ROWS = 32_768;
const TESTED_ROWS = 2_048;
/** Where a regular expression takes long on many rows, it gets another chance on few. */
const TESTED_AGAIN = 32;
/** What takes longer could not be cancelled in good time. */
const LIMIT_MS = 150;

/** A filter on rows, and what it is run with. */
interface FilterScan {
  readonly db: ViewDatabase;
  readonly filter: Filter;
  readonly scope: RowScope;
  readonly sources: SourceList;
  readonly pace: Pace;
}

/** The ids, ascending, of the rows of the scope that meet the filter. Memory: the ids and a part of the rows. */
export async function filterIds({ db, filter, scope, sources, pace }: FilterScan): Promise<Uint32Array> {
  const tester = filter.tests.length > 0 ? new RowTester(db, filter, sources) : null;
  const found: Uint32Array[] = [];
  for (const { from, rows } of partsOf(scope, tester ? TESTED_ROWS : PART_ROWS)) {
    found.push(tester ? await tester.accepted(from.sql, from.values, pace) : readIds(db, from, filter));
    if (pace.spent(rows)) await pace.pause();
  }
  return concatIds(found);
}

function readIds(db: ViewDatabase, from: SqlPart, { where }: Filter): Uint32Array {
  const [count, digits] =
    db.get(
      `SELECT count(*), CAST(group_concat(url.id) AS BLOB) ${from.sql} AND ${where.sql}`,
      ...from.values,
      ...where.values,
    ) ?? [];
  return parseIds(digits instanceof Uint8Array ? digits : null, Number(count));
}

/** Judges rows by the tests of a filter, after its SQL. */
class RowTester {
  readonly #db: ViewDatabase;
  readonly #filter: Filter;
  readonly #sources: SourceList;
  readonly #columns: readonly TestedColumn[];
  /** For each test, the places of its columns in a row. */
  readonly #places: readonly (readonly number[])[];
  readonly #regexes: readonly string[];

  constructor(db: ViewDatabase, filter: Filter, sources: SourceList) {
    this.#db = db;
    this.#filter = filter;
    this.#sources = sources;
    this.#columns = [...new Set(filter.tests.flatMap(({ columns }) => columns))];
    this.#places = filter.tests.map(({ columns }) =>
      columns.map((column) => this.#columns.indexOf(column) + 1),
    );
    this.#regexes = filter.tests.flatMap(({ regex }) => (regex === null ? [] : [regex]));
  }

  async accepted(from: string, values: readonly SqlValue[], pace: Pace): Promise<Uint32Array> {
    const { where } = this.#filter;
    const rows = this.#db.all(
      `SELECT url.id, ${this.#columns.join(', ')} ${from} AND ${where.sql}`,
      ...values,
      ...where.values,
    );
    const ids: number[] = [];
    if (this.#regexes.length === 0) this.#test(rows, ids);
    else await this.#testLimited(rows, ids, pace);
    return Uint32Array.from(ids);
  }

  async #testLimited(
    rows: readonly (readonly SqlValue[])[],
    ids: number[],
    pace: Pace,
    size = TESTED_ROWS,
  ): Promise<void> {
    for (let at = 0; at < rows.length; at += size) {
      const some = rows.slice(at, at + size);
      const before = ids.length;
      if (
        endsWithin(LIMIT_MS, () => {
          this.#test(some, ids);
        })
      )
        continue;
      ids.length = before;
      await pace.pause();
      if (size > TESTED_AGAIN) await this.#testLimited(some, ids, pace, TESTED_AGAIN);
      else throw tooSlow(this.#regexes);
    }
  }

  #test(rows: readonly (readonly SqlValue[])[], ids: number[]): void {
    const { tests } = this.#filter;
    for (const row of rows) {
      let met = true;
      for (let i = 0; met && i < tests.length; i++) met = this.#meets(tests[i], this.#places[i] ?? [], row);
      if (met) ids.push(Number(row[0]));
    }
  }

  #meets(test: RowTest | undefined, places: readonly number[], row: readonly SqlValue[]): boolean {
    if (!test) return true;
    const [first = 0] = places;
    if (places.length === 1) return test.accepts(this.#text(first, row));
    return test.accepts(...places.map((place) => this.#text(place, row)));
  }

  #text(place: number, row: readonly SqlValue[]): string | null {
    const column = this.#columns[place - 1] ?? 'loc';
    const value = row[place] ?? null;
    return column === 'source' ? (this.#sources.get(Number(value)) ?? null) : cellText(column, value);
  }
}
