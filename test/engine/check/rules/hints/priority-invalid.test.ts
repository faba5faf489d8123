// The rule priority-invalid: its fixture, and what its message tells.
import { describe, expect, it } from 'vitest';
import { messageOf, testFixture } from '../../rule-cases.ts';

describe('priority-invalid', () => {
  testFixture('priority-invalid');

  it('gives an example', () => {
    expect(messageOf('priority-invalid', { priority: '0,8' })).toMatch(/“0,8”.*for example 0\.8/);
  });

  it('takes numbers and their texts alike', () => {
    expect(messageOf('priority-invalid', { priority: 0.8 })).toBeNull();
    expect(messageOf('priority-invalid', { priority: '0.8' })).toBeNull();
  });
});
