// How the columns are shown in the open project, and the presets. It keeps every change in the project file.
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { NO_LAYOUT, type ColumnState, type GridLayout } from '../../../../shared/model/rows/grid-layout.ts';
import { arrangeColumns, changeColumn, moveColumn, showOnly } from './arrange-columns.ts';
import { COLUMN_PRESETS, type PresetId } from './column-defaults.ts';
import { columnDefaults, shownAgents } from './robots-cell.ts';
import { useClient } from '../../../engine/app-client.ts';
import { mutable } from '../../../engine/mutable.ts';
import { useNotices } from '../../../shell/notices/notices-store.ts';
import { onOtherProject } from '../../project/on-other-project.ts';
import { useProject } from '../../project/project-store.ts';

/** Changes in quick succession, as while a column is drawn wider, are kept once. */
const SAVE_MS = 300;

export const useLayout = defineStore('layout', () => {
  const { engine } = useClient();
  const notices = useNotices();
  const project = useProject();
  const layout = shallowRef<GridLayout>(project.info?.layout ?? NO_LAYOUT);
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Another project brings its own columns; a refresh of the same one must not undo what is not kept yet.
  onOtherProject(() => {
    clearTimeout(timer);
    layout.value = project.info?.layout ?? NO_LAYOUT;
  });

  /** The same list while the project tells the same: whatever hangs on it is not worked out anew. */
  const agents = computed((before?: readonly string[]) => {
    const now = project.info?.agents ?? [];
    return before?.join() === now.join() ? before : now;
  });
  const columns = computed(() => arrangeColumns(layout.value.columns, columnDefaults(agents.value)));
  /** The crawlers whose columns are shown. */
  const verdicts = computed(() => shownAgents(columns.value));

  function keep(change: Partial<GridLayout>): void {
    layout.value = { ...layout.value, ...change };
    clearTimeout(timer);
    timer = setTimeout(() => void save(), SAVE_MS);
  }

  async function save(): Promise<void> {
    try {
      await engine['project.setLayout']({ layout: mutable(layout.value) });
    } catch (cause) {
      notices.showError(cause);
    }
  }

  function change(id: string, part: Partial<Omit<ColumnState, 'id'>>): void {
    keep({ columns: changeColumn(columns.value, id, part) });
  }

  function move(id: string, before: string | null, pinned: boolean): void {
    keep({ columns: moveColumn(columns.value, id, before, pinned) });
  }

  function reset(): void {
    keep({ columns: [] });
  }

  function usePreset(id: PresetId): void {
    keep({
      columns:
        id === 'all'
          ? columns.value.map((one) => ({ ...one, hidden: false }))
          : showOnly(columns.value, COLUMN_PRESETS[id]),
    });
  }

  function useOwn(name: string): void {
    const preset = layout.value.presets.find((one) => one.name === name);
    if (preset) keep({ columns: preset.columns });
  }

  /** Keeps the columns as they are under a name; one that is there already is replaced. */
  function saveOwn(name: string): void {
    const others = layout.value.presets.filter((one) => one.name !== name);
    keep({ presets: [...others, { name, columns: columns.value }] });
  }

  function removeOwn(name: string): void {
    keep({ presets: layout.value.presets.filter((one) => one.name !== name) });
  }

  return {
    columns,
    verdicts,
    presets: computed(() => layout.value.presets),
    change,
    move,
    reset,
    usePreset,
    useOwn,
    saveOwn,
    removeOwn,
  };
});
