// What the picker of dates says, in the language of the window. Text only.
import { computed, type ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { useText } from '../../locales/use-text.ts';
import { localeOf, type DatePickerTexts } from './date-picker-texts.ts';

export function useDatePickerTexts(): ComputedRef<DatePickerTexts> {
  const { locale } = useI18n({ useScope: 'global' });
  const { t } = useText();
  return computed(() => ({
    locale: localeOf(locale.value, navigator.languages),
    label: t('datePicker.label'),
    previousMonth: t('datePicker.previousMonth'),
    nextMonth: t('datePicker.nextMonth'),
    year: t('datePicker.year'),
    today: t('datePicker.today'),
    time: t('datePicker.time'),
    timeForm: t('datePicker.timeForm'),
  }));
}
