// Dates as they are told on hover: in the words of the language, in the zone of the value.
import { describe, expect, it } from 'vitest';
import { toldDate } from '../../../../renderer/ui/dates/told-date.ts';

const now = new Date(2024, 1, 29, 12);

describe('a date that is told', () => {
  it.each([
    ['2024-02-29', 'en-US', 'Thursday, February 29, 2024 (today)'],
    ['2024-02-28', 'de', 'Mittwoch, 28. Februar 2024 (gestern)'],
    ['2024-02-28', 'nl', 'woensdag 28 februari 2024 (gisteren)'],
    ['2023-11', 'de', 'November 2023'],
  ])('%s in %s is %s', (text, locale, told) => {
    expect(toldDate(text, locale, now)).toBe(told);
  });

  it('has its time in its own zone', () => {
    expect(toldDate('2021-05-04T08:15:30+05:00', 'de', now)).toBe('Dienstag, 4. Mai 2021 um 08:15:30 GMT+5');
    expect(toldDate('2021-05-04T23:15Z', 'de', now)).toBe('Dienstag, 4. Mai 2021 um 23:15:00 UTC');
  });

  it('is today where it is so here, whatever its zone', () => {
    expect(toldDate(now.toISOString(), 'en', now)).toContain('(today)');
    const minutes = (n: number) => new Date(2024, 1, 28, 0, n).toISOString();
    expect(toldDate(minutes(1), 'en', now)).toContain('(yesterday)');
    expect(toldDate(minutes(-1), 'en', now)).not.toContain('(');
  });

  it('is none for other texts, and for a year, which says itself', () => {
    for (const text of ['', '2024', '2024-02-30', 'soon', '2024-02-29T10:00'])
      expect(toldDate(text, 'en', now), text).toBeNull();
  });
});
