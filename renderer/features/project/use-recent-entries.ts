// The projects that were open last, in the palette. The list comes once it is asked for.
import { computed, onMounted, type ComputedRef } from 'vue';
import { useText } from '../../locales/use-text.ts';
import type { PaletteEntry } from '../../shell/menus/palette-entry.ts';
import type { Commands } from '../../shell/menus/use-commands.ts';
import { useProject } from './project-store.ts';
import { useProjectFiles } from './use-project-files.ts';
import { useRecent } from './recent-store.ts';

export function useRecentEntries(commands: Pick<Commands, 'why'>): ComputedRef<readonly PaletteEntry[]> {
  const { t } = useText();
  const files = useProjectFiles();
  const project = useProject();
  const recent = useRecent();

  onMounted(recent.load);

  return computed(() => {
    const why = commands.why('file.open');
    return (recent.projects ?? [])
      .filter(({ path }) => path !== project.info?.path)
      .map(({ path, name }) => ({
        id: `project.${path}`,
        kind: 'project',
        label: name,
        words: t('welcome.recentWords'),
        note: path,
        why,
        run: () => files.open(path),
      }));
  });
}
