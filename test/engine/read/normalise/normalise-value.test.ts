// Cells: what is taken, what is refused and why.
import { describe, expect, it } from 'vitest';
import {
  normaliseCell,
  type InvalidCell,
} from '../../../../electron/engine/read/normalise/normalise-value.ts';
import { inEnglish } from '../../../../shared/contract/error-texts.ts';

describe('normaliseCell', () => {
  it.each([
    ['loc', ' https://example.com/a \n', 'https://example.com/a'],
    ['loc', 'HTTP://EXAMPLE.com/%20a?x=1&y=é', 'HTTP://EXAMPLE.com/%20a?x=1&y=é'],
    ['lastmod', '', null],
    ['lastmod', ' ', null],
    ['lastmod', '2026', '2026'],
    ['lastmod', '2026-02-28T10:00+01:00', '2026-02-28T10:00+01:00'],
    ['changefreq', 'daily', 2],
    ['changefreq', 'always', 0],
    ['changefreq', '', null],
    ['priority', '0.80', 0.8],
    ['priority', '0', 0],
    ['priority', '', null],
  ] as const)('%s takes %j', (column, text, value) => {
    expect(normaliseCell(column, text)).toBe(value);
  });

  it.each([
    ['loc', '', 'empty'],
    ['loc', '/page', 'https://'],
    ['loc', 'ftp://example.com/', 'full URL'],
    ['loc', 'https://example.com/a b', '%20'],
    ['loc', 'https://exa[mple/', 'host name'],
    ['loc', `https://example.com/${'a'.repeat(2_048)}`, '2,047'],
    ['lastmod', 'soon', 'YYYY-MM-DD'],
    ['lastmod', '2026-02-30', 'There is no 30 February.'],
    ['lastmod', '31 april 2026', 'There is no 31 April.'],
    ['lastmod', '2023-02-29', '2023 has no 29 February.'],
    ['lastmod', '2026-13-01', 'There is no month 13.'],
    ['lastmod', '2026-01-32', 'There is no day 32.'],
    ['lastmod', '2026-01-31T25:00Z', 'There is no time 25:00.'],
    ['lastmod', '2026-02-28T10:00', 'zone'],
    ['lastmod', '2026-02-28T10:00', 'no time zone. Write one behind the time: 2026-02-28T10:00Z'],
    ['lastmod', '2026-02-28 10:00:30', '2026-02-28T10:00:30+02:00'],
    ['lastmod', '2026-02-30T10:00', 'There is no 30 February.'],
    ['lastmod', '1.5.24', 'two digits'],
    ['lastmod', '24-05-01', 'two digits'],
    ['lastmod', '3/4/2024', 'W3C'],
    ['lastmod', 'yesterday', 'W3C'],
    ['changefreq', 'Daily', 'daily'],
    ['priority', '1.1', '0.0 to 1.0'],
    ['priority', '0,8', '0.8'],
    ['priority', 'NaN', 'number'],
  ] as const)('%s refuses %j and says why', (column, text, hint) => {
    const refused = normaliseCell(column, text) as InvalidCell;
    expect(refused.invalid).toBe(text);
    expect(inEnglish(refused.why)).toContain(hint);
  });
});
