// Compares a new set of files with what a folder holds. It looks at names and hashes, never at contents.
import {
  indexesOf,
  type ExportManifest,
  type FileChange,
} from '../../../../shared/model/export/planned-set.ts';

/** All names that earlier exports left in the folder, in the order of the manifest. */
export function namesOf(manifest: ExportManifest | null): string[] {
  if (!manifest) return [];
  return [...filesOf(manifest).map(({ name }) => name), ...(manifest.obsolete ?? [])];
}

/**
 * SHA-256 of the files that exports of any project left in the folder, as they were written; of some old ones it is not
 * known.
 */
export function hashesOf(manifest: ExportManifest | null): ReadonlyMap<string, string> {
  if (!manifest) return new Map();
  const written = filesOf(manifest).map(({ name, sha256 }): [string, string] => [name, sha256]);
  const { obsoleteHashes = {}, othersHashes = {} } = manifest;
  return new Map([...Object.entries(othersHashes), ...Object.entries(obsoleteHashes), ...written]);
}

/** The files of the set: sitemaps, indexes, and what lies beside them. */
function filesOf(manifest: ExportManifest): ExportManifest['files'] {
  return [...manifest.files, ...indexesOf(manifest), ...(manifest.extras ?? [])];
}

/** How a file compares with the one of its name that the folder holds now (its SHA-256, or null where there is none). */
export function fileChange(sha256: string, present: string | null): FileChange {
  if (present === null) return 'new';
  return present === sha256 ? 'unchanged' : 'changed';
}

/** Names of earlier exports that the new set does not have; whether they still exist is not asked. */
export function obsoleteNames(previous: ExportManifest | null, current: readonly string[]): string[] {
  const kept = new Set(current);
  return [...new Set(namesOf(previous))].filter((name) => !kept.has(name));
}
