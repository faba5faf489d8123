// Finds priority values that are no decimal number. Numbers beyond 0.0 to 1.0 belong to priority-out-of-range.
import { parsePriority } from '../../../../shared/protocol/priority.ts';
import { quoted } from '../loc-url.ts';
import { isOutOfRange } from '../priority-range.ts';
import type { RowRule } from '../rule.ts';

export const priorityInvalid = {
  id: 'priority-invalid',
  group: 'priority',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'Priority is not a number',
  source: 'https://www.sitemaps.org/protocol.html#prioritydef',
  check: ({ priority }) =>
    typeof priority === 'string' && parsePriority(priority) === null && !isOutOfRange(priority)
      ? `The priority ${quoted(priority)} is not a number from 0.0 to 1.0, so it is left out of the export. Write it with a point, for example 0.8, or clear it.`
      : null,
} as const satisfies RowRule;
