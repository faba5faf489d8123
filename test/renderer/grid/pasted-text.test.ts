// What other programs put on the clipboard is tested with their own tables in clipboard-html.test.ts.
import { expect, it } from 'vitest';
import { pastedText, typedText } from '../../../renderer/grid/pasted-text.ts';

const DATE = { editor: 'date' } as const;

it.each([
  ['31.05.2024', 'en-US', '2024-05-31'],
  ['5/31/2024', 'de', '2024-05-31'],
  ['3/4/2024', 'en-US', '2024-03-04'],
  ['3/4/2024', 'en-GB', '2024-04-03'],
  ['3/4/2024 10:30', 'nl', '2024-04-03T10:30'],
  ['2024-05-31T10:30:00Z', 'de', '2024-05-31T10:30:00Z'],
  ['2024', 'ja', '2024'],
  ['soon', 'en-US', 'soon'],
  ['', 'en-US', ''],
])('the date %s typed where the system speaks %s is %s', (text, language, expected) => {
  expect(typedText(text, DATE, language)).toBe(expected);
});

it('typed texts are read as pasted ones, but for the order that only who types knows', () => {
  expect(pastedText({ text: '3/4/2024' }, DATE)).toBe('3/4/2024');
  expect(typedText('0,8', { editor: 'number' }, 'de')).toBe('0.8');
  expect(typedText('WEEKLY', { editor: 'select', options: ['daily', 'weekly'] }, 'de')).toBe('weekly');
  expect(typedText('https://a.example/1,2', { editor: 'url' }, 'de')).toBe('https://a.example/1,2');
});
