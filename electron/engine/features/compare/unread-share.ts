// Tells which sitemaps of a set could not be read, and which share of them that is. It reads nothing.
import type { UnreadShare } from '../../../../shared/model/comparison.ts';
import type { WalkedSet } from './sides/walk-tools.ts';

/** Places that are named. */
const MAX_NAMED = 1_000;

/** Null where all could be read. Indexes and robots.txt files that could be read are no sitemaps. */
export function unreadShare({ files, unread }: Pick<WalkedSet, 'files' | 'unread'>): UnreadShare | null {
  if (unread.size === 0) return null;
  const sitemaps = new Set(unread);
  for (const { file, digested } of files) {
    if (digested.format !== 'index' && digested.format !== 'robots') sitemaps.add(file.location);
  }
  return { places: [...unread].slice(0, MAX_NAMED), count: unread.size, of: sitemaps.size };
}
