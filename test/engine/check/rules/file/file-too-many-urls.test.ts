// The rule file-too-many-urls: its cases, finding by finding.
import { describe } from 'vitest';
import { testFacts } from '../../rule-cases.ts';

describe('file-too-many-urls', () => {
  testFacts('file-too-many-urls');
});
