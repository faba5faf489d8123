// Turns rows into the bytes of whole sitemaps. Where a file ends is asked of the plan; nothing is written here.
import type { RowBatch } from '../../../rows/entry-batch.ts';
import { GrowingNumbers } from '../../../rows/growing-numbers.ts';
import type { LeftOut } from '../../../../../shared/model/export/planned-set.ts';
import { FileBuffer } from './file-buffer.ts';
import { PLAIN_FORM, type FileForm } from './file-form.ts';
import { FileTally, type FileSums } from '../folder/file-tally.ts';
import type { ReadyLines } from './ready-lines.ts';
import { RowLines } from './row-lines.ts';
import { frameOf, type FileFrame } from './xml-frame.ts';

/** What a next file may have more than the one before it without its buffer growing. */
const ROOM = 256 * 1024;

/** The plan's decisions. */
export interface Placing {
  /** True where the URL begins a new file. */
  readonly place: (bytes: number, namespaces: number, loc: string) => boolean;
  /** Where all of these URLs go at once; null where they have to be placed one by one. */
  readonly placeAll: (urls: number, bytes: number, namespaces: number) => 'here' | 'new' | null;
}

/** Rows whose lines were made elsewhere. */
export interface ReadyBatch {
  /** Rows, written or not. */
  readonly count: number;
  readonly lines: ReadyLines;
  /** No row has a lower id. */
  readonly first: number;
  /** Of the lines, ascending. */
  readonly ids: Uint32Array;
  /** Rows that are not written: how many break these blocking rules. */
  readonly blocked: readonly { readonly flags: number; readonly rows: number }[];
  /** The same rows, for placing them one by one. */
  readonly rows: () => Iterable<RowBatch>;
}

/** All rows go into one file. */
export const ONE_FILE: Placing = { place: () => false, placeAll: () => 'here' };

/** A finished sitemap in memory. */
export interface EncodedFile extends FileSums {
  /** The whole file, uncompressed; valid until release(). */
  readonly xml: Buffer;
  readonly urls: number;
  /** The rows in it, in their order. */
  readonly ids: Uint32Array;
  /** The id of the first row that was not looked at for this file; null where the rows ended. */
  readonly next: number | null;
  /** Gives the memory back for the next file; call it once. */
  readonly release: () => void;
}

/**
 * Encodes batches in order. Memory: one buffer of at most twice the file's bytes for the file that fills, and one for
 * each file that was handed out and not yet released.
 */
export class RowEncoder {
  readonly #lines: RowLines;
  readonly #frame: FileFrame;
  readonly #placing: Placing;
  readonly #spare: FileBuffer[] = [];
  readonly #tally = new FileTally();
  /** The file that fills; made when it gets its first line. */
  #filling: FileBuffer | null = null;
  #size;
  #ids = new GrowingNumbers();

  /** Without a plan all rows go into one file, until `end`. `size`: about the bytes of the first one. */
  constructor(placing = ONE_FILE, form: FileForm = PLAIN_FORM, size?: number) {
    this.#size = size;
    this.#placing = placing;
    this.#lines = new RowLines(form);
    this.#frame = frameOf(form);
  }

  /** Rows so far that were not written, by reason. */
  get leftOut(): LeftOut[] {
    return this.#lines.rowsLeftOut.list();
  }

  /** The same since the last call. */
  takeLeftOut(): LeftOut[] {
    return this.#lines.rowsLeftOut.take();
  }

  /** Adds the rows that can be written; yields each file that became full. */
  *encode(batch: RowBatch | ReadyBatch): Generator<EncodedFile> {
    if (!('lines' in batch)) yield* this.#encodeRows(batch);
    else if (!(yield* this.#addLines(batch))) for (const rows of batch.rows()) yield* this.#encodeRows(rows);
  }

  /** False where the rows have to be placed one by one. */
  *#addLines({ lines, first, ids, blocked }: ReadyBatch): Generator<EncodedFile, boolean> {
    if (lines.urls > 0) {
      const where = this.#placing.placeAll(lines.urls, lines.xml.length, lines.namespaces);
      if (where === null) return false;
      if (where === 'new' && this.#ids.length > 0) {
        // Whoever gets the file may read other rows before it goes on here.
        const xml = Buffer.from(lines.xml);
        yield this.#cut(first);
        this.#buffer().addLines(xml);
      } else this.#buffer().addLines(lines.xml);
      this.#ids.pushAll(ids);
      this.#tally.addLines(lines);
    }
    for (const { flags, rows } of blocked) this.#lines.rowsLeftOut.addBlocked(flags, rows);
    return true;
  }

  *#encodeRows(batch: RowBatch): Generator<EncodedFile> {
    const lines = this.#lines;
    for (let i = 0; i < batch.count; i++) {
      if (!lines.read(batch, i)) continue;
      if (this.#placing.place(lines.bytes, lines.namespaces, batch.loc[i] ?? '') && this.#ids.length > 0) {
        yield this.#cut(batch.id[i] ?? null);
      }
      this.#buffer().add(lines.xml, lines.bytes);
      this.#ids.push(batch.id[i] ?? 0);
      this.#tally.addRow(lines);
    }
  }

  /** The last file, or null where no row was written. The encoder can go on with the next one. */
  end(): EncodedFile | null {
    return this.#ids.length > 0 ? this.#cut(null) : null;
  }

  #buffer(): FileBuffer {
    return (this.#filling ??= this.#spare.pop() ?? new FileBuffer(this.#frame, this.#size));
  }

  #cut(next: number | null): EncodedFile {
    const full = this.#buffer();
    this.#filling = null;
    const sums = this.#tally.take();
    const xml = full.close(sums.namespaces);
    const file: EncodedFile = {
      ...sums,
      xml,
      urls: this.#ids.length,
      ids: this.#ids.view().slice(),
      next,
      release: () => {
        this.#spare.push(full);
      },
    };
    this.#size = xml.length + ROOM;
    this.#ids = new GrowingNumbers(this.#ids.length);
    return file;
  }
}
