// Finds "//" in a path. Addresses that hold another address ("/https://…") are left alone.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { pathOf, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locDoubleSlash = {
  id: 'loc-double-slash',
  group: 'loc',
  kind: 'row',
  asks: { mapwright: 'info' },
  summary: 'URL has two slashes in a row in its path',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.3',
  check: ({ loc, url }) =>
    url && /(?<!:)\/\//.test(pathOf(loc)) ? reason('loc-double-slash', { loc: quoted(loc) }) : null,
} as const satisfies RowRule;
