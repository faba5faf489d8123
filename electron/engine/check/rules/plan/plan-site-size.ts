// Finds sets so large that search engines will not fetch all of it soon.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const planSiteSize = {
  id: 'plan-site-size',
  group: 'plan',
  kind: 'project',
  asks: { google: 'info' },
  summary: 'Site is so large that crawling it has to be planned',
  source: 'https://developers.google.com/crawling/docs/crawl-budget',
  params: { urls: { standard: 1_000_000, min: 1, max: 1_000_000_000 } },
  check: ({ included }, { urls }) =>
    included > Number(urls) ? reason('plan-site-size', { rows: included, max: Number(urls) }) : null,
} as const satisfies ProjectRule;
