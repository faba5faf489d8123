// Makes the translator. Messages are interpreted, never compiled to code, so a strict CSP holds.
import { createI18n } from 'vue-i18n';
import type { Language } from '../../shared/model/languages.ts';
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
