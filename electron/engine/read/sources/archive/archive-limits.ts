// How much an archive may hold. It only says so.
import { DEFAULT_MAX_UNPACKED_BYTES } from '../../../../../shared/model/import/unpacked-limit.ts';

/** Entries at most: those of the largest index, and something beside them. */
export const MAX_ARCHIVE_ENTRIES = 60_000;

/** Bytes of all entries at most. */
export const MAX_ARCHIVE_BYTES = 64 * 1_073_741_824;

/** Honest sitemaps pack 300 to 1 at most; deflate itself can't do more than 1,032 to 1. */
const MAX_RATIO = 600;

/** Files of an archive differ, so that as a whole they pack less well: 100 to 1 at most. */
const MAX_ARCHIVE_RATIO = 100;

/** Below this, nobody needs protection from the ratio of one entry. */
const SMALL_BYTES = 16_777_216;

export interface ArchiveLimits {
  /** Bytes that one entry may unpack to. */
  readonly maxBytes: number;
  readonly maxEntries: number;
  readonly signal?: AbortSignal | undefined;
}

/** True for an entry that unpacks to much more than its size. */
export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > SMALL_BYTES && unpacked > packed * MAX_RATIO;
}

/** Bytes that all entries of an archive may unpack to: what honest ones of its size would, and what one may at least. */
export function budgetOf(packed: number, { maxBytes }: Pick<ArchiveLimits, 'maxBytes'>): number {
  const least = Math.max(maxBytes, DEFAULT_MAX_UNPACKED_BYTES);
  return Math.min(MAX_ARCHIVE_BYTES, Math.max(least, packed * MAX_ARCHIVE_RATIO));
}
