// The rows of a project as an export reads them: through the engine's own connection, or in a thread through one to a
// frozen file. It changes nothing.
import type { RowBatch } from '../../rows/entry-batch.ts';
import type { IdRange } from '../../rows/id-ranges.ts';
import type { Database, SqlRow } from '../file/database.ts';
import { readIncludedRange, readIncludedRows } from '../rows/read-rows.ts';
import { allParts, askPart, partsOf, type RowPart } from '../rows/row-parts.ts';
import type { TablePages } from '../rows/table-pages.ts';

export class ExportReader {
  /** The pages that the rows stand in, where these can be read as they are. */
  readonly pages: TablePages | null;
  readonly #db: Database;

  constructor(db: Database, pages: TablePages | null = null) {
    this.#db = db;
    this.pages = pages;
  }

  /** Included rows among these ascending ids, in order, at most 1,000 a batch; where a section is given, only its rows. */
  rowsIn(ids: Uint32Array, section: number | null = null): Generator<RowBatch> {
    return readIncludedRows(this.#db, ids, section);
  }

  /** Included rows of an id range and a section, in order, at most 1,000 a batch. */
  rowsBetween({ first, last }: IdRange, section: number): Generator<RowBatch> {
    return readIncludedRange(this.#db, first, last, section);
  }

  /** All rows from an id on, in parts of some hundred ids. */
  allParts(from: number): Generator<RowPart> {
    return allParts(this.#db, from);
  }

  /** The rows with these ascending ids, in such parts; where a section is given, only its rows. */
  partsOf(ids: Uint32Array, section: number | null): Generator<RowPart> {
    return partsOf(ids, section);
  }

  /** The included rows of a part, in order. */
  rowsOf({ first, last, ids, section }: RowPart): Generator<RowBatch> {
    if (ids) return readIncludedRows(this.#db, ids, section);
    return readIncludedRange(this.#db, first, last, section);
  }

  /** What a query says about the included rows of a part; see askPart. */
  ask(...[part, query]: AskArguments): SqlRow[] {
    return askPart(this.#db, part, query);
  }
}

type AskArguments = Parameters<typeof askPart> extends [unknown, ...infer R] ? R : never;
