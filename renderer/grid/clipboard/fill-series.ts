// What the fill handle goes on with: the series that some cells begin, or their values again. Pure.
import {
  nthFillText,
  readDateText,
  type DateText,
  type FillPattern,
} from '../../../shared/model/edit/fill-pattern.ts';
import type { EditorKind } from '../grid-types.ts';
import { largest } from '../../../shared/model/large-lists.ts';

const DAY = 86_400_000;

/**
 * The pattern whose first values are the given ones, as a spreadsheet continues them: dates go on (one by its own
 * smallest part, several by their step), several numbers by their step, one number is copied, a text with a number at
 * its end counts on. `other` (Ctrl) gives what the plain gesture would not: copies instead of a series, and 1, 2, 3 …
 * from one number.
 */
export function seriesOf(
  texts: readonly string[],
  editor: EditorKind | undefined,
  other: boolean,
): FillPattern {
  const copies: FillPattern = { kind: 'repeat', values: texts.length > 0 ? texts : [''] };
  if (texts.some((text) => text.trim() === '') || editor === 'boolean' || editor === 'select') return copies;
  const numbers = editor === 'date' ? null : numberSeries(texts);
  if (numbers) return (texts.length === 1) === other ? numbers : copies;
  const series = dateSeries(texts) ?? counterSeries(texts);
  return series && !other ? series : copies;
}

/** The pattern that starts `by` values later, or earlier where that is negative. */
export function shiftPattern(pattern: FillPattern, by: number): FillPattern {
  switch (pattern.kind) {
    case 'repeat': {
      const { length } = pattern.values;
      return {
        ...pattern,
        values: pattern.values.map((_, i) => pattern.values[modulo(i + by, length)] ?? ''),
      };
    }
    case 'number':
      return { ...pattern, start: pattern.start + by * pattern.step };
    case 'counter':
      return { ...pattern, start: pattern.start + by * pattern.step };
    case 'date':
      return { ...pattern, start: nthFillText(pattern, by) };
    case 'column':
      return pattern;
  }
}

function numberSeries(texts: readonly string[]): FillPattern | null {
  const plain = texts.map((text) => text.trim());
  if (!plain.every((text) => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text))) return null;
  const decimals = largest(plain.map((text) => text.split('.')[1]?.length ?? 0));
  const scale = 10 ** decimals;
  // Whole numbers of the last decimal: no binary noise in the steps.
  const values = plain.map((text) => Math.round(Number(text) * scale));
  const step = values.length === 1 ? scale : constantStep(values);
  if (step === null) return null;
  return { kind: 'number', start: (values[0] ?? 0) / scale, step: step / scale, decimals };
}

function dateSeries(texts: readonly string[]): FillPattern | null {
  const dates = texts.map(readDateText);
  const [first] = dates;
  if (!first || !dates.every((date): date is DateText => date !== null && date.parts === first.parts))
    return null;
  const start = texts[0]?.trim() ?? '';
  if (dates.length === 1) {
    if (first.parts <= 2) return { kind: 'date', start, step: first.parts === 1 ? 12 : 1, unit: 'month' };
    return { kind: 'date', start, step: 1, unit: 'day' };
  }
  const months = constantStep(dates.map(({ ms }) => monthNumber(ms)));
  const day = months === null || months === 0 ? null : commonDay(dates);
  if (months !== null && day !== null) return { kind: 'date', start, step: months, unit: 'month', day };
  const step = constantStep(dates.map(({ ms }) => ms));
  if (step === null) return null;
  return step % DAY === 0
    ? { kind: 'date', start, step: step / DAY, unit: 'day' }
    : { kind: 'date', start, step, unit: 'ms' };
}

function counterSeries(texts: readonly string[]): FillPattern | null {
  const parts = texts.map((text) => /^(.*\D)(\d{1,15})$/s.exec(text));
  const [first] = parts;
  if (!first || !parts.every((part) => part?.[1] === first[1])) return null;
  const step = texts.length === 1 ? 1 : constantStep(parts.map((part) => Number(part?.[2])));
  if (step === null) return null;
  const digits = first[2] ?? '';
  return {
    kind: 'counter',
    before: first[1] ?? '',
    start: Number(digits),
    step,
    digits: digits.startsWith('0') ? digits.length : 1,
  };
}

/** The step between all neighbours, or null where it is not always the same. */
function constantStep(values: readonly number[]): number | null {
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  return values.every((value, i) => i === 0 || value - (values[i - 1] ?? 0) === step) ? step : null;
}

function monthNumber(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The day of the month that all dates have at the same time of day, 31 where each is the last of its month, or null. */
function commonDay(dates: readonly DateText[]): number | null {
  const [first = 0, ...others] = dates.map(({ ms }) => ms);
  if (others.some((ms) => modulo(ms - first, DAY) !== 0)) return null;
  const days = dates.map(({ ms }) => new Date(ms).getUTCDate());
  const [day = 1] = days;
  if (days.every((one) => one === day)) return day;
  return dates.every(({ ms }) => new Date(ms + DAY).getUTCDate() === 1) ? 31 : null;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
