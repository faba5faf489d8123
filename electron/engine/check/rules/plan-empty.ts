// Finds projects with rows of which none would be written.
import type { ProjectRule } from '../rule.ts';

export const planEmpty = {
  id: 'plan-empty',
  group: 'plan',
  kind: 'project',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'No row is included in the export',
  source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  check: ({ rows, included }) =>
    rows > 0 && included === 0
      ? 'All rows are left out by hand, so there is nothing to export. Include some.'
      : null,
} as const satisfies ProjectRule;
