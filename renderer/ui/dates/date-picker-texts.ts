// What a picker of dates says, and the locale whose names of days and months it has. Text only.

export interface DatePickerTexts {
  /** A BCP 47 tag, with the region that says when weeks begin. */
  readonly locale: string;
  readonly label: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly year: string;
  readonly today: string;
  readonly time: string;
  /** How a time is typed. */
  readonly timeForm: string;
}

export const DATE_PICKER_TEXTS: DatePickerTexts = {
  locale: 'en',
  label: 'Pick a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  year: 'Year',
  today: 'Today',
  time: 'Time',
  timeForm: 'hh:mm',
};

/** The user's own tag of a language, which says when weeks begin there: "en-GB" for "en". */
export function localeOf(language: string, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.split('-')[0]?.toLowerCase() === language) ?? language;
}
