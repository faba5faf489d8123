// The export profiles of the project: kept, renamed, copied, forgotten. The options themselves are the exporting store's.
import { defineStore } from 'pinia';
import { computed } from 'vue';
import { profilesSharing } from '../../../shared/model/export/export-profile.ts';
import { useClient } from '../../engine/app-client.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import { withSameParts } from '../../engine/with-same-parts.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useExporting } from './exporting-store.ts';
import { useProject } from '../project/project-store.ts';

export const useExportProfiles = defineStore('export-profiles', () => {
  const { engine, host } = useClient();
  const dialogs = useDialogs();
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

  /** The names of the other profiles that write to the same folder as the current one. */
  const sharing = computed(() => {
    const { out } = exporting.options;
    if (!current.value || out === '') return [];
    return profilesSharing(all.value, out, current.value.id).map(({ name }) => name);
  });

  /** Keeps the options as they are as a new profile, and goes on with that. */
  async function add(name: string): Promise<void> {
    tellChosen(host, [exporting.options.out]);
    const saved = await engine['profile.save']({ id: null, name, options: exporting.options });
    await project.refresh();
    exporting.profile = saved.profile;
  }

  /** Keeps the options as they are in the current profile, and gives it another name where one is wanted. */
  async function save(name = current.value?.name ?? ''): Promise<void> {
    if (!current.value) return;
    tellChosen(host, [exporting.options.out]);
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

  /**
   * Asks what becomes of changes that the current profile does not keep; false = they are gone on with. Rejects where
   * they are to be kept and can't be.
   */
  async function mayLeave(): Promise<boolean> {
    if (!current.value || !changed.value) return true;
    const answer = await dialogs.ask({
      title: 'output.changedTitle',
      text: 'output.changedText',
      named: { name: current.value.name },
      yes: 'output.keep',
      no: 'close.discard',
      danger: false,
    });
    if (answer === 'yes') await save();
    return answer !== 'cancel';
  }

  return { all, current, changed, sharing, add, save, remove, mayLeave };
});
