// Finds sets that need more sitemaps than one index takes, with the project's own limit of URLs.
import { MAX_SITEMAPS_PER_INDEX } from '../../../../shared/protocol/limits.ts';
import type { ProjectRule } from '../rule.ts';

export const planTooManySitemaps = {
  id: 'plan-too-many-sitemaps',
  group: 'plan',
  kind: 'project',
  asks: { 'sitemaps.org': 'error' },
  summary: 'More sitemaps than an index can list',
  source: 'https://www.sitemaps.org/protocol.html#index',
  check: ({ included, settings: { maxUrls } }) => {
    const files = Math.ceil(included / maxUrls);
    return files > MAX_SITEMAPS_PER_INDEX
      ? `${String(included)} URLs in files of ${String(maxUrls)} are ${String(files)} sitemaps; an index lists at most ${String(MAX_SITEMAPS_PER_INDEX)}. Allow more URLs in a file.`
      : null;
  },
} as const satisfies ProjectRule;
