// Finds rows without an address. It says nothing about other values of such a row.
import type { Rule } from '../rule.ts';

export const locMissing = {
  id: 'loc-missing',
  severity: 'error',
  profile: 'sitemaps.org',
  summary: 'No address',
  source: 'https://www.sitemaps.org/protocol.html#locdef',
  kind: 'row',
  check: ({ loc }) =>
    loc === '' ? 'The row has no address (loc), so it is not exported. Type one, or delete the row.' : null,
} as const satisfies Rule;
