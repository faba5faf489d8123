// Words the finding that an earlier row has the same address. The store finds duplicates; this file never compares.
import { quoted } from '../loc-url.ts';
import type { Rule } from '../rule.ts';

export const locDuplicate = {
  id: 'loc-duplicate',
  severity: 'warning',
  profile: 'sitemaps.org',
  summary: 'Address stands in an earlier row',
  source: 'https://www.sitemaps.org/protocol.html',
  kind: 'set',
  check: ({ loc }) =>
    `${quoted(loc)} stands in an earlier row too, so this row is not exported. Delete this row, or change its address.`,
} as const satisfies Rule;
