// What is read of lastmods as bytes is what is read of them one by one; see read-set.test.ts for whole rows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LatestLastmod } from '../../../../../electron/engine/features/export/lines/latest-lastmod.ts';
import { lastmodForm, lastmodForWriting } from '../../../../../shared/protocol/lastmod.ts';
import { withLinesOf } from '../folder/page-rows.ts';

const two = (max: number): fc.Arbitrary<string> => fc.nat(max).map((n) => String(n).padStart(2, '0'));
const year = fc.constantFrom('2024', '2023', '1999', '0000', '0001', '9999', '20x4');
const day = fc.tuple(year, two(13), two(32)).map((parts) => parts.join('-'));
const zone = fc.oneof(
  fc.constant('Z'),
  fc.tuple(fc.constantFrom('+', '-', ' '), two(15), two(60)).map(([sign, h, m]) => `${sign}${h}:${m}`),
);
const seconds = fc.oneof(
  fc.constant(''),
  fc.tuple(two(60), fc.constantFrom('', '.', '.5', '.1234')).map(([s, part]) => `:${s}${part}`),
);
const lastmod = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('2024-03-01', '2024-02-29', '2024-02-28', '2024-03-02T23:00:00-12:00'),
  },
  { weight: 2, arbitrary: day },
  {
    weight: 2,
    arbitrary: fc
      .tuple(day, two(24), two(60), seconds, zone)
      .map(([d, h, m, s, z]) => `${d}T${h}:${m}${s}${z}`),
  },
  { weight: 1, arbitrary: fc.tuple(year, two(13)).map((parts) => parts.join('-')) },
  { weight: 1, arbitrary: year },
  { weight: 1, arbitrary: fc.string({ maxLength: 26 }).filter((text) => !text.includes('\n')) },
);

describe('lines of rows', () => {
  it('have what is valid of lastmods, count what is not written, and tell the latest', () => {
    let taken = 0;
    withLinesOf('lastmod', (linesOf) => {
      fc.assert(
        fc.property(fc.array(lastmod, { minLength: 1, maxLength: 4 }), fc.boolean(), (texts, onlyValid) => {
          const values = onlyValid ? texts.filter((text) => lastmodForm(text) !== null) : texts;
          if (values.length === 0) return;
          const read = linesOf(values);
          const leapDay = values.some((text) => /-02-29/.test(text));
          const valid = values.every((text) => lastmodForm(text) !== null);
          if (!valid || leapDay) expect(read).toBeNull();
          if (!read) {
            expect(valid && !leapDay).toBe(false);
            return;
          }
          taken++;
          const written = values.map(lastmodForWriting);
          expect(read.xml.toString()).toBe(
            written
              .map((text) => (text === null ? '' : `<lastmod>${text}</lastmod>`))
              .map((text) => `<url><loc>https://e.com/</loc>${text}</url>\n`)
              .join(''),
          );
          const imprecise = written.filter((text) => text === null).length;
          expect(read.leftOut.reduce((sum, { count }) => sum + count, 0)).toBe(imprecise);
          const [all, late] = [new LatestLastmod(), new LatestLastmod()];
          for (const text of written) if (text !== null) all.add(text);
          for (const text of read.lastmods) late.add(text);
          expect(late.text).toBe(all.text);
        }),
        { numRuns: 2_000 },
      );
    });
    expect(taken).toBeGreaterThan(200);
  });
});
