// Dates that can mean but one day are read in the forms that mail, HTTP, databases and people write; all else is left.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearDate, needsOrder, standardDate } from '../../../../electron/engine/read/parse/clear-date.ts';
import { lastmodForm } from '../../../../shared/protocol/lastmod.ts';

describe('a date in a standard form', () => {
  it.each([
    ['Mon, 03 Jun 2024 10:00:00 GMT', '2024-06-03T10:00:00Z'],
    ['Monday, 03-Jun-24 10:00:00 GMT', '2024-06-03T10:00:00Z'],
    ['Mon Jun  3 10:00:00 2024', '2024-06-03T10:00:00'],
    ['Mon, 3 Jun 2024 10:00:00 +0200', '2024-06-03T10:00:00+02:00'],
    ['3 Jun 2024 10:00 EST', '2024-06-03T10:00-05:00'],
    ['2024-06-03 10:00:00', '2024-06-03T10:00:00'],
    ['2024-06-03 10:00:00 +02:00', '2024-06-03T10:00:00+02:00'],
    ['2024-06-03 10:00:00.5+02', '2024-06-03T10:00:00.5+02:00'],
    [' 2024-06-03  10:00 UTC ', '2024-06-03T10:00Z'],
  ])('%s is read', (text, date) => {
    expect(standardDate(text)).toBe(date);
    expect(clearDate(text)).toBe(date);
  });

  it.each([
    '2024-06-03',
    '2024-06-03T10:00:00Z',
    '2024-06-03 25:00:00',
    '2024-02-30 10:00:00',
    '2015-10-08T07:18:53Z 2015-06-15T15:33:55Z',
    '2024-06-03T24:00:00Z',
    '05-Mar-24',
    '31.05.2024',
    'yesterday',
    '',
  ])('%s is none', (text) => {
    expect(standardDate(text)).toBeNull();
  });
});

describe('a clear date', () => {
  it.each([
    ['3. Juni 2024', '2024-06-03'],
    ['June 3, 2024', '2024-06-03'],
    ['3 juni 2024 10:00', '2024-06-03T10:00'],
    ['2024/6/3', '2024-06-03'],
    ['20240603', '2024-06-03'],
    ['31.05.2024', '2024-05-31'],
    ['01.03.2025 14:05', '2025-03-01T14:05'],
    ['5/31/2024', '2024-05-31'],
    ['13-1-2023', '2023-01-13'],
  ])('%s is read', (text, date) => {
    expect(clearDate(text)).toBe(date);
    expect(needsOrder(text)).toBe(false);
  });

  it.each(['01/03/2025 14:05', '01/03/2025', '5-6-2024'])('%s needs an order', (text) => {
    expect(clearDate(text)).toBeNull();
    expect(needsOrder(text)).toBe(true);
  });

  it.each(['31.02.2024', '5.31.2024', '31/02/2024', 'soon', ''])('%s is none in any order', (text) => {
    expect(clearDate(text)).toBeNull();
    expect(needsOrder(text)).toBe(false);
  });

  it('is the same instant as what was written', () => {
    const dates = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2049-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        const second = new Date(Math.floor(date.getTime() / 1_000) * 1_000);
        for (const text of [second.toUTCString(), second.toISOString().replace('T', ' ')]) {
          const read = clearDate(text) ?? '';
          expect(lastmodForm(read)).not.toBeNull();
          expect(new Date(read).getTime()).toBe(second.getTime());
        }
      }),
    );
  });
});
