// The rule plan-too-many-indexes: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('plan-too-many-indexes', () => {
  testFacts('plan-too-many-indexes');
});
