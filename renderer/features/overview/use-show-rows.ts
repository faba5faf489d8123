// What a click in the overview does: it filters the table by one condition and shows its rows; with Shift it adds the condition to those in force.
import type { Condition } from '../../../shared/model/rows/view-query.ts';
import { usePages } from '../../shell/frame/pages-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useView } from '../view/view-store.ts';

/** `add`: the overview stays, so that it narrows condition by condition. Null stands for all rows. */
export type ShowRows = (condition: Condition | null, add: boolean) => void;

export function useShowRows(): ShowRows {
  const notices = useNotices();
  const pages = usePages();
  const view = useView();
  return (condition, add) => {
    const key = JSON.stringify(condition);
    const isThere = view.conditions.some((one) => JSON.stringify(one) === key);
    if (!add) {
      view.showOnly(condition).catch(notices.showError);
      pages.show('urls');
    } else if (condition && !isThere) view.addCondition(condition).catch(notices.showError);
  };
}
