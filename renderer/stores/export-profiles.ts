// The export profiles of the project: kept, renamed, copied, forgotten. The options themselves are the exporting store's.
import { defineStore } from 'pinia';
import { computed } from 'vue';
import { useClient } from '../engine/app-client.ts';
import { withSameParts } from '../engine/with-same-parts.ts';
import { useExporting } from './exporting.ts';
import { useProject } from './project.ts';

export const useExportProfiles = defineStore('export-profiles', () => {
  const { engine } = useClient();
  const exporting = useExporting();
  const project = useProject();

  const all = computed(() => project.info?.exports.profiles ?? []);
  const current = computed(() => all.value.find(({ id }) => id === exporting.profile) ?? null);

  /** Whether the options are others than the current profile keeps. To lay a set out anew is never kept. */
  const changed = computed(() => {
    const kept = current.value?.options;
    const { repack: _, ...options } = exporting.options;
    const given = Object.entries(options).filter(([, value]) => value !== undefined);
    return kept !== undefined && withSameParts<object>(kept, Object.fromEntries(given)) !== kept;
  });

  /** Keeps the options as they are as a new profile, and goes on with that. */
  async function add(name: string): Promise<void> {
    const saved = await engine['profile.save']({ id: null, name, options: exporting.options });
    await project.refresh();
    exporting.profile = saved.profile;
  }

  /** Keeps the options as they are in the current profile, and gives it another name where one is wanted. */
  async function save(name = current.value?.name ?? ''): Promise<void> {
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

  return { all, current, changed, add, save, remove };
});
