// Lastmods as bytes: which are dates that can be written as they are. Source: w3.org/TR/NOTE-datetime.
import { COLON, DASH, DOT, isDigit, PLUS, TIME, ZERO, ZULU } from './characters';

/** Where month and day begin. */
const MONTH = 5;
const DAY = 8;

/** Four digits, but not the year 0. */
export function isYear(place: usize): bool {
  const century = twoDigits(place);
  const year = twoDigits(place + 2);
  return century >= 0 && year >= 0 && century + year > 0;
}

/** A year and a month. */
export function isMonth(place: usize): bool {
  return isYear(place) && monthAt(place) > 0;
}

/** A number that grows with the day; negative for what is none, or is a 29 February. */
export function dayKey(place: usize): i32 {
  const month = monthAt(place);
  if (!isYear(place) || month < 0 || load<u8>(place + DAY - 1) !== DASH) return -1;
  const day = twoDigits(place + DAY);
  if (day < 1 || day > daysOf(month)) return -1;
  const year = twoDigits(place) * 100 + twoDigits(place + 2);
  return (year * 12 + month) * 31 + day;
}

/** "T10:00", seconds, a fraction of them, and a zone of up to 14 hours, and nothing behind them. */
export function isTime(place: usize, end: usize): bool {
  if (load<u8>(place) !== TIME || !isClock(place + 1, 23)) return false;
  let at = place + 6;
  if (load<u8>(at) === COLON) {
    if (!isSixty(at + 1)) return false;
    at += 3;
    if (load<u8>(at) === DOT) {
      const digits = ++at;
      while (isDigit(load<u8>(at))) at++;
      if (at === digits) return false;
    }
  }
  const zone = load<u8>(at);
  if (zone === ZULU) return at + 1 === end;
  if ((zone !== PLUS && zone !== DASH) || at + 6 !== end) return false;
  const isFourteen = twoDigits(at + 1) === 14 && load<u8>(at + 3) === COLON && twoDigits(at + 4) === 0;
  return isFourteen || isClock(at + 1, 13);
}

/** 1 to 12 after a year, else negative. */
function monthAt(place: usize): i32 {
  const month = load<u8>(place + MONTH - 1) === DASH ? twoDigits(place + MONTH) : -1;
  return month >= 1 && month <= 12 ? month : -1;
}

function daysOf(month: i32): i32 {
  if (month === 2) return 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isClock(place: usize, hours: i32): bool {
  const hour = twoDigits(place);
  return hour >= 0 && hour <= hours && load<u8>(place + 2) === COLON && isSixty(place + 3);
}

function isSixty(place: usize): bool {
  const number = twoDigits(place);
  return number >= 0 && number < 60;
}

/** Negative where they are no digits. */
function twoDigits(place: usize): i32 {
  const tens = load<u8>(place);
  const ones = load<u8>(place + 1);
  return isDigit(tens) && isDigit(ones) ? <i32>(tens - ZERO) * 10 + <i32>(ones - ZERO) : -1;
}
