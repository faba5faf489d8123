// Finds rows without an address. It says nothing about other values of such a row.
import type { RowRule } from '../rule.ts';

export const locMissing = {
  id: 'loc-missing',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'No address',
  source: 'https://www.sitemaps.org/protocol.html#locdef',
  check: ({ loc }) =>
    loc === '' ? 'The row has no address (loc), so it is not exported. Type one, or delete the row.' : null,
} as const satisfies RowRule;
