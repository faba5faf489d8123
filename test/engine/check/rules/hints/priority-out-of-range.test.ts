// The rule priority-out-of-range: its fixture, finding by finding.
import { describe } from 'vitest';
import { testFixture } from '../../rule-cases.ts';

describe('priority-out-of-range', () => {
  testFixture('priority-out-of-range');
});
