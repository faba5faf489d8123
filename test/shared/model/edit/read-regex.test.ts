// Regular expressions as people type them.
import { describe, expect, it } from 'vitest';
import { readRegex, regexProblem } from '../../../../shared/model/edit/read-regex.ts';

describe('readRegex', () => {
  it('reads letters as Unicode has them, and patterns of other tools that escape more than that allows', () => {
    expect(readRegex('^.$', '').test('😀')).toBe(true);
    expect(readRegex(String.raw`\-\_a`, 'i').test('-_A')).toBe(true);
    expect(() => readRegex('(', '')).toThrow(SyntaxError);
  });
});

describe('regexProblem', () => {
  it('is the cause alone, or null', () => {
    expect(regexProblem('/shop/(')).toBe('Unterminated group.');
    expect(regexProblem('[b-a]')).toBe('Range out of order in character class.');
    expect(regexProblem(String.raw`\-`)).toBeNull();
    expect(regexProblem('')).toBeNull();
  });
});
