// Finds publication dates that are no W3C date of at least a day. Absent ones belong to news-incomplete.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const newsDateInvalid = {
  id: 'news-date-invalid',
  group: 'news',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'News has a publication date that is not valid',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  check: ({ extensions: { news } }) => {
    const found = news.find(
      ({ publication_date: date = '' }) => date !== '' && !namesDay(date),
    )?.publication_date;
    return found === undefined ? null : reason('news-date-invalid', { found: quoted(found) });
  },
} as const satisfies RowRule;

function namesDay(date: string): boolean {
  const form = lastmodForm(date);
  return form !== null && form !== 'year' && form !== 'month';
}
