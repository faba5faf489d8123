// Finds characters behind the host that a URI can't hold as they are. White space belongs to loc-white-space.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { INVISIBLE, nameOfInvisible } from '../../../../../shared/protocol/invisible.ts';
import { authorityEnd, codePoint, percentEncoded, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locNotEncoded = {
  id: 'loc-not-encoded',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'URL has characters that are not percent-encoded',
  source: 'https://www.sitemaps.org/protocol.html#escaping',
  check: ({ loc, url }) => {
    if (!url) return null;
    const rest = loc.slice(authorityEnd(loc));
    const at = rest.search(/[^\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]/);
    if (at < 0) return null;
    const character = String.fromCodePoint(rest.codePointAt(at) ?? 0);
    if (INVISIBLE.test(character)) {
      return reason('loc-invisible', {
        loc: quoted(loc),
        name: reason(nameOfInvisible(character)),
        code: codePoint(character),
        at: authorityEnd(loc) + at + 1,
        encoded: percentEncoded(character),
      });
    }
    return reason('loc-not-encoded', {
      loc: quoted(loc),
      character: quoted(character),
      code: codePoint(character),
      encoded: percentEncoded(character),
    });
  },
} as const satisfies RowRule;
