// Finds sitemaps of earlier exports whose section is no more, or has no row any more.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const planSectionOrphaned = {
  id: 'plan-section-orphaned',
  group: 'plan',
  kind: 'project',
  asks: { mapwright: 'warning' },
  summary: 'Sitemaps were exported for a section that is gone',
  source: 'https://www.sitemaps.org/protocol.html#index',
  check: ({ orphans }) => (orphans === 0 ? null : reason('plan-section-orphaned', { count: orphans })),
} as const satisfies ProjectRule;
