// Finds sets with pages under http and under https.
import type { ProjectRule } from '../rule.ts';

export const planMixedSchemes = {
  id: 'plan-mixed-schemes',
  group: 'plan',
  kind: 'project',
  asks: { 'sitemaps.org': 'warning', google: 'warning' },
  summary: 'Some pages are http and some https',
  source: 'https://www.sitemaps.org/protocol.html#location',
  check: ({ schemes: { http, https } }) =>
    http > 0 && https > 0
      ? `${String(https)} included pages are https and ${String(http)} are http. A sitemap is for one of them: choose one, mostly https, and correct or leave out the others.`
      : null,
} as const satisfies ProjectRule;
