// Groups the dates of a set by day, month or year, as bars of a chart with the condition that each of them stands for.
import {
  DATE_UNITS,
  type LastmodShares,
  type Share,
  type WrittenDay,
} from '../../../../shared/model/overview.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';

export type DateUnit = (typeof DATE_UNITS)[number];

/** Rows of one day, month or year. A date that names no month or no day is a bar of its own where others are finer. */
export interface DateBin extends Share {
  /** As it is written: "2026", "2026-03", "2026-03-09". */
  readonly text: string;
  /** It is coarser than the chart. */
  readonly isCoarse: boolean;
}

/** Bars between the first and the last at most; of more, those without rows are left out. */
const MAX_BINS = 20_000;
/** So many bars are easily told apart. */
const READABLE_BINS = 60;

const CUT: Readonly<Record<DateUnit, number>> = { day: 1, month: 100, year: 10_000 };

/** The finest unit that all dates fit in at a glance. */
export function fittingUnit(shares: LastmodShares, today: WrittenDay): DateUnit {
  const dates = shares.dates.filter((date) => date <= today);
  const [first = 0, last = 0] = [dates[0], dates.at(-1)];
  return unitsOf(shares.unit).find((one) => stepsBetween(first, last, one) < READABLE_BINS) ?? 'year';
}

/** The rows whose date is to come: they stand beside the bars, as one of the next century leaves the others no room. */
export function futureDates({ dates, all, met }: LastmodShares, today: WrittenDay): Share {
  const first = dates.findIndex((date) => date > today);
  if (first < 0) return { all: 0, met: 0 };
  const sum = (rows: readonly number[]): number => rows.slice(first).reduce((total, one) => total + one, 0);
  return { all: sum(all), met: sum(met) };
}

/** The condition of those rows. */
export function futureCondition(today: WrittenDay): Condition {
  const next = new Date(timeOf(today));
  next.setUTCDate(next.getUTCDate() + 1);
  return { kind: 'range', column: 'lastmod', from: next.toISOString().slice(0, 10) };
}

/** The units that dates of this precision can be shown by. */
export function unitsOf(precision: DateUnit): readonly DateUnit[] {
  return DATE_UNITS.slice(DATE_UNITS.indexOf(precision));
}

/** Of the dates until today (YYYYMMDD), ascending, as ranges of dates compare them. */
export function dateBins(shares: LastmodShares, unit: DateUnit, today: WrittenDay): DateBin[] {
  const rows = new Map<WrittenDay, { all: number; met: number }>();
  const dates = shares.dates.filter((date) => date <= today);
  dates.forEach((date, i) => {
    const start = date - (date % CUT[unit]);
    const bin = rows.get(start) ?? { all: 0, met: 0 };
    bin.all += shares.all[i] ?? 0;
    bin.met += shares.met[i] ?? 0;
    rows.set(start, bin);
  });
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (stepsBetween(first, last, unit) < MAX_BINS) {
    for (const start of starts(first, last, unit)) if (!rows.has(start)) rows.set(start, { all: 0, met: 0 });
  }
  return Array.from(rows, ([start, share]): DateBin => ({
    ...share,
    text: writtenText(start),
    isCoarse: precisionOf(start) !== unit,
  })).sort((a, b) => (a.text < b.text ? -1 : 1));
}

/**
 * The condition of the rows between two bars, both included; bars that are coarser stand before what they hold, so one at
 * the end is left out, and one alone is asked for as it is written.
 */
export function conditionOfBins(bins: readonly DateBin[], from: number, to: number): Condition | null {
  let end = to;
  while (end > from && bins[end]?.isCoarse === true) end--;
  const [first, last] = [bins[from], bins[end]];
  if (!first || !last) return null;
  if (from === end && first.isCoarse) {
    return { kind: 'text', column: 'lastmod', operator: 'equals', value: first.text };
  }
  return { kind: 'range', column: 'lastmod', from: first.text, to: last.text };
}

/** "2026-03-09", or as much of it as the date names. */
export function writtenText(date: WrittenDay): string {
  const [year, month, day] = partsOf(date);
  const texts = [String(year).padStart(4, '0'), two(month), two(day)];
  return texts.slice(0, day > 0 ? 3 : month > 0 ? 2 : 1).join('-');
}

/** A day as YYYYMMDD, in the zone of this computer. */
export function writtenDayOf(date: Date): WrittenDay {
  return date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

function partsOf(date: WrittenDay): [number, number, number] {
  return [Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100];
}

function precisionOf(date: WrittenDay): DateUnit {
  if (date % 100 > 0) return 'day';
  return date % 10_000 > 0 ? 'month' : 'year';
}

/** How many steps of the unit lie between two dates. */
function stepsBetween(first: WrittenDay, last: WrittenDay, unit: DateUnit): number {
  const [fromYear, fromMonth] = partsOf(first);
  const [toYear, toMonth] = partsOf(last);
  if (unit === 'year') return toYear - fromYear;
  if (unit === 'month') return (toYear - fromYear) * 12 + Math.max(toMonth, 1) - Math.max(fromMonth, 1);
  return (timeOf(last) - timeOf(first)) / 86_400_000;
}

/** Milliseconds of the date's first day; also of the years before 100. */
function timeOf(date: WrittenDay): number {
  const [year, month, day] = partsOf(date);
  return new Date(0).setUTCFullYear(year, Math.max(month, 1) - 1, Math.max(day, 1));
}

function* starts(first: WrittenDay, last: WrittenDay, unit: DateUnit): Generator<WrittenDay> {
  const at = new Date(timeOf(first));
  if (unit !== 'day') at.setUTCDate(1);
  if (unit === 'year') at.setUTCMonth(0);
  for (const end = timeOf(last); at.getTime() <= end;) {
    const [month, day] = [at.getUTCMonth() + 1, at.getUTCDate()];
    const date = at.getUTCFullYear() * 10_000 + month * 100 + day;
    yield date - (date % CUT[unit]);
    if (unit === 'day') at.setUTCDate(day + 1);
    else if (unit === 'month') at.setUTCMonth(month);
    else at.setUTCFullYear(at.getUTCFullYear() + 1);
  }
}
