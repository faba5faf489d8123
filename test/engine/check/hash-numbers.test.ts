// Texts get equal numbers just where they are equal, however many there are.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HashNumbers } from '../../../electron/engine/check/hash-numbers.ts';
import { hashWhole } from '../../../electron/engine/check/hash-whole.ts';

it('numbers texts as they come, and knows them again', () => {
  const numbers = new HashNumbers();
  const texts = Array.from(
    { length: 30_000 },
    (_, i) => `https://example.com/${String(i % 97)}/${String(i)}`,
  );
  expect(texts.map((text) => numbers.numberOf(hashWhole(text)))).toEqual(texts.map((_, i) => i));
  expect(numbers.numberOf(hashWhole(texts[123] ?? ''))).toBe(123);
  expect(numbers.size).toBe(texts.length);
});

it('tells texts apart that differ in length, place or letters, short and long', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }).filter((one) => one.isWellFormed()),
    fc.constantFrom('', '\0', '\0\0', 'a', 'a\0', 'é', 'ab'.repeat(9_000), `${'ab'.repeat(9_000)}c`),
  );
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(hashWhole(a) === hashWhole(b)).toBe(a === b);
    }),
    { numRuns: 500 },
  );
});
