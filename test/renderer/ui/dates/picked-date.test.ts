// Picked days and times in the place of a text's own: what nobody picked stays as it was.
import { describe, expect, it } from 'vitest';
import {
  pickableTime,
  pickedDate,
  readTime,
  timeIn,
  withDay,
  withTime,
} from '../../../../renderer/ui/dates/picked-date.ts';

describe('a picked date', () => {
  it('changes the day of a date and keeps its time', () => {
    expect(withDay('2024-01-02T10:00:00+01:00', '2024-05-31')).toBe('2024-05-31T10:00:00+01:00');
    expect(withDay('2024', '2024-05-31')).toBe('2024-05-31');
    expect(withDay('12/05/2024', '2024-05-31')).toBe('2024-05-31');
  });

  it('writes a picked time with the zone that the text names, else with the one here', () => {
    expect(withTime('2024-01-02T10:00:00+01:00', '2024-05-31T08:30', 120)).toBe('2024-05-31T08:30:00+01:00');
    expect(withTime('2024-01-02', '2024-05-31T08:30', -210)).toBe('2024-05-31T08:30:00-03:30');
    expect(withTime('soon', '2024-05-31T08:30:15', 0)).toBe('2024-05-31T08:30:15Z');
    expect(pickableTime('2024-01-02T10:07:30Z')).toBe('2024-01-02T10:07');
    expect(pickableTime('2024-01-02')).toBe('2024-01-02T00:00');
    expect(pickableTime('2024-01')).toBe('');
  });

  it('keeps a time that is as it was to the fraction of a second, with its zone', () => {
    expect(timeIn('2024-01-02T10:07:30.25-05:00')).toBe('10:07:30');
    expect(pickedDate('2024-01-02T10:07:30.25-05:00', '2024-02-29', '10:07:30')).toBe(
      '2024-02-29T10:07:30.25-05:00',
    );
    expect(pickedDate('2024-01-02', '2024-02-29', '')).toBe('2024-02-29');
  });

  it('takes another time in the same zone, and none where it was emptied', () => {
    expect(pickedDate('2024-01-02T10:07:30-05:00', '2024-02-29', '11:15')).toBe('2024-02-29T11:15:00-05:00');
    expect(pickedDate('2024-01-02T10:07:30-05:00', '2024-02-29', '')).toBe('2024-02-29');
    expect(pickedDate('2024', '2024-02-29', '11:15:02')).toMatch(/^2024-02-29T11:15:02(?:Z|[+-]\d\d:\d\d)$/);
  });

  it('reads a time as people type it', () => {
    for (const [typed, time] of [
      ['', ''],
      [' 9:05 ', '09:05'],
      ['23:59:59', '23:59:59'],
      ['24:00', null],
      ['10', null],
      ['10:60', null],
      ['noon', null],
    ] as const)
      expect(readTime(typed), typed).toBe(time);
  });
});
