// The menus of the grid: for the selection and for a column's header. What they say and what they do.
import { computed, nextTick, type Ref } from 'vue';
import { isToggle, type MenuCommand } from '../../../shared/commands/command-table.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { GridHandle } from '../../grid/grid-handle.ts';
import type { GridMenu } from '../../grid/grid-types.ts';
import { ROW_NUMBERS } from '../../grid/rows/use-row-numbers.ts';
import { useText } from '../../locales/use-text.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useEdits } from '../edit/edits-store.ts';
import { useFixable } from '../check/fixable-store.ts';
import { useFilterEditor } from './filter/filter-editor-store.ts';
import { useLayout } from './columns/layout-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useProject } from '../project/project-store.ts';
import { useRowUrls } from './use-row-urls.ts';
import { useSelection } from './selection-store.ts';
import { useView } from './view-store.ts';
import { columnTitle } from '../../ui/column-title.ts';
import { filterColumn } from './filter/filter-draft.ts';
import { useCommandKeys } from '../../shell/menus/use-command-keys.ts';
import { sectionEntries } from '../sections/section-entries.ts';
import type { Commands } from '../../shell/menus/use-commands.ts';
import { useTicks } from '../../shell/menus/use-ticks.ts';
import { useMayChange } from '../../shell/use-may-change.ts';
import { sortKeys } from './columns/use-url-columns.ts';

interface GridMenusInput {
  readonly menu: Ref<GridMenu | null>;
  readonly grid: Readonly<Ref<GridHandle | null>>;
  /** Adds empty rows before or after the selection. */
  readonly insert: (side: 'before' | 'after') => unknown;
  readonly commands: Commands;
}

const FILTER_COMMANDS = [
  'view.filterByValue',
  'view.excludeValue',
  'view.clearFilter',
  'view.clearSort',
] as const;

/** `below`: what the menu beside it has. */
type Entry = readonly [item: MenuItem, run: () => unknown, below?: readonly Entry[]] | null;

export function useGridMenus({ menu, grid, insert, commands }: GridMenusInput) {
  const { t, plural } = useText();
  const { keysOf } = useCommandKeys();
  const change = useMayChange();
  const dialogs = useDialogs();
  const edits = useEdits();
  const filters = useFilterEditor();
  const fixables = useFixable();
  const layout = useLayout();
  const notices = useNotices();
  const project = useProject();
  const selection = useSelection();
  const ticks = useTicks();
  const urls = useRowUrls();
  const view = useView();

  function entry(id: string, label: string, run: () => unknown, keys = '', enabled = true): Entry {
    return [{ id, label, keys, enabled }, run];
  }

  function filterEntry(id: string | null, keys = ''): Entry {
    const column = filterColumn(id);
    const at = menu.value && { x: menu.value.x, y: menu.value.y };
    const run = (): void => {
      if (column) filters.openFor(column, at);
    };
    return entry('filter', t('filtering.filterBy'), run, keys, column !== null);
  }

  /** As the menu bar and the palette have it. */
  function commandEntry(id: MenuCommand): Entry {
    const run = (): void => {
      commands.run(id);
    };
    const label = t(isToggle(id) ? `toggles.${id}` : `commands.${id}`);
    const checked = isToggle(id) ? { checked: ticks.value[id] } : {};
    return [{ id, label, keys: keysOf(id), enabled: commands.enabled.value[id], ...checked }, run];
  }

  /** What changes rows. */
  function changing(id: string, label: string, run: () => unknown, keys = '', enabled = true): Entry {
    const why = change.why;
    return [{ id, label, keys, enabled: enabled && !change.isReadOnly, why }, run];
  }

  function forCells(): readonly Entry[] {
    const some = selection.count > 0;
    const act = (id: string, label: string, run: () => unknown, keys = ''): Entry =>
      changing(id, label, run, keys, some);
    return [
      act('edit', t('gridTexts.edit'), () => grid.value?.edit(), keysOf('grid.edit')),
      commandEntry('edit.formulaBar'),
      entry('copy', t('gridTexts.copy'), () => grid.value?.copy(), keysOf('edit.copy'), some),
      act('cut', t('gridTexts.cut'), () => grid.value?.cut(), keysOf('edit.cut')),
      act('paste', t('gridMore.paste'), () => grid.value?.paste(), keysOf('edit.paste')),
      act('fillDown', t('gridTexts.fillDown'), () => grid.value?.fillDown(), keysOf('grid.fillDown')),
      act('fillRight', t('gridMore.fillRight'), () => grid.value?.fillRight(), keysOf('grid.fillRight')),
      act('clear', t('gridTexts.clear'), () => grid.value?.clear(), keysOf('grid.clear')),
      null,
      entry('open', t('gridMore.openUrl'), urls.open, '', urls.canOpen.value),
      entry('copyUrl', plural('gridMore.copyUrl', Math.max(selection.count, 1)), urls.copy, '', some),
      null,
      filterEntry(selection.selection?.activeColumn ?? null, keysOf('grid.filter')),
      ...FILTER_COMMANDS.map(commandEntry),
      null,
      act('include', t('gridTexts.include'), () => edits.setIncluded(true)),
      act('exclude', t('gridTexts.exclude'), () => edits.setIncluded(false)),
      ...problemItems(),
      null,
      changing('insert', t('commands.edit.insertAbove'), () => insert('before'), keysOf('edit.insertAbove')),
      changing('insertBelow', t('commands.edit.insertBelow'), () => insert('after')),
      act('delete', t('commands.edit.delete'), edits.remove, keysOf('edit.delete')),
      ...sectionMenu(act),
    ];
  }

  /** What can be done about the problems of the active row, in all rows that are selected. */
  function problemItems(): readonly Entry[] {
    const { activeRow, rows, count } = selection;
    if (!activeRow || !rows) return [];
    const chosen = { set: rows, count };
    const found = (project.info?.problems ?? []).filter(({ rule }) => activeRow.problems.includes(rule));
    const items = found.flatMap(({ rule, fixable, blocking }) => {
      const isFixable = fixables.isFixable({ rule, fixable });
      const named = { rule: t(`rules.${rule}`) };
      const fix = (): void => {
        dialogs.open({ kind: 'fix', rule, rows: chosen });
      };
      const ignore = (): void => {
        dialogs.open({ kind: 'ignore', rule, rows: chosen });
      };
      return [
        ...(isFixable ? [changing(`fix ${rule}`, t('fixes.menuFix', named), fix)] : []),
        ...(blocking ? [] : [changing(`ignore ${rule}`, t('fixes.menuIgnore', named), ignore)]),
      ];
    });
    return items.length > 0 ? [null, ...items] : [];
  }

  function sectionMenu(act: (id: string, label: string, run: () => unknown) => Entry): readonly Entry[] {
    const places = sectionEntries(project.info?.sections ?? [], t);
    if (places.length === 0) return [];
    const below = places.map(({ label, section }) =>
      act(`section ${String(section)}`, label, () => edits.moveToSection(section)),
    );
    const enabled = selection.count > 0 && !change.isReadOnly;
    const item = { id: 'sections', label: t('sections.moveTo'), keys: '', enabled, why: change.why };
    return [null, [item, () => undefined, below]];
  }

  function forColumn(id: string): readonly Entry[] {
    const column = layout.columns.find((one) => one.id === id);
    const sort = (direction: 'asc' | 'desc') => () => view.setSort(sortKeys([{ column: id, direction }]));
    const canSort = sortKeys([{ column: id, direction: 'asc' }]).length > 0;
    const pinned = column?.pinned ?? false;
    return [
      entry('sortAsc', t('columnMenu.sortAsc'), sort('asc'), '', canSort),
      entry('sortDesc', t('columnMenu.sortDesc'), sort('desc'), '', canSort),
      filterEntry(id),
      commandEntry('view.clearFilter'),
      commandEntry('view.clearSort'),
      null,
      entry('select', t('columnMenu.select'), () => {
        grid.value?.select([{ from: 0, to: view.current?.rows ?? 0 }], [id]);
      }),
      entry('fit', t('columnMenu.fit'), () => grid.value?.autosize([id])),
      entry('fitAll', t('columnMenu.fitAll'), () => grid.value?.autosize()),
      null,
      entry('pin', t(pinned ? 'columnMenu.unpin' : 'columnMenu.pin'), () => {
        layout.change(id, { pinned: !pinned });
      }),
      entry('hide', t('columnMenu.hide'), () => {
        layout.change(id, { hidden: true });
      }),
      entry('choose', t('columnMenu.choose'), () => {
        dialogs.open({ kind: 'columns' });
      }),
      entry('reset', t('columnMenu.reset'), layout.reset),
    ];
  }

  function forNumbers(): readonly Entry[] {
    return [
      commandEntry('view.toggleNumbers'),
      null,
      entry('all', t('gridTexts.selectAll'), () => grid.value?.selectAll(), keysOf('edit.selectAll')),
      commandEntry('edit.goToRow'),
    ];
  }

  const entries = computed(() => {
    if (!menu.value) return [];
    const { column } = menu.value;
    if (column === ROW_NUMBERS) return forNumbers();
    return column === null ? forCells() : forColumn(column);
  });

  return {
    items: computed(() => entries.value.map(itemOf)),
    label: computed(() => {
      const column = menu.value?.column ?? null;
      if (column === ROW_NUMBERS) return t('columnMenu.ofNumbers');
      if (column !== null) return t('columnMenu.of', { name: columnTitle(column, t) });
      return plural('status.selected', selection.count);
    }),
    run(item: MenuItem): void {
      const all = entries.value.flatMap((one) => [one, ...(one?.[2] ?? [])]);
      const found = all.find((one) => one?.[0].id === item.id);
      menu.value = null;
      void nextTick(() => {
        Promise.resolve(found?.[1]()).catch(notices.showError);
      });
    },
  };
}

function itemOf(entry: Entry): MenuItem | null {
  const [item, , below] = entry ?? [];
  if (!item) return null;
  return below ? { ...item, items: below.map(itemOf) } : item;
}
