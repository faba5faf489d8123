// Finds parameters that only tell where a visitor came from.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import { findParameter, TRACKING_NAMES } from '../../parameters.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locTrackingParameter = {
  id: 'loc-tracking-parameter',
  group: 'loc',
  kind: 'row',
  asks: { mapwright: 'warning' },
  summary: 'URL contains a tracking parameter',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  params: { names: { standard: TRACKING_NAMES } },
  check: ({ loc, url }, _, { names }) => {
    const found = url ? findParameter(loc, names, 0) : undefined;
    return found === undefined
      ? null
      : reason('loc-tracking-parameter', { loc: quoted(loc), found: quoted(found) });
  },
} as const satisfies RowRule;
