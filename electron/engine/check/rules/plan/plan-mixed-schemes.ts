// Finds sets with pages under http and under https.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const planMixedSchemes = {
  id: 'plan-mixed-schemes',
  group: 'plan',
  kind: 'project',
  asks: { 'sitemaps.org': 'warning', google: 'warning' },
  summary: 'Some pages are http and some https',
  source: 'https://www.sitemaps.org/protocol.html#location',
  check: ({ schemes: { http, https } }) =>
    http > 0 && https > 0 ? reason('plan-mixed-schemes', { https, http }) : null,
} as const satisfies ProjectRule;
