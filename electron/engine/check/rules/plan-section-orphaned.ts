// Finds sitemaps of earlier exports whose section is no more, or has no row any more.
import type { ProjectRule } from '../rule.ts';

export const planSectionOrphaned = {
  id: 'plan-section-orphaned',
  group: 'plan',
  kind: 'project',
  asks: { mapwright: 'warning' },
  summary: 'Sitemaps were exported for a section that is gone',
  source: 'https://www.sitemaps.org/protocol.html#index',
  check: ({ orphans }) =>
    orphans === 0
      ? null
      : `${orphans === 1 ? 'A section' : `${String(orphans)} sections`} of an earlier export ${orphans === 1 ? 'is' : 'are'} gone or empty, but ${orphans === 1 ? 'its' : 'their'} sitemaps were written. Export again, and remove them from the server and from what you submitted.`,
} as const satisfies ProjectRule;
