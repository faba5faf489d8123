// Finds changefreq values that the protocol doesn't know. It says nothing about how useful a value is.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { changefreqCode, CHANGEFREQS } from '../../../../../shared/protocol/changefreq.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const changefreqInvalid = {
  id: 'changefreq-invalid',
  group: 'changefreq',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'Change frequency is not one of the seven',
  source: 'https://www.sitemaps.org/protocol.html#changefreqdef',
  check: ({ changefreq }) =>
    typeof changefreq === 'string' && changefreqCode(changefreq) < 0
      ? reason('changefreq-invalid', { changefreq: quoted(changefreq), names: CHANGEFREQS.join(', ') })
      : null,
} as const satisfies RowRule;
