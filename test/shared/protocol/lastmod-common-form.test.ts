// The fast reading of common lastmod forms against a plain reading of the whole grammar.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastmodForm, type LastmodForm } from '../../../shared/protocol/lastmod.ts';

/** The grammar of W3C date-times with a calendar, written without regard to speed. */
function plainForm(text: string): LastmodForm | null {
  const time = String.raw`T(?:[01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))`;
  const match = new RegExp(
    String.raw`^(\d{4})(-(?:0[1-9]|1[0-2])(-(?:0[1-9]|[12]\d|3[01])(${time})?)?)?$`,
  ).exec(text);
  if (!match || match[1] === '0000') return null;
  const [, , month, day, clock, second, fraction] = match;
  if (day !== undefined) {
    const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
    if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text.slice(0, 10)) return null;
  }
  if (fraction !== undefined) return 'fraction';
  if (second !== undefined) return 'second';
  if (clock !== undefined) return 'minute';
  if (day !== undefined) return 'day';
  return month === undefined ? 'year' : 'month';
}

const digits = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

it('judges every text as the whole grammar does', () => {
  const text = fc
    .tuple(
      digits('2024', '2023', '0000', '0099', '9999', '20x4', '1900'),
      digits('-', '/', ''),
      digits('01', '02', '12', '13', '00', '1'),
      digits('-', '.', ''),
      digits('01', '28', '29', '30', '31', '32', '00', '1', ''),
      digits(
        '',
        'T00:00:00',
        'T23:59:59',
        'T24:00:00',
        'T12:60:00',
        'T12:00:60',
        't12:00:00',
        ' 12:00:00',
        'T12:00',
        'T12:00:00.5',
        'T12:00:0x',
      ),
      digits(
        '',
        'Z',
        'z',
        '+00:00',
        '-14:00',
        '+14:01',
        '+13:59',
        '+13:60',
        '+15:00',
        '+0100',
        '*01:00',
        '+01.00',
        '+1:000',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (one) => {
      expect(lastmodForm(one)).toBe(plainForm(one));
    }),
    { numRuns: 5_000 },
  );
});
