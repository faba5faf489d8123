// Takes differences of the comparison over into the project. What it takes is what was shown when it was asked to.
import { defineStore } from 'pinia';
import type { RequestParams } from '../../../shared/contract/requests/requests.ts';
import type { Difference, DifferenceFilter, DifferenceKind } from '../../../shared/model/comparison.ts';
import { useClient } from '../../engine/app-client.ts';
import { useComparing } from './comparing-store.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';

/** Of more it is asked whether they are meant. */
const MANY = 1_000;

type CountKind = (kind: DifferenceKind) => number | Promise<number>;

export const useTakingOver = defineStore('takingOver', () => {
  const { engine } = useClient();
  const comparing = useComparing();
  const dialogs = useDialogs();
  const notices = useNotices();

  /** Takes these differences over, as one undo step. */
  function takeItems(differences: readonly Pick<Difference, 'item' | 'kind'>[]): Promise<void> {
    const items = differences.map(({ item }) => item);
    return take(items.length, { items }, (kind) => differences.filter((one) => one.kind === kind).length);
  }

  /** The same with all that are shown: what is typed or chosen since is not meant before it is shown. */
  async function takeShown(): Promise<void> {
    const shown = comparing.differences;
    if (shown) await take(shown.rows, shown.filter, (kind) => countOf(shown.filter, kind));
  }

  async function countOf(filter: DifferenceFilter, kind: DifferenceKind): Promise<number> {
    if (filter.kind !== undefined && filter.kind !== kind) return 0;
    return (await engine['compare.rows']({ ...filter, kind, start: 0, count: 0 })).total;
  }

  async function take(
    count: number,
    order: RequestParams<'compare.apply'>,
    ofKind: CountKind,
  ): Promise<void> {
    try {
      if (count > MANY && !(await isMeant(count, ofKind))) return;
      const { applied } = await engine['compare.apply'](order);
      const { added, changed, removed, included, same, skipped, unwritable } = applied;
      const done = added + changed + removed + included;
      if (done > 0) notices.show({ kind: 'success', key: 'compare.applied', count: done });
      const told = [
        ['compare.includedAgain', included],
        ['compare.alreadySame', same],
        ['compare.skipped', skipped],
        ['compare.unwritable', unwritable],
      ] as const;
      for (const [key, some] of told) if (some > 0) notices.show({ kind: 'info', key, count: some });
    } catch (cause) {
      notices.showError(cause);
    }
  }

  async function isMeant(count: number, ofKind: CountKind): Promise<boolean> {
    // What A has and B does not is called removed: taken over from A, it comes.
    const fromB = comparing.takes === 'B';
    const [coming, going, changing] = await Promise.all([
      ofKind(fromB ? 'added' : 'removed'),
      ofKind(fromB ? 'removed' : 'added'),
      ofKind('changed'),
    ]);
    const lines = [
      { key: 'compare.coming', count: coming },
      { key: 'compare.going', count: going },
      { key: 'compare.changing', count: changing },
    ] as const;
    const answer = await dialogs.ask({
      title: 'compare.manyTitle',
      text: 'compare.manyText',
      named: { count, side: comparing.takes ?? '' },
      lines: lines.filter((line) => line.count > 0),
      yes: 'compare.manyYes',
      no: null,
      danger: going > 0,
    });
    return answer === 'yes';
  }

  return { takeItems, takeShown };
});
