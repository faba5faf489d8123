// The latest of many lastmod values, as an index needs it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LatestLastmod } from '../../../../../electron/engine/features/export/lines/latest-lastmod.ts';

function latestOf(values: readonly string[]): string | null {
  const latest = new LatestLastmod();
  for (const value of values) latest.add(value);
  return latest.text;
}

describe('LatestLastmod', () => {
  it('finds the latest instant, and of equal instants the first', () => {
    const value = fc
      .tuple(
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('', 'T00:00:00Z', 'T23:59:59-14:00', 'T00:30:00+14:00', 'T12:00:00.5Z'),
      )
      .map(([day, time]) => `2024-03-0${day}${time}`);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const latest = Math.max(...values.map((text) => Date.parse(text)));
        expect(latestOf(values)).toBe(values.find((text) => Date.parse(text) === latest));
      }),
    );
  });

  it('handles the first and the last years of the calendar', () => {
    expect(latestOf(['0001-01-01', '0001-01-02', '9999-12-31T23:59:59-14:00', '9999-12-31'])).toBe(
      '9999-12-31T23:59:59-14:00',
    );
  });

  it('is empty without values, and after a reset', () => {
    const latest = new LatestLastmod();
    expect(latest.text).toBeNull();
    latest.add('2024-01-01');
    latest.reset();
    latest.add('2023-01-01');
    expect(latest.text).toBe('2023-01-01');
  });
});
