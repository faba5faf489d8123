// Which cell was seen where the mouse was pressed last, by what was drawn there at that moment.
import type { CellName } from '../../../../renderer/grid/grid-types.ts';

/** Reads the id that is written in a row, the first of the columns; null where that was still loading. */
export function pressedCell(columns: readonly { readonly id: string }[]): () => CellName | null {
  let pressed: CellName | null = null;
  const take = ({ clientX, clientY }: PointerEvent): void => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest('[role=gridcell]');
    const id = Number(cell?.parentElement?.querySelector('[aria-colindex="2"]')?.textContent);
    const column = columns[Number(cell?.getAttribute('aria-colindex')) - 2]?.id;
    pressed = id > 0 && column !== undefined ? { id, column } : null;
  };
  document.addEventListener('pointerdown', take, { capture: true });
  return () => pressed;
}
