// Finds sets that need, or came with, more index files than Google takes of one site.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_INDEXES_PER_SITE, MAX_SITEMAPS_PER_INDEX } from '../../../../../shared/protocol/limits.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const planTooManyIndexes = {
  id: 'plan-too-many-indexes',
  group: 'plan',
  kind: 'project',
  asks: { google: 'warning' },
  summary: 'More indexes than one site can submit',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps',
  ofExport: true,
  check: ({ included, indexes, settings: { maxUrls } }) => {
    const needed = Math.ceil(Math.ceil(included / maxUrls) / MAX_SITEMAPS_PER_INDEX);
    const most = Math.max(needed, indexes);
    return most > MAX_INDEXES_PER_SITE
      ? reason(needed >= indexes ? 'plan-too-many-indexes' : 'plan-too-many-indexes-here', {
          count: most,
          max: MAX_INDEXES_PER_SITE,
        })
      : null;
  },
} as const satisfies ProjectRule;
