// Texts that would look like others are shown with marks.
import { expect, it } from 'vitest';
import { markHidden, markUnprinted } from '../../../shared/model/mark-hidden.ts';

it.each([
  ['https://e.com/\u202eabc', 'https://e.com/‹U+202E›abc'],
  ['a\u200bb\u00a0', 'a‹U+200B›b‹U+00A0›'],
  ['\u0000\u007f\ufeff', '‹U+0000›‹U+007F›‹U+FEFF›'],
  ['\u{e0041}', '‹U+E0041›'],
])('marks what can not be seen in %j', (text, shown) => {
  expect(markHidden(text)).toBe(shown);
});

it('leaves in sentences the spaces that numbers have', () => {
  expect(markUnprinted('a\u202eb\u2066c\u00a0d\u200be\u202f1\u0007')).toBe(
    'a‹U+202E›b‹U+2066›c\u00a0d‹U+200B›e\u202f1‹U+0007›',
  );
});

it.each([
  'https://www.example.com/a b?c=d',
  'https://مثال.إختبار/مسار',
  'Größe 日本語 😀',
  'two\nlines\tand a tab',
])('leaves %j as it is', (text) => {
  expect(markHidden(text)).toBe(text);
});
