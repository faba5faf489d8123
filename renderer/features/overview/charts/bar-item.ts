// One bar of a list of bars. A type only.
import type { Share } from '../../../../shared/model/overview.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';

export type BarTone = 'plain' | 'error' | 'warning' | 'info';

export interface BarItem extends Share {
  readonly key: string;
  readonly label: string;
  readonly tone: BarTone;
  /** What a click asks for; null where there is no such condition. */
  readonly condition: Condition | null;
}
