// Whether a row is gone from the project, and not only from the list: no filter hides such a one, and nothing leads to it.
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useView } from './view-store.ts';

export function useGoneRows() {
  const { engine } = useClient();
  const view = useView();

  /** False also where nobody can be asked. */
  async function isGone(id: number): Promise<boolean> {
    try {
      await engine['row.detail']({ id });
      return false;
    } catch (cause) {
      return errorOf(cause).reason?.key === 'row-gone';
    }
  }

  /** Shows all rows, where that may bring this one into the list. */
  async function reveal(id: number): Promise<void> {
    if (!(await isGone(id))) await view.clear();
  }

  return { isGone, reveal };
}
