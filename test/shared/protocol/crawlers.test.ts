// Which group of a robots.txt each known crawler obeys: by the reference, and by the judge of the engine.
import { describe, expect, it } from 'vitest';
import { RobotsJudge } from '../../../electron/engine/check/robots/robots-judge.ts';
import { MAX_AGENTS } from '../../../shared/model/robots.ts';
import { CRAWLER_FAMILIES, CRAWLERS, crawlerInHeader, crawlerOf } from '../../../shared/protocol/crawlers.ts';
import { robotsVerdict } from '../../../shared/protocol/robots-verdict.ts';

/** A file in which each of these groups keeps its crawler from a path of the group's name: "/" and the token, "/all" for "*". */
function fileOf(groups: readonly string[]): string {
  return groups
    .map((group) => `User-agent: ${group}\nDisallow: /${group === '*' ? 'all' : group.toLowerCase()}\n`)
    .join('\n');
}

/** [groups of the file, crawler, the group that counts for it, or null] */
type Case = readonly [groups: string, crawler: string, group: string | null];

const GOOGLE_FAMILY = [
  'Googlebot-Image',
  'Googlebot-News',
  'Googlebot-Video',
  'Google-InspectionTool',
  'Google-CloudVertexBot',
];
const OTHER_FAMILY = ['GoogleOther-Image', 'GoogleOther-Video'];
const YANDEX_FAMILY = [
  'YandexBot',
  'YandexImages',
  'YandexVideo',
  'YandexMedia',
  'YandexBlogs',
  'YandexNews',
  'YandexPagechecker',
];
const ALONE = [
  ...['AdsBot-Google', 'AdsBot-Google-Mobile', 'Mediapartners-Google', 'APIs-Google'],
  ...['YandexDirect', 'YandexDirectDyn', 'YaDirectFetcher', 'YandexCalendar'],
];
const FAMILIES = [
  ...[...GOOGLE_FAMILY, 'Applebot'].map((name) => [name, 'Googlebot'] as const),
  ...OTHER_FAMILY.map((name) => [name, 'GoogleOther'] as const),
  ...YANDEX_FAMILY.map((name) => [name, 'Yandex'] as const),
];
const INDEPENDENT = CRAWLERS.map(({ name }) => name).filter(
  (name) => !ALONE.includes(name) && !FAMILIES.some(([one]) => one === name),
);

const CASES: readonly Case[] = [
  ...FAMILIES.flatMap(([name, family]): Case[] => [
    [`* ${family} ${name}`, name, name],
    [`${name} ${family} *`, name, name],
    [`* ${family}`, name, family],
    [family, name, family],
    ['*', name, '*'],
    ['Bingbot', name, null],
    // The family obeys nobody of it.
    [`* ${name}`, family, '*'],
  ]),
  ...ALONE.flatMap((name): Case[] => [
    [`* ${name}`, name, name],
    ['*', name, null],
    ['* Googlebot Yandex AdsBot', name, null],
  ]),
  ...INDEPENDENT.flatMap((name): Case[] => [
    [`* ${name}`, name, name],
    ['*', name, '*'],
    ['SomeBot *', name, '*'],
  ]),
  ['* Googlebot', 'Applebot-Extended', '*'],
  ['* Googlebot', 'Google-Extended', '*'],
  ['* Googlebot', 'Storebot-Google', '*'],
  ['* Googlebot', 'GoogleOther', '*'],
  ['* Googlebot', 'Bingbot', '*'],
  ['* AdsBot-Google', 'AdsBot-Google-Mobile', null],
  ['* Googlebot', 'googlebot-IMAGE/1.0', 'Googlebot'],
  ['* Googlebot', 'Googlebot-Unknown', '*'],
  ['* Baiduspider', 'Baiduspider-image', '*'],
];

describe('the families of crawlers', () => {
  it('have at least 120 cases', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(120);
  });

  it.each(CASES)('of the groups %s, %s obeys %s', (names, crawler, group) => {
    const groups = names.split(' ');
    const content = fileOf(groups);
    const judge = new RobotsJudge([{ origin: 'https://e.com', content }]);
    for (const one of groups) {
      const url = `https://e.com/${one === '*' ? 'all' : one.toLowerCase()}`;
      const verdict = robotsVerdict(content, crawler, url);
      expect(verdict.group, one).toBe(group);
      expect(verdict.allowed, one).toBe(one !== group);
      const decision = judge.decide(crawler, url);
      expect(decision?.allowed, one).toBe(verdict.allowed);
      expect(decision?.decidedBy?.line ?? null, one).toBe(verdict.line);
      expect(judge.reader([crawler])(url), one).toBe(verdict.allowed ? 0 : 1);
    }
  });

  it('are told with a page of their vendor and its day', () => {
    for (const { name, follows, source } of CRAWLERS) {
      expect(source.page, name).toMatch(/^https:\/\//);
      expect(source.day, name).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(follows, name).not.toContain(name);
    }
    expect(new Set(CRAWLERS.map(({ name }) => name.toLowerCase())).size).toBe(CRAWLERS.length);
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'Bingbot'],
    ['Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)', 'YandexImages'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605 (KHTML, like Gecko) Safari/605 (Applebot/0.1)', 'Applebot'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'GPTBot',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36', undefined],
    ['', undefined],
  ])('are found in the header %s: %s', (header, name) => {
    expect(crawlerInHeader(header)?.name).toBe(name);
  });

  it('are known whatever the case of their letters', () => {
    expect(crawlerOf('GOOGLEBOT-image')?.name).toBe('Googlebot-Image');
    expect(crawlerOf('nobot')).toBeUndefined();
  });
});

it('has families of known crawlers, each small enough to ask about', () => {
  for (const { names } of CRAWLER_FAMILIES) {
    expect(names.filter((name) => crawlerOf(name)?.name !== name)).toEqual([]);
    expect(names.length).toBeLessThanOrEqual(MAX_AGENTS);
  }
});
