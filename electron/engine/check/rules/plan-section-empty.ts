// Finds sections that no row belongs to, so that no sitemap is written for them.
import type { ProjectRule } from '../rule.ts';

export const planSectionEmpty = {
  id: 'plan-section-empty',
  group: 'plan',
  kind: 'project',
  asks: { mapwright: 'info' },
  summary: 'Section without a row',
  source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
  check: ({ emptySections }) =>
    emptySections.length === 0
      ? null
      : `No row is in ${emptySections.length === 1 ? 'the section' : 'the sections'} ${emptySections.slice(0, 10).join(', ')}${emptySections.length > 10 ? ' and others' : ''}. Nothing is written for them: look at their conditions, or remove them.`,
} as const satisfies ProjectRule;
