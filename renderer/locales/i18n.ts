// Makes the translator. Messages are interpreted, never compiled to code, so a strict CSP holds.
import { createI18n } from 'vue-i18n';
import { LANGUAGES, type Language } from '../../shared/model/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

/** A translator in the given language, for app.use(). */
export function createTranslator(language: Language) {
  return createI18n({
    legacy: false,
    locale: language,
    fallbackLocale: 'en',
    messages: { en, nl, de },
    // Names of elements, such as <loc>. Messages are shown as text alone.
    warnHtmlMessage: false,
  });
}

/** The first of the user's languages that Mapwright speaks, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}
