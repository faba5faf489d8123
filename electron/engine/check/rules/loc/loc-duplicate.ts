// Words the finding that an earlier row has the same address. judge-twins.ts decides; this file never compares.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { SetRule } from '../../rule-definition.ts';

export const locDuplicate = {
  id: 'loc-duplicate',
  group: 'loc',
  kind: 'set',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'URL appears in an earlier row',
  source: 'https://www.sitemaps.org/protocol.html',
  word: ({ loc }) => reason('loc-duplicate', { loc: quoted(loc) }),
} as const satisfies SetRule;
