// Finds priority values that are numbers, but not from 0.0 to 1.0. It never clamps.
import { quoted } from '../loc-url.ts';
import { isOutOfRange } from '../priority-range.ts';
import type { RowRule } from '../rule.ts';

export const priorityOutOfRange = {
  id: 'priority-out-of-range',
  group: 'priority',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'Priority is below 0.0 or above 1.0',
  source: 'https://www.sitemaps.org/protocol.html#prioritydef',
  check: ({ priority }) =>
    typeof priority === 'string' && isOutOfRange(priority)
      ? `The priority ${quoted(priority)} is not from 0.0 to 1.0, so it is left out of the export. Write a number in that range, or clear it.`
      : null,
} as const satisfies RowRule;
