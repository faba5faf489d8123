// One instant has one text in whatever zone it is written, and two instants have two.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastmodForm } from '../../../shared/protocol/lastmod.ts';
import { instantText, isSameLastmod } from '../../../shared/protocol/same-lastmod.ts';

describe('lastmods', () => {
  it.each([
    ['2024-01-01T10:00:00+02:00', '2024-01-01T08:00:00Z'],
    ['2024-01-01T08:00:00+00:00', '2024-01-01T08:00:00Z'],
    ['2024-01-01T08:00:00-00:00', '2024-01-01T08:00:00Z'],
    ['2024-01-01T08:00Z', '2024-01-01T08:00:00Z'],
    ['2024-01-01T01:30:00+05:30', '2023-12-31T20:00:00Z'],
    ['2024-12-31T23:00:00-08:00', '2025-01-01T07:00:00Z'],
    ['2024-01-01T08:00:00.000Z', '2024-01-01T08:00:00Z'],
    ['2024-01-01T10:00:00.500+02:00', '2024-01-01T08:00:00.5Z'],
  ])('%s is %s', (one, other) => {
    expect(isSameLastmod(one, other)).toBe(true);
    expect(instantText(one)).toBe(other);
  });

  it.each([
    ['2024-01-01', '2024-01-01T00:00:00Z'],
    ['2024-01-01T08:00:00Z', '2024-01-01T08:00:01Z'],
    ['2024-01-01T08:00:00.1Z', '2024-01-01T08:00:00Z'],
    ['2024-01-01T08:00:00', '2024-01-01T08:00:00Z'],
    ['2024-13-01T08:00:00+00:00', '2024-13-01T08:00:00Z'],
    ['2024-01', '2024'],
    ['', 'soon'],
  ])('%s is not %s', (one, other) => {
    expect(isSameLastmod(one, other)).toBe(false);
  });

  it('are one where they are one to Date', () => {
    const two = (most: number) => fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
    const zone = fc.oneof(
      fc.constantFrom('Z', '+00:00'),
      fc
        .tuple(fc.constantFrom('+', '-'), two(13), fc.constantFrom('00', '30', '45'))
        .map(([s, h, m]) => `${s}${h}:${m}`),
    );
    const text = fc
      .tuple(
        fc.constantFrom('2024-02-28', '2024-12-31', '2025-01-01'),
        two(23),
        two(59),
        fc.constantFrom('', ':00', ':59', ':00.250'),
        zone,
      )
      .map(([day, h, m, s, z]) => `${day}T${h}:${m}${s}${z}`);
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(lastmodForm(a)).not.toBeNull();
        expect(Date.parse(instantText(a))).toBe(Date.parse(a));
        expect(isSameLastmod(a, b)).toBe(Date.parse(a) === Date.parse(b));
      }),
      { numRuns: 2_000 },
    );
  });
});
