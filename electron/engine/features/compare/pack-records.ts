// Makes records of some rows of an ordinary urlset from its bytes, without making texts of them. What is odd about a row goes
// through the XML parser, as where it was digested.
import { ExtensionBytes } from '../../read/parse/scan/extension-bytes.ts';
import { UnescapedBytes } from '../../read/parse/scan/unescaped-bytes.ts';
import { prefixesOf } from '../../read/parse/scan/urlset-head.ts';
import { UrlsetScan } from '../../read/parse/scan/urlset-scan.ts';
import {
  RECORDS_A_CHUNK,
  RecordWriter,
  type PackedRecords,
  type RecordValues,
} from '../../store/compared/compared-records.ts';
import type { NormalBatch } from '../../rows/entry-batch.ts';
import { isExcluded } from '../../rows/entry-batch.ts';
import { linesAt, readRecords } from './sides/read-records.ts';
import { changefreqOf, priorityOf } from './scanned-values.ts';

/** The records at these ascending offsets of a file that digestUrlset took, some hundred at a time; null where it is another file. */
export function packRecords(bytes: Buffer, offsets: Uint32Array): Generator<PackedRecords> | null {
  const scan = UrlsetScan.of(bytes);
  return scan && new RecordPacker(scan).run(offsets);
}

class RecordPacker {
  readonly #scan: UrlsetScan;
  readonly #writer = new RecordWriter();
  readonly #locBytes = new UnescapedBytes();
  readonly #loc: Uint8Array;
  readonly #extensions: ExtensionBytes;

  constructor(scan: UrlsetScan) {
    this.#scan = scan;
    const { buffer, byteOffset, byteLength } = this.#locBytes.view;
    this.#loc = new Uint8Array(buffer, byteOffset, byteLength);
    this.#extensions = new ExtensionBytes(prefixesOf(scan.bytes.toString('utf8', 0, scan.headEnd)));
  }

  *run(offsets: Uint32Array): Generator<PackedRecords> {
    const lines = linesAt(this.#scan.bytes, offsets);
    for (let first = 0; first < offsets.length; first += RECORDS_A_CHUNK) {
      const some = offsets.subarray(first, first + RECORDS_A_CHUNK);
      const left: number[] = [];
      for (const [n, offset] of some.entries()) {
        if (!this.#pack(n, offset, lines[first + n] ?? 0)) left.push(n);
      }
      if (left.length > 0) this.#readLeft(left, some);
      yield this.#writer.take();
    }
  }

  /** False where the record has to be read as text. */
  #pack(n: number, offset: number, line: number): boolean {
    const scan = this.#scan;
    scan.goTo(offset);
    if (scan.next() !== 'record' || scan.from !== offset) return false;
    this.#writer.begin(line, 0, true);
    if (this.#values()) {
      this.#writer.end(n);
      return true;
    }
    this.#writer.drop();
    return false;
  }

  #values(): boolean {
    const writer = this.#writer;
    const scan = this.#scan;
    const { bytes, locFrom, locTo, lastmodFrom, lastmodTo } = scan;
    if (scan.escaped) {
      const length = this.#locBytes.read(bytes, locFrom, locTo);
      if (length <= 0 || !writer.copy('loc', this.#loc, 0, length)) return false;
    } else if (!writer.copy('loc', bytes, locFrom, locTo)) return false;
    if (lastmodTo > lastmodFrom && !writer.copy('lastmod', bytes, lastmodFrom, lastmodTo)) return false;
    if (scan.changefreqTo > scan.changefreqFrom) {
      writer.changefreq(changefreqOf(bytes, scan.changefreqFrom, scan.changefreqTo));
    }
    if (scan.priorityTo > scan.priorityFrom) {
      writer.priority(priorityOf(bytes, scan.priorityFrom, scan.priorityTo));
    }
    return scan.extFrom === 0 || this.#extension();
  }

  #extension(): boolean {
    const { bytes, extFrom, extTo } = this.#scan;
    const length = this.#extensions.read(bytes, extFrom, extTo);
    return length >= 0 && this.#writer.copy('ext', this.#extensions.bytes, 0, length);
  }

  #readLeft(left: readonly number[], offsets: Uint32Array): void {
    const batch = readRecords(
      this.#scan.bytes,
      Uint32Array.from(left, (n) => offsets[n] ?? 0),
    );
    left.forEach((n, i) => {
      this.#writer.add(n, valuesAt(batch, i));
    });
  }
}

/** Row i of a file's batch. */
export function valuesAt(batch: NormalBatch, i: number): RecordValues {
  return {
    row: 0,
    line: batch.line[i] ?? 0,
    loc: batch.loc[i] ?? '',
    lastmod: batch.lastmod[i] ?? null,
    changefreq: batch.changefreq[i] ?? null,
    priority: batch.priority[i] ?? null,
    included: !isExcluded(batch, i),
    ext: batch.ext[i] ?? null,
  };
}
