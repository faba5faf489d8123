import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfSerial, readLocalDate } from '../../../shared/protocol/local-date.ts';

describe('a local date', () => {
  it.each([
    ['31.05.2024', '2024-05-31'],
    ['1. 5. 2024', '2024-05-01'],
    ['03.04.2024', '2024-04-03'],
    ['2024/5/31', '2024-05-31'],
    ['5/31/2024', '2024-05-31'],
    ['31-05-2024', '2024-05-31'],
    ['4/4/2024', '2024-04-04'],
    ['31.05.2024 10:30', '2024-05-31T10:30'],
    ['31.05.2024, 7:05:09', '2024-05-31T07:05:09'],
    ['5/31/2024 12:05 AM', '2024-05-31T00:05'],
    ['2024-05-31 10:30', '2024-05-31T10:30'],
    ['2024-05-31 14:00+02:00', '2024-05-31T14:00+02:00'],
    ['2024-05-31 14:00:07.25 +0200', '2024-05-31T14:00:07.25+02:00'],
    ['2024-05-31 14:00:07-05', '2024-05-31T14:00:07-05:00'],
    ['2024-05-31 14:00:07 UTC', '2024-05-31T14:00:07Z'],
    ['31.05.2024 14:00 gmt', '2024-05-31T14:00Z'],
    ['5/31/2024 2:00 PM -05:00', '2024-05-31T14:00-05:00'],
    ['2024-05-31 14:00:60', null],
    ['2024-05-31 +02:00', null],
    ['31 May 2024', '2024-05-31'],
    ['May 31, 2024', '2024-05-31'],
    ['1-sept-2024', '2024-09-01'],
    ['Dec 1 2024 5:00 PM', '2024-12-01T17:00'],
    ['1 May 2024, 10:30', '2024-05-01T10:30'],
    ['31 Juni 2024', null],
    ['31 June 2024', null],
    ['1 Ma 2024', null],
    ['1 May 24', null],
    ['3/4/2024', null],
    ['31.02.2024', null],
    ['31.05.24', null],
    ['31.05.2024 24:00', null],
    ['5/31/2024 13:05 PM', null],
    ['31.05/2024', null],
    ['2024-05', null],
    ['soon', null],
  ])('%s is beyond doubt %s', (text, expected) => {
    expect(readLocalDate(text, null)).toBe(expected);
  });

  it.each([
    ['03/04/2024', 'dmy', '2024-04-03'],
    ['03/04/2024', 'mdy', '2024-03-04'],
    ['03/04/2024 10:30', 'dmy', '2024-04-03T10:30'],
    ['5/31/2024', 'dmy', null],
    ['1 May 2024', 'mdy', '2024-05-01'],
    ['May 1, 2024', 'ymd', '2024-05-01'],
    ['2024/05/31', 'dmy', null],
    ['2024.05.31', 'ymd', '2024-05-31'],
  ] as const)('%s in the order %s is %s', (text, order, expected) => {
    expect(readLocalDate(text, order)).toBe(expected);
  });
});

it('the day number of a spreadsheet is the day, with its time', () => {
  expect(dateOfSerial(45_443, false)).toBe('2024-05-31');
  expect(dateOfSerial(45_443.4375, false)).toBe('2024-05-31T10:30:00');
  expect([dateOfSerial(60, false), dateOfSerial(-1, false), dateOfSerial(3e6, false)]).toEqual([
    null,
    null,
    null,
  ]);
  const day = fc.date({ min: new Date('1905-01-01'), max: new Date('9999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const text = date.toISOString().slice(0, 10);
      const days = (Date.parse(text) - Date.UTC(1899, 11, 30)) / 86_400_000;
      expect([dateOfSerial(days, false), dateOfSerial(days - 1_462, true)]).toEqual([text, text]);
    }),
  );
});
