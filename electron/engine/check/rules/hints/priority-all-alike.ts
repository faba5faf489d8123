// Finds sets whose priorities tell nothing, because they are all one.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isMostlyAlike } from '../../mostly-alike.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const priorityAllAlike = {
  id: 'priority-all-alike',
  group: 'priority',
  kind: 'project',
  asks: { 'sitemaps.org': 'info' },
  summary: 'Nearly all pages have the same priority',
  source: 'https://www.sitemaps.org/protocol.html#prioritydef',
  params: { percent: { standard: 90, min: 51, max: 100 } },
  check: ({ priority }, { percent }) =>
    isMostlyAlike(priority, Number(percent))
      ? reason('priority-all-alike', {
          alike: priority.alike,
          rows: priority.rows,
          value: String(priority.value),
        })
      : null,
} as const satisfies ProjectRule;
