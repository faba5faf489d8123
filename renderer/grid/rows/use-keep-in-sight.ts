// Keeps the active row in sight where the grid becomes lower, as when a notice comes below it.
import { watch } from 'vue';
import { rowHeight } from '../grid-metrics.ts';

interface InSightInput {
  readonly activeRow: () => number;
  readonly offset: () => number;
  /** Of the rows, in px. */
  readonly height: () => number;
  readonly showRow: (row: number) => void;
}

export function useKeepInSight({ activeRow, offset, height, showRow }: InSightInput): void {
  watch(
    height,
    (now, before) => {
      const bottom = (activeRow() + 1) * rowHeight.value - offset();
      if (bottom > rowHeight.value - 1 && bottom <= before && bottom > now && now >= rowHeight.value)
        showRow(activeRow());
    },
    { flush: 'sync' },
  );
}
