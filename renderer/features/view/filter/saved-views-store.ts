// The queries that the project keeps under names: saving what is shown, and showing what was saved.
import { defineStore } from 'pinia';
import { computed } from 'vue';
import type { SavedView } from '../../../../shared/model/rows/view-query.ts';
import { useClient } from '../../../engine/app-client.ts';
import { mutable } from '../../../engine/mutable.ts';
import { useProject } from '../../project/project-store.ts';
import { useView } from '../view-store.ts';

export const useSavedViews = defineStore('savedViews', () => {
  const { engine } = useClient();
  const project = useProject();
  const view = useView();

  const all = computed<readonly SavedView[]>(() => project.info?.views ?? []);
  /** The saved view that the grid shows now, if it is one. */
  const current = computed(
    () => all.value.find(({ filter, sort }) => sameQuery({ filter, sort }, view.query))?.name ?? null,
  );

  async function save(name: string): Promise<void> {
    await engine['view.save']({ name: name.trim(), ...mutable(view.query) });
    await project.refresh();
  }

  async function rename(name: string, to: string): Promise<void> {
    await engine['view.rename']({ name, to: to.trim() });
    await project.refresh();
  }

  async function remove(name: string): Promise<void> {
    await engine['view.delete']({ name });
    await project.refresh();
  }

  function apply(saved: SavedView): Promise<void> {
    return view.showQuery(saved);
  }

  return { all, current, save, rename, remove, apply };
});

function sameQuery(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
