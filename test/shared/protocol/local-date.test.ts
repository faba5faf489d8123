import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFault, dateOfSerial, readLocalDate } from '../../../shared/protocol/local-date.ts';

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
    ['5 maart 2024', '2024-03-05'],
    ['maart 2024', '2024-03'],
    ['März 2024', '2024-03'],
    ['Mrz. 2024', '2024-03'],
    ['dec-2024', '2024-12'],
    ['Monday 2024', null],
    ['ma 2024', null],
    ['5-mrt-2024', '2024-03-05'],
    ['5 mrt. 2024', '2024-03-05'],
    ['5. März 2024', '2024-03-05'],
    ['5. Mär. 2024', '2024-03-05'],
    ['5 Mrz 2024', '2024-03-05'],
    ['1e mei 2024', '2024-05-01'],
    ['31. Dez. 2024', '2024-12-31'],
    ['1. Jänner 2024', '2024-01-01'],
    ['15 OKTOBER 2024', '2024-10-15'],
    ['March 5th, 2024', '2024-03-05'],
    ['5th of March 2024', '2024-03-05'],
    ['2024-Mar-05', '2024-03-05'],
    ['di 5 maart 2024', '2024-03-05'],
    ['Dienstag, 5. März 2024 um 10:30', '2024-03-05T10:30'],
    ['5. März 2024, 10:30 Uhr', '2024-03-05T10:30'],
    ['March 5, 2024 at 10:30\u202fPM', '2024-03-05T22:30'],
    ['Mo, 5. März 2024', null],
    ['Tue, 05 Mar 2024 10:00:00 GMT', '2024-03-05T10:00:00Z'],
    ['Mon, 05 Mar 2024 10:00:00 GMT', null],
    ['Tue, 05 Mar 2024 10:00:00 +0100', '2024-03-05T10:00:00+01:00'],
    ['Tuesday, 05-Mar-24 10:00:00 GMT', '2024-03-05T10:00:00Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Monday, 06-Nov-94 08:49:37 GMT', null],
    ['Tue Mar  5 10:00:00 2024', '2024-03-05T10:00:00'],
    ['Tue Mar  5 10:00:00 UTC 2024', '2024-03-05T10:00:00Z'],
    ['20240305', '2024-03-05'],
    ['20240305T101500Z', '2024-03-05T10:15:00Z'],
    ['20240305T1015+0100', '2024-03-05T10:15+01:00'],
    ['20241305', null],
    ['05-Mar-24', null],
    ['5 Foo 2024', null],
    ['today', null],
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

describe.each(['en-US', 'en-GB', 'nl', 'de', 'de-AT'])('each day as %s writes it with names', (language) => {
  it.each([
    { dateStyle: 'full' },
    { dateStyle: 'long' },
    { day: 'numeric', month: 'short', year: 'numeric' },
    { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' },
  ] as const)('%j is read as that day', (options) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    for (let at = Date.UTC(2023, 0, 1); at < Date.UTC(2026, 0, 1); at += 86_400_000) {
      const text = format.format(at);
      expect([text, readLocalDate(text, null)]).toEqual([text, new Date(at).toISOString().slice(0, 10)]);
    }
  });

  it('a time is read to the minute', () => {
    const format = new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    const date = fc.date({ min: new Date('1905-01-01'), max: new Date('9999-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (at) => {
        expect(readLocalDate(format.format(at), null)).toBe(at.toISOString().slice(0, 16));
      }),
    );
  });
});

it('each moment is read from its HTTP date', () => {
  const moment = fc.date({ min: new Date('1905-01-01'), max: new Date('9999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (at) => {
      expect(readLocalDate(at.toUTCString(), null)).toBe(`${at.toISOString().slice(0, 19)}Z`);
    }),
  );
});

describe('what is wrong with a date', () => {
  it.each([
    ['2024-02-30', { what: 'dayOfMonth', day: 30, month: 2, year: 2024 }],
    ['2023-02-29T10:00:00Z', { what: 'dayOfMonth', day: 29, month: 2, year: 2023 }],
    ['30 februari 2024', { what: 'dayOfMonth', day: 30, month: 2, year: 2024 }],
    ['31.04.2024', { what: 'dayOfMonth', day: 31, month: 4, year: 2024 }],
    ['2/30/2024', { what: 'dayOfMonth', day: 30, month: 2, year: 2024 }],
    ['2024-13-01', { what: 'month', month: 13 }],
    ['2024-13', { what: 'month', month: 13 }],
    ['20240332', { what: 'day', day: 32 }],
    ['2024-03-05T25:00Z', { what: 'time', time: '25:00' }],
    ['5 maart 2024 10:61', { what: 'time', time: '10:61' }],
    ['2024-03-05', null],
    ['13/14/2024', null],
    ['3/4/2024', null],
    ['soon', null],
  ])('%s: %j', (text, fault) => {
    expect(dateFault(text)).toEqual(fault);
  });
});
