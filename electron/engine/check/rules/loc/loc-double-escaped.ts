// Finds addresses that still hold an entity such as "&amp;" after the XML was read.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locDoubleEscaped = {
  id: 'loc-double-escaped',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'URL looks XML-escaped twice',
  source: 'https://www.sitemaps.org/protocol.html#escaping',
  check: ({ loc, url }) => {
    const found = url ? /&(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);/i.exec(loc)?.[0] : undefined;
    return found === undefined
      ? null
      : reason('loc-double-escaped', { loc: quoted(loc), found: quoted(found) });
  },
} as const satisfies RowRule;
