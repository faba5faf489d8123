// Digests two files that are meant to be forms of one, an earlier and a later. It runs where digestFile does, and leaves to
// that what is no ordinary sitemap.
import type { NormalBatch } from '../../../../shared/model/entry-batch.ts';
import type { DigestPart, Digests } from '../../compare/digest-columns.ts';
import { RowHasher } from '../../compare/hash-row.ts';
import { RowHash } from '../../compare/row-hash.ts';
import type { SourceFile } from '../../sources/source-file.ts';
import { ordinaryFile, type DigestedFile, type DigestSettings } from './digest-file.ts';
import { digestTwins } from './digest-twins.ts';
import { readRecords } from './read-records.ts';
import { readWhole } from './read-whole.ts';

export interface DigestedPair {
  readonly files: readonly [DigestedFile, DigestedFile];
  /** The rows that both files have. */
  readonly both: DigestPart;
}

/** Rows of a file that are read at once, so that it need not be read again for them. */
const MAX_KEPT = 1_000;

/** null where one of them is no ordinary urlset. Memory: both files unpacked, each at most 64 MiB. */
export async function digestPair(
  [before, after]: readonly [SourceFile, SourceFile],
  { compared }: DigestSettings,
): Promise<DigestedPair | null> {
  if (before.report || before.cut || after.report || after.cut) return null;
  const old = await readWhole(before);
  const fresh = old && (await readWhole(after));
  const found = fresh && digestTwins(old, fresh, new RowHasher(new RowHash(), compared));
  if (!found) return null;
  const file = (bytes: Buffer, rows: Digests): DigestedFile =>
    ordinaryFile(rows, rows.count + found.both.count, keptRows(bytes, rows));
  return { files: [file(old, found.before), file(fresh, found.after)], both: found.both };
}

function keptRows(bytes: Buffer, { count, where }: Digests): NormalBatch | null {
  return count > 0 && count <= MAX_KEPT ? readRecords(bytes, where) : null;
}
