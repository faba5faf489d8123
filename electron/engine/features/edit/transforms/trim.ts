// Takes white space away from both ends of cells, no-break spaces and byte order marks too.
import type { PlanTransform } from './transform.ts';

export const trim: PlanTransform<'trim'> = ({ columns }) => ({
  kind: 'cells',
  edits: [...new Set(columns)].map((column) => ({
    column,
    next: (text) => {
      const trimmed = text?.trim();
      return trimmed === text ? undefined : trimmed;
    },
  })),
});
