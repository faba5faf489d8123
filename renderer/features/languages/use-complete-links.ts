// Completing the links of clusters: asks first where rows that are left out would be listed by more rows.
import { ref } from 'vue';
import type { CompletePreview } from '../../../shared/model/cluster.ts';
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import { useClient } from '../../engine/app-client.ts';
import { mutable } from '../../engine/mutable.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useLanguages } from './languages-store.ts';

/** `complete` has the rows of the clusters at these positions list all their versions; `looking` = it finds out what to ask. */
export function useCompleteLinks() {
  const { engine } = useClient();
  const dialogs = useDialogs();
  const languages = useLanguages();
  const notices = useNotices();

  const looking = ref(false);

  async function look(list: number, ranges: readonly PositionRange[]): Promise<CompletePreview> {
    looking.value = true;
    try {
      return await engine['clusters.previewComplete']({ list, ranges: mutable(ranges) });
    } finally {
      looking.value = false;
    }
  }

  /** Null where the user cancels. */
  async function withExcluded(list: number, ranges: readonly PositionRange[]): Promise<boolean | null> {
    const found = await look(list, ranges);
    if (found.excluded === 0) return false;
    const answer = await dialogs.ask({
      title: 'languages.completeAsk',
      text: 'languages.completeAskText',
      named: {},
      lines: [
        { key: 'languages.completeExcluded', count: found.excluded },
        { key: 'languages.completeWithoutRows', count: found.rows },
        { key: 'languages.completeWithRows', count: found.rowsWithExcluded },
      ],
      // Without them is what the button promises, where anything is left to do.
      ...(found.rows === 0
        ? { yes: 'languages.completeWith', no: null }
        : { yes: 'languages.completeWithout', no: 'languages.completeWith' }),
      danger: false,
    });
    if (answer === 'cancel') return null;
    return found.rows === 0 || answer === 'no';
  }

  async function complete(ranges: readonly PositionRange[]): Promise<void> {
    const list = languages.shown?.list;
    if (list === undefined) return;
    const excluded = await withExcluded(list, ranges);
    if (excluded === null) return;
    const { changed } = await engine['clusters.complete']({ list, ranges: mutable(ranges), excluded });
    notices.show(
      changed === 0
        ? { kind: 'info', key: 'languages.nothingToComplete' }
        : { kind: 'success', key: 'languages.completed', count: changed },
    );
  }

  return { complete, looking };
}
