// The projects that were open last, in the palette. The list comes once it is asked for.
import { computed, onMounted, shallowRef, type ComputedRef } from 'vue';
import type { RecentProject } from '../../../shared/contract/host.ts';
import { useClient } from '../../engine/app-client.ts';
import { useText } from '../../locales/use-text.ts';
import type { PaletteEntry } from '../../shell/menus/palette-entry.ts';
import type { Commands } from '../../shell/menus/use-commands.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useProject } from './project-store.ts';
import { useProjectFiles } from './use-project-files.ts';

export function useRecentEntries(commands: Pick<Commands, 'why'>): ComputedRef<readonly PaletteEntry[]> {
  const { host } = useClient();
  const { t } = useText();
  const files = useProjectFiles();
  const notices = useNotices();
  const project = useProject();
  const recent = shallowRef<readonly RecentProject[]>([]);

  onMounted(async () => {
    try {
      recent.value = await host['recent.list']({});
    } catch (cause) {
      notices.showError(cause);
    }
  });

  return computed(() => {
    const why = commands.why('file.open');
    return recent.value
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
