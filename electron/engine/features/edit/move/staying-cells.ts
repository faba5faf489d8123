// Which values of a move stay where they are, as they are not valid where they would go, and which others stay with
// them: nothing is moved over a value that stays.
import { validLine } from '../add-rows.ts';
import type { Judges } from '../edit-target.ts';
import type { CellMove } from './cell-move.ts';
import { readCell } from '../read-cell.ts';

/** Whether the value of the r-th source in the c-th column stays. */
export type Stays = (r: number, c: number) => boolean;

/** Where only valid values are moved. */
export function stayingCells({ columns, sources, targets, lines }: CellMove, judges: Judges): Stays {
  const to = columns.map((column) => column.to);
  const places = new Map(Array.from(targets.subarray(0, lines.length), (row, r) => [row, r]));
  const stays = new Set<number>();
  const isValid = (r: number, c: number): boolean => {
    const line = lines[r] ?? [];
    if (r >= targets.length) return (line[c] ?? '') === (validLine(line, to, judges)[0]?.[c] ?? '');
    return 'cell' in readCell(to[c] ?? 'loc', line[c] ?? null, judges, false);
  };
  /** And what would go over it, and so on. */
  const stay = (row: number, column: number): void => {
    for (let r: number | undefined = row, c = column; r !== undefined && !stays.has(r * to.length + c);) {
      stays.add(r * to.length + c);
      if ((lines[r]?.[c] ?? '') === '') return;
      const from = columns[c]?.from;
      const place = places.get(sources[r] ?? 0);
      c = to.findIndex((name) => name === from);
      r = c < 0 ? undefined : place;
    }
  };
  for (const r of lines.keys()) for (const c of columns.keys()) if (!isValid(r, c)) stay(r, c);
  return (r, c) => stays.has(r * to.length + c);
}
