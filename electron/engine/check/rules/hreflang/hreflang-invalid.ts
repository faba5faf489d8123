// Finds hreflang codes that are no language, script and region as Google reads them, and names all that a row has.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { languageFault, meantLanguage } from '../../../../../shared/protocol/languages.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

/** Codes that one message names; more fit no screen. */
const NAMED = 20;

export const hreflangInvalid = {
  id: 'hreflang-invalid',
  group: 'hreflang',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'Language code is not valid',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  check: ({ extensions: { alternates } }) => {
    const wrong = alternates.filter(({ hreflang }) => languageFault(hreflang) !== null);
    const [found, ...more] = new Set(wrong.map(({ hreflang }) => hreflang));
    const fault = found === undefined ? null : languageFault(found);
    if (found === undefined || fault === null) return null;
    if (more.length > 0) {
      const named = [found, ...more].slice(0, NAMED).map(withMeant).join(', ');
      return reason('hreflang-invalid-more', { codes: more.length < NAMED ? named : `${named}, …` });
    }
    const meant = meantLanguage(found);
    return meant === null
      ? reason('hreflang-invalid', { found: quoted(found), fault })
      : reason('hreflang-invalid-meant', { found: quoted(found), fault, meant });
  },
} as const satisfies RowRule;

function withMeant(code: string): string {
  const meant = meantLanguage(code);
  return meant === null ? quoted(code) : `${quoted(code)} → ${meant}`;
}
