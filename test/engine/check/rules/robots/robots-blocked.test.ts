// The rule robots-blocked: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { RobotsJudge } from '../../../../../electron/engine/check/robots/robots-judge.ts';
import { ruleMask } from '../../../../../electron/engine/rows/rule-sets.ts';
import { messageOf, testFixture } from '../../rule-cases.ts';

const content = 'User-agent: *\nDisallow: /a # not yet\n\nUser-agent: Bingbot\nDisallow:\n';
const robots = new RobotsJudge([{ origin: 'https://example.com', content }]);

describe('robots-blocked', () => {
  testFixture('robots-blocked');

  it('names the crawlers, and the line that decides', () => {
    const message = messageOf('robots-blocked', { loc: 'https://example.com/a/b' }, { robots });
    expect(message).toMatch(
      /is blocked for Googlebot by line 2 of https:\/\/example\.com\/robots\.txt: “Disallow: \/a”\./,
    );
  });

  it('asks about the crawlers that the project names', () => {
    const of = (...agents: string[]) =>
      messageOf(
        'robots-blocked',
        { loc: 'https://example.com/a' },
        { robots, active: { enabled: ruleMask('robots-blocked'), params: { 'robots-blocked': { agents } } } },
      );
    expect(of('Bingbot')).toBeNull();
    expect(of('Bingbot', 'DuckDuckBot')).toMatch(/blocked for DuckDuckBot by/);
    expect(of()).toBeNull();
  });

  it('is silent about rows that are left out, and without a robots.txt', () => {
    expect(
      messageOf('robots-blocked', { loc: 'https://example.com/a', included: false }, { robots }),
    ).toBeNull();
    expect(messageOf('robots-blocked', { loc: 'https://example.com/a' })).toBeNull();
  });
});
