// What cells should hold by all that was confirmed, in its order, and what they hold instead. Pure.
import { initialValues, TEXT_COLUMNS, type TextColumn } from './fake-engine.ts';
import type { Monkey } from './monkey.ts';

export interface Cell {
  readonly id: number;
  readonly column: string;
}

/** A text that was confirmed; the cell that was active at its first key, null where the cursor was on its way. */
export interface Meant {
  readonly text: string;
  readonly cell: Cell | null;
  /** It is all that the cell holds then; else, what its old value is continued by, or replaced. */
  readonly exact?: boolean;
  /** It continues a value that was refused. */
  readonly onRefused?: boolean;
}

/** Cells whose values went to others. */
export interface Moved {
  readonly from: readonly Cell[];
  readonly to: readonly Cell[];
}

type Confirmed = readonly (Meant | Moved)[];

/** Cells that hold something else than the last that was meant for them. */
export function misplaced(
  rows: ReturnType<Monkey['values']>,
  confirmed: Confirmed,
  isTold: (text: string) => boolean,
): string[] {
  const may = new Map<string, readonly Meant[]>();
  /** What was typed on the cursor's way may have come anywhere. */
  const anywhere: Meant[] = [];
  const of = ({ id, column }: Cell): readonly Meant[] => {
    const initial = initialValues(id)[column as TextColumn];
    return may.get(nameOf({ id, column })) ?? [{ text: initial, cell: null, exact: true }];
  };
  for (const meant of confirmed) {
    if ('from' in meant) {
      const taken = meant.from.map(of);
      for (const cell of meant.from) may.set(nameOf(cell), [{ text: '', cell, exact: true }]);
      for (const [i, cell] of meant.to.entries()) may.set(nameOf(cell), taken[i] ?? []);
    } else if (meant.cell === null) anywhere.push(meant);
    else {
      // What was refused changed nothing.
      const mayBeRefused =
        meant.exact !== true &&
        (meant.onRefused === true || isTold(meant.text) || meant.text.includes('bad'));
      may.set(nameOf(meant.cell), mayBeRefused ? [...of(meant.cell), meant] : [meant]);
    }
  }
  return rows.flatMap((row) =>
    TEXT_COLUMNS.flatMap((column) => {
      const value = row[column];
      const all = [...of({ id: row.id, column }), ...anywhere];
      if (all.some(({ text, exact }) => (exact ? value === text : value.endsWith(text)))) return [];
      return [
        `${nameOf({ id: row.id, column })} is “${value}”, not ${all.map(({ text }) => `“${text}”`).join(' or ')}`,
      ];
    }),
  );
}

/** Texts that are nowhere, although nothing came in their place. */
export function lost(
  rows: ReturnType<Monkey['values']>,
  confirmed: Confirmed,
  isTold: (text: string) => boolean,
): string[] {
  const all = rows.flatMap((row) => TEXT_COLUMNS.map((column) => row[column]));
  const isGone = (cell: Cell | null, later: readonly (Meant | Moved)[]): boolean =>
    later.some((one) => {
      if ('from' in one) return true;
      return cell === null || one.cell === null || nameOf(one.cell) === nameOf(cell);
    });
  return confirmed.flatMap((meant, at) => {
    if ('from' in meant) return [];
    const { text, cell } = meant;
    const isThere = isGone(cell, confirmed.slice(at + 1)) || all.some((value) => value.endsWith(text));
    return isThere || isTold(text) ? [] : [`“${text}” is lost`];
  });
}

/** As it stands in complaints. */
export function nameOf({ id, column }: Cell): string {
  return `${String(id)}${column}`;
}
