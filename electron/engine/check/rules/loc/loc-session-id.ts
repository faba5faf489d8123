// Finds session ids in parameters, behind a semicolon, or as ASP.NET writes them. Short values are no session ids.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import { findParameter, SESSION_NAMES } from '../../parameters.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locSessionId = {
  id: 'loc-session-id',
  group: 'loc',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'URL contains a session id',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  params: { names: { standard: SESSION_NAMES } },
  check: ({ loc, url }, _, { names }) => {
    if (!url) return null;
    const found = findParameter(loc, names, 8) ?? /\/(\([A-Z]\([a-z0-9]{16,}\)\))\//i.exec(loc)?.[1];
    return found === undefined ? null : reason('loc-session-id', { loc: quoted(loc), found: quoted(found) });
  },
} as const satisfies RowRule;
