// Verdicts of robots.txt: RFC 9309, and what google/robotstxt documents where that leaves room.
import { describe, expect, it } from 'vitest';
import { robotsPath, robotsVerdict } from '../../../shared/protocol/robots-verdict.ts';
import { GOOGLE_CASES, type RobotsCase as Case } from './google-cases.ts';

/** Verdicts of one pattern for paths that it matches, and for others. */
function matches(pattern: string, matched: readonly string[], others: readonly string[]): Case[] {
  const robots = `user-agent: a | disallow: ${pattern}`;
  return [
    ...matched.map((path): Case => [robots, 'a', path, false, 2]),
    ...others.map((path): Case => [robots, 'a', path, true, null]),
  ];
}

const LONGEST = 'user-agent: a | allow: /x/page. | disallow: /*.html | disallow: /x/page.html$';
const GROUPS =
  'allow: /foo/ | user-agent: a | disallow: / | allow: /x/ | user-agent: b | disallow: / | allow: /y/ | user-agent: c | user-agent: a | allow: /z/';
const CASES: readonly Case[] = [
  // nothing to say
  ['', 'a', '/', true, null],
  ['# only a comment', 'a', '/x', true, null],
  ['user-agent: a | disallow:', 'a', '/x', true, null],
  ['user-agent: a | allow:', 'a', '/x', true, null],
  ['user-agent: a', 'a', '/x', true, null],
  ['disallow: /', 'a', '/x', true, null],
  ['user-agent: a | disallow: /', '', '/x', true, null],
  // lines
  ['user-agent: a | disallow: /', 'a', '/', false, 2],
  ['user-agent a | disallow /', 'a', '/x', false, 2],
  ['user-agent: a | disallow / x', 'a', '/x', true, null],
  ['foo: a | bar: /', 'a', '/x', true, null],
  ['USER-AGENT: a | DISALLOW: /', 'a', '/x', false, 2],
  ['  user-agent : a | \tdisallow\t:\t/x  ', 'a', '/x', false, 2],
  ['user-agent: a # the bot | disallow: /x # not this', 'a', '/x', false, 2],
  ['user-agent: a | disallow: /x#y', 'a', '/x', false, 2],
  ['user-agent: a | : /x | disallow: /y', 'a', '/y', false, 3],
  ['\ufeffuser-agent: a | disallow: /', 'a', '/x', false, 2],
  ['useragent: a | dissallow: /', 'a', '/x', false, 2],
  ['user agent: a | dissalow: /', 'a', '/x', false, 2],
  ['user-agent: a | disalow: /', 'a', '/x', false, 2],
  ['user-agent: a | diasllow: /', 'a', '/x', false, 2],
  ['user-agent: a | disallaw: /', 'a', '/x', false, 2],
  ['user-agent: a | forbid: /', 'a', '/x', true, null],
  // agents
  ['user-agent: FooBot | disallow: /', 'foobot', '/x', false, 2],
  ['user-agent: foobot | disallow: /', 'FOOBOT', '/x', false, 2],
  ['user-agent: foobot | disallow: /', 'foobot/2.1', '/x', false, 2],
  ['user-agent: foobot/2.1 | disallow: /', 'foobot', '/x', false, 2],
  ['user-agent: foo bar | disallow: /', 'foo', '/x', false, 2],
  ['user-agent: * | disallow: / | user-agent: foo bar | allow: /', 'foo bar', '/x', false, 2],
  ['user-agent: foobot | disallow: /', 'foobot-news', '/x', true, null],
  ['user-agent: foobot-news | disallow: /', 'foobot', '/x', true, null],
  ['user-agent: foobot-news | disallow: /', 'foobot-news', '/x', false, 2],
  ['user-agent: foo_bot | disallow: /', 'foo_bot', '/x', false, 2],
  // groups
  ['user-agent: * | disallow: /', 'a', '/x', false, 2],
  ['user-agent: * and more | disallow: /', 'a', '/x', false, 2],
  ['user-agent: *bot | disallow: /', 'a', '/x', true, null],
  ['user-agent: * | disallow: /x | user-agent: a | disallow: /y', 'a', '/x', true, null],
  ['user-agent: * | disallow: /x | user-agent: a | disallow: /y', 'a', '/y', false, 4],
  ['user-agent: * | disallow: / | user-agent: a | disallow:', 'a', '/x', true, null],
  ['user-agent: * | disallow: / | user-agent: a', 'a', '/x', true, null],
  ['user-agent: a | user-agent: b | disallow: /', 'a', '/x', false, 3],
  ['user-agent: a | user-agent: b | disallow: /', 'b', '/x', false, 3],
  ['user-agent: a |  | # gap |  | disallow: /', 'a', '/x', false, 5],
  ['user-agent: a | sitemap: https://e.com/s.xml | user-agent: b | disallow: /', 'a', '/x', false, 4],
  ['user-agent: a | crawl-delay: 3 | user-agent: b | disallow: /', 'a', '/x', false, 4],
  ['user-agent: a | disallow: /x | sitemap: https://e.com/s.xml | disallow: /y', 'a', '/y', false, 4],
  [GROUPS, 'a', '/x/b', true, 4],
  [GROUPS, 'a', '/z/b', true, 10],
  [GROUPS, 'a', '/y/b', false, 3],
  [GROUPS, 'b', '/y/b', true, 7],
  [GROUPS, 'b', '/z/b', false, 6],
  [GROUPS, 'c', '/z/b', true, 10],
  [GROUPS, 'a', '/foo/', false, 3],
  // longest match
  ['user-agent: a | disallow: /x/page.html | allow: /x/', 'a', '/x/page.html', false, 2],
  ['user-agent: a | allow: /x/page.html | disallow: /x/', 'a', '/x/page.html', true, 2],
  ['user-agent: a | allow: /x/page.html | disallow: /x/', 'a', '/x/', false, 3],
  ['user-agent: a | disallow: / | allow: /', 'a', '/x', true, 3],
  ['user-agent: a | disallow: /x | allow: /x/', 'a', '/x', false, 2],
  ['user-agent: a | disallow: /x | allow: /x/', 'a', '/x/', true, 3],
  ['user-agent: a | allow: /page | disallow: /*.html', 'a', '/page.html', false, 3],
  ['user-agent: a | allow: /page | disallow: /*.htm', 'a', '/page.htm', false, 3],
  ['user-agent: a | allow: /p | disallow: /', 'a', '/page', true, 2],
  ['user-agent: a | allow: /folder | disallow: /folder', 'a', '/folder/page', true, 2],
  ['user-agent: a | allow: /$ | disallow: /', 'a', '/', true, 2],
  ['user-agent: a | allow: /$ | disallow: /', 'a', '/page.htm', false, 3],
  ['user-agent: a | disallow: /x | disallow: /x', 'a', '/x', false, 2],
  [LONGEST, 'a', '/x/page.html', false, 4],
  [LONGEST, 'a', '/x/page.html?q', true, 2],
  [LONGEST, 'a', '/x/y.html', false, 3],
  // patterns
  ['user-agent: a | disallow: /fish', 'a', '/fish.html', false, 2],
  ['user-agent: a | disallow: /fish', 'a', '/fishheads/yummy', false, 2],
  ['user-agent: a | disallow: /fish', 'a', '/Fish', true, null],
  ['user-agent: a | disallow: /fish', 'a', '/catfish', true, null],
  ['user-agent: a | disallow: /fish/', 'a', '/fish', true, null],
  ['user-agent: a | disallow: /fish*', 'a', '/fish', false, 2],
  ['user-agent: a | disallow: /*.php', 'a', '/folder/any.php.file.html', false, 2],
  ['user-agent: a | disallow: /*.php', 'a', '/windows.PHP', true, null],
  ['user-agent: a | disallow: /*.php$', 'a', '/filename.php', false, 2],
  ['user-agent: a | disallow: /*.php$', 'a', '/filename.php?q', true, null],
  ['user-agent: a | disallow: /*.php$', 'a', '/filename.php5', true, null],
  ['user-agent: a | disallow: /fish*.php', 'a', '/fishheads/catfish.php?p', false, 2],
  ['user-agent: a | disallow: /a$b', 'a', '/a$b', false, 2],
  ['user-agent: a | disallow: *x', 'a', '/a/x', false, 2],
  ['user-agent: a | disallow: /**x', 'a', '/a/x', false, 2],
  ['user-agent: a | disallow: $', 'a', '/', true, null],
  ['user-agent: a | disallow: x', 'a', '/x', true, null],
  ['user-agent: a | disallow: /x?y=', 'a', '/x?y=1', false, 2],
  // Google: index.html stands for its folder in Allow
  ['user-agent: a | allow: /x/index.html | disallow: /', 'a', '/x/', true, 2],
  ['user-agent: a | allow: /index.html | disallow: /', 'a', '/', true, 2],
  ['user-agent: a | allow: /x/index.html | disallow: /', 'a', '/x/y', false, 3],
  ['user-agent: a | allow: /x/index.html | disallow: /', 'a', '/y/index.html', false, 3],
  // encoding
  ['user-agent: a | disallow: /ツ', 'a', '/%E3%83%84', false, 2],
  ['user-agent: a | disallow: /ツ', 'a', '/ツ', false, 2],
  ['user-agent: a | disallow: /%e3%83%84', 'a', '/%E3%83%84', false, 2],
  ['user-agent: a | disallow: /%62%61%7A', 'a', '/baz', true, null],
  ['user-agent: a | disallow: /%62%61%7A', 'a', '/%62%61%7A', false, 2],
  ['user-agent: a | disallow: / | allow: /x?b=http://e.com?t&p', 'a', '/x?b=http://e.com?t&p', true, 3],
  // Google's documentation: what each path matches
  ...matches('/', ['/', '/a', '/a/b?c'], []),
  ...matches('/*', ['/', '/a', '/a/b?c'], []),
  ...matches('/$', ['/'], ['/a', '/?a']),
  ...matches(
    '/fish',
    [
      '/fish',
      '/fish.html',
      '/fish/salmon.html',
      '/fishheads',
      '/fishheads/yummy.html',
      '/fish.php?id=anything',
    ],
    ['/Fish.asp', '/catfish', '/?id=fish', '/desert/fish'],
  ),
  ...matches('/fish*', ['/fish', '/fish/salmon.html', '/fish.php?id=anything'], ['/Fish.asp', '/?id=fish']),
  ...matches(
    '/fish/',
    ['/fish/', '/fish/?id=anything', '/fish/salmon.htm'],
    ['/fish', '/fish.html', '/animals/fish/'],
  ),
  ...matches(
    '/*.php',
    [
      '/index.php',
      '/folder/filename.php',
      '/folder/filename.php?parameters',
      '/folder/any.php.file.html',
      '/f.php/',
    ],
    ['/', '/windows.PHP'],
  ),
  ...matches(
    '/*.php$',
    ['/filename.php', '/folder/filename.php'],
    ['/filename.php?p', '/filename.php/', '/f.php5'],
  ),
  ...matches('/fish*.php', ['/fish.php', '/fishheads/catfish.php?parameters'], ['/Fish.PHP']),
  ...matches('*/x', ['/x', '/a/x/b'], ['/a']),
  ...matches('/a*b*c', ['/abc', '/a1b2c3', '/aXbYbZc'], ['/acb', '/ab']),
  ...matches('/a*$', ['/a', '/abc'], ['/b']),
  ...matches('/*a$', ['/a', '/ba', '/aba'], ['/ab']),
  ...matches('/a**$', ['/a', '/ab'], ['/b']),
  ...matches('/$a', ['/$a'], ['/a', '/']),
  ...matches('/a$$', ['/a$'], ['/a']),
  ...matches('/a%20b', ['/a%20b'], ['/a b', '/a+b']),
  ...matches('/a%2fb', ['/a%2Fb', '/a%2fb'], ['/a/b']),
  ...matches('/a%zzb', ['/a%zzb'], ['/a%ZZb']),
  ...matches('/é', ['/%C3%A9', '/%c3%a9', '/é'], ['/%E9', '/e']),
  ...matches('/;a', ['/;a=1'], ['/a']),
  ...matches('/?a=1', ['/?a=1&b'], ['/', '/x?a=1']),
  // Google's documentation: order of precedence
  ['user-agent: a | allow: /page | disallow: /*.ph', 'a', '/page.php5', true, 2],
  ['user-agent: a | disallow: /*.ph | allow: /page', 'a', '/page.php5', true, 3],
  ['user-agent: a | allow: /p | disallow: /', 'a', '/q', false, 3],
  ['user-agent: a | disallow: /a | allow: /ab | disallow: /abc | allow: /abcd', 'a', '/abcde', true, 5],
  ['user-agent: a | disallow: /a | allow: /ab | disallow: /abc | allow: /abcd', 'a', '/abce', false, 4],
  ['user-agent: a | disallow: /*/b | allow: /a/b', 'a', '/a/b', true, 3],
  ['user-agent: a | allow: /*b | disallow: /aaab', 'a', '/aaab', false, 3],
  ['user-agent: a | allow: | disallow: /', 'a', '/x', false, 3],
  ['user-agent: a | disallow: | allow: /x', 'a', '/x', true, 3],
  ['user-agent: a | disallow: / | disallow:', 'a', '/x', false, 2],
  // groups again: where they begin and end
  ['user-agent: a | user-agent: * | disallow: /', 'b', '/x', false, 3],
  [
    'user-agent: a | disallow: /x | user-agent: b | disallow: /y | user-agent: a | disallow: /z',
    'a',
    '/z',
    false,
    6,
  ],
  [
    'user-agent: a | disallow: /x | user-agent: b | disallow: /y | user-agent: a | disallow: /z',
    'a',
    '/y',
    true,
    null,
  ],
  ['user-agent: * | disallow: /x | user-agent: * | disallow: /y', 'a', '/x', false, 2],
  ['user-agent: * | disallow: /x | user-agent: * | disallow: /y', 'a', '/y', false, 4],
  ['user-agent: a | allow: / | user-agent: * | disallow: /', 'a', '/x', true, 2],
  ['user-agent: a | foo: bar | disallow: /', 'a', '/x', false, 3],
  ['user-agent: a | host: e.com | user-agent: b | disallow: /', 'a', '/x', false, 4],
  ['user-agent: a |  | user-agent: b | disallow: /', 'a', '/x', false, 4],
  ['disallow: /x | user-agent: a | disallow: /y', 'a', '/x', true, null],
  [
    'user-agent: googlebot-news | disallow: / | user-agent: googlebot | allow: /',
    'googlebot-news',
    '/x',
    false,
    2,
  ],
  ['user-agent: googlebot* | disallow: /', 'googlebot', '/x', false, 2],
  ['user-agent: googlebot/1.2 | disallow: /', 'Googlebot', '/x', false, 2],
  ['user-agent: Googlebot 2 | disallow: /', 'googlebot', '/x', false, 2],
  ['user-agent: ツ | disallow: /', 'a', '/x', true, null],
  ['user-agent: | disallow: /', 'a', '/x', true, null],
  ['user-agent: *bot | disallow: /', '*bot', '/x', true, null],
  ['user-agent: *\t# all | disallow: /', 'a', '/x', false, 2],
  // lines again
  ['\tuser-agent\ta | \tdisallow\t/ ', 'a', '/x', false, 2],
  ['user-agent: a | disallow /x /y', 'a', '/x', true, null],
  ['user-agent: a | disallow: /x /y', 'a', '/x', true, null],
  ['user-agent: a | disallow: /x y', 'a', '/x y', false, 2],
  ['user-agent: a | disallow: /x:y', 'a', '/x:y', false, 2],
  ['user-agent: a | disallow:/x', 'a', '/x', false, 2],
  ['user-agent: a | disallow : : /x', 'a', '/x', true, null],
  ['user-agent: a | disallow', 'a', '/x', true, null],
  ['user-agent: a | #disallow: /', 'a', '/x', true, null],
  ['user-agent: a | disallow: # / ', 'a', '/x', true, null],
  ['user-agent: a | disallowed: /x', 'a', '/x', false, 2],
  ['user-agent: a | noindex: /x', 'a', '/x', true, null],
  ['useragent a | disallow /', 'a', '/x', false, 2],
  ['user-agents: a | disallow: /', 'a', '/x', false, 2],
  // index.html again
  ['user-agent: a | allow: /x/index.htm | disallow: /x', 'a', '/x/', true, 2],
  ['user-agent: a | allow: /index.html$ | disallow: /', 'a', '/', true, 2],
  ['user-agent: a | disallow: /x/index.html | allow: /', 'a', '/x/', true, 3],
  ['user-agent: a | allow: /x/index.php | disallow: /', 'a', '/x/', false, 3],
  ...GOOGLE_CASES,
  // RFC 9309 section 2.2.2
  ['user-agent: a | disallow: /', 'a', '/robots.txt', true, null],
];

describe('robotsVerdict', () => {
  it('is compared with at least 150 different verdicts', () => {
    expect(new Set(CASES.map((one) => one.join())).size).toBeGreaterThanOrEqual(240);
  });

  it.each(CASES)('%s for %s at %s', (robots, agent, path, allowed, line) => {
    const lines = robots.split(' | ');
    const rule = line === null ? null : (lines[line - 1] ?? '').replace(/#.*/, '').trim();
    for (const end of ['\n', '\r\n', '\r']) {
      const verdict = robotsVerdict(lines.join(end), agent, `https://example.com${path}`);
      expect(verdict).toMatchObject({ allowed, line, rule });
    }
  });

  it.each([
    ['http://example.com', '/'],
    ['http://example.com?q', '/?q'],
    ['http://example.com/a/b?c=d#e', '/a/b?c=d'],
    ['example.com/a', '/a'],
    ['//example.com/a', '/a'],
    ['http://example.com#/a', '/'],
    ['http://example.com/a/http://b', '/a/http://b'],
    ['', '/'],
    ['/a', '/a'],
    ['a;b/c', '/;b/c'],
  ])('takes the path of %j to be %s', (url, path) => {
    expect(robotsPath(url)).toBe(path);
  });

  it('reads the first 500 KiB only', () => {
    const filler = `# ${'x'.repeat(100)}\n`.repeat(5_200);
    expect(robotsVerdict(`user-agent: *\n${filler}disallow: /`, 'a', 'https://e.com/x').allowed).toBe(true);
    expect(robotsVerdict(`user-agent: *\ndisallow: /\n${filler}`, 'a', 'https://e.com/x').allowed).toBe(
      false,
    );
  });

  it.each(['\n', '\r\n', '\r'])('leaves out the line that 500 KiB cut (%j)', (end) => {
    const start = `user-agent: *${end}#`;
    const fill = (more: number) => `${start}${'x'.repeat(512_000 - start.length - end.length + more)}${end}`;
    const verdict = (text: string) => robotsVerdict(text, 'a', 'https://e.com/x').allowed;
    expect(verdict(`${fill(-'disallow: /'.length)}disallow: /b-very-private`)).toBe(true);
    expect(verdict(`${fill(-'disallow: /'.length)}disallow: /${end}allow: /x`)).toBe(false);
    expect(verdict(`${fill(-'disallow: '.length)}disallow: /${end}`)).toBe(true);
  });

  it('is not stalled by patterns made to', () => {
    const robots = `user-agent: *\ndisallow: /${'*a'.repeat(1_000)}b\n`;
    expect(robotsVerdict(robots, 'x', `https://e.com/${'a'.repeat(2_000)}`).allowed).toBe(true);
  });
});
