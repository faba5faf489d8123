// Finds paths with dot segments, which every client resolves before it asks the server.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { pathOf, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locDotSegment = {
  id: 'loc-dot-segment',
  group: 'loc',
  kind: 'row',
  asks: { mapwright: 'warning' },
  summary: 'URL has . or .. as a part of its path',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4',
  check: ({ loc, url }) =>
    url && /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(pathOf(loc))
      ? reason('loc-dot-segment', { loc: quoted(loc), address: quoted(url.href) })
      : null,
} as const satisfies RowRule;
