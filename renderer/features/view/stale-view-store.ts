// Whether rows that are shown may no longer match the filters, or stand elsewhere in the sort: edited rows stay in sight
// until the user has them asked for anew. It asks for nothing by itself but what changed.
import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { mayMove } from './may-move.ts';
import { useClient } from '../../engine/app-client.ts';
import { mutable } from '../../engine/mutable.ts';
import { useProject } from '../project/project-store.ts';
import { useView } from './view-store.ts';

export const useStaleView = defineStore('stale-view', () => {
  const { engine } = useClient();
  const project = useProject();
  const view = useView();
  const stale = ref(false);

  watch(
    () => view.current,
    (now) => {
      stale.value = now?.kept ?? false;
    },
  );
  watch(
    () => view.revision,
    () => {
      look().catch(() => undefined);
    },
  );

  async function look(): Promise<void> {
    const shown = view.current;
    const { filter, sort } = view.query;
    if (!shown || filter.length + sort.length === 0) return;
    // Undo or redo gave the rows back, or none changed: what was counted late is told, too.
    if (project.info?.history.state === shown.state) {
      stale.value = shown.kept;
      return;
    }
    if (stale.value) return;
    const { ranges, columns, misses } = await engine['view.changed']({
      view: shown.view,
      ...mutable(filter.length > 0 ? { filter } : {}),
    });
    if (view.current === shown && (misses || (ranges.length > 0 && mayMove(view.query, columns))))
      stale.value = true;
  }

  return { stale };
});
