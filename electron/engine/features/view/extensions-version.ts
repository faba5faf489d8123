// The version of a row's extensions, by which an edit tells whether it knows what it changes. It keeps nothing.
import { hashLoc } from '../../rows/hash-loc.ts';

/** Equal fragments have equal versions; others have others, but for one in 2^53. */
export function extensionsVersion(ext: string | null): number {
  return hashLoc(ext ?? '');
}
