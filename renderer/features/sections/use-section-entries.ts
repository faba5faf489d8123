// The project's sections in the palette: choosing one shows its rows.
import { computed, type ComputedRef } from 'vue';
import type { PaletteEntry } from '../../shell/menus/palette-entry.ts';
import { useText } from '../../locales/use-text.ts';
import { useProject } from '../project/project-store.ts';
import { useShowRows } from '../view/use-show-rows.ts';
import { sectionRows } from './section-rows.ts';

export function useSectionEntries(): ComputedRef<readonly PaletteEntry[]> {
  const { t, plural } = useText();
  const project = useProject();
  const showRows = useShowRows();
  return computed(() =>
    sectionRows(project.info, t).map(({ name, rows, condition }) => ({
      id: `section.${name}`,
      kind: 'section',
      label: name,
      words: '',
      note: plural('common.rows', rows),
      run: () => showRows(condition),
    })),
  );
}
