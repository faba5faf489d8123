// The compiled rules agree with robotsVerdict, which takes one line after the other, for any rules and addresses.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ROBOTS, originOf } from '../../../../electron/engine/check/robots/loc-reader.ts';
import { RobotsJudge } from '../../../../electron/engine/check/robots/robots-judge.ts';
import { robotsVerdict } from '../../../../shared/protocol/robots-verdict.ts';

const ORIGIN = 'https://example.com';
const AGENTS = ['Googlebot', 'Bingbot', 'foo_bot/2.1', '*', 'none of them'];

const word = fc.constantFrom(
  'a',
  'b',
  'ab',
  'shop',
  'shopping',
  'index.html',
  'index.htm',
  'é',
  '%c3%A9',
  '%2f',
  '%2A',
  '%24',
  '.',
  '?x=1',
  '?',
  ';',
  'a b',
);
const path = fc.array(fc.oneof(word, fc.constant('/')), { maxLength: 6 }).map((parts) => parts.join(''));
const piece = fc.oneof(word, fc.constantFrom('/', '*', '*', '$', '**', '#c'));
const pattern = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '', '*', '/*'),
    fc.array(piece, { maxLength: 5 }),
    fc.constantFrom('', '', '$', '*'),
  )
  .map(([start, parts, end]) => start + parts.join('') + end);
const line = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('Allow: ', 'Disallow: ', 'disalow:'), pattern)
      .map(([key, value]) => key + value),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'User-agent: *',
      'User-agent: googlebot',
      'user-agent: Bingbot/1.0',
      'User-agent: foo_bot',
      'User-agent: bing bot',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '# note',
      'Sitemap: https://example.com/s.xml',
      'Crawl-delay: 3',
      'nonsense',
    ),
  },
);
const robots = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'));
const address = fc
  .tuple(
    fc.constantFrom(`${ORIGIN}/`, `${ORIGIN}/`, ORIGIN, 'HTTPS://Example.com:443/'),
    path,
    fc.constantFrom('', '', '#top'),
  )
  .map((parts) => parts.join(''));

describe('RobotsJudge', () => {
  it('decides as robotsVerdict does, by the same line', () => {
    fc.assert(
      fc.property(robots, fc.array(address, { minLength: 1, maxLength: 8 }), (content, locs) => {
        const judge = new RobotsJudge([{ origin: ORIGIN, content }]);
        const read = judge.reader(AGENTS);
        for (const loc of locs.filter((one) => originOf(one) === ORIGIN)) {
          const mask = read(loc);
          AGENTS.forEach((agent, place) => {
            const expected = robotsVerdict(content, agent, loc);
            const decided = judge.decide(agent, loc);
            expect([
              agent,
              loc,
              decided?.allowed,
              decided?.decidedBy?.line ?? null,
              (mask >> place) & 1,
            ]).toEqual([agent, loc, expected.allowed, expected.line, expected.allowed ? 0 : 1]);
          });
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('looks many patterns with wildcards up by what they hold, with the same outcome', () => {
    const chunk = fc.constantFrom('a', 'ab', 'aba', 'b', 'bab', '/', 'x=');
    const wild = fc
      .tuple(
        fc.constantFrom('Allow', 'Disallow'),
        fc.array(chunk, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', '$'),
      )
      .map(([key, parts, end]) => `${key}: /*${parts.join('*')}${end}`);
    const many = fc.array(wild, { minLength: 10, maxLength: 40 });
    const text = fc.array(chunk, { maxLength: 9 }).map((parts) => `${ORIGIN}/${parts.join('')}`);
    fc.assert(
      fc.property(many, fc.array(text, { maxLength: 6 }), (rules, locs) => {
        const content = ['User-agent: *', ...rules].join('\n');
        const judge = new RobotsJudge([{ origin: ORIGIN, content }]);
        for (const loc of locs) {
          expect(judge.decide('Googlebot', loc)?.decidedBy?.line ?? null).toBe(
            robotsVerdict(content, 'Googlebot', loc).line,
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('knows nothing of addresses without a robots.txt', () => {
    const judge = new RobotsJudge([{ origin: ORIGIN, content: 'User-agent: *\nDisallow: /' }]);
    const read = judge.reader(['Googlebot']);
    expect(judge.decide('Googlebot', 'https://example.com:8443/x')).toBeNull();
    expect(['http://example.com/', 'https://www.example.com/', '/x', ''].map(read)).toEqual(
      Array(4).fill(NO_ROBOTS),
    );
    expect(read(`${ORIGIN}/x`)).toBe(1);
    expect(read(`${ORIGIN}/robots.txt`)).toBe(0);
  });
});
