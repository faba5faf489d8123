// Finds addresses that write out :80 or :443, or a colon without a port.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { authorityOf, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locDefaultPort = {
  id: 'loc-default-port',
  group: 'loc',
  kind: 'row',
  asks: { mapwright: 'info' },
  summary: 'URL contains the default port',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3',
  originOnly: true,
  check: ({ loc, url }) =>
    url?.port === '' && /:\d*$/.test(authorityOf(loc))
      ? reason('loc-default-port', { loc: quoted(loc) })
      : null,
} as const satisfies RowRule;
