// The menu of the pivot of languages: what can be done with the chosen clusters and cells.
import { computed, nextTick, type Ref } from 'vue';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { ClusterRow } from '../../../shared/model/cluster.ts';
import type { GridHandle } from '../../grid/grid-handle.ts';
import type { GridMenu, GridSelection } from '../../grid/grid-types.ts';
import { useCommandKeys } from '../../shell/menus/use-command-keys.ts';
import { useText } from '../../locales/use-text.ts';
import { useLanguages } from './languages-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useMayChange } from '../../shell/use-may-change.ts';
import { useCompleteLinks } from './use-complete-links.ts';
import { languageOf } from './use-language-columns.ts';

interface LanguageMenuInput {
  readonly menu: Ref<GridMenu | null>;
  readonly grid: Readonly<Ref<GridHandle | null>>;
  readonly selection: Readonly<Ref<GridSelection<ClusterRow> | null>>;
}

/** Rows of more clusters than this are too many to look at together. */
const MOST_CLUSTERS = 1_000;

type Entry = readonly [item: MenuItem, run: () => unknown] | null;

export function useLanguageMenu({ menu, grid, selection }: LanguageMenuInput) {
  const { t, plural } = useText();
  const { keysOf } = useCommandKeys();
  const change = useMayChange();
  const languages = useLanguages();
  const notices = useNotices();
  const { complete } = useCompleteLinks();

  const ranges = computed(() => selection.value?.ranges ?? []);

  async function showRows(): Promise<void> {
    await languages.showRows(await languages.read(ranges.value, MOST_CLUSTERS));
  }

  function entry(id: string, label: string, run: () => unknown, keys = '', enabled = true): Entry {
    return [{ id, label, keys, enabled }, run];
  }

  function forColumn(id: string): readonly Entry[] {
    const language = languageOf(id);
    if (language === null) return [];
    return [
      entry('has', t('languages.menu.has'), () => {
        languages.language = { code: language, has: true };
      }),
      entry('lacks', t('languages.menu.lacks'), () => {
        languages.language = { code: language, has: false };
      }),
      entry('fit', t('columnMenu.fit'), () => grid.value?.autosize([id])),
    ];
  }

  function forCells(): readonly Entry[] {
    const some = (selection.value?.rows ?? 0) > 0;
    const editable = !change.isReadOnly && languageOf(selection.value?.activeColumn ?? '') !== null;
    return [
      entry('edit', t('gridTexts.edit'), () => grid.value?.edit(), keysOf('grid.edit'), editable),
      entry('copy', t('gridTexts.copy'), () => grid.value?.copy(), keysOf('edit.copy'), some),
      entry('clear', t('languages.menu.clear'), () => grid.value?.clear(), keysOf('grid.clear'), editable),
      null,
      entry(
        'complete',
        t('languages.menu.complete'),
        () => complete(ranges.value),
        '',
        some && !change.isReadOnly,
      ),
      entry('rows', t('languages.menu.showRows'), showRows, '', some),
    ];
  }

  const entries = computed(() => {
    if (!menu.value) return [];
    return menu.value.column === null ? forCells() : forColumn(menu.value.column);
  });

  return {
    items: computed(() => entries.value.map((one) => one && one[0])),
    label: computed(() => plural('languages.chosen', selection.value?.rows ?? 0)),
    showRows,
    run(item: MenuItem): void {
      const found = entries.value.find((one) => one?.[0].id === item.id);
      menu.value = null;
      void nextTick(() => {
        Promise.resolve(found?.[1]()).catch(notices.showError);
      });
    },
  };
}
