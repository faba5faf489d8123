// What imports remember of their sources, and the changes to rows that wait for the user's word. It changes no row.
import type { SourceFormat, SourceOrigin } from '../../../../shared/model/project.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { Database } from '../file/database.ts';
import {
  addSource,
  addSourceProblem,
  addSourceVersion,
  finishSource,
  readOrigins,
  readProblemCodes,
  setSourceOrigin,
  type SourceFacts,
  type SourceVersion,
} from '../source-table.ts';
import { readStored, type StoredRow } from './rows-as-stored.ts';

export class ImportMemory {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** How to tell whether sources have changed, by their ids. */
  origins(): Map<number, SourceOrigin> {
    return readOrigins(this.#db);
  }

  /** The codes of the kept problems, by the ids of the sources that have any. */
  problemCodes(): Map<number, ReadonlySet<string>> {
    return readProblemCodes(this.#db);
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

  /** Notes one more problem of a source whose end was noted. */
  addProblem(source: number, problem: Problem): void {
    addSourceProblem(this.#db, source, problem);
  }

  /** The values of these rows, without those that are gone; meant for some thousands. */
  rows(ids: readonly number[]): StoredRow[] {
    return readStored(this.#db, ids);
  }
}
