// Finds publication languages that are no ISO 639 code. Chinese has two of Google's own, zh-cn and zh-tw, and no other.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { isChinese, isNewsLanguage } from '../../../../../shared/protocol/languages.ts';
import { quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const newsLanguage = {
  id: 'news-language',
  group: 'news',
  kind: 'row',
  asks: { google: 'error' },
  summary: 'News language is not a code of two or three letters',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  check: ({ extensions: { news } }) => {
    const found = news.find(({ language = '' }) => language !== '' && !isNewsLanguage(language))?.language;
    if (found === undefined) return null;
    return reason(isChinese(found) ? 'news-language-chinese' : 'news-language', { found: quoted(found) });
  },
} as const satisfies RowRule;
