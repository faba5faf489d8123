// What rules say, in all languages: every place is one that the English text has, and none hides in special characters.
import { createI18n } from 'vue-i18n';
import { describe, expect, it } from 'vitest';
import { inEnglish, reason } from '../../../shared/contract/error-texts.ts';
import { FINDINGS_TEXTS } from '../../../shared/contract/error-texts/findings.ts';
import { findings as de } from '../../../shared/contract/error-texts/de/findings.ts';
import { findings as nl } from '../../../shared/contract/error-texts/nl/findings.ts';

type FindingKey = keyof typeof FINDINGS_TEXTS;
const KEYS = Object.keys(FINDINGS_TEXTS) as FindingKey[];
const en: Readonly<Record<FindingKey, string>> = FINDINGS_TEXTS;

function places(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))].sort();
}

describe.each([
  ['en', en],
  ['nl', nl],
  ['de', de],
])('findings in %s', (locale, texts) => {
  it('have the places of the English text, a sentence each, and words of their own', () => {
    for (const key of KEYS) {
      expect([key, places(texts[key])]).toEqual([key, places(en[key])]);
      expect(texts[key]).toMatch(/\.$/);
      if (locale !== 'en') expect(texts[key]).not.toBe(en[key]);
    }
  });

  it('are filled with values as they are, whatever these hold', () => {
    const i18n = createI18n({ legacy: false, locale, messages: { [locale]: { reasons: texts } } });
    for (const key of KEYS) {
      const params = Object.fromEntries(places(en[key]).map((name) => [name, `<${name} @:x | {y} %20>`]));
      const expected = texts[key].replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      expect(i18n.global.t(`reasons.${key}`, params)).toBe(expected);
      if (locale === 'en') expect(inEnglish(reason(key, params))).toBe(expected);
    }
  });
});
