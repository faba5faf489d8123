// Finds projects with rows of which none would be written.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const planEmpty = {
  id: 'plan-empty',
  group: 'plan',
  kind: 'project',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'No row is included in the export',
  source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  check: ({ rows, included }) => (rows > 0 && included === 0 ? reason('plan-empty') : null),
} as const satisfies ProjectRule;
