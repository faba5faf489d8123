// Digests the rows of one file: ordinary sitemaps from their bytes, everything else as an import would read it. It runs
// in a thread of its own for all but small comparisons, so it must not touch the store.
import { comparedFieldBit } from '../../../../../shared/model/comparison.ts';
import { isExcluded } from '../../../rows/entry-batch.ts';
import { unpackRows } from '../../../rows/packed-rows.ts';
import { letGo } from '../../../threads/let-go.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import type { SourceFormat } from '../../../../../shared/model/project.ts';
import { DigestColumns, type DigestPart } from './digest-columns.ts';
import { RowHasher } from '../hash-row.ts';
import { heldFields } from './held-fields.ts';
import { RowHash } from './row-hash.ts';
import type { ReadSettings } from '../../import/read-source.ts';
import { digestUrlset } from './digest-urlset.ts';
import { readWhole } from '../sides/read-whole.ts';
import type { Reference } from '../../import/import-file.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';

export interface DigestSettings extends ReadSettings {
  /** The set of fields to compare. */
  readonly compared: number;
}

export interface DigestedFile {
  readonly format: SourceFormat | null;
  /** The fields that its rows can hold, with "included" where one of them is not. */
  readonly holds: number;
  /** To be joined with those of other files; only its count remains then. */
  readonly rows: DigestPart;
  /** True where `rows.where` are offsets of records in the unpacked bytes; else they are positions among the rows. */
  readonly ordinary: boolean;
  readonly references: readonly Reference[];
  readonly problems: readonly Problem[];
}

/** Problems kept of one file. */
const MAX_PROBLEMS = 200;

/** The file's digests. Throws what readSource throws. Memory: the file unpacked where that is at most 64 MiB. */
export async function digestFile(
  file: SourceFile,
  { compared, ...settings }: DigestSettings,
  signal: AbortSignal,
): Promise<DigestedFile> {
  const hasher = new RowHasher(new RowHash(), compared);
  const content = file.report || file.cut ? null : await readWhole(file);
  const rows = content && digestUrlset(content, hasher);
  if (content) letGo(content);
  if (rows) {
    const holds = heldFields('urlset');
    return { format: 'urlset', holds, rows, ordinary: true, references: [], problems: [] };
  }
  signal.throwIfAborted();
  return digestItems(file, settings, hasher, signal);
}

async function digestItems(
  file: SourceFile,
  settings: ReadSettings,
  hasher: RowHasher,
  signal: AbortSignal,
): Promise<DigestedFile> {
  const columns = new DigestColumns();
  const references: Reference[] = [];
  const problems: Problem[] = [];
  let format: SourceFormat | null = null;
  let holds = 0;
  // Most sets have no file that needs it, and it brings the readers of all formats.
  const { readSource } = await import('../../import/read-source.ts');
  const nothing = (): void => undefined;
  for await (const item of readSource(file, {
    ...settings,
    signal,
    onBytes: nothing,
    onUnpacked: nothing,
  })) {
    if (item.kind === 'format') {
      format = item.format;
      holds |= heldFields(item.format, item.columns);
    }
    if (item.kind === 'sitemap') references.push({ loc: item.loc, line: item.line });
    else if (item.kind === 'problem') {
      if (problems.length < MAX_PROBLEMS) problems.push(item.problem);
    } else if (item.kind === 'rows') {
      const batch = unpackRows(item.rows);
      if (batch.excluded) holds |= comparedFieldBit('included');
      for (let i = 0; i < batch.count; i++) {
        hasher.row({
          loc: batch.loc[i] ?? '',
          lastmod: batch.lastmod[i] ?? null,
          changefreq: batch.changefreq[i] ?? null,
          priority: batch.priority[i] ?? null,
          ext: batch.ext[i] ?? null,
          included: !isExcluded(batch, i),
        });
        columns.add(hasher.hash, columns.count);
      }
    }
    signal.throwIfAborted();
  }
  return { format, holds, rows: columns.take(), ordinary: false, references, problems };
}
