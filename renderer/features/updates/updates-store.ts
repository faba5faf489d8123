// What is known of newer versions of Mapwright. Where the host has no feed of them, nothing is asked and nothing shown.
import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { UpdateState } from '../../../shared/contract/updates.ts';
import { useClient } from '../../engine/app-client.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useSettings } from '../../shell/settings/settings-store.ts';

export const useUpdates = defineStore('updates', () => {
  const { host } = useClient();
  const notices = useNotices();
  const settings = useSettings();
  const state = shallowRef<UpdateState>({ phase: 'idle' });

  const offer = computed(() => settings.host?.updates ?? null);

  /** The host says what it knows. Who can't see the hint hears of it. */
  function hear(now: UpdateState): void {
    const before = state.value.phase;
    state.value = now;
    if (now.phase === 'found' && before !== 'found')
      notices.announce({ kind: 'info', key: 'updates.found', named: { version: now.version } });
  }

  /** A page that is loaded again knows nothing any more. */
  async function load(): Promise<void> {
    if (offer.value) hear(await host['updates.state']({}));
  }

  async function check(): Promise<void> {
    hear(await host['updates.check']({}));
  }

  /** Rejects with "busy" while a job runs. */
  async function install(): Promise<void> {
    hear(await host['updates.install']({}));
  }

  async function openPage(): Promise<void> {
    if (offer.value) await host['shell.openAddress']({ url: offer.value.page });
  }

  return { state, offer, hear, load, check, install, openPage };
});
