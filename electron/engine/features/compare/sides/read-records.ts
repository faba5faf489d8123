// Reads single records of an ordinary urlset as rows, through the XML parser. It looks at no other records.
import type { NormalBatch } from '../../../rows/entry-batch.ts';
import { unpackRows } from '../../../rows/packed-rows.ts';
import { countLineFeeds } from '../../../read/parse/count-line-feeds.ts';
import { ParseOutput } from '../../../read/parse/parse-output.ts';
import { firstRecord, recordEnd } from '../../../read/parse/scan/urlset-records.ts';
import { XmlSource } from '../../../read/parse/xml/xml-source.ts';

/** The rows of the records at these offsets of a file that digestUrlset took, in their order, with their lines. */
export function readRecords(bytes: Buffer, offsets: Uint32Array): NormalBatch {
  const first = firstRecord(bytes);
  const records = Array.from(offsets, (from) => bytes.toString('utf8', from, recordEnd(bytes, from)));
  const batch = parseRecords(bytes.toString('utf8', 0, first), records.join(''));
  if (batch?.count !== offsets.length) throw new Error('Records read otherwise than before.');
  return { ...batch, line: linesAt(bytes, offsets) };
}

/** The rows of whole records behind a head, or null where anything is odd about them. */
export function parseRecords(head: string, records: string): NormalBatch | null {
  const out = new ParseOutput('');
  const source = new XmlSource(out, 1, { fast: true, base: '' });
  const text = `${head.replace('\uFEFF', '')}${records}</urlset>`.replace(/\r\n?/g, '\n');
  source.write(Buffer.from(text));
  source.end(false);
  const batches = out.take(true).flatMap((item) => {
    if (item.kind === 'rows') return [unpackRows(item.rows)];
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

/** The lines of ascending offsets. */
function linesAt(bytes: Buffer, offsets: Uint32Array): number[] {
  const alone = bytes.includes(13) ? lonelyReturns(bytes) : [];
  let line = 1;
  let from = 0;
  let returns = 0;
  return Array.from(offsets, (offset) => {
    line += countLineFeeds(bytes, from, offset);
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
