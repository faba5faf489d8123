// What is found odd in a robots.txt, and that lines that are said never to decide never do.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRobotsProblems } from '../../../shared/protocol/robots-findings.ts';
import { MAX_ROBOTS_BYTES } from '../../../shared/protocol/robots-lines.ts';
import { robotsVerdict } from '../../../shared/protocol/robots-verdict.ts';

/** [robots.txt with " | " for line ends, findings as line and code] */
const CASES: readonly (readonly [robots: string, ...found: string[]])[] = [
  ['User-agent: * | Disallow: /x # y |  | # note | Sitemap: https://example.com/s.xml'],
  ['', ...[]],
  ['User-agent: * | Disallow:'],
  ['<html>', '1 html', '1 unreadable'],
  ['Disallow: /x | User-agent: * | Allow: /', '1 beforeGroup'],
  ['User-agent: * | Dissallow: /x', '2 misspelt'],
  ['Useragent: * | Disallow: /x', '1 misspelt'],
  ['User-agent * | Disallow /x', '1 noColon', '2 noColon'],
  ['User-agent: * | Disallow: /x | Sitemap https://example.com/s.xml', '3 noColon'],
  ['User-agent: * | just words here | Disallow: /', '2 unreadable'],
  [
    'User-agent: * | Disalow-all: / | Foo: x | Crawl-delay: 3 | Disallow: /',
    '2 misspelt',
    '3 unknown',
    '4 notForAll',
    '5 never',
  ],
  ['User-agent: Googlebot/2.1 | Disallow: /', '1 agentCut'],
  ['User-agent: 5 | Disallow: /', '1 agentUnreadable'],
  ['User-agent: a | Disallow: /x |  | User-agent: A | Disallow: /y', '4 agentAgain'],
  ['User-agent: a | Disallow: /x | User-agent: b | # end', '3 groupEmpty'],
  ['User-agent: * | Disallow: x | Disallow: *x | Disallow: $', '2 noSlash'],
  ['Sitemap: | Sitemap: /s.xml | Sitemap: s.xml', '1 sitemapEmpty', '2 sitemapRelative', '3 sitemapRelative'],
  ['User-agent: * | Disallow: /x | Disallow: /x', '3 never'],
  ['User-agent: * | Disallow: /x | Allow: /x', '2 never'],
  ['User-agent: * | Disallow: /x | Disallow: /x*', '2 never'],
  ['User-agent: * | Disallow: / | Allow: /*', '2 never'],
  ['User-agent: * | Disallow: /%c3%a9 | Disallow: /é', '3 never'],
  ['User-agent: * | Disallow: /x | Disallow: /x$'],
  ['User-agent: * | Disallow: | Disallow: /x', '2 neverEmpty'],
  ['User-agent: a | User-agent: b | Disallow: /x | User-agent: a | Disallow: /x*', '4 agentAgain'],
];

describe('findRobotsProblems', () => {
  it.each(CASES)('%s', (robots, ...found) => {
    const text = robots.replaceAll(' | ', '\n');
    expect(findRobotsProblems(text).map(({ line, code }) => `${String(line)} ${code}`)).toEqual(found);
  });

  it('tells where search engines stop reading', () => {
    const line = 'Disallow: /é\n';
    // The first line is as long; the last line end need not be read.
    const lines = Math.floor((MAX_ROBOTS_BYTES + 1) / Buffer.byteLength(line));
    const found = findRobotsProblems(`User-agent: *\n${line.repeat(lines + 5)}`);
    expect(found.filter(({ code }) => code === 'tooLong').map(({ line: at }) => at)).toEqual([lines + 1]);
    const long = findRobotsProblems(`User-agent: *\nDisallow: /${'x'.repeat(20_000)}`);
    expect(long.map(({ code }) => code)).toEqual(['lineTooLong']);
  });

  it('never says of a line that decides that it does not', () => {
    const line = fc.constantFrom(
      ...[
        'User-agent: *',
        'User-agent: a',
        'User-agent: b',
        'Disallow: /',
        'Disallow: /*',
        'Allow: /x',
        'Disallow: /x*',
      ],
      ...[
        'Disallow: /x',
        'Allow: /x$',
        'Disallow: *',
        'Disallow:',
        'Allow: /*x',
        'Allow: /x**',
        'Disallow: /x/index.html',
      ],
    );
    const paths = ['/', '/x', '/xx', '/y', '/x/', '/x/index.html', '/ax'];
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        const text = lines.join('\n');
        const never = findRobotsProblems(text).filter(
          ({ code }) => code === 'never' || code === 'neverEmpty',
        );
        for (const agent of ['a', 'b', 'c']) {
          for (const path of paths) {
            const { line: decides } = robotsVerdict(text, agent, `https://example.com${path}`);
            expect(never.map(({ line: at }) => at)).not.toContain(decides);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});
