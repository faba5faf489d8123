// Finds news that was published too long ago for a news sitemap. It gives a day until its end in every time zone.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isOlder } from '../../future.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const newsTooOld = {
  id: 'news-too-old',
  group: 'news',
  kind: 'row',
  asks: { google: 'warning' },
  summary: 'News is older than two days',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  params: { days: { standard: 2, min: 1, max: 365 } },
  check: ({ extensions: { news } }, { now }, { days }) => {
    const found = news.find(
      ({ publication_date: date }) => date !== undefined && isOlder(date, now, Number(days)),
    );
    return found?.publication_date === undefined
      ? null
      : reason('news-too-old', { date: quoted(found.publication_date), days: Number(days) });
  },
} as const satisfies RowRule;
