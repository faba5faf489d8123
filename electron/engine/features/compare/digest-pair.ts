// Digests two files that may be forms of one, an earlier and a later. It runs where digestFile does, and leaves to that what
// is no ordinary sitemap.
import type { DigestPart, Digests } from './digest/digest-columns.ts';
import { letGo } from '../../threads/let-go.ts';
import { RowHasher } from './hash-row.ts';
import { RowHash } from './digest/row-hash.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { areTwins } from './are-twins.ts';
import { keptRows, ordinaryFile, type DigestedFile, type DigestSettings } from './digest/digest-file.ts';
import { digestTwins } from './digest-twins.ts';
import { digestUrlset } from './digest/digest-urlset.ts';
import { readStart } from './sides/read-start.ts';
import { readWhole } from './sides/read-whole.ts';

export interface DigestedPair {
  /** The later one is null where it has a beginning that is nowhere in the earlier one: it is read alone. */
  readonly files: readonly [DigestedFile, DigestedFile | null];
  /** The rows that both files have. */
  readonly both: DigestPart | null;
}

/** null where one of them is no ordinary urlset. Memory: both files unpacked, each at most 64 MiB. */
export async function digestPair(
  [before, after]: readonly [SourceFile, SourceFile],
  { compared }: DigestSettings,
): Promise<DigestedPair | null> {
  if (before.report || before.cut || after.report || after.cut) return null;
  const hasher = new RowHasher(new RowHash(), compared);
  const start = await readStart(after);
  const sample = start && digestUrlset(start.bytes, hasher);
  if (!sample) return null;
  const old = await readWhole(before);
  const rows = old && digestUrlset(old, hasher);
  if (!rows) return null;
  if (!areTwins(rows, sample)) {
    letGo(old);
    return { files: [ordinaryFile(rows, rows.count, null), null], both: null };
  }
  const fresh = await readWhole(after);
  const found = fresh && digestTwins({ bytes: old, rows }, fresh, hasher);
  if (!found) return null;
  const file = (bytes: Buffer, left: Digests): DigestedFile =>
    ordinaryFile(left, left.count + found.both.count, keptRows(bytes, left));
  const files = [file(old, found.before), file(fresh, found.after)] as const;
  letGo(old);
  letGo(fresh);
  return { files, both: found.both };
}
