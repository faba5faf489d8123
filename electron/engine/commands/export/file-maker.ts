// Makes one file of a set after the other from the rows of a frozen project: first its lines, which tell where the next
// one begins, then its bytes; or single blocks. It runs in a thread of an export, and writes nothing.
import type { ExportOptions, LeftOut } from '../../../../shared/model/export-plan.ts';
import { planSplit } from '../../plan/split-plan.ts';
import { ExportReader } from '../../store/export-reader.ts';
import { openFrozen, type FrozenSnapshot } from '../../store/frozen-snapshot.ts';
import { TablePages } from '../../store/table-pages.ts';
import { contentOf, factsOf, type FileFacts } from '../../write/file-content.ts';
import type { FileForm } from '../../write/file-form.ts';
import { packFile } from '../../write/pack-file.ts';
import { SpareMemory } from '../../write/spare-memory.ts';
import type { WrittenContent } from '../../write/reproducible-gzip.ts';
import { ONE_FILE, RowEncoder, type EncodedFile, type Placing } from '../../write/row-encoder.ts';
import { lineMakerThrough } from './line-maker.ts';
import type { BlockAhead, BlocksOrder } from './made-ahead.ts';
import { makeBlocks } from './make-blocks.ts';
import { splitOptions } from './place-anew.ts';
import { idBehind, readFamily, type FamilyRows } from './read-set.ts';

/** A project as a thread is told of it. */
export type FrozenFile = Pick<FrozenSnapshot, 'path' | 'file'>;

/** A file of a family's rows. */
export interface FileOrder {
  readonly rows: FamilyRows;
  /** Rows with lower ids are not looked at. */
  readonly from: number;
  /** Nor are so many rows that can be written, and those between them. */
  readonly skip: number;
  readonly form: FileForm;
  /** Null: all the rows go into the file; otherwise it is one of several that are filled one after the other. */
  readonly limits: Pick<ExportOptions, 'maxUrls' | 'maxBytes' | 'fillLevel'> | null;
}

export interface MadeLines {
  /** The id from which on rows were looked at; null where there are none behind those to skip. */
  readonly first: number | null;
  /** Null where none of the rows is written. */
  readonly facts: FileFacts | null;
  /** Where the next file begins; null where the rows ended. */
  readonly next: number | null;
  /** Rows that were read. */
  readonly rows: number;
  /** Rows among them that were not written. */
  readonly leftOut: readonly LeftOut[];
}

/** Memory for a first file, taken only as far as it fills: to grow would mean to copy. */
const FIRST_BYTES = 10 * 1024 * 1024;

export class FileMaker {
  readonly #reader: ExportReader;
  #form = '';
  #encoder = new RowEncoder();
  #placing: Placing | null = null;
  #file: EncodedFile | null = null;
  readonly #memory = new SpareMemory();
  readonly #lineMemory = new SpareMemory();

  constructor({ path, file }: FrozenFile) {
    const db = openFrozen(path);
    this.#reader = new ExportReader(db, file === null ? null : TablePages.of(db, file));
  }

  /** Makes the lines of a file; throws "invalid-export" for a URL that fits in no file. */
  lines({ rows, from, skip, form, limits }: FileOrder): MadeLines {
    this.#begin(form);
    const first = skip === 0 ? from : idBehind(this.#reader, rows, from, skip);
    if (first === null) return { first, facts: null, next: null, rows: 0, leftOut: [] };
    this.#placing = limits ? planSplit(splitOptions(limits, form)) : ONE_FILE;
    const encoder = this.#encoder;
    let count = 0;
    for (const batch of readFamily(this.#reader, rows, first, () => encoder.room)) {
      count += batch.count;
      const [full] = encoder.encode(batch);
      if (full) return this.#made(full, first, count);
    }
    return this.#made(encoder.end(), first, count);
  }

  /** See makeBlocks. */
  blocks(order: BlocksOrder): Promise<readonly BlockAhead[]> {
    const lines = lineMakerThrough(this.#reader, order.section, order.form, null);
    return makeBlocks(lines, order, this.#lineMemory);
  }

  /** The bytes of the file whose lines were made last; see packFile. They lie in this memory, if it is large enough. */
  bytes(name: string, level: number | null, memory: ArrayBuffer | null): WrittenContent {
    const file = this.#file;
    if (!file) throw new Error('No file was made.');
    this.#file = null;
    try {
      if (memory) this.#memory.give(Buffer.from(memory));
      return packFile(name, contentOf(file), level, (bytes) => this.#memory.take(bytes));
    } finally {
      file.release();
    }
  }

  #begin(form: FileForm): void {
    // A file whose bytes nobody asked for.
    this.#file?.release();
    this.#file = null;
    const key = JSON.stringify(form);
    if (key === this.#form) return;
    this.#form = key;
    this.#encoder = new RowEncoder(
      {
        place: (...line) => this.#placing?.place(...line) ?? false,
        placeAll: (...lines) => this.#placing?.placeAll(...lines) ?? null,
      },
      form,
      FIRST_BYTES,
    );
  }

  #made(file: EncodedFile | null, first: number, rows: number): MadeLines {
    this.#file = file;
    const leftOut = this.#encoder.takeLeftOut();
    return { first, facts: file && factsOf(file), next: file?.next ?? null, rows, leftOut };
  }
}
