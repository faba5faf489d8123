// Leads from a figure to its rows: the table shows just those, on its page.
import type { Condition } from '../../../shared/model/rows/view-query.ts';
import { usePages } from '../../shell/frame/pages-store.ts';
import { useView } from './view-store.ts';

/** Null stands for all rows. Resolves once they are shown; errors as view.open has them. */
export type ShowRows = (condition: Condition | null) => Promise<void>;

export function useShowRows(): ShowRows {
  const pages = usePages();
  const view = useView();
  return (condition) => {
    pages.show('urls');
    return view.showOnly(condition);
  };
}
