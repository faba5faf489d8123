// Finds hreflang codes that are no language, script and region as Google reads them.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { languageFault } from '../../../../../shared/protocol/languages.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const hreflangInvalid = {
  id: 'hreflang-invalid',
  group: 'hreflang',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'Language code is not valid',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  check: ({ extensions: { alternates } }) => {
    const found = alternates.find(({ hreflang }) => languageFault(hreflang) !== null)?.hreflang;
    const fault = found === undefined ? null : languageFault(found);
    return found === undefined || fault === null
      ? null
      : reason('hreflang-invalid', { found: quoted(found), fault });
  },
} as const satisfies RowRule;
