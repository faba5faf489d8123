// How dates of bars are written in the user's language: in full, and short below a bar.
import { useI18n } from 'vue-i18n';

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
    const date = new Date(0);
    date.setUTCFullYear(Number(year), Number(monthNumber) - 1, Number(day ?? 1));
    return date.toLocaleDateString(i18n.locale.value, {
      timeZone: 'UTC',
      year: month === 'short' && day !== undefined ? '2-digit' : 'numeric',
      month,
      ...(day === undefined ? {} : { day: 'numeric' }),
    });
  }

  return { long: (text) => written(text, 'long'), short: (text) => written(text, 'short') };
}
