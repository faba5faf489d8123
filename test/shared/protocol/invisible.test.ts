// Characters that nobody sees in addresses: which are found, what they are called, and what the fix takes away.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../shared/contract/error-texts.ts';
import { invisibleAt, nameOfInvisible, oddBlankAt } from '../../../shared/protocol/invisible.ts';
import { reason } from '../../../shared/contract/error-texts.ts';

describe('characters that nobody sees', () => {
  it('are found at the ends of an address, white space also within it', () => {
    expect(oddBlankAt('https://example.com/a')).toBe(-1);
    expect(oddBlankAt('\u200bhttps://example.com/a')).toBe(0);
    expect(oddBlankAt('https://example.com/a\u2060')).toBe(21);
    expect(oddBlankAt('https://example.com/a\u00a0b')).toBe(21);
    // Words of some scripts need it.
    expect(oddBlankAt('https://example.com/\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645')).toBe(-1);
    expect(invisibleAt('https://example.com/a\u00adb')).toBe(21);
  });

  it.each([
    [' ', 'space'],
    ['\u00a0', 'no-break space'],
    ['\u200b', 'zero-width space'],
    ['\ufeff', 'byte order mark'],
    ['\u2003', 'white space'],
    ['\u200e', 'invisible character'],
  ])('%j is called by its name', (character, name) => {
    expect(inEnglish(reason(nameOfInvisible(character)))).toBe(name);
  });
});
