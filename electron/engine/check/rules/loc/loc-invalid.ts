// Finds addresses that no crawler can fetch, and those that the schema finds too short. Relative ones belong to loc-not-absolute, white space to loc-white-space.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MIN_LOC_LENGTH } from '../../../../../shared/protocol/limits.ts';
import { codePoint, forbiddenAt, hasScheme, locUrl, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locInvalid = {
  id: 'loc-invalid',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'URL is not valid',
  source: 'https://www.rfc-editor.org/rfc/rfc3986',
  check: ({ loc, url }) => {
    const text = loc.replace(/\s+/g, '');
    if (url && loc.length < MIN_LOC_LENGTH) {
      return reason('loc-invalid-short', { loc: quoted(loc), length: loc.length, min: MIN_LOC_LENGTH });
    }
    if (text === '' || url || locUrl(text)) return null;
    const at = forbiddenAt(text);
    if (at >= 0) {
      const character = codePoint(text.slice(at));
      return reason('loc-invalid', { loc: quoted(loc), character });
    }
    if (!hasScheme(text)) return null;
    if (!/^https?:/i.test(text)) {
      return reason('loc-invalid-scheme', {
        loc: quoted(loc),
        scheme: quoted(text.slice(0, text.indexOf(':') + 1)),
      });
    }
    return reason('loc-invalid-host', { loc: quoted(loc) });
  },
} as const satisfies RowRule;
