// The crawlers that are known by name: whose groups in a robots.txt each of them obeys, as its vendor documents it.

/** A page of a vendor's documentation, and the day on which it said so. */
export interface CrawlerSource {
  readonly page: string;
  /** ISO 8601. */
  readonly day: string;
}

export interface Crawler {
  /** Its product token, as the vendor spells it. */
  readonly name: string;
  /** Tokens whose groups it obeys where none names it, the first of them that the file has. */
  readonly follows: readonly string[];
  /** False: a group for "*" is none for it. */
  readonly obeysAll: boolean;
  readonly source: CrawlerSource;
}

const DAY = '2026-11-28';
const GOOGLE = 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers';
const GOOGLE_SPECIAL =
  'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers';
const BING = 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0';
const YANDEX = 'https://yandex.com/support/webmaster/en/robot-workings/user-agent';
const APPLE = 'https://support.apple.com/en-us/119829';
const BAIDU = 'https://help.baidu.com/question?prod_id=99&class=0&id=3001';
const OPENAI = 'https://developers.openai.com/api/docs/bots';
const ANTHROPIC = 'https://support.claude.com/en/articles/8896518';

/** One that has a group of its own or takes that for all, as RFC 9309, 2.2.1 has it. */
const plain = (page: string, ...names: readonly string[]): readonly Crawler[] =>
  names.map((name) => ({ name, follows: [], obeysAll: true, source: { page, day: DAY } }));

/** One that takes the groups of others of its family before that for all. */
const within = (page: string, follows: readonly string[], ...names: readonly string[]): readonly Crawler[] =>
  names.map((name) => ({ name, follows, obeysAll: true, source: { page, day: DAY } }));

/** One that only a group of its own concerns. */
const alone = (page: string, ...names: readonly string[]): readonly Crawler[] =>
  names.map((name) => ({ name, follows: [], obeysAll: false, source: { page, day: DAY } }));

/** By families, the best known first. */
export const CRAWLERS: readonly Crawler[] = [
  ...plain(GOOGLE, 'Googlebot'),
  ...within(GOOGLE, ['Googlebot'], 'Googlebot-Image', 'Googlebot-News', 'Googlebot-Video'),
  ...plain(GOOGLE, 'Storebot-Google'),
  ...within(GOOGLE, ['Googlebot'], 'Google-InspectionTool', 'Google-CloudVertexBot'),
  ...plain(GOOGLE, 'GoogleOther'),
  ...within(GOOGLE, ['GoogleOther'], 'GoogleOther-Image', 'GoogleOther-Video'),
  ...plain(GOOGLE, 'Google-Extended'),
  ...alone(GOOGLE_SPECIAL, 'AdsBot-Google', 'AdsBot-Google-Mobile', 'Mediapartners-Google', 'APIs-Google'),
  ...plain(BING, 'Bingbot', 'AdIdxBot'),
  ...within(YANDEX, ['Yandex'], 'YandexBot', 'YandexImages', 'YandexVideo', 'YandexMedia', 'YandexBlogs'),
  ...within(YANDEX, ['Yandex'], 'YandexNews', 'YandexPagechecker'),
  ...alone(YANDEX, 'YandexDirect', 'YandexDirectDyn', 'YaDirectFetcher', 'YandexCalendar'),
  ...within(APPLE, ['Googlebot'], 'Applebot'),
  ...plain(APPLE, 'Applebot-Extended'),
  ...plain('https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot', 'DuckDuckBot'),
  ...plain('https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot', 'DuckAssistBot'),
  ...plain(BAIDU, 'Baiduspider', 'Baiduspider-image', 'Baiduspider-video', 'Baiduspider-news'),
  ...plain('https://o-seznam.cz/napoveda/vyhledavani/en/seznambot-crawler/', 'SeznamBot'),
  ...plain('https://searchadvisor.naver.com/guide/seo-basic-robots', 'Yeti'),
  ...plain('https://aspiegel.com/petalbot', 'PetalBot'),
  ...plain('https://help.yahoo.com/kb/SLN22600.html', 'Slurp'),
  ...plain(OPENAI, 'GPTBot', 'OAI-SearchBot', 'ChatGPT-User'),
  ...plain(ANTHROPIC, 'ClaudeBot', 'Claude-SearchBot', 'Claude-User'),
  ...plain('https://docs.perplexity.ai/guides/bots', 'PerplexityBot'),
  ...plain('https://commoncrawl.org/ccbot', 'CCBot'),
  ...plain('https://developer.amazon.com/amazonbot', 'Amazonbot'),
  ...plain('https://developers.facebook.com/docs/sharing/webmasters/web-crawlers', 'meta-externalagent'),
  ...plain('https://ahrefs.com/robot', 'AhrefsBot'),
  ...plain('https://www.semrush.com/bot/', 'SemrushBot'),
];

/** Crawlers that people ask about together, by names of the list above. */
export const CRAWLER_FAMILIES = [
  {
    id: 'google',
    names: [
      ...['Googlebot', 'Googlebot-Image', 'Googlebot-News', 'Googlebot-Video', 'Storebot-Google'],
      ...['Google-InspectionTool', 'GoogleOther'],
    ],
  },
  { id: 'googleAds', names: ['AdsBot-Google', 'AdsBot-Google-Mobile', 'Mediapartners-Google'] },
  { id: 'bing', names: ['Bingbot', 'AdIdxBot'] },
  { id: 'yandex', names: ['YandexBot', 'YandexImages', 'YandexVideo', 'YandexMedia', 'YandexNews'] },
  {
    id: 'search',
    names: ['DuckDuckBot', 'Applebot', 'Baiduspider', 'SeznamBot', 'Yeti', 'PetalBot', 'Slurp'],
  },
  {
    id: 'ai',
    names: [
      ...['GPTBot', 'OAI-SearchBot', 'ChatGPT-User', 'ClaudeBot', 'Claude-SearchBot', 'Claude-User'],
      ...[
        'PerplexityBot',
        'Google-Extended',
        'Applebot-Extended',
        'CCBot',
        'Amazonbot',
        'meta-externalagent',
      ],
    ],
  },
  { id: 'seo', names: ['AhrefsBot', 'SemrushBot'] },
] as const satisfies readonly { readonly id: string; readonly names: readonly string[] }[];

const BY_TOKEN: ReadonlyMap<string, Crawler> = new Map(
  CRAWLERS.map((crawler) => [crawler.name.toLowerCase(), crawler]),
);

/** The known crawler of a token, whatever the case of its letters. */
export function crawlerOf(token: string): Crawler | undefined {
  return BY_TOKEN.get(token.toLowerCase());
}

/** Runs of letters that can be a product token. */
const WORDS = /[a-z_-]+/gi;

/** The known crawler that a user agent's header names, such as "Mozilla/5.0 (compatible; Googlebot/2.1; …)"; undefined: none. */
export function crawlerInHeader(header: string): Crawler | undefined {
  return header
    .match(WORDS)
    ?.map(crawlerOf)
    .find((crawler) => crawler !== undefined);
}
