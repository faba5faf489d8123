// What an export needs to know of earlier ones, and the rows that it has to look at because of them. It changes no row.
import type { RowBatch } from '../../../shared/model/entry-batch.ts';
import type { SeparateKind } from '../../../shared/model/set-options.ts';
import type { Database, SqlRow } from './database.ts';
import {
  readExportedSections,
  readExportSet,
  readLatestExportSet,
  writeExportSet,
  type ExportSet,
  type WrittenSet,
} from './export-sets.ts';
import { countByFlags, readIdsWith, readIncludedRange, readIncludedRows } from './read-rows.ts';
import { allParts, askPart, partsOf, type RowPart } from './row-parts.ts';
import { touchedSince, touchRows, type IdRange } from './touched-blocks.ts';

const KIND_COLUMNS = { image: 'images', video: 'videos', news: 'news' } as const;

export class ExportMemory {
  readonly #db: Database;
  #places: { readonly names: readonly string[]; readonly at: Uint32Array } | null = null;

  constructor(db: Database) {
    this.#db = db;
    db.onRowWrite((write) => {
      touchRows(db, write);
    });
  }

  /** The set that an export wrote to the folder, else the one that was written last, elsewhere; null before the first. */
  set(out: string): ExportSet | null {
    return readExportSet(this.#db, out) ?? readLatestExportSet(this.#db);
  }

  /** The sections that the last export wrote files for; 0 = rows in none. */
  sections(): number[] {
    return readExportedSections(this.#db);
  }

  /** The name of the file that the last export wrote the row to, or null. Memory: 4 bytes a row, from the first call on. */
  fileOf(id: number): string | null {
    this.#places ??= placesOf(readLatestExportSet(this.#db));
    return this.#places.names[(this.#places.at[id] ?? 0) - 1] ?? null;
  }

  /** Keeps which rows an export put in which file. Not a step of undo. */
  remember(set: WrittenSet): void {
    this.#places = null;
    writeExportSet(this.#db, set);
  }

  /** Where rows may have changed since the set with this generation was written. */
  touchedSince(generation: number): IdRange[] {
    return touchedSince(this.#db, generation);
  }

  /** Included rows among these ascending ids, in order, at most 1,000 a batch; where a section is given, only its rows. */
  rowsIn(ids: Uint32Array, section: number | null = null): Generator<RowBatch> {
    return readIncludedRows(this.#db, ids, section);
  }

  /** Included rows of an id range and a section, in order, at most 1,000 a batch. */
  rowsBetween({ first, last }: IdRange, section: number): Generator<RowBatch> {
    return readIncludedRange(this.#db, first, last, section);
  }

  /** The included rows that have images, videos or news, ascending. Memory: 4 bytes a row. */
  idsWith(kind: SeparateKind): Uint32Array {
    return readIdsWith(this.#db, KIND_COLUMNS[kind]);
  }

  /**
   * Runs work that reads all rows once, without mapping the project file into memory: what is read stays in the
   * system's memory anyway, and the process would seem to need as much as the file is long.
   */
  async withoutMapping<T>(work: () => Promise<T>): Promise<T> {
    const mapped = this.#db.number('PRAGMA mmap_size');
    this.#db.exec('PRAGMA mmap_size=0');
    try {
      return await work();
    } finally {
      this.#db.exec(`PRAGMA mmap_size=${String(mapped)}`);
    }
  }

  /** When the rows last changed, in milliseconds since 1970; 0 for a project without a change. */
  lastChangeAt(): number {
    return this.#db.number('SELECT max(at) FROM change');
  }

  /** All rows, in parts of at most 1,000 ids, and of no more than `room` says before each. */
  allParts(room?: () => number): Generator<RowPart> {
    return allParts(this.#db, room);
  }

  /** The rows with these ascending ids, in such parts; where a section is given, only its rows. */
  partsOf(ids: Uint32Array, section: number | null, room?: () => number): Generator<RowPart> {
    return partsOf(ids, section, room);
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

  /** How many included rows have each combination of these flags; rows with none of them are not counted. */
  countsByFlags(mask: number): { flags: number; rows: number }[] {
    return countByFlags(this.#db, mask);
  }
}

/** The names of a set's files, and for each row id the place of its file among them, from 1. */
function placesOf(set: ExportSet | null): { names: string[]; at: Uint32Array } {
  const files = (set?.files ?? []).filter(({ kind, name }) => kind === 'url' && name !== '');
  const highest = files.reduce((top, { ids }) => Math.max(top, ids.at(-1) ?? 0), 0);
  const at = new Uint32Array(highest + 1);
  files.forEach(({ ids }, i) => {
    for (const id of ids) at[id] = i + 1;
  });
  return { names: files.map(({ name }) => name), at };
}

type AskArguments = Parameters<typeof askPart> extends [unknown, ...infer R] ? R : never;
