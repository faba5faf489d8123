// The rule loc-duplicate: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('loc-duplicate', () => {
  testFixture('loc-duplicate');

  it('is explained only where the store flagged the row', () => {
    expect(messageOf('loc-duplicate', {})).toMatch(/earlier row/);
    expect(messageOf('loc-fragment', {})).toBeNull();
  });
});
