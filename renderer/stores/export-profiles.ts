// The export profiles of the project: kept, renamed, copied, forgotten. The options themselves are the exporting store's.
import { defineStore } from 'pinia';
import { computed } from 'vue';
import { useClient } from '../engine/app-client.ts';
import { useExporting } from './exporting.ts';
import { useProject } from './project.ts';

export const useExportProfiles = defineStore('export-profiles', () => {
  const { engine } = useClient();
  const exporting = useExporting();
  const project = useProject();

  const all = computed(() => project.info?.exports.profiles ?? []);
  const current = computed(() => all.value.find(({ id }) => id === exporting.profile) ?? null);

  /** Keeps the options as they are as a new profile, and goes on with that. */
  async function add(name: string): Promise<void> {
    const saved = await engine['profile.save']({ id: null, name, options: exporting.options });
    await project.refresh();
    exporting.profile = saved.profile;
  }

  /** Gives the current profile another name. What was changed in its options meanwhile is kept with it. */
  async function rename(name: string): Promise<void> {
    if (!current.value) return;
    await engine['profile.save']({ id: current.value.id, name, options: exporting.options });
    await project.refresh();
  }

  /** Forgets the current profile; its options stay on screen. */
  async function remove(): Promise<void> {
    if (!current.value) return;
    await engine['profile.delete']({ id: current.value.id });
    exporting.pick(null);
    await project.refresh();
  }

  return { all, current, add, rename, remove };
});
