// Tells of sets that need more sitemaps than one index takes, with the project's own limit of URLs: an export writes
// several indexes then.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_SITEMAPS_PER_INDEX } from '../../../../../shared/protocol/limits.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const planTooManySitemaps = {
  id: 'plan-too-many-sitemaps',
  group: 'plan',
  kind: 'project',
  asks: { 'sitemaps.org': 'info' },
  summary: 'More sitemaps than one index can list',
  source: 'https://www.sitemaps.org/protocol.html#index',
  ofExport: true,
  check: ({ included, settings: { maxUrls } }) => {
    const files = Math.ceil(included / maxUrls);
    return files > MAX_SITEMAPS_PER_INDEX
      ? reason('plan-too-many-sitemaps', {
          rows: included,
          maxUrls: maxUrls,
          files: files,
          max: MAX_SITEMAPS_PER_INDEX,
          indexes: Math.ceil(files / MAX_SITEMAPS_PER_INDEX),
        })
      : null;
  },
} as const satisfies ProjectRule;
