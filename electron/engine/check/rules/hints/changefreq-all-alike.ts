// Finds sets whose change frequencies tell nothing, because they are all one.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { CHANGEFREQS } from '../../../../../shared/protocol/changefreq.ts';
import { isMostlyAlike } from '../../mostly-alike.ts';
import type { ProjectRule } from '../../rule-definition.ts';

export const changefreqAllAlike = {
  id: 'changefreq-all-alike',
  group: 'changefreq',
  kind: 'project',
  asks: { 'sitemaps.org': 'info' },
  summary: 'Nearly all pages have the same change frequency',
  source: 'https://www.sitemaps.org/protocol.html#changefreqdef',
  params: { percent: { standard: 95, min: 51, max: 100 } },
  check: ({ changefreq }, { percent }) => {
    if (!isMostlyAlike(changefreq, Number(percent))) return null;
    const name = CHANGEFREQS[Number(changefreq.value)] ?? String(changefreq.value);
    return reason('changefreq-all-alike', { alike: changefreq.alike, rows: changefreq.rows, value: name });
  },
} as const satisfies ProjectRule;
