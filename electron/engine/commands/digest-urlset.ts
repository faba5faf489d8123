// Digests an ordinary urlset from its bytes, and reads single records of one. What is odd about a record goes through
// the XML parser; a file with much of that is left to the ordinary reader.
import type { NormalBatch } from '../../../shared/model/entry-batch.ts';
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { mayBeOutOfOrder } from '../../../shared/protocol/schema-order.ts';
import { DigestColumns, type Digests } from '../compare/digest-columns.ts';
import type { RowHasher } from '../compare/hash-row.ts';
import { normaliseBatch } from '../normalise/normalise-batch.ts';
import { normalisePriority } from '../normalise/normalise-value.ts';
import { ExtensionBytes } from '../parse/extension-bytes.ts';
import { countLineFeeds } from '../parse/count-line-feeds.ts';
import { ParseOutput } from '../parse/parse-output.ts';
import { UnescapedBytes } from '../parse/unescaped-bytes.ts';
import { prefixesOf } from '../parse/urlset-head.ts';
import { firstRecord, recordEnd, UrlsetScan } from '../parse/urlset-scan.ts';
import { XmlSource } from '../parse/xml-source.ts';

/** Records that the XML parser takes one by one, as a share; it is faster on a whole file. */
const MAX_PLAIN_SHARE = 1 / 8;
const MIN_PLAIN = 200;

/** A rough size of a record, for the first guess at their number. */
const RECORD_BYTES = 120;

/** The codes of the change frequencies by their first letters, which differ. */
const FREQUENCIES = new Map(
  CHANGEFREQS.map((name, code) => [name.charCodeAt(0), { code, name: Buffer.from(name) }]),
);
const [DIGIT_0, DIGIT_9, POINT] = [48, 57, 46] as const;

/** The digests of all records, `where` being their offsets; null where the file is not an ordinary urlset. */
export function digestUrlset(bytes: Buffer, hasher: RowHasher): Digests | null {
  const scan = UrlsetScan.of(bytes);
  return scan && new UrlsetDigest(scan, hasher).run();
}

/** The rows of the records at these offsets of a file that digestUrlset took, in their order, with their lines. */
export function readRecords(bytes: Buffer, offsets: Uint32Array): NormalBatch {
  const first = firstRecord(bytes);
  const records = Array.from(offsets, (from) => bytes.toString('utf8', from, recordEnd(bytes, from)));
  const batch = parseRecords(bytes.toString('utf8', 0, first), records.join(''));
  if (batch?.count !== offsets.length) throw new Error('Records read otherwise than before.');
  return { ...batch, line: linesAt(bytes, offsets) };
}

class UrlsetDigest {
  readonly #scan: UrlsetScan;
  readonly #hasher: RowHasher;
  readonly #columns: DigestColumns;
  readonly #extensions: ExtensionBytes;
  readonly #locBytes = new UnescapedBytes();
  readonly #head: string;
  /** Places of records for the XML parser, and their texts. */
  readonly #left: number[] = [];
  #texts = '';

  constructor(scan: UrlsetScan, hasher: RowHasher) {
    this.#scan = scan;
    this.#hasher = hasher;
    this.#columns = new DigestColumns(Math.ceil(scan.bytes.length / RECORD_BYTES));
    this.#head = scan.bytes.toString('utf8', 0, scan.headEnd);
    this.#extensions = new ExtensionBytes(prefixesOf(this.#head));
  }

  run(): Digests | null {
    const scan = this.#scan;
    for (;;) {
      const step = scan.next();
      if (step === 'end') return this.#readLeft() ? this.#columns.take() : null;
      if (step === 'odd') return null;
      if (step === 'record' && this.#record()) this.#columns.add(this.#hasher.hash, scan.from);
      else if (!this.#leave()) return null;
    }
  }

  /** Hashes the record from its bytes; false where it has to be read as text. */
  #record(): boolean {
    const scan = this.#scan;
    const { bytes, view, locFrom, locTo } = scan;
    const { hash } = this.#hasher;
    hash.begin();
    if (scan.escaped) {
      const length = this.#locBytes.read(bytes, locFrom, locTo);
      if (length < 0) return false;
      hash.bytes(this.#locBytes.view, 0, length);
    } else hash.bytes(view, locFrom, locTo);
    hash.endKey();
    this.#hasher.lastmodBytes(view, scan.lastmodFrom, scan.lastmodTo);
    if (scan.changefreqTo > scan.changefreqFrom) {
      this.#hasher.changefreq(changefreqOf(bytes, scan.changefreqFrom, scan.changefreqTo));
    }
    if (scan.priorityTo > scan.priorityFrom) {
      this.#hasher.priority(priorityOf(bytes, scan.priorityFrom, scan.priorityTo));
    }
    if (scan.extFrom > 0 && !this.#extension()) return false;
    hash.endContent();
    return !hash.control;
  }

  #extension(): boolean {
    const { bytes, extFrom, extTo } = this.#scan;
    const found = this.#extensions;
    const length = found.read(bytes, extFrom, extTo);
    if (length < 0) return false;
    const asText =
      this.#hasher.partsOfExtensions || mayBeOutOfOrder(found.bytes.toString('latin1', 0, length));
    if (asText) this.#hasher.extensions(found.bytes.toString('utf8', 0, length));
    else this.#hasher.extensionBytes(found.view, length);
    return true;
  }

  /** Leaves the record to the XML parser; false where there are too many of that kind. */
  #leave(): boolean {
    const { bytes, from, to } = this.#scan;
    const left = this.#left.length;
    if (left >= MIN_PLAIN && left > this.#columns.count * MAX_PLAIN_SHARE) return false;
    this.#left.push(this.#columns.count);
    this.#texts += bytes.toString('utf8', from, to);
    // Its place; what is there is written when it was read.
    this.#columns.add(this.#hasher.hash, from);
    return true;
  }

  /** Reads the records that were left, all at once; false where that finds anything but one row for each. */
  #readLeft(): boolean {
    if (this.#left.length === 0) return true;
    const batch = parseRecords(this.#head, this.#texts);
    if (batch?.count !== this.#left.length) return false;
    this.#left.forEach((place, i) => {
      const [loc = '', lastmod = null, ext = null] = [batch.loc[i], batch.lastmod[i], batch.ext[i]];
      const [changefreq = null, priority = null] = [batch.changefreq[i], batch.priority[i]];
      this.#hasher.row({ loc, lastmod, changefreq, priority, ext, included: true });
      this.#columns.set(place, this.#hasher.hash);
    });
    return true;
  }
}

/** The rows of whole records behind a head, or null where anything is odd about them. */
function parseRecords(head: string, records: string): NormalBatch | null {
  const out = new ParseOutput('');
  const source = new XmlSource(out, 1, { fast: true, base: '' });
  source.write(`${head.replace('\uFEFF', '')}${records}</urlset>`.replace(/\r\n?/g, '\n'));
  source.end(false);
  const batches = out.take(true).flatMap((item) => {
    if (item.kind === 'entries') return [normaliseBatch(item.batch)];
    return item.kind === 'format' ? [] : [null];
  });
  if (batches.includes(null)) return null;
  return joinBatches(batches.filter((batch) => batch !== null));
}

function joinBatches(batches: readonly NormalBatch[]): NormalBatch {
  return {
    count: batches.reduce((sum, { count }) => sum + count, 0),
    loc: batches.flatMap(({ loc }) => loc),
    hash: batches.flatMap(({ hash }) => hash),
    lastmod: batches.flatMap(({ lastmod }) => lastmod),
    changefreq: batches.flatMap(({ changefreq }) => changefreq),
    priority: batches.flatMap(({ priority }) => priority),
    ext: batches.flatMap(({ ext }) => ext),
    line: batches.flatMap(({ line }) => line),
  };
}

/** The code of an ordinary changefreq, else its text. */
function changefreqOf(bytes: Buffer, from: number, to: number): number | string {
  const known = FREQUENCIES.get(bytes[from] ?? 0);
  return known && isAt(bytes, known.name, from, to) ? known.code : bytes.toString('utf8', from, to);
}

function isAt(bytes: Buffer, name: Buffer, from: number, to: number): boolean {
  if (name.length !== to - from) return false;
  for (let i = 0; i < name.length; i++) if (bytes[from + i] !== name[i]) return false;
  return true;
}

/** The number of an ordinary priority, such as 0.5 or 1.0, without making a text of it. */
function priorityOf(bytes: Buffer, from: number, to: number): number | string {
  const whole = digit(bytes[from]);
  const tenths = digit(bytes[from + 2]);
  if (
    to - from === 3 &&
    bytes[from + 1] === POINT &&
    whole >= 0 &&
    tenths >= 0 &&
    whole * 10 + tenths <= 10
  ) {
    return (whole * 10 + tenths) / 10;
  }
  return normalisePriority(bytes.toString('utf8', from, to));
}

function digit(code: number | undefined): number {
  return code !== undefined && code >= DIGIT_0 && code <= DIGIT_9 ? code - DIGIT_0 : -1;
}

/** The lines of ascending offsets. */
function linesAt(bytes: Buffer, offsets: Uint32Array): number[] {
  const alone = bytes.includes(13) ? lonelyReturns(bytes) : [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let line = 1;
  let from = 0;
  let returns = 0;
  return Array.from(offsets, (offset) => {
    line += countLineFeeds(view, from, offset);
    from = offset;
    while (returns < alone.length && (alone[returns] ?? 0) < offset) returns++;
    return line + returns;
  });
}

/** Where there is a CR without an LF behind it: that ends a line, too. */
function lonelyReturns(bytes: Buffer): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(13); at >= 0; at = bytes.indexOf(13, at + 1)) {
    if (bytes[at + 1] !== 10) found.push(at);
  }
  return found;
}
