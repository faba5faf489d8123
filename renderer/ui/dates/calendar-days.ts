// Days as YYYY-MM-DD from year 1 to 9999, the steps between them, and the weeks that a calendar shows. Pure: no zone, no clock.

const FIRST = '0001-01-01';
const LAST = '9999-12-31';

/** The day that a W3C date names, the first one of its month or year; null where it names none. */
export function dayIn(text: string): string | null {
  const [, year = '', month = '01', day = '01'] =
    /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?![\d-])/.exec(text.trim()) ?? [];
  const named = `${year}-${month}-${day}`;
  const found = year === '' || year === '0000' ? null : dayOf(Number(year), Number(month), Number(day));
  return found === named ? named : null;
}

/** The day in the system's zone. */
export function dayHere(now: Date): string {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export function addDays(day: string, days: number): string {
  const [year, month, date] = partsOf(day);
  return dayOf(year, month, date + days);
}

/** The same day of another month, or that month's last one. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const [, , last] = partsOf(dayOf(year, month + months + 1, 0));
  return dayOf(year, month + months, Math.min(date, last));
}

/** The first day of the day's week; weeks begin with `first`, from 1 (Monday) to 7. */
export function weekStart(day: string, first: number): string {
  return addDays(day, -((weekday(day) - first + 7) % 7));
}

/** The whole weeks in which a day's month lies. */
export function weeksOf(day: string, first: number): readonly (readonly string[])[] {
  const month = `${day.slice(0, 7)}-01`;
  const start = weekStart(month, first);
  const before = (weekday(month) - first + 7) % 7;
  const days = Number(addDays(addMonths(month, 1), -1).slice(8));
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, n) => addDays(start, week * 7 + n)),
  );
}

/** The day as Intl's formats in UTC take it. */
export function utcOf(day: string): Date {
  const [year, month, date] = partsOf(day);
  return utc(year, month, date);
}

/** With which day weeks begin in a locale, from 1 (Monday) to 7. Source: the Unicode CLDR, as Intl has it. */
export function firstDayOfWeek(locale: string): number {
  // Browsers have it as a method, older ones as a property.
  const known = new Intl.Locale(locale) as Intl.Locale & {
    readonly getWeekInfo?: () => { readonly firstDay: number };
    readonly weekInfo?: { readonly firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

function weekday(day: string): number {
  return utcOf(day).getUTCDay() || 7;
}

function partsOf(day: string): [number, number, number] {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function utc(year: number, month: number, date: number): Date {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, date);
  return at;
}

/** Months and dates may be beyond their bounds, as for Date. */
function dayOf(year: number, month: number, date: number): string {
  const at = utc(year, month, date);
  if (at.getUTCFullYear() < 1) return FIRST;
  return at.getUTCFullYear() > 9999 ? LAST : at.toISOString().slice(0, 10);
}
