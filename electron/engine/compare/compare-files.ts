// Compares a new set of files with what a folder holds. It looks at names and hashes, never at contents.
import type { ExportManifest, FileChange } from '../../../shared/model/export-plan.ts';

/** All names that earlier exports left in the folder, in the order of the manifest. */
export function namesOf(manifest: ExportManifest | null): string[] {
  if (!manifest) return [];
  const index = manifest.index ? [manifest.index.name] : [];
  return [...manifest.files.map(({ name }) => name), ...index, ...(manifest.obsolete ?? [])];
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
