// The rule hreflang-invalid: its fixture, and that a message names every wrong code with the right one.
import { describe, expect, it } from 'vitest';
import { readExtensions } from '../../../../../electron/engine/read/parse/xml/read-extensions.ts';
import { messageOf, testFixture } from '../../rule-cases.ts';

const link = (code: string): string =>
  `<xhtml:link rel="alternate" hreflang="${code}" href="https://example.com/"/>`;

const told = (...codes: readonly string[]): string | null =>
  messageOf('hreflang-invalid', { ext: codes.map(link).join('') }, { readExtensions });

describe('hreflang-invalid', () => {
  testFixture('hreflang-invalid');

  it('names the code that is meant', () => {
    expect(told('eng')).toMatch(/“eng” is not valid: .*Write en\.$/);
    expect(told('en-US-nonsense-words')).toMatch(/“nonsense-words”.*Write en-US\.$/);
    expect(told('english')).toMatch(/Write a language such as en/);
  });

  it('names every wrong code of a row once', () => {
    expect(told('en-UK', 'de', 'jp', 'cz', 'jp', 'qq')).toContain(
      '“en-UK” → en-GB, “jp” → ja, “cz” → cs, “qq”.',
    );
  });
});
