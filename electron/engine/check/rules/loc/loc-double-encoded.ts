// Finds addresses such as "a%2520b", where an encoded % begins what would be an encoded character.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

/** Of printable ASCII, or of the first two bytes of another letter in UTF-8. */
const DOUBLE = /%25(?:[2-7][0-9a-f]|[c-f][0-9a-f]%25[89ab][0-9a-f])/i;

export const locDoubleEncoded = {
  id: 'loc-double-encoded',
  group: 'loc',
  kind: 'row',
  asks: { mapwright: 'warning' },
  summary: 'URL looks percent-encoded twice',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.4',
  check: ({ loc, url }) => {
    const found = url ? DOUBLE.exec(loc)?.[0] : undefined;
    return found === undefined
      ? null
      : reason('loc-double-encoded', {
          loc: quoted(loc),
          found: quoted(found),
          once: quoted(found.replaceAll('%25', '%')),
        });
  },
} as const satisfies RowRule;
