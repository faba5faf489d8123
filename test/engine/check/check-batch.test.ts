// checkBatch's fast path against the rules themselves, over addresses put together from awkward parts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainRow } from '../../../electron/engine/check/check-batch.ts';
import { RULES } from '../../../electron/engine/check/rule-registry.ts';
import { RULE_IDS } from '../../../shared/model/rule.ts';
import { rulesOfRows } from './rule-cases.ts';

const oneOf = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

const loc = fc.oneof(
  fc
    .tuple(
      oneOf('https://', 'http://', 'HTTPS://', 'ftp://', 'https:', 'https:///', '//', '', 'https:\\\\'),
      oneOf(
        'example.com',
        'EXAMPLE.com',
        'www.example.com',
        'a@example.com',
        'exa mple.com',
        '1.2.3.400',
        'xn--a',
        'münchen.de',
        '[::1]',
        '',
      ),
      oneOf('', ':443', ':80', ':8080', ':99999', ':x'),
      oneOf(
        '',
        '/',
        '/shop/',
        '/shop',
        '/shopping',
        '/shop/../',
        '/shop/%2e%2E/',
        '/shop/.',
        '/shop\\..\\',
        '?q',
        '#',
      ),
      oneOf('', 'a', 'a b', 'ä', '#x', '\t', '\u00a0', '\ud800', '😀', '"<>', '%', 'a'.repeat(2_040)),
      oneOf('', '/..', '/.hidden', '?x=/../', '\u0000', 'x'),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

const lastmod = fc.option(
  oneOf(
    '',
    '2024',
    '2025-06',
    '2025-06-13',
    '2025-06-14',
    '2025-06-16',
    '2025-06-17',
    '2025-06-15T12:00:01Z',
    '2023-02-29',
    '2023-02-29T00:00:00Z',
    '2025-06-14T23:59:59-14:00',
    '2025-06-16T13:00:00+14:00',
    'x',
    '9999-12-31',
  ),
);
const changefreq = fc.option(fc.oneof(fc.integer({ min: 0, max: 6 }), oneOf('daily', 'Daily', '')));
const priority = fc.option(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), oneOf('0.5', '2', '')));

const context = fc.record({
  site: fc.option(oneOf('https://example.com', 'http://www.example.com')),
  scope: fc.option(
    oneOf(
      'https://example.com/',
      'https://example.com/shop/',
      'https://EXAMPLE.com/shop/map.xml',
      'nonsense',
    ),
  ),
  now: fc.constant(Date.UTC(2025, 5, 15, 12)),
});

describe('checkBatch', () => {
  it('flags exactly the rows that the rules find', () => {
    const row = fc.record({ loc, lastmod, changefreq, priority });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), context, (rows, checked) => {
        const explained = rows.map((one) => explainRow(one, checked).map(({ code }) => code));
        expect(rulesOfRows(rows, checked)).toEqual(explained);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives no flags for no rows', () => {
    expect(rulesOfRows([], { site: null, scope: null, now: 0 })).toEqual([]);
  });
});

describe('the rule registry', () => {
  it('has the rules in the order of their flag bits, each with its source', () => {
    expect(RULES.map(({ id }) => id)).toEqual([...RULE_IDS]);
    for (const { source, summary } of RULES) {
      expect(URL.canParse(source)).toBe(true);
      expect(summary).not.toMatch(/\.$/);
    }
  });
});
