// Which cell is seen under the pointer, by what is drawn there.
import type { CellName } from '../../../../renderer/grid/grid-types.ts';

/** By the id that is written in its row, the first of the columns; null where that is still loading. */
export function cellAt(x: number, y: number, columns: readonly { readonly id: string }[]): CellName | null {
  const cell = document.elementFromPoint(x, y)?.closest('[role=gridcell]');
  const id = Number(cell?.parentElement?.querySelector('[aria-colindex="2"]')?.textContent);
  const column = columns[Number(cell?.getAttribute('aria-colindex')) - 2]?.id;
  return id > 0 && column !== undefined ? { id, column } : null;
}
