// How much an archive may hold. It only says so.

/** Entries at most: those of the largest index, and something beside them. */
export const MAX_ARCHIVE_ENTRIES = 60_000;

/** Bytes of all entries at most. */
export const MAX_ARCHIVE_BYTES = 64 * 1_073_741_824;

/** Honest sitemaps pack 300 to 1 at most; a whole archive of them does, too. */
const MAX_RATIO = 300;

/** Below this, nobody needs protection from the ratio. */
const SMALL_BYTES = 268_435_456;

/** One entry may do better than its archive, but deflate itself can't do more than 1,032 to 1. */
const MAX_ENTRY_RATIO = 600;

/** Beyond the size of most sitemaps; many small entries are a matter of the whole archive. */
const SMALL_ENTRY_BYTES = 16_777_216;

export interface ArchiveLimits {
  /** Bytes that one entry may unpack to. */
  readonly maxBytes: number;
  readonly maxEntries: number;
  readonly signal?: AbortSignal | undefined;
}

/** What all entries of an archive of so many bytes may unpack to, also where they are packed themselves. */
export function budgetOf(packed: number): { left: number } {
  return { left: Math.min(Math.max(packed * MAX_RATIO, SMALL_BYTES), MAX_ARCHIVE_BYTES) };
}

/** True for an archive that unpacks to much more than its size. */
export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > MAX_ARCHIVE_BYTES || (unpacked > SMALL_BYTES && unpacked > packed * MAX_RATIO);
}

/** The same for one entry, whatever else is in its archive. */
export function isEntryBomb(unpacked: number, packed: number): boolean {
  return unpacked > SMALL_ENTRY_BYTES && unpacked > packed * MAX_ENTRY_RATIO;
}
