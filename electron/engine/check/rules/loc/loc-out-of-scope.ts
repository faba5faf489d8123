// Finds addresses outside the sitemap's own directory. Other hosts belong to loc-other-host.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted, scopeDirectory } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locOutOfScope = {
  id: 'loc-out-of-scope',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'warning', google: 'info' },
  summary: "URL is outside the sitemap's directory",
  source: 'https://www.sitemaps.org/protocol.html#location',
  ofExport: true,
  check: ({ loc, url }, { site, scope }) => {
    const directory = scope === null ? null : scopeDirectory(scope);
    if (!url || !directory || (site !== null && url.origin !== site)) return null;
    if (url.origin === directory.origin && url.pathname.startsWith(directory.pathname)) return null;
    return reason('loc-out-of-scope', { loc: quoted(loc), directory: directory.href });
  },
} as const satisfies RowRule;
