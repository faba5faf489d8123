// How dates and numbers are shown, for all texts at once; the settings keep it up to date.
import { shallowRef } from 'vue';
import type { AppSettings } from '../../shared/contract/settings-schemas.ts';

export type Forms = Pick<AppSettings, 'dates' | 'numbers'>;

export const forms = shallowRef<Forms>({ dates: 'language', numbers: 'language' });

/** A locale whose numbers look so. */
const NUMBER_LOCALES: Readonly<Record<Exclude<AppSettings['numbers'], 'language'>, string>> = {
  comma: 'en',
  point: 'de',
  space: 'fr',
  apostrophe: 'de-CH',
};

/** The locale that numbers of a language are formatted by. */
export function numberLocale(locale: string, form: AppSettings['numbers']): string {
  return form === 'language' ? locale : NUMBER_LOCALES[form];
}

/** A moment in the zone of the system: "2026-03-09 14:05", "09/03/2026, 14:05", "03/09/2026, 2:05 PM". */
export function writtenTime(at: Date, locale: string, form: AppSettings['dates']): string {
  const key = `${locale} ${form}`;
  const known = formats.get(key) ?? timeFormat(locale, form);
  formats.set(key, known);
  return known.format(at);
}

/** Making one costs more than a hundred dates that it formats. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Sweden writes as ISO 8601 has it. */
const DATE_LOCALES = { iso: 'sv', dayFirst: 'en-GB', monthFirst: 'en-US' } as const;

function timeFormat(locale: string, form: AppSettings['dates']): Intl.DateTimeFormat {
  if (form === 'language')
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return new Intl.DateTimeFormat(DATE_LOCALES[form], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: form === 'monthFirst' ? 'numeric' : '2-digit',
    minute: '2-digit',
  });
}
