// The states of the project that undo and redo reach, for the panel that lists them.
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { HistoryPage } from '../../../shared/model/edit/change.ts';
import { useClient } from '../../engine/app-client.ts';
import { useEdits } from '../edit/edits-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';

/** States read at once. */
const PAGE = 200;

export const useHistory = defineStore('history', () => {
  const { engine } = useClient();
  const edits = useEdits();
  const notices = useNotices();
  const page = shallowRef<HistoryPage | null>(null);
  let wanted = PAGE;
  let turn = 0;

  /** Reads the newest states anew, as many as were shown. */
  async function refresh(): Promise<void> {
    const mine = ++turn;
    try {
      const read = await engine['history.list']({ start: 0, count: wanted });
      if (mine === turn) page.value = read;
    } catch (cause) {
      if (mine === turn) notices.showError(cause);
    }
  }

  /** Shows older states too; 1,000 at most are shown. */
  async function showOlder(): Promise<void> {
    wanted = Math.min(wanted + PAGE, 1_000);
    await refresh();
  }

  async function goTo(change: number): Promise<void> {
    if (change === page.value?.current) return;
    await edits.told(() => engine['history.goTo']({ change }));
  }

  /** Names the present state. */
  async function mark(name: string): Promise<void> {
    await edits.told(() => engine['history.mark']({ name }));
  }

  async function unmark(checkpoint: number): Promise<void> {
    await edits.told(() => engine['history.unmark']({ checkpoint }));
  }

  return { page, refresh, showOlder, goTo, mark, unmark };
});
