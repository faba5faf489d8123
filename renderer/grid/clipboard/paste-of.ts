// The texts of a pasted block for the columns that take them, and what no column takes. It asks and writes nothing.
import type { Steps } from '../../../shared/model/steps.ts';
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import type { ClipboardLines } from './clipboard-cells.ts';
import type { GridPaste } from '../grid-types.ts';
import type { PasteColumn, PastePlan } from '../grid-types.ts';
import { takeRanges } from '../rows/intervals.ts';
import { pastedText } from './pasted-text.ts';

interface PastedTexts {
  readonly values: string[][];
  /** Filled cells in other places. */
  readonly leftOut: number;
  /** These places. */
  readonly skipped: readonly number[];
}

/** The texts for the columns, each of which takes the cells of one place. */
export function* textsOf(
  lines: ClipboardLines,
  targets: readonly { readonly column: PasteColumn; readonly index: number }[],
): Steps<PastedTexts> {
  const taken = new Set(targets.map(({ index }) => index));
  const skipped = new Set<number>();
  const values: string[][] = [];
  let leftOut = 0;
  for (const line of lines) {
    values.push(
      targets.map(({ column, index }) => {
        const cell = line[index];
        return cell ? pastedText(cell, column) : '';
      }),
    );
    line.forEach(({ text }, index) => {
      if (taken.has(index) || text.trim() === '') return;
      leftOut++;
      skipped.add(index);
    });
    if (values.length % 500 === 0) yield 500;
  }
  return { values, leftOut, skipped: [...skipped] };
}

/** The columns that can be written, with their places. */
export function targetsOf<C extends PasteColumn>(
  columns: readonly (C | null)[],
): { readonly column: C; readonly index: number }[] {
  return columns.flatMap((column, index) => (column?.editor ? [{ column, index }] : []));
}

/** A paste of nothing but new rows. */
export function* pasteOf({ lines, columns }: Exclude<PastePlan, string>): Steps<GridPaste> {
  const targets = targetsOf(columns);
  const { values, leftOut } = yield* textsOf(lines, targets);
  return {
    ranges: [],
    columns: targets.map(({ column }) => column.id),
    values: [],
    repeat: false,
    beyond: values,
    asNew: true,
    fromOneCell: false,
    leftOut,
    skipped: [],
  };
}

/** Several separate ranges take the lines one after the other; a single one is only the place to start. */
export function pasteRanges(
  ranges: readonly PositionRange[],
  lines: number,
  rows: number,
): readonly PositionRange[] {
  if (ranges.length > 1) return takeRanges(ranges, lines);
  const top = ranges[0]?.from ?? 0;
  return [{ from: top, to: Math.min(rows, top + lines) }];
}
