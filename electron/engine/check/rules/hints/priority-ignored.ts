// Tells that the set carries values which two large search engines don't read.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const priorityIgnored = {
  id: 'priority-ignored',
  group: 'priority',
  kind: 'project',
  asks: { google: 'info', bing: 'info' },
  summary: 'Google and Bing ignore the priority',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes',
  check: ({ priority }) => (priority.rows > 0 ? reason('priority-ignored', { rows: priority.rows }) : null),
} as const satisfies ProjectRule;
