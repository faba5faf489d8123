// Words the finding that an earlier row has this very address in another spelling. judge-twins.ts decides.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const locTwinSpelling = {
  id: 'loc-twin-spelling',
  group: 'loc',
  kind: 'set',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'An earlier row has the same URL in another spelling',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2',
  word: ({ loc }) => reason('loc-twin-spelling', { loc: quoted(loc) }),
} as const satisfies SetRule;
