// Finds addresses beyond the protocol's length. It counts characters, not bytes.
import { MAX_LOC_LENGTH } from '../../../../shared/protocol/limits.ts';
import { quoted } from '../loc-url.ts';
import type { Rule } from '../rule.ts';

export const locTooLong = {
  id: 'loc-too-long',
  severity: 'error',
  profile: 'sitemaps.org',
  summary: 'Address is too long',
  source: 'https://www.sitemaps.org/protocol.html#locdef',
  kind: 'row',
  check: ({ loc }) =>
    loc.length > MAX_LOC_LENGTH
      ? `${quoted(loc)} has ${String(loc.length)} characters; a sitemap takes at most ${String(MAX_LOC_LENGTH)}, so it is not exported. Shorten the address.`
      : null,
} as const satisfies Rule;
