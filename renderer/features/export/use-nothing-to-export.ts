// Whether the open project has nothing that exporting it could be about: no URL, and no result of an earlier export.
import { computed, type ComputedRef } from 'vue';
import { useProject } from '../project/project-store.ts';

/** False where no project is open, and where all URLs are gone but what the last export wrote can be looked at again. */
export function useNothingToExport(): ComputedRef<boolean> {
  const project = useProject();
  return computed(() => project.info?.rows === 0 && project.info.exports.last === null);
}
