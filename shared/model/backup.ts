// What the window knows of a backup of a project.
import type { ChangeLabel } from './edit/change.ts';

/** What came after it. */
export type BackedUpBefore =
  | { readonly code: 'change'; readonly label: ChangeLabel }
  | { readonly code: 'compact' | 'upgrade' | 'restore' };

export interface Backup {
  /** Names it among those of its project. */
  readonly id: string;
  /** When it was made, ms since 1970. */
  readonly at: number;
  readonly rows: number;
  /** On disk. */
  readonly bytes: number;
  readonly before: BackedUpBefore;
}
