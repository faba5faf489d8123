// How many cells that need a value a fill empties, for a question that says so. It asks nobody.
import type { GridFillArea } from '../../grid/grid-types.ts';
import { countPositions } from '../../grid/rows/intervals.ts';

/** So many URLs are emptied, where nothing but emptying is meant; else 0. No other column needs a value. */
export function emptiedBy(areas: readonly GridFillArea[]): number {
  const cells = areas.flatMap((area) => area.cells);
  const empties = cells.every(
    ({ pattern }) => pattern.kind === 'repeat' && pattern.values.every((text) => text === ''),
  );
  if (!empties) return 0;
  return areas
    .filter((area) => area.cells.some(({ column }) => column === 'loc'))
    .reduce((sum, { ranges }) => sum + countPositions(ranges), 0);
}
