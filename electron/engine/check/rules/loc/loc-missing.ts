// Finds rows without an address. It says nothing about other values of such a row.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locMissing = {
  id: 'loc-missing',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'No URL',
  source: 'https://www.sitemaps.org/protocol.html#locdef',
  check: ({ loc }) => (loc === '' ? reason('loc-missing') : null),
} as const satisfies RowRule;
