// The rule file-not-well-formed: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-not-well-formed', () => {
  testFacts('file-not-well-formed');
});
