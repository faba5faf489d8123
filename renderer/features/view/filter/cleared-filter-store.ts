// Takes the filter away and knows it until there is another, so that it is one press away. It shows nothing.
import { defineStore } from 'pinia';
import { shallowRef, watch } from 'vue';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { onOtherProject } from '../../project/on-other-project.ts';
import { useView } from '../view-store.ts';

export const useClearedFilter = defineStore('clearedFilter', () => {
  const view = useView();
  /** The filter that was taken away last, with the search; null where there is none to go back to. */
  const cleared = shallowRef<readonly Condition[] | null>(null);

  watch(
    () => view.query.filter,
    (filter) => {
      if (filter.length > 0) cleared.value = null;
    },
  );
  onOtherProject(() => {
    cleared.value = null;
  });

  async function clear(): Promise<void> {
    const { filter } = view.query;
    if (filter.length === 0) return;
    const done = view.clear();
    cleared.value = filter;
    await done;
  }

  async function restore(): Promise<void> {
    if (cleared.value) await view.showQuery({ filter: cleared.value, sort: view.sort });
  }

  return { cleared, clear, restore };
});
