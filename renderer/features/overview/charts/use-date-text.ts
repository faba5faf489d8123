// How dates of bars are written in the user's language: in full, and short below a bar.
import { useI18n } from 'vue-i18n';
import { forms } from '../../../locales/forms.ts';

export interface DateText {
  /** "9 March 2026", "March 2026", "2026". */
  readonly long: (text: string) => string;
  /** "9 Mar 26", "Mar 2026", "2026". */
  readonly short: (text: string) => string;
}

/** Texts are those of DateBin. */
export function useDateText(): DateText {
  const i18n = useI18n({ useScope: 'global' });

  function written(text: string, month: 'long' | 'short'): string {
    const [year = '', monthNumber, day] = text.split('-');
    if (monthNumber === undefined) return year;
    const { dates } = forms.value;
    if (dates === 'iso') return text;
    if (dates === 'dayFirst' && day !== undefined) return `${day}/${monthNumber}/${year}`;
    if (dates === 'monthFirst' && day !== undefined) return `${monthNumber}/${day}/${year}`;
    const date = new Date(0);
    date.setUTCFullYear(Number(year), Number(monthNumber) - 1, Number(day ?? 1));
    return format(i18n.locale.value, month, day !== undefined).format(date);
  }

  return { long: (text) => written(text, 'long'), short: (text) => written(text, 'short') };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a hundred dates that it formats. */
function format(locale: string, month: 'long' | 'short', withDay: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${month} ${String(withDay)}`;
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      year: month === 'short' && withDay ? '2-digit' : 'numeric',
      month,
      ...(withDay ? { day: 'numeric' } : {}),
    });
  formats.set(key, known);
  return known;
}
