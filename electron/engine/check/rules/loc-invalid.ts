// Finds addresses that no crawler can fetch. Relative ones belong to loc-not-absolute, white space to loc-white-space.
import { codePoint, forbiddenAt, hasScheme, locUrl, quoted } from '../loc-url.ts';
import type { RowRule } from '../rule.ts';

export const locInvalid = {
  id: 'loc-invalid',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'Address is not valid',
  source: 'https://www.rfc-editor.org/rfc/rfc3986',
  check: ({ loc, url }) => {
    const text = loc.replace(/\s+/g, '');
    if (text === '' || url || locUrl(text)) return null;
    const at = forbiddenAt(text);
    if (at >= 0) {
      const character = codePoint(text.slice(at));
      return `${quoted(loc)} has a character that an address can't have (${character}), so it is not exported. Remove it.`;
    }
    if (!hasScheme(text)) return null;
    if (!/^https?:/i.test(text)) {
      return `${quoted(loc)} is not a web address: it begins with ${quoted(text.slice(0, text.indexOf(':') + 1))}, so it is not exported. A sitemap takes only http:// and https://.`;
    }
    return `${quoted(loc)} can't be read as a web address, so it is not exported. Check the part between :// and the next slash.`;
  },
} as const satisfies RowRule;
