// An entry of an archive, and why one can't be read. It reads none.
import type { ErrorKey, ErrorReason } from '../../../../../shared/contract/error-texts.ts';
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
  /** Of a reason that names the entry by {path}. */
  readonly key: ErrorKey;
  readonly params?: ErrorReason['params'];
}

export const ZIP_STORED = 0;
export const ZIP_DEFLATED = 8;

/** Why an entry can't be read, or null. */
export function refusalOf(encrypted: boolean, method: number): Refusal | null {
  if (encrypted) return { code: 'unreadable-source', key: 'entry-encrypted' };
  if (method === ZIP_STORED || method === ZIP_DEFLATED) return null;
  return { code: 'unreadable-source', key: 'entry-method', params: { method } };
}
