// How much an archive may hold. It only says so.

/** Entries at most: those of the largest index, and something beside them. */
export const MAX_ARCHIVE_ENTRIES = 60_000;

/** Bytes of all entries at most. */
export const MAX_ARCHIVE_BYTES = 64 * 1_073_741_824;

/** Honest sitemaps pack 300 to 1 at most; deflate itself can't do more than 1,032 to 1. */
const MAX_RATIO = 600;

/** Below this, nobody needs protection from the ratio. */
const SMALL_BYTES = 268_435_456;

export interface ArchiveLimits {
  /** Bytes that one entry may unpack to. */
  readonly maxBytes: number;
  readonly maxEntries: number;
  readonly signal?: AbortSignal | undefined;
}

/** True for what unpacks to much more than its size. */
export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > MAX_ARCHIVE_BYTES || (unpacked > SMALL_BYTES && unpacked > packed * MAX_RATIO);
}
