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

  it('names the group that the line is in, and each line where several decide', () => {
    const of = (text: string, ...agents: string[]) =>
      messageOf(
        'robots-blocked',
        { loc: 'https://example.com/a' },
        {
          robots: new RobotsJudge([{ origin: 'https://example.com', content: text }]),
          active: { enabled: ruleMask('robots-blocked'), params: { 'robots-blocked': { agents } } },
        },
      );
    const family = 'User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n';
    expect(of(family, 'Googlebot-Image')).toContain(
      '“Disallow: /a”. The line is in the group for Googlebot.',
    );
    expect(of(family, 'Googlebot', 'Googlebot-Image', 'Bingbot')).toMatch(
      /for Googlebot, Googlebot-Image by line 2 .* The line is in the group for Googlebot\. For Bingbot, line 5 in the group for \* does so: “Disallow: \/”\. Leave/,
    );
    const both = 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /a\n';
    expect(of(both, 'Googlebot', 'Bingbot')).toMatch(
      /for Googlebot, Bingbot by .* group for Googlebot, Bingbot\./,
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
