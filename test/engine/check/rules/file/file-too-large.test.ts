// The rule file-too-large: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-too-large', () => {
  testFacts('file-too-large');
});
