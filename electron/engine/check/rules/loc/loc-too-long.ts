// Finds addresses beyond the protocol's length. It counts characters, not bytes.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_LOC_LENGTH } from '../../../../../shared/protocol/limits.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locTooLong = {
  id: 'loc-too-long',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'URL is too long',
  source: 'https://www.sitemaps.org/protocol.html#locdef',
  check: ({ loc }) =>
    loc.length > MAX_LOC_LENGTH
      ? reason('loc-too-long', { loc: quoted(loc), length: loc.length, max: MAX_LOC_LENGTH })
      : null,
} as const satisfies RowRule;
