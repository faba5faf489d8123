// Finds addresses that no crawler can fetch. Relative ones belong to loc-not-absolute.
import { codePoint, forbiddenAt, hasScheme, quoted } from '../loc-url.ts';
import type { Rule } from '../rule.ts';

export const locInvalid = {
  id: 'loc-invalid',
  severity: 'error',
  profile: 'sitemaps.org',
  summary: 'Address is not valid',
  source: 'https://www.rfc-editor.org/rfc/rfc3986',
  kind: 'row',
  check: ({ loc, url }) => {
    if (loc === '' || url) return null;
    const at = forbiddenAt(loc);
    if (at >= 0) {
      const character = codePoint(loc.slice(at));
      return `${quoted(loc)} has a character that an address can't have (${character}, character ${String(at + 1)}), so it is not exported. Remove it or percent-encode it.`;
    }
    if (!hasScheme(loc)) return null;
    if (!/^https?:/i.test(loc)) {
      return `${quoted(loc)} is not a web address: it begins with ${quoted(loc.slice(0, loc.indexOf(':') + 1))}, so it is not exported. A sitemap takes only http:// and https://.`;
    }
    return `${quoted(loc)} can't be read as a web address, so it is not exported. Check the part between :// and the next slash.`;
  },
} as const satisfies Rule;
