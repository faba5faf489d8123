// Rows of any kind for an export, most of them such that their lines are made without looking at each.
import fc from 'fast-check';

const row = fc.record({
  /** Ids between this row and the one before. */
  gap: fc.constantFrom(1, 1, 1, 1, 1, 2, 700),
  loc: fc.oneof(
    { weight: 8, arbitrary: fc.webUrl({ withQueryParameters: true }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '/a?b=1&c=2',
        "/it's",
        '/<">',
        '/ä',
        '/\u{1f600}',
        '/a\tb',
        '/\uffff',
        '/a\u0001',
        // What ends values where rows are joined.
        'https://a.example/\u0001\u0002\u0003\u0004\u0005https://b.example/',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  ),
  lastmod: fc.option(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          '2024-01-05',
          '2024-12-31',
          '2024-03-01T10:00:00Z',
          '2024-03-01T10:00:00.25+02:00',
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom('2024', '2024-05', '2024-03-01T10:00Z', '2024-03-01T10:00-14:00'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          ...[
            '',
            '0000',
            '2024-13',
            '2024-02-29',
            '2023-02-29',
            '2024-04-31',
            '2024-01-01T10:00',
            '2024-01-01\n2024-01-02',
            '2024-01-01\u0002',
            '2024-01-01\u0002\u0003\u0004\u0005https://c.example/\u00012024-01-01',
          ],
          ...[
            '2024-01-01T24:00:00Z',
            '2024-01-01T10:00:00+14:01',
            '2024-01-01 10:00:00Z',
            '1/2/2024',
            '<2024>',
          ],
        ),
      },
    ),
  ),
  changefreq: fc.option(
    fc.oneof(
      { weight: 9, arbitrary: fc.nat(6) },
      { weight: 1, arbitrary: fc.constantFrom('x', '', '3', '13') },
    ),
  ),
  priority: fc.option(
    fc.oneof(
      { weight: 9, arbitrary: fc.nat(10).map((n) => n / 10) },
      { weight: 3, arbitrary: fc.nat(100).map((n) => n / 100) },
      { weight: 1, arbitrary: fc.constantFrom<string | number>(0.125, 1e-7, 'high', '', '0.5', '1') },
    ),
  ),
  ext: fc.option(
    fc.constantFrom(
      '<image:image><image:loc>https://e.com/ä.png</image:loc></image:image>',
      '<x xmlns="urn:x">\n</x>',
      '<video:video/>',
      '<x>\u0005</x>',
      '<image:image><image:title>ä</image:title><image:loc>https://e.com/a.png</image:loc></image:image>',
    ),
    { freq: 8 },
  ),
  blocked: fc.constantFrom(false, false, false, false, false, true),
  included: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 0),
  section: fc.constantFrom(0, 0, 0, 1),
});

/** A row as an export may find it. */
export type AnyRow = typeof row extends fc.Arbitrary<infer T> ? T : never;

/** What lines are made of without looking at single rows. */
const usual = row.filter(
  ({ loc, lastmod, changefreq, priority, ext }) =>
    !ext?.startsWith('<image:image><image:title>') &&
    !ext?.includes('\u0005') &&
    /^[^\x00-\x1f\uffff"<>]*$/.test(loc) &&
    (lastmod === null || /^20\d\d(-0[1-5](-\d\d)?)?(T1.*)?$/.test(lastmod)) &&
    typeof changefreq !== 'string' &&
    typeof priority !== 'string' &&
    priority !== 0.125 &&
    priority !== 1e-7,
);

/** Mostly usual rows, with a few others among them, near them or far from them. */
export const anyRows = (most: number): fc.Arbitrary<AnyRow[]> =>
  fc
    .tuple(
      fc.array(usual, { maxLength: most }),
      fc.array(row, { maxLength: 2 }),
      fc.array(usual, { maxLength: most }),
    )
    .map((parts) => parts.flat());
