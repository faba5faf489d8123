// Texts that would look like others are shown with marks.
import { expect, it } from 'vitest';
import { markHidden, markTurning } from '../../../shared/model/mark-hidden.ts';

it.each([
  ['https://e.com/\u202eabc', 'https://e.com/‹U+202E›abc'],
  ['a\u200bb\u00a0', 'a‹U+200B›b‹U+00A0›'],
  ['\u0000\u007f\ufeff', '‹U+0000›‹U+007F›‹U+FEFF›'],
  ['\u{e0041}', '‹U+E0041›'],
])('marks what can not be seen in %j', (text, shown) => {
  expect(markHidden(text)).toBe(shown);
});

it('marks in sentences only what turns them', () => {
  expect(markTurning('a\u202eb\u2066c\u00a0d\u200be')).toBe('a‹U+202E›b‹U+2066›c\u00a0d\u200be');
});

it.each([
  'https://www.example.com/a b?c=d',
  'https://مثال.إختبار/مسار',
  'Größe 日本語 😀',
  'two\nlines\tand a tab',
])('leaves %j as it is', (text) => {
  expect(markHidden(text)).toBe(text);
});
