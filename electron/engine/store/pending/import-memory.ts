// What imports remember of their sources, and the changes to rows that wait for the user's word. It changes no row.
import type { SourceFormat, SourceOrigin } from '../../../../shared/model/project.ts';
import { ComparableRows, readComparable, type ComparableBatch } from '../compared/comparable-rows.ts';
import type { Database } from '../file/database.ts';
import { ReviewTable } from './review-table.ts';
import {
  addSource,
  addSourceVersion,
  finishSource,
  readOrigins,
  setSourceOrigin,
  type SourceFacts,
  type SourceVersion,
} from '../sources.ts';

export class ImportMemory {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** How to tell whether sources have changed, by their ids. */
  origins(): Map<number, SourceOrigin> {
    return readOrigins(this.#db);
  }

  /** Notes how to tell whether a source has changed, where nothing else about it is new. Not a step of undo. */
  setOrigin(source: number, origin: SourceOrigin): void {
    setSourceOrigin(this.#db, source, origin);
  }

  /** Notes, as a part of a change, what a later import found in a source. */
  addVersion(change: number, version: SourceVersion): void {
    addSourceVersion(this.#db, change, version);
  }

  /** Adds a source as a part of a change and returns its id. */
  addSource(
    location: string,
    format: SourceFormat | null,
    change: number,
    parent: number | null = null,
  ): number {
    return addSource(this.#db, location, format, change, parent);
  }

  finishSource(source: number, facts: SourceFacts & { readonly entries: number }): void {
    finishSource(this.#db, source, facts);
  }

  /** An empty table of changes that wait; the one before it is dropped. */
  newReview(): ReviewTable {
    return new ReviewTable(this.#db);
  }

  /** The rows of these sources (null = of all), with what comparing them needs. */
  rowsToCompare(sources: readonly number[] | null): ComparableRows {
    return new ComparableRows(this.#db, sources);
  }

  /** The values of these rows, without those that are gone; meant for some thousands. */
  comparable(ids: readonly number[]): ComparableBatch {
    return readComparable(this.#db, ids);
  }
}
