// The rule changefreq-invalid: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('changefreq-invalid', () => {
  testFixture('changefreq-invalid');

  it('lists the seven values', () => {
    expect(messageOf('changefreq-invalid', { changefreq: 'often' })).toMatch(/always, hourly, .*never/);
  });

  it('takes codes and names alike', () => {
    expect(messageOf('changefreq-invalid', { changefreq: 6 })).toBeNull();
    expect(messageOf('changefreq-invalid', { changefreq: 'never' })).toBeNull();
  });
});
