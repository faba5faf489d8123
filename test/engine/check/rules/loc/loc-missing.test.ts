// The rule loc-missing: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('loc-missing', () => {
  testFixture('loc-missing');

  it('says what to do', () => {
    expect(messageOf('loc-missing', { loc: '' })).toMatch(/no URL.*Type one, or delete the row/);
  });
});
