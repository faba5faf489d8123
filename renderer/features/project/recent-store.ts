// The projects that were open last, as the host lists them: for the welcome screen, the menu and the palette.
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { RecentProject } from '../../../shared/contract/host.ts';
import { useClient } from '../../engine/app-client.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';

export const useRecent = defineStore('recent', () => {
  const { host } = useClient();
  const notices = useNotices();
  /** The latest first; null until the host has told. */
  const projects = shallowRef<readonly RecentProject[] | null>(null);

  /** What the host answers is the list from now on; errors become notices. */
  async function take(answer: Promise<readonly RecentProject[]>): Promise<void> {
    try {
      projects.value = await answer;
    } catch (cause) {
      notices.showError(cause);
    }
  }

  return {
    projects,
    load: () => take(host['recent.list']({})),
    forget: (path: string) => take(host['recent.remove']({ path })),
    clear: () => take(host['recent.clear']({})),
  };
});
