// Finds capital letters in the scheme or the host, where case means nothing. Paths are not its business.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { hostOf, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locHostCase = {
  id: 'loc-host-case',
  group: 'loc',
  kind: 'row',
  asks: { mapwright: 'info' },
  summary: 'Scheme or host is not lowercase',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1',
  originOnly: true,
  check: ({ loc, url }) =>
    url && /[A-Z]/.test(`${loc.slice(0, loc.indexOf(':'))}${hostOf(loc)}`)
      ? reason('loc-host-case', {
          loc: quoted(loc),
          start: quoted(`${url.protocol}//${hostOf(loc).toLowerCase()}`),
        })
      : null,
} as const satisfies RowRule;
