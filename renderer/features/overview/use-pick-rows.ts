// What a click in the overview does: it leads to the rows of one condition; with Shift it adds that to those in force.
import type { Condition } from '../../../shared/model/rows/view-query.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useShowRows } from '../view/use-show-rows.ts';
import { useView } from '../view/view-store.ts';

/** `add`: the overview stays, so that it narrows condition by condition. Null stands for all rows. */
export type PickRows = (condition: Condition | null, add: boolean) => void;

export function usePickRows(): PickRows {
  const notices = useNotices();
  const showRows = useShowRows();
  const view = useView();
  return (condition, add) => {
    const key = JSON.stringify(condition);
    const isThere = view.conditions.some((one) => JSON.stringify(one) === key);
    if (!add) showRows(condition).catch(notices.showError);
    else if (condition && !isThere) view.addCondition(condition).catch(notices.showError);
  };
}
