// Puts records as a scan found them into rows, from bytes to bytes. It judges no value.
import { hashAddress, hashLoc } from '../../../rows/hash-loc.ts';
import type { RowPacker } from '../../row-packer.ts';
import { countLineFeeds } from '../count-line-feeds.ts';
import { ExtensionBytes } from './extension-bytes.ts';
import { changefreqOf, priorityOf } from './scanned-values.ts';
import { UnescapedBytes } from './unescaped-bytes.ts';
import type { ScannedRecord } from './scanned-record.ts';

/** Holds an address while it is looked at: one for all, as each small file would have to make it anew. */
const unescaped = new UnescapedBytes();

export class RecordPacker {
  readonly #extensions: ExtensionBytes;

  /** `prefixes` as for ExtensionBytes. */
  constructor(prefixes: ReadonlySet<string>) {
    this.#extensions = new ExtensionBytes(prefixes);
  }

  /** Adds the record; false, and nothing added, where it is one for the XML parser. */
  add(scan: ScannedRecord, rows: RowPacker): boolean {
    const { bytes, extFrom, extTo } = scan;
    const row = rows.count;
    const extLength = extFrom > 0 ? this.#extensions.read(bytes, extFrom, extTo) : 0;
    if (extLength < 0) return false;
    const hash = this.#loc(scan, rows);
    if (hash < 0) return false;
    if (extLength > 0 && !rows.ext.copy(row, this.#extensions.bytes, 0, extLength)) {
      rows.texts.loc.unset(row);
      return false;
    }
    const { lastmodFrom, lastmodTo, changefreqFrom, changefreqTo, priorityFrom, priorityTo } = scan;
    if (lastmodTo > lastmodFrom) rows.texts.lastmod.copy(row, bytes, lastmodFrom, lastmodTo);
    if (changefreqTo > changefreqFrom) {
      rows.changefreq.set(row, changefreqOf(bytes, changefreqFrom, changefreqTo));
    }
    if (priorityTo > priorityFrom) rows.priority.set(row, priorityOf(bytes, priorityFrom, priorityTo));
    rows.end(hash, scan.fromLine);
    return true;
  }

  /** Puts the address in and gives its hash; -1 where it can't be taken. */
  #loc({ bytes, locFrom, locTo, escaped }: ScannedRecord, rows: RowPacker): number {
    const source = escaped ? unescaped.bytes : bytes;
    const from = escaped ? 0 : locFrom;
    const to = escaped ? unescaped.read(bytes, locFrom, locTo) : locTo;
    if (to <= from) return -1;
    const { loc } = rows.texts;
    const hash = hashAddress(source, from, to, loc.room(to - from), loc.size);
    if (hash >= 0) {
      loc.put(rows.count, to - from);
      return hash;
    }
    // Lines are counted outside of values.
    if (countLineFeeds(source, from, to) > 0 || !loc.copy(rows.count, source, from, to)) return -1;
    return hashLoc(source.toString('utf8', from, to));
  }
}
