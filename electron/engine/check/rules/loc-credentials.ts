// Finds addresses with a user name or a password. Its message never repeats them.
import type { RowRule } from '../rule.ts';

export const locCredentials = {
  id: 'loc-credentials',
  group: 'loc',
  kind: 'row',
  asks: { mapwright: 'error' },
  summary: 'Address holds a user name or password',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  originOnly: true,
  check: ({ url }) =>
    url && (url.username !== '' || url.password !== '')
      ? `The address on ${url.host} holds a user name or a password, which everyone could read in the sitemap. Remove what stands before the @.`
      : null,
} as const satisfies RowRule;
