// Finds addresses with a user name or a password. Its message never repeats them.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locCredentials = {
  id: 'loc-credentials',
  group: 'loc',
  kind: 'row',
  asks: { mapwright: 'error' },
  summary: 'URL contains a user name or password',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  originOnly: true,
  check: ({ url }) =>
    url && (url.username !== '' || url.password !== '')
      ? reason('loc-credentials', { host: url.host })
      : null,
} as const satisfies RowRule;
