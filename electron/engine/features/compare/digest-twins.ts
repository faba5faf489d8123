// Digests two forms of a file at once, as an earlier and a later export of it: of the second one only what is not the same
// bytes as in the first has to be read. It knows nothing of the sets that they belong to.
import { someRows, type Digests } from './digest/digest-columns.ts';
import type { RowHasher } from './hash-row.ts';
import { firstRecord } from '../../read/parse/scan/urlset-records.ts';
import { UrlsetScan } from '../../read/parse/scan/urlset-scan.ts';
import { UrlsetDigest } from './digest/digest-urlset.ts';
import { TwinRows } from './twin-rows.ts';
import { withoutComments } from './xml-comments.ts';

/** Two forms of a file: the digests of the records of each that the other does not have, and of those that both have. */
export interface TwinDigests {
  readonly before: Digests;
  readonly after: Digests;
  readonly both: Digests;
}

/** A file and the digests of all its records. */
interface DigestedBytes {
  readonly bytes: Buffer;
  readonly rows: Digests;
}

/** As digestUrlset for the second one, without reading those of its records that are the same bytes as in the first. */
export function digestTwins(
  { bytes: before, rows }: DigestedBytes,
  after: Buffer,
  hasher: RowHasher,
): TwinDigests | null {
  const scan = UrlsetScan.of(after);
  if (!scan) return null;
  const twin = new TwinRows(before, rows);
  const left = new UrlsetDigest(scan, hasher, {
    rows: twin,
    alike: sameHead(before, after, scan.headEnd),
  }).run();
  if (!left) return null;
  return {
    before: someRows(rows, (row) => !twin.isTaken(row)),
    after: left,
    both: someRows(rows, (row) => twin.isTaken(row)),
  };
}

/** True where the same bytes mean the same records: what stands before the first one may differ in comments alone. */
function sameHead(before: Buffer, after: Buffer, headEnd: number): boolean {
  const heads = [
    before.toString('utf8', 0, firstRecord(before)),
    after.toString('utf8', 0, headEnd),
  ] as const;
  if (heads[0] === heads[1]) return true;
  // Instructions may hold what looks like a comment.
  if (heads.some((head) => head.lastIndexOf('<?') > head.indexOf('<?'))) return false;
  const [a, b] = heads.map((head) => withoutComments(head).trimEnd());
  return a === b;
}
