// Takes differences of the comparison over into the project. What it takes is what was shown when it was asked to.
import { defineStore } from 'pinia';
import type { RequestParams } from '../../shared/contract/requests.ts';
import { useClient } from '../engine/app-client.ts';
import { useComparing } from './comparing.ts';
import { useDialogs } from './dialogs.ts';
import { useNotices } from './notices.ts';

/** Of more it is asked whether they are meant. */
const MANY = 1_000;

export const useTakingOver = defineStore('takingOver', () => {
  const { engine } = useClient();
  const comparing = useComparing();
  const dialogs = useDialogs();
  const notices = useNotices();

  /** Takes these differences over, as one undo step. */
  function takeItems(items: readonly number[]): Promise<void> {
    return take(items.length, { items: [...items] });
  }

  /** The same with all that are shown: what is typed or chosen since is not meant before it is shown. */
  async function takeShown(): Promise<void> {
    const shown = comparing.differences;
    if (shown) await take(shown.rows, shown.filter);
  }

  async function take(count: number, order: RequestParams<'compare.apply'>): Promise<void> {
    if (count > MANY && !(await isMeant(count))) return;
    try {
      const { applied } = await engine['compare.apply'](order);
      const { added, changed, removed, skipped } = applied;
      const done = added + changed + removed;
      if (done > 0) notices.show({ kind: 'success', key: 'compare.applied', count: done });
      if (skipped > 0) notices.show({ kind: 'info', key: 'compare.skipped', count: skipped });
    } catch (cause) {
      notices.showError(cause);
    }
  }

  async function isMeant(count: number): Promise<boolean> {
    const answer = await dialogs.ask({
      title: 'compare.manyTitle',
      text: 'compare.manyText',
      named: { count, side: comparing.takes ?? '' },
      yes: 'compare.manyYes',
      no: null,
      danger: false,
    });
    return answer === 'yes';
  }

  return { takeItems, takeShown };
});
