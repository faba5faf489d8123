// The two sides of a comparison as they are chosen, which begin with the last export and the project. It compares nothing.
import { computed, shallowRef } from 'vue';
import type { CompareSide } from '../../../shared/model/comparison.ts';
import { onOtherProject } from '../project/on-other-project.ts';
import { useProject } from '../project/project-store.ts';

const PROJECT_NOW: CompareSide = { kind: 'project' };

/** A side is null while its place is not typed yet. Another project begins anew. */
export function useChosenSides() {
  const project = useProject();
  /** undefined where nobody chose. */
  const chosenBefore = shallowRef<CompareSide | null | undefined>(undefined);
  const chosenAfter = shallowRef<CompareSide | null | undefined>(undefined);

  const lastExport = computed<CompareSide | null>(() => {
    const out = project.info?.exports.last?.options.out;
    return out === undefined ? null : { kind: 'export', out };
  });
  const before = computed({
    get: () => (chosenBefore.value === undefined ? lastExport.value : chosenBefore.value),
    set: (side) => (chosenBefore.value = side),
  });
  const after = computed({
    get: () => (chosenAfter.value === undefined ? PROJECT_NOW : chosenAfter.value),
    set: (side) => (chosenAfter.value = side),
  });
  const ready = computed(() => before.value !== null && after.value !== null);

  function swap(): void {
    [before.value, after.value] = [after.value, before.value];
  }

  onOtherProject(() => {
    chosenBefore.value = undefined;
    chosenAfter.value = undefined;
  });

  return { before, after, ready, swap };
}
