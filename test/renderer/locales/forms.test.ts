// Dates and numbers in each form that the settings offer, whatever the language; and in the language’s own.
import { expect, it } from 'vitest';
import { numberLocale, writtenTime } from '../../../renderer/locales/forms.ts';
import { appSettings } from '../../../shared/contract/settings-schemas.ts';
import { LANGUAGES } from '../../../shared/model/languages.ts';

/** Spaces of any width are one, as are apostrophes: ICU’s versions differ. */
const plain = (text: string): string => text.replace(/\s/g, ' ').replaceAll("'", '’');
const at = new Date(2026, 2, 9, 14, 5);

it.each([
  ['iso', '2026-03-09 14:05'],
  ['dayFirst', '09/03/2026, 14:05'],
  ['monthFirst', '03/09/2026, 2:05 PM'],
] as const)('a moment as %s is %s in every language', (form, written) => {
  for (const language of LANGUAGES) expect(plain(writtenTime(at, language, form))).toBe(written);
});

it.each([
  ['en', 'Mar 9, 2026, 2:05 PM'],
  ['de', '09.03.2026, 14:05'],
  ['nl', '9 mrt 2026, 14:05'],
])('a moment in %s is %s', (language, written) => {
  expect(plain(writtenTime(at, language, 'language'))).toBe(written);
});

it.each([
  ['comma', '1,234,567.8'],
  ['point', '1.234.567,8'],
  ['space', '1 234 567,8'],
  ['apostrophe', '1’234’567.8'],
] as const)('a number with %s is %s in every language', (form, written) => {
  for (const language of LANGUAGES)
    expect(plain((1_234_567.8).toLocaleString(numberLocale(language, form)))).toBe(written);
});

it('a number in a language is as that has it', () => {
  const written = LANGUAGES.map((language) => (1_234.5).toLocaleString(numberLocale(language, 'language')));
  expect([...LANGUAGES]).toEqual(['en', 'nl', 'de']);
  expect(written).toEqual(['1,234.5', '1.234,5', '1.234,5']);
});

it('an example tells the forms of dates apart', () => {
  const forms = appSettings.entries.dates.options;
  expect(new Set(forms.map((form) => writtenTime(at, 'de', form))).size).toBe(forms.length);
});
