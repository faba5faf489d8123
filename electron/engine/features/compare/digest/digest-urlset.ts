// Digests an ordinary urlset from its bytes. What is odd about a record goes through the XML parser; a file with much of
// that is left to the ordinary reader.
import { mayBeOutOfOrder } from '../../../read/parse/xml/schema-order.ts';
import { DigestColumns, type Digests } from './digest-columns.ts';
import type { RowHasher } from '../hash-row.ts';
import { ExtensionBytes } from '../../../read/parse/scan/extension-bytes.ts';
import { NormalBytes } from './normal-bytes.ts';
import { UnescapedBytes } from '../../../read/parse/scan/unescaped-bytes.ts';
import { prefixesOf } from '../../../read/parse/scan/urlset-head.ts';
import { UrlsetScan } from '../../../read/parse/scan/urlset-scan.ts';
import { parseRecords } from '../sides/read-records.ts';
import { changefreqOf, priorityOf } from '../../../read/parse/scan/scanned-values.ts';

/** Records that the XML parser takes one by one, as a share; it is faster on a whole file. */
const MAX_PLAIN_SHARE = 1 / 8;
const MIN_PLAIN = 200;

/** A rough size of a record, for the first guess at their number. */
const RECORD_BYTES = 120;

/** The digests of all records, `where` being their offsets; null where the file is not an ordinary urlset. */
export function digestUrlset(bytes: Buffer, hasher: RowHasher): Digests | null {
  const scan = UrlsetScan.of(bytes);
  return scan && new UrlsetDigest(scan, hasher).run();
}

class UrlsetDigest {
  readonly #scan: UrlsetScan;
  readonly #hasher: RowHasher;
  readonly #columns: DigestColumns;
  readonly #extensions: ExtensionBytes;
  readonly #locBytes = new UnescapedBytes();
  readonly #normal: NormalBytes;
  readonly #head: string;
  /** Places of records for the XML parser, and their texts. */
  readonly #left: number[] = [];
  #texts = '';

  constructor(scan: UrlsetScan, hasher: RowHasher) {
    this.#scan = scan;
    this.#hasher = hasher;
    this.#columns = new DigestColumns(Math.ceil(scan.bytes.length / RECORD_BYTES));
    this.#head = scan.bytes.toString('utf8', 0, scan.headEnd);
    this.#normal = new NormalBytes(scan.bytes);
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
    const { bytes, view } = scan;
    const { hash } = this.#hasher;
    if (!this.#address()) return false;
    this.#hasher.lastmodBytes(bytes, view, scan.lastmodFrom, scan.lastmodTo);
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

  #address(): boolean {
    const { bytes, view, locFrom, locTo, escaped } = this.#scan;
    const { hash } = this.#hasher;
    hash.begin();
    let length = 0;
    if (escaped) {
      length = this.#locBytes.read(bytes, locFrom, locTo);
      if (length <= 0) return false;
      hash.bytes(this.#locBytes.view, 0, length);
    } else hash.bytes(view, locFrom, locTo);
    if (!hash.wide && this.#normal.isSurely(locFrom, locTo)) {
      hash.endKey();
      return true;
    }
    const loc = escaped ? this.#locBytes.text(length) : bytes.toString('utf8', locFrom, locTo);
    this.#normal.learn(loc);
    const { control } = hash;
    this.#hasher.address(loc);
    hash.control = control;
    return true;
  }

  #extension(): boolean {
    const { bytes, extFrom, extTo } = this.#scan;
    const found = this.#extensions;
    const length = found.read(bytes, extFrom, extTo);
    if (length < 0) return false;
    const asText =
      this.#hasher.partsOfExtensions ||
      (!found.lone && mayBeOutOfOrder(found.bytes.toString('latin1', 0, length)));
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
