// Finds priority values that are no decimal from 0.0 to 1.0. It never clamps.
import { parsePriority } from '../../../../shared/protocol/priority.ts';
import { quoted } from '../loc-url.ts';
import type { Rule } from '../rule.ts';

export const priorityInvalid = {
  id: 'priority-invalid',
  severity: 'error',
  profile: 'sitemaps.org',
  summary: 'Priority is not a number from 0.0 to 1.0',
  source: 'https://www.sitemaps.org/protocol.html#prioritydef',
  kind: 'row',
  check: ({ priority }) =>
    typeof priority === 'string' && parsePriority(priority) === null
      ? `The priority ${quoted(priority)} is not a number from 0.0 to 1.0, so it is left out of the export. Write it with a point, for example 0.8, or clear it.`
      : null,
} as const satisfies Rule;
