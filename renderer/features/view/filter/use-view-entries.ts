// Filters in the palette: the saved views, and ways to add a filter and to save a view.
import { computed, type ComputedRef } from 'vue';
import type { PaletteEntry } from '../../../shell/menus/palette-entry.ts';
import { useMayChange } from '../../../shell/use-may-change.ts';
import { usePages } from '../../../shell/frame/pages-store.ts';
import { useText } from '../../../locales/use-text.ts';
import { useProject } from '../../project/project-store.ts';
import { useFilterEditor } from './filter-editor-store.ts';
import { useSavedViews } from './saved-views-store.ts';

export function useViewEntries(): ComputedRef<readonly PaletteEntry[]> {
  const { t } = useText();
  const change = useMayChange();
  const editor = useFilterEditor();
  const pages = usePages();
  const project = useProject();
  const saved = useSavedViews();

  const commands = computed<readonly PaletteEntry[]>(() => [
    {
      id: 'filter.add',
      kind: 'command',
      label: t('filtering.add'),
      words: t('filtering.addWords'),
      run: () =>
        pages.onUrls(() => {
          editor.open({ column: null, condition: null, at: null });
        }),
    },
    {
      id: 'filter.save',
      kind: 'command',
      label: t('filtering.saveTitle'),
      words: t('filtering.saveWords'),
      why: change.why,
      run: () =>
        pages.onUrls(() => {
          editor.naming = true;
        }),
    },
  ]);

  return computed(() => [
    ...(project.isOpen ? commands.value : []),
    ...saved.all.map((view): PaletteEntry => ({
      id: `view.saved.${view.name}`,
      kind: 'view',
      label: view.name,
      words: t('filtering.viewWords'),
      run: () => pages.onUrls(() => saved.apply(view)),
    })),
  ]);
}
