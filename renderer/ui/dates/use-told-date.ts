// Dates as the user's language says them, below their text where a cell may cut it off.
import { useI18n } from 'vue-i18n';
import { localeOf } from './date-picker-texts.ts';
import { toldDate } from './told-date.ts';

/** What is shown on hover over a date; '' for none. */
export function useToldDate(): (text: string) => string {
  const { locale } = useI18n({ useScope: 'global' });
  return (text) => {
    const told = toldDate(text, localeOf(locale.value, navigator.languages), new Date());
    return told === null ? text : `${text}\n${told}`;
  };
}
