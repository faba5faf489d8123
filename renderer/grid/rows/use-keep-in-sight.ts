// Keeps the active row in sight where the grid becomes lower, as when a notice comes below it.
import { watch } from 'vue';
import { ROW_HEIGHT } from '../grid-metrics.ts';

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
      const bottom = (activeRow() + 1) * ROW_HEIGHT - offset();
      if (bottom > ROW_HEIGHT - 1 && bottom <= before && bottom > now && now >= ROW_HEIGHT)
        showRow(activeRow());
    },
    { flush: 'sync' },
  );
}
