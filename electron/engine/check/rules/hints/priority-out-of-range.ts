// Finds priority values that are numbers, but not from 0.0 to 1.0. It never clamps.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import { isOutOfRange } from '../../priority-range.ts';
import type { RowRule } from '../../rule-definition.ts';

export const priorityOutOfRange = {
  id: 'priority-out-of-range',
  group: 'priority',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'Priority is below 0.0 or above 1.0',
  source: 'https://www.sitemaps.org/protocol.html#prioritydef',
  check: ({ priority }) =>
    typeof priority === 'string' && isOutOfRange(priority)
      ? reason('priority-out-of-range', { priority: quoted(priority) })
      : null,
} as const satisfies RowRule;
