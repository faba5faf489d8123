// A row of the project with the values that an export writes, so that it can be compared with files. It writes nothing.
import type { RowBatch } from '../../rows/entry-batch.ts';
import { lastmodForWriting } from '../../../../shared/protocol/lastmod.ts';
import type { HashedRow } from '../compare/hash-row.ts';
import { isPlainXml, isXmlText } from './lines/escape-xml.ts';
import { withoutGroups } from './lines/ext-parts.ts';
import { BLOCKING_FLAGS } from './lines/not-written.ts';
import { isOldNews } from './lines/old-news.ts';
import type { WrittenForm } from '../../project/last-comparison.ts';

/** Row i as it is, or as an export of this form writes it: null where that leaves it out. */
export function comparableRow(batch: RowBatch, i: number, written: WrittenForm | null): HashedRow | null {
  const row: HashedRow = {
    loc: batch.loc[i] ?? '',
    lastmod: batch.lastmod[i] ?? null,
    changefreq: batch.changefreq[i] ?? null,
    priority: batch.priority[i] ?? null,
    ext: batch.ext[i] ?? null,
    included: batch.included[i] ?? true,
  };
  if (!written) return row;
  const { loc, lastmod, changefreq, priority } = row;
  if (!row.included || ((batch.issues[i] ?? 0) & BLOCKING_FLAGS) !== 0) return null;
  if (!isPlainXml(loc) && !isXmlText(loc)) return null;
  return {
    ...row,
    lastmod: lastmod === null ? null : lastmodForWriting(lastmod),
    changefreq: typeof changefreq === 'string' ? null : changefreq,
    priority: typeof priority === 'string' ? null : priority,
    ext: row.ext === null ? null : writtenExtensions(row.ext, written),
  };
}

/** True for a row that would be written, were it not for its user, who left it out. */
export function isLeftOutByHand(batch: RowBatch, i: number): boolean {
  return batch.included[i] === false && ((batch.issues[i] ?? 0) & BLOCKING_FLAGS) === 0;
}

function writtenExtensions(ext: string, { leaveOut, newsAt }: WrittenForm): string | null {
  const tooOld = newsAt !== null && isOldNews(ext, newsAt);
  return withoutGroups(ext, tooOld ? [...leaveOut, 'news'] : leaveOut);
}
