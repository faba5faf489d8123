// Values put together from awkward parts, and what they are checked against: for tests that compare two ways of checking.
import fc from 'fast-check';

const oneOf = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

export const loc = fc.oneof(
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

export const lastmod = fc.option(
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
export const changefreq = fc.option(fc.oneof(fc.integer({ min: 0, max: 6 }), oneOf('daily', 'Daily', '')));
export const priority = fc.option(
  fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), oneOf('0.5', '2', '')),
);

export const context = fc.record({
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
