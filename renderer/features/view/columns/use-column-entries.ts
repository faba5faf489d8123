// The grid's columns in the palette: show and hide, freeze, sort and filter by each, and the presets.
import { computed, type ComputedRef } from 'vue';
import type { ColumnState } from '../../../../shared/model/rows/grid-layout.ts';
import type { PaletteEntry } from '../../../shell/menus/palette-entry.ts';
import { usePages } from '../../../shell/frame/pages-store.ts';
import { useText } from '../../../locales/use-text.ts';
import { columnTitle } from '../../../ui/column-title.ts';
import { useProject } from '../../project/project-store.ts';
import { filterColumn } from '../filter/filter-draft.ts';
import { useFilterEditor } from '../filter/filter-editor-store.ts';
import { useSelection } from '../selection-store.ts';
import { useView } from '../view-store.ts';
import { COLUMN_PRESETS, type PresetId } from './column-defaults.ts';
import { useLayout } from './layout-store.ts';
import { sortKeys } from './use-url-columns.ts';

/** What switches one thing to and fro is remembered as one. */
const SWITCHES: Readonly<Partial<Record<Act, string>>> = {
  show: 'shown',
  hide: 'shown',
  pin: 'pinned',
  unpin: 'pinned',
};

type Act = 'show' | 'hide' | 'pin' | 'unpin' | 'sortAsc' | 'sortDesc' | 'filter' | 'preset';

const PRESETS = Object.keys(COLUMN_PRESETS) as readonly PresetId[];

export function useColumnEntries(): ComputedRef<readonly PaletteEntry[]> {
  const { t } = useText();
  const filters = useFilterEditor();
  const layout = useLayout();
  const pages = usePages();
  const project = useProject();
  const selection = useSelection();
  const view = useView();

  function entry(act: Act, id: string, name: string, run: () => unknown): PaletteEntry {
    return {
      id: `column.${SWITCHES[act] ?? act}.${id}`,
      kind: 'column',
      label: t(`columnEntries.${act}`, { name }),
      words: t(`columnEntries.words.${act}`),
      onlyTyped: true,
      run: () => pages.onUrls(run),
    };
  }

  function ofShown({ id, pinned }: ColumnState, name: string): readonly PaletteEntry[] {
    const sort = (direction: 'asc' | 'desc') => () => view.setSort(sortKeys([{ column: id, direction }]));
    const canSort = sortKeys([{ column: id, direction: 'asc' }]).length > 0;
    return [
      entry(pinned ? 'unpin' : 'pin', id, name, () => {
        layout.change(id, { pinned: !pinned });
      }),
      entry('hide', id, name, () => {
        layout.change(id, { hidden: true });
      }),
      ...(canSort
        ? [entry('sortAsc', id, name, sort('asc')), entry('sortDesc', id, name, sort('desc'))]
        : []),
    ];
  }

  function ofColumn(column: ColumnState): readonly PaletteEntry[] {
    const name = columnTitle(column.id, t);
    const filtered = filterColumn(column.id);
    const show = entry('show', column.id, name, () => {
      layout.change(column.id, { hidden: false });
    });
    return [
      ...(column.hidden ? [show] : ofShown(column, name)),
      ...(filtered
        ? [
            entry('filter', column.id, name, () => {
              filters.openFor(filtered, null);
            }),
          ]
        : []),
    ];
  }

  const presets = computed(() => [
    ...PRESETS.map((id) =>
      entry('preset', id, t(`columnsDialog.${id}`), () => {
        layout.usePreset(id);
      }),
    ),
    ...layout.presets.map(({ name }) =>
      entry('preset', `own.${name}`, name, () => {
        layout.useOwn(name);
      }),
    ),
  ]);

  /** Where the active cell is, is most likely meant. */
  const columns = computed(() => {
    const active = selection.selection?.activeColumn;
    return layout.columns.toSorted((a, b) => Number(b.id === active) - Number(a.id === active));
  });

  return computed(() => (project.isOpen ? [...columns.value.flatMap(ofColumn), ...presets.value] : []));
}
