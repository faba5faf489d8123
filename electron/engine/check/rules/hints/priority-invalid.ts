// Finds priority values that are no decimal number. Numbers beyond 0.0 to 1.0 belong to priority-out-of-range.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { parsePriority } from '../../../../../shared/protocol/priority.ts';
import { quoted } from '../../loc-url.ts';
import { isOutOfRange } from '../../priority-range.ts';
import type { RowRule } from '../../rule-definition.ts';

export const priorityInvalid = {
  id: 'priority-invalid',
  group: 'priority',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'Priority is not a number',
  source: 'https://www.sitemaps.org/protocol.html#prioritydef',
  check: ({ priority }) =>
    typeof priority === 'string' && parsePriority(priority) === null && !isOutOfRange(priority)
      ? reason('priority-invalid', { priority: quoted(priority) })
      : null,
} as const satisfies RowRule;
