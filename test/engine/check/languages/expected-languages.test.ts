// What a set suggests is expected, until the user says otherwise.
import { expect, it } from 'vitest';
import { expectedLanguages } from '../../../../electron/engine/check/languages/expected-languages.ts';

const LANGUAGES = [
  { code: 'x-default', clusters: 882 },
  { code: 'en', clusters: 882 },
  { code: 'fr', clusters: 89 },
  { code: 'de', clusters: 88 },
  { code: 'en-uk', clusters: 700 },
];

it('expects valid codes that at least a tenth of the clusters have', () => {
  expect(expectedLanguages(LANGUAGES, 882, null)).toEqual({
    codes: ['en', 'fr'],
    chosen: false,
    guess: ['en', 'fr'],
  });
});

it('expects what the user chose, each code once', () => {
  expect(expectedLanguages(LANGUAGES, 882, ['de-AT', 'DE-at', 'en'])).toEqual({
    codes: ['de-at', 'en'],
    chosen: true,
    guess: ['en', 'fr'],
  });
  expect(expectedLanguages(LANGUAGES, 882, []).codes).toEqual([]);
});
