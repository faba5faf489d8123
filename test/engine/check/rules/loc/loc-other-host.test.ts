// The rule loc-other-host: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { ruleMask } from '../../../../../electron/engine/rows/rule-sets.ts';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('loc-other-host', () => {
  testFixture('loc-other-host');

  it('names both origins', () => {
    const message = messageOf(
      'loc-other-host',
      { loc: 'https://www.example.com/a' },
      { site: 'https://example.com' },
    );
    expect(message).toMatch(
      /is on https:\/\/www\.example\.com, but this set is for https:\/\/example\.com\./,
    );
  });

  it('leaves hosts alone that the project names', () => {
    const active = {
      enabled: ruleMask('loc-other-host'),
      params: { 'loc-other-host': { hosts: ['cdn.example'] } },
    };
    const of = (loc: string) => messageOf('loc-other-host', { loc }, { site: 'https://example.com', active });
    expect(of('https://cdn.example/a')).toBeNull();
    expect(of('https://www.cdn.example/a')).not.toBeNull();
  });

  it('is silent while the site is unknown', () => {
    expect(messageOf('loc-other-host', { loc: 'http://example.com/a' })).toBeNull();
  });
});
