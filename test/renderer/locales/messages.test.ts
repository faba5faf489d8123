// The three message tables say the same things, in forms that the translator understands.
import { describe, expect, it } from 'vitest';
import { errorMessage } from '../../../renderer/ui/error-message.ts';
import { reason, type ErrorReason } from '../../../shared/contract/error-texts.ts';
import { de } from '../../../renderer/locales/de.ts';
import { en } from '../../../renderer/locales/en.ts';
import { createTranslator } from '../../../renderer/locales/i18n.ts';
import { preferredLanguage } from '../../../shared/model/languages.ts';
import { nl } from '../../../renderer/locales/nl.ts';

function flat(table: object, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(table)) {
    if (typeof value === 'string') all.set(prefix + key, value);
    else for (const [name, text] of flat(value as object, `${prefix}${key}.`)) all.set(name, text);
  }
  return all;
}

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
const english = flat(en);

describe.each([
  ['nl', nl],
  ['de', de],
] as const)('the %s table', (_, table) => {
  const texts = flat(table);

  it('has exactly the keys of the English one', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has the same placeholders and plural forms in every text', () => {
    for (const [key, text] of texts) {
      const original = english.get(key) ?? '';
      expect({ key, names: placeholders(text) }).toEqual({ key, names: placeholders(original) });
      expect({ key, forms: text.split(' | ').length }).toEqual({ key, forms: original.split(' | ').length });
    }
  });
});

describe('createTranslator', () => {
  it.each(['en', 'nl', 'de'] as const)('reads every %s text without leaving a placeholder', (language) => {
    const { t } = createTranslator(language).global;
    for (const [key, text] of english) {
      const named = Object.fromEntries(placeholders(text).map((name) => [name.slice(1, -1), 'X']));
      const shown = t(key, named, 2);
      expect(shown, key).not.toBe(key);
      expect(shown, key).not.toMatch(/[{}|]/);
    }
  });
});

describe.each(['en', 'nl', 'de'] as const)('numbers of rows in %s', (language) => {
  const { t } = createTranslator(language).global;

  it.each([
    'tables.summary',
    'pending.page',
    'tables.problems',
    'tables.written',
    'notices.deleted',
    'languages.apply',
    'filters.rows',
  ])('%s is told of one as of one, and of none as of many', (key) => {
    const [none, one, two] = [0, 1, 2].map((n) => t(key, { count: '#', from: '#', to: '#', total: '#' }, n));
    expect(none).toBe(two);
    expect(one).not.toBe(two);
  });
});

describe('preferredLanguage', () => {
  it('takes the first language that there is a table for, whatever the region', () => {
    expect(preferredLanguage(['fr-FR', 'nl-BE', 'de'])).toBe('nl');
    expect(preferredLanguage(['DE-at'])).toBe('de');
  });

  it('falls back to English', () => {
    expect(preferredLanguage(['ja', 'fi'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});

describe('a reason of an error', () => {
  const { t } = createTranslator('de').global;
  const number = (n: number): string => n.toLocaleString('de');
  const german = {
    t: (key: string, named = {}) => t(key, named),
    plural: (key: string, n: number, named = {}) => t(key, { count: number(n), n, ...named }, n),
    number,
  };
  const shown = (told: ErrorReason): string => errorMessage({ message: 'English', reason: told }, german);

  it('is told in the user’s language, with its parameters as they are', () => {
    const told = reason('project-missing', { path: '/a {b} | c@d' });
    expect(shown(told)).toBe('Die Projektdatei /a {b} | c@d gibt es nicht.');
  });

  it('has others in it in that language too, and columns by their titles', () => {
    const why = reason('typed-priority-invalid', { text: '9' });
    const place = { row: 3, field: 'priority', column: 'Priority', why };
    expect(shown(reason('block-refused', { ...place, count: 1 }))).toMatch(
      /^Es wurde nichts eingefügt\. Zeile 3 des Blocks, Spalte Priorität: .*keine Priorität/,
    );
    expect(shown(reason('block-refused', { ...place, count: 1_200 }))).toContain('von 1.200 ungültigen');
  });

  it('has values in the quotes of the language', () => {
    const told = (inputs: string): string => shown(reason('import-no-files', { inputs }));
    expect(told('“/a”, “/b”')).toBe('In „/a“, „/b“ gibt es keine Dateien.');
    expect(told('“/a” and more')).toContain('“/a” and more');
  });

  it('without a key is told as the engine said it', () => {
    expect(errorMessage({ message: 'Said.' }, german)).toBe('Said.');
  });
});
