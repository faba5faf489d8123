// What an export needs to know of earlier ones, and the rows that it has to look at because of them. It changes no row.
import type { ExportedFile } from './exported-file.ts';
import type { SeparateKind } from '../../../../shared/model/export/set-options.ts';
import type { IdRange } from '../../rows/id-ranges.ts';
import type { Database } from '../file/database.ts';
import { isKnownFile } from './export-files.ts';
import { ExportReader } from './export-reader.ts';
import {
  confirmComingSet,
  forgetComingSet,
  noteComingSet,
  noteFolder,
  readComingFolders,
  readComingSet,
  readExportedSections,
  readExportFolders,
  readExportSet,
  readExportTime,
  readLatestExportSet,
  writeExportSet,
  type ComingSet,
  type ExportSet,
  type WrittenSet,
} from './export-sets.ts';
import { countByFlags, readIdsWith } from '../rows/read-rows.ts';
import { touchedSince, touchRows } from './touched-blocks.ts';

const KIND_COLUMNS = { image: 'images', video: 'videos', news: 'news' } as const;

export class ExportMemory extends ExportReader {
  readonly #db: Database;
  #places: { readonly names: readonly string[]; readonly at: Uint32Array } | null = null;

  constructor(db: Database) {
    super(db);
    this.#db = db;
    db.onRowWrite((write) => {
      touchRows(db, write);
    });
  }

  /** The set that an export wrote to the folder, else the one that was written last, elsewhere; null before the first. */
  set(out: string): ExportSet | null {
    return readExportSet(this.#db, out) ?? readLatestExportSet(this.#db);
  }

  /** The folders that were exported to, the last one first. */
  folders(): string[] {
    return readExportFolders(this.#db);
  }

  /** When that set was written, in milliseconds since 1970; 0 before the first, and where that is not known. */
  writtenAt(out: string): number {
    return readExportTime(this.#db, out);
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

  /** Whether one of these files is known as one that the project wrote, or was about to write, to whatever folder. */
  wroteAny(files: readonly Pick<ExportedFile, 'name' | 'sha256'>[]): boolean {
    return files.some((file) => isKnownFile(this.#db, file));
  }

  /** Notes that an export to the folder begins, which may leave something over there. Not a step of undo. */
  noteFolder(out: string): void {
    noteFolder(this.#db, out);
  }

  /** Notes a set that its folder is about to get; nothing else changes until it is confirmed. Not a step of undo. */
  note(set: WrittenSet, coming: ComingSet): void {
    noteComingSet(this.#db, set, coming);
  }

  /** What was noted for the folder and is not confirmed, or null. */
  coming(out: string): ComingSet | null {
    return readComingSet(this.#db, out);
  }

  /** The folders that something was noted for which is not confirmed. */
  comingFolders(): string[] {
    return readComingFolders(this.#db);
  }

  /** Forgets what was noted for the folder: it got nothing. */
  forget(out: string): void {
    forgetComingSet(this.#db, out);
  }

  /** Remembers what was noted for the folder. */
  confirm(out: string): void {
    this.#places = null;
    confirmComingSet(this.#db, out);
  }

  /** Where rows may have changed since the set with this generation was written. */
  touchedSince(generation: number): IdRange[] {
    return touchedSince(this.#db, generation);
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
