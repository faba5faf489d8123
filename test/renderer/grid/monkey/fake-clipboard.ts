// The clipboard of the monkey: keys for it without a system's own, and an owner that moves what was cut.
import type { GridCut, HeldCut } from '../../../../renderer/grid/clipboard/cut-types.ts';
import type { CellName, GridRow, RowSource } from '../../../../renderer/grid/grid-types.ts';
import type { PositionRange } from '../../../../shared/model/rows/row-set.ts';
import type { Monkey } from './monkey.ts';

type Rows = RowSource<GridRow>;

export function clipboardKeys(): Pick<Monkey, 'cut' | 'pasteCut' | 'paste'> {
  let cut = new DataTransfer();
  const send = (type: 'cut' | 'paste', clipboardData: DataTransfer): unknown =>
    document.dispatchEvent(new ClipboardEvent(type, { clipboardData, cancelable: true }));
  return {
    cut: () => {
      cut = new DataTransfer();
      send('cut', cut);
      return cut.getData('text/plain') !== '';
    },
    pasteCut: () => {
      send('paste', cut);
    },
    paste: (lines) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', lines.join('\n'));
      send('paste', clipboardData);
    },
  };
}

/** Keeps the rows of a cut by their ids; whole rows are not cut here. */
export function holdCut(
  { ranges, columns, source }: GridCut<Rows>,
  idsIn: (ranges: readonly PositionRange[], source: Rows) => readonly number[],
  move: (cells: readonly { readonly from: CellName; readonly to: CellName }[]) => Promise<void>,
): HeldCut<Rows> {
  const ids = idsIn(ranges, source);
  return {
    text: null,
    drop: () => undefined,
    move: async (to) => {
      if (to.kind === 'rows') return true;
      const into = idsIn(to.ranges, to.source);
      const cells = ids.flatMap((id, r) =>
        to.columns.flatMap(({ from, to: column }) => {
          const target = into[r];
          if (!columns.includes(from) || column === null || target === undefined) return [];
          return [{ from: { id, column: from }, to: { id: target, column } }];
        }),
      );
      await move(cells);
      return true;
    },
  };
}
