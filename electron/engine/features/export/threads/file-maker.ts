// Makes one file of a set after the other from the rows of a frozen project: first its lines, which tell where the next
// one begins, then its bytes. It runs in a thread of an export, and writes nothing.
import { planSplit } from '../layout/split-plan.ts';
import type { ExportReader } from '../../../store/exports/export-reader.ts';
import { openFrozenReader, type FrozenFile } from '../../../store/frozen-reader.ts';
import type { FileForm } from '../lines/file-form.ts';
import { packFile, type WrittenContent } from '../pack/pack-file.ts';
import { ONE_FILE, RowEncoder, type EncodedFile, type Placing } from '../lines/row-encoder.ts';
import { factsOf, type FileFacts } from '../pack/set-file.ts';
import { splitOptions } from '../layout/export-form.ts';
import { idBehind, readFamily, type FamilyRows } from '../lines/read-set.ts';
import type { ExportOptions, LeftOut } from '../../../../../shared/model/export/planned-set.ts';

/** Memory for a first file, taken only as far as it fills: to grow would mean to copy. */
const FIRST_BYTES = 10 * 1024 * 1024;

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

export class FileMaker {
  readonly #reader: ExportReader;
  #form = '';
  #encoder = new RowEncoder();
  #placing: Placing | null = null;
  #file: EncodedFile | null = null;
  #facts: FileFacts | null = null;

  constructor(project: FrozenFile) {
    this.#reader = openFrozenReader(project).reader;
  }

  /** Makes the lines of a file; throws "invalid-export" for a URL that fits in no file. */
  lines({ rows, from, skip, form, limits }: FileOrder): MadeLines {
    this.#begin(form);
    const first = skip === 0 ? from : idBehind(this.#reader, rows, from, skip);
    if (first === null) return { first, facts: null, next: null, rows: 0, leftOut: [] };
    this.#placing = limits ? planSplit(splitOptions(limits, form)) : ONE_FILE;
    const encoder = this.#encoder;
    let count = 0;
    for (const batch of readFamily(this.#reader, rows, first)) {
      count += batch.count;
      const [full] = encoder.encode(batch);
      if (full) return this.#made(full, first, count);
    }
    return this.#made(encoder.end(), first, count);
  }

  /** The bytes of the file whose lines were made last; see packFile. */
  bytes(name: string, level: number | null): WrittenContent {
    const [file, facts] = [this.#file, this.#facts];
    if (!file || !facts) throw new Error('No file was made.');
    this.#file = null;
    try {
      const { bytes, crc } = packFile({ name, level, xml: file.xml, plainCrc: facts.plainCrc });
      // What is not packed lies in memory that serves for the next file.
      return { bytes: level === null ? Buffer.from(new Uint8Array(bytes).buffer) : bytes, crc };
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
    this.#facts = file && factsOf(file);
    const leftOut = this.#encoder.takeLeftOut();
    return { first, facts: this.#facts, next: file?.next ?? null, rows, leftOut };
  }
}
