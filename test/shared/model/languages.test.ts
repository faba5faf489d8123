import { describe, expect, it } from 'vitest';
import { preferredLanguage } from '../../../shared/model/languages.ts';

describe('preferredLanguage', () => {
  it('takes the first language that there is a table for, whatever the region', () => {
    expect(preferredLanguage(['fr-FR', 'nl-BE', 'de'])).toBe('nl');
    expect(preferredLanguage(['DE-at'])).toBe('de');
  });

  it('falls back to English', () => {
    expect(preferredLanguage(['ja', 'fi'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
