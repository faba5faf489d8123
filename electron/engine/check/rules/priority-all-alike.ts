// Finds sets whose priorities tell nothing, because they are all one.
import { isMostlyAlike } from '../mostly-alike.ts';
import type { ProjectRule } from '../rule.ts';

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
      ? `${String(priority.alike)} of ${String(priority.rows)} priorities are ${String(priority.value)}. A priority only compares the pages of one site: clear it, or let the pages differ.`
      : null,
} as const satisfies ProjectRule;
