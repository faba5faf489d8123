// Finds sections that no row belongs to, so that no sitemap is written for them.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { ProjectRule } from '../../rule-definition.ts';

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
      : reason('plan-section-empty', {
          sections:
            emptySections.length > 10
              ? `${emptySections.slice(0, 10).join(', ')} …`
              : emptySections.join(', '),
        }),
} as const satisfies ProjectRule;
