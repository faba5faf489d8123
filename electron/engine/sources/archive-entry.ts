// An entry of an archive, and why one can't be read. It reads none.
import type { ArchivePart } from './archive-part.ts';

/** An entry of an archive. */
export interface ArchiveEntry {
  /** As the archive has it. */
  readonly name: string;
  readonly part: ArchivePart;
  /** Why it can't be read, or null. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly code: 'unreadable-source' | 'too-large';
  /** The end of a sentence that begins with the entry's name. */
  readonly text: string;
}

export const ZIP_STORED = 0;
export const ZIP_DEFLATED = 8;

/** Why an entry can't be read, or null. */
export function refusalOf(encrypted: boolean, method: number): Refusal | null {
  if (encrypted) {
    const text = 'is encrypted. Unpack the archive with its password, then import the files.';
    return { code: 'unreadable-source', text };
  }
  if (method === ZIP_STORED || method === ZIP_DEFLATED) return null;
  const text = `is packed in a way that can't be read here (method ${method}). Unpack the archive, then import the files.`;
  return { code: 'unreadable-source', text };
}
