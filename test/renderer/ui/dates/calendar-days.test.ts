// Days of a calendar: steps, weeks and bounds, against the days that Date counts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayHere,
  dayIn,
  firstDayOfWeek,
  utcOf,
  weekStart,
  weeksOf,
} from '../../../../renderer/ui/dates/calendar-days.ts';

const DAY_MS = 86_400_000;
const days = fc.integer({ min: -700_000, max: 2_900_000 }).map((n) => addDays('1970-01-01', n));

describe('a day', () => {
  it('is read from every form of a W3C date, and from nothing else', () => {
    expect(dayIn('2024-02-29T10:00:00+01:00')).toBe('2024-02-29');
    expect(dayIn(' 2024-02 ')).toBe('2024-02-01');
    expect(dayIn('0987')).toBe('0987-01-01');
    for (const text of ['', 'soon', '2023-02-29', '2024-13', '20240229', '0000-01-01', '12/05/2024'])
      expect(dayIn(text), text).toBeNull();
  });

  it('steps as the calendar does, within the years 1 to 9999', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
    expect(addMonths('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 500 }), (day, n) => {
        expect(utcOf(addDays(day, n)).getTime() - utcOf(day).getTime()).toBe(n * DAY_MS);
        expect(addDays(addDays(day, n), -n)).toBe(day);
      }),
    );
  });

  it('is that of the system’s own zone', () => {
    expect(dayHere(new Date(2024, 11, 31, 23, 59))).toBe('2024-12-31');
  });
});

describe('weeks', () => {
  it('hold every day of the month once, and begin with the locale’s first day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 7 }), (day, first) => {
        const weeks = weeksOf(day, first);
        const month = weeks.flat().filter((one) => one.startsWith(day.slice(0, 7)));
        expect(month).toContain(day);
        expect(new Set(month).size).toBe(month.length);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week[0]).toBe(weekStart(week[3] ?? '', first));
          expect(week.some((one) => one.startsWith(day.slice(0, 7)))).toBe(true);
        }
      }),
    );
  });

  it('begin on Monday in Germany and on Sunday in the United States', () => {
    expect([firstDayOfWeek('de-DE'), firstDayOfWeek('nl'), firstDayOfWeek('en-US')]).toEqual([1, 1, 7]);
    expect(weekStart('2024-02-29', 1)).toBe('2024-02-26');
    expect(weekStart('2024-02-29', 7)).toBe('2024-02-25');
  });
});
