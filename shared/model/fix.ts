// What a fix would do, for a preview.
import type { EditableColumn } from './row.ts';

/** One row before and after. `after` null = the row is deleted. */
export interface FixSample {
  readonly id: number;
  readonly loc: string;
  readonly column: EditableColumn | null;
  readonly before: string | null;
  readonly after: string | null;
}

export interface FixPreview {
  /** Rows with the finding, among those asked for. */
  readonly found: number;
  /** Rows of which the fix takes the finding away; the others need a person. */
  readonly fixable: number;
  /** The first of them. */
  readonly samples: readonly FixSample[];
}
