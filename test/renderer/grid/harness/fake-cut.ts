// An owner of what is cut that moves nothing: it notes what it is asked, for tests of the grid.
import type { HoldCut } from '../../../../renderer/grid/clipboard/cut-types.ts';
import type { GridRow, RowSource } from '../../../../renderer/grid/grid-types.ts';

/** Rows that the clipboard takes. */
const CLIPBOARD_ROWS = 100_000;

interface FakeCuts {
  readonly hold: HoldCut<RowSource<GridRow>>;
  /** Whether a move is done, and the cut over with it. */
  moves: boolean;
}

export function fakeCuts(note: (name: string, what: unknown) => void): FakeCuts {
  const cuts: FakeCuts = {
    moves: true,
    hold({ source: from, ...cut }) {
      note('cut', cut);
      return {
        text: cut.rows > CLIPBOARD_ROWS ? `${String(cut.rows)} rows` : null,
        move({ source, ...to }) {
          note('moveCut', { ...to, isSameList: source === from });
          return Promise.resolve(cuts.moves);
        },
        drop() {
          note('drop', cut.rows);
        },
      };
    },
  };
  return cuts;
}
