// Which news is too old for a sitemap of news. It looks at dates only.
import { MAX_NEWS_DAYS } from '../../../../../shared/protocol/limits.ts';
import { isOlder } from '../../../check/future.ts';

const NEWS_DATE = /<news:publication_date\s*>([^<]*)</g;

/** True for a fragment with such news. News without a date that can be read is left to the checks. */
export function isOldNews(ext: string, now: number): boolean {
  const dates = Array.from(ext.matchAll(NEWS_DATE), ([, date = '']) => date);
  return dates.some((date) => isOlder(date.trim(), now, MAX_NEWS_DAYS));
}
