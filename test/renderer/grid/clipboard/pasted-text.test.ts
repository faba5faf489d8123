// What other programs put on the clipboard is tested with their own tables in clipboard-html.test.ts.
import { expect, it } from 'vitest';
import { pastedText, typedText } from '../../../../renderer/grid/clipboard/pasted-text.ts';
import { CHANGEFREQS } from '../../../../shared/protocol/changefreq.ts';

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

const CHANGEFREQ = { editor: 'select', options: CHANGEFREQS } as const;
const PRIORITY = { editor: 'number', step: { max: 1 } } as const;

it.each([
  ['wekelijks', 'weekly'],
  ['Nooit', 'never'],
  ['WÖCHENTLICH', 'weekly'],
  ['wo\u0308chentlich ', 'weekly'],
  ['nie', 'never'],
  ['elk uur', 'hourly'],
  ['Immer', 'always'],
  ['Weekly', 'weekly'],
  ['soms', 'soms'],
])('the change frequency %s is %s', (text, expected) => {
  expect(pastedText({ text }, CHANGEFREQ)).toBe(expected);
});

it('a word of change frequency is read only where that is an option', () => {
  expect(pastedText({ text: 'nie' }, { editor: 'select', options: ['a', 'b'] })).toBe('nie');
});

it.each([
  ['80 %', '0.8'],
  ['80%', '0.8'],
  ['80\u202f%', '0.8'],
  ['7%', '0.07'],
  ['80,5 %', '0.805'],
  ['100 %', '1.0'],
  ['0 %', '0.0'],
  ['0,8', '0.8'],
  ['.8', '.8'],
  ['150 %', '150 %'],
  ['%', '%'],
])('the priority %s is %s', (text, expected) => {
  expect(pastedText({ text }, PRIORITY)).toBe(expected);
});

it('a percentage is left alone where 1 is not all', () => {
  expect(pastedText({ text: '80 %' }, { editor: 'number' })).toBe('80 %');
});

it.each([
  ['ja', 'true'],
  ['Nee', 'false'],
  ['WAHR', 'true'],
  ['falsch', 'false'],
  ['yes', 'true'],
  ['TRUE', 'true'],
  ['misschien', 'misschien'],
])('%s in the column of included is %s', (text, expected) => {
  expect(pastedText({ text }, { editor: 'boolean' })).toBe(expected);
});

it('today is a day for who types it, and a word in what is pasted', () => {
  expect(typedText('vandaag', DATE, 'nl')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(pastedText({ text: 'vandaag' }, DATE)).toBe('vandaag');
  expect(pastedText({ text: '5 maart 2024' }, DATE)).toBe('2024-03-05');
  expect(pastedText({ text: '20240305', number: 20_240_305 }, DATE)).toBe('2024-03-05');
});
