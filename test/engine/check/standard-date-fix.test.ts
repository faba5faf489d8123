// The fix of dates that came in as they were written: what is certain is kept, with its time and its zone.
import { describe, expect, it } from 'vitest';
import { fixFor } from '../../../electron/engine/check/fixes.ts';
import type { CheckContext } from '../../../electron/engine/check/rule-definition.ts';

const fix = fixFor('lastmod-invalid');
const context = { site: null, scope: null, now: 0 } as unknown as CheckContext;

describe('the fix of a date that is none of W3C’s', () => {
  it.each([
    ['Mon, 03 Jun 2024 10:00:00 GMT', '2024-06-03T10:00:00Z'],
    ['Mon, 3 Jun 2024 10:00:00 +0200', '2024-06-03T10:00:00+02:00'],
    ['2024-06-03 10:00:00+02:00', '2024-06-03T10:00:00+02:00'],
    ['3 Jun 2024', '2024-06-03'],
    ['31.05.2024', '2024-05-31'],
    ['01/13/2023', '2023-01-13'],
    ['31. Mai 2024', '2024-05-31'],
  ])('%s reads it, and loses nothing', (text, date) => {
    if (fix?.kind !== 'cell') throw new Error('There is no fix.');
    expect(fix.change(text, context, {})).toBe(date);
    expect(fix.keeps?.(text, date)).toBe(true);
  });

  it.each(['01.03.2025', '31.05.2024 10:00', 'yesterday', '2015-10-08T07:18:53Z 2015-06-15T15:33:55Z'])(
    '%s is not safe',
    (text) => {
      if (fix?.kind !== 'cell') throw new Error('There is no fix.');
      const changed = fix.change(text, context, {});
      expect(typeof changed === 'string' && fix.keeps?.(text, changed) === true).toBe(false);
    },
  );
});
