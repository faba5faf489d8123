// Moves lastmod by days and hours, in the form that each value has. Values that can't be moved exactly stay.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import type { PlanTransform } from './transform.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const shiftLastmod: PlanTransform<'shift-lastmod'> = ({ days, hours }) => {
  const by = days * DAY + hours * HOUR;
  if (by === 0) throw new AppError('invalid-value', reason('shift-none'));
  return {
    kind: 'cells',
    edits: [{ column: 'lastmod', next: (text) => (text === null ? undefined : shifted(text, by)) }],
  };
};

/** A day moves by the whole days of the shift: a time would be invented. A year or a month alone names no moment to move. */
function shifted(text: string, by: number): string | undefined {
  const days = Math.trunc(by / DAY);
  switch (lastmodForm(text)) {
    case 'day':
      return days === 0 ? undefined : written(Date.parse(text) + days * DAY, 10);
    case 'minute':
    case 'second':
    case 'fraction':
      return shiftedTime(text, by);
    case 'year':
    case 'month':
    case null:
      return undefined;
  }
}

/** The wall clock moves; the zone and the digits below a minute stay. */
function shiftedTime(text: string, by: number): string | undefined {
  const clock = written(Date.parse(`${text.slice(0, 16)}Z`) + by, 16);
  return clock === undefined ? undefined : clock + text.slice(16);
}

/** Undefined outside of the years 0001 to 9999, which have no W3C form. */
function written(time: number, length: number): string | undefined {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString().slice(0, length) : undefined;
}
