// Arbitrary rows and queries of every kind, with texts that comparing goes wrong on.
import fc from 'fast-check';
import { LEFT_OUT_REASONS } from '../../../../shared/model/overview.ts';
import { RULE_IDS } from '../../../../shared/model/rule.ts';
import { SORTABLE_COLUMNS } from '../../../../shared/model/rows/row.ts';
import {
  NUMBER_COLUMNS,
  SET_COLUMNS,
  TEXT_COLUMNS,
  type Condition,
  type SetColumn,
  type SetValue,
  type SortKey,
  type ViewQuery,
} from '../../../../shared/model/rows/view-query.ts';

const word = fc.constantFrom(
  ...['', 'a', 'A', 'ab', 'k', 'K', '\u212a', 'é', 'É', 'İ', 'i', 'ς', 'Σ', 'σ', '%', '_', '\\'],
  ...['\u{1f600}', '\uffee', '*', '[', '"', '/', '?', '#', '0', '.5'],
  ...['%C3%A9', '%c3%89', '%E2%84%aa', '%F0%9F%98%80', '%CF%82', '%C3', '%A9', '%ED%A0%80', '%41', '3', 'C'],
);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(''));
const origin = fc.constantFrom(
  ...['https://example.com', 'http://Example.COM:8080', 'HTTPS://a.example', 'https://u:p@a.example'],
  ...['https://', 'ftp://b', '', '//c.example'],
);
const path = fc.constantFrom(
  '',
  '/',
  '/a',
  '/a/b/',
  '//a//',
  '/A/b.html',
  '/ab?q',
  '?k=a',
  '/#a?b',
  '/a?k=é&a=%20#x',
);
const date = fc.constantFrom(
  ...[
    '2024',
    '2024-05',
    '2024-05-01',
    '2024-05-31T10:00Z',
    '2025-01-01',
    '2024-02-30',
    '2024-13',
    'soon',
    '20',
    '',
  ],
);
const ext = fc
  .array(
    fc.constantFrom(
      '<image:image><image:loc>https://a.example/1.jpg</image:loc></image:image>',
      '<xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>',
      '<video:video><video:title>a</video:title></video:video>',
      '<news:news><news:title>a</news:title></news:news>',
    ),
    { maxLength: 3 },
  )
  .map((tags) => (tags.length === 0 ? null : tags.join('')));
const priority = fc.oneof(
  fc.constantFrom(0, 0.5, 1, 0.8, 0.1, 0.30000000000000004, 1e-7),
  text,
  fc.constantFrom('1.5', '0,5'),
);

export const anyCells = {
  loc: fc.oneof(
    text,
    text.map((t) => `https://example.com/${t}`),
    fc.tuple(origin, path, text).map((all) => all.join('')),
  ),
  lastmod: fc.option(fc.oneof(date, text)),
  changefreq: fc.option(fc.oneof(fc.nat(6), text, fc.constant('Daily'))),
  priority: fc.option(priority),
};

export const anyRow = fc.record({
  ...anyCells,
  ext,
  included: fc.boolean(),
  broken: fc.oneof(fc.constant([]), fc.subarray([...RULE_IDS], { maxLength: 4 })),
});

const operator = fc.constantFrom(
  'contains',
  'equals',
  'startsWith',
  'endsWith',
  'empty',
  'notEmpty',
  'regex',
);
const wanted = fc.oneof(
  text,
  fc.constantFrom(
    'daily',
    'LY',
    '0.5',
    '.50',
    '2024',
    'exam',
    'a.*b|é',
    '0.30000000000000004',
    '7',
    'a.xml',
    'COM',
  ),
  path,
);
const not = fc.boolean();

const values: Readonly<Record<SetColumn, fc.Arbitrary<SetValue>>> = {
  included: fc.constantFrom(0, 1),
  loc: fc
    .option(fc.oneof(anyCells.loc, fc.constantFrom('https://example.com/a', 'https://EXAMPLE.com')))
    .map((value) => value || null),
  path: fc
    .option(fc.oneof(fc.constantFrom('/', '/a', '/A', '/a/b', '/é', '/%C3%A9'), text))
    .map((value) => value || null),
  query: fc.option(fc.oneof(fc.constantFrom('a', 'a=1', 'q=é'), text)).map((value) => value || null),
  lastmod: fc.option(fc.oneof(date, text)).map((value) => value || null),
  changefreq: fc.option(fc.constantFrom('daily', 'Daily', 'always', 'a')),
  priority: fc.option(priority).map((value) => (value === '' ? null : value)),
  source: fc.constantFrom(1, 2, 3),
  host: fc.constantFrom(null, 'example.com', 'a.example', 'example.com:8080', 'b', 'é'),
  depth: fc.constantFrom(null, 0, 1, 2),
  images: fc.nat(2),
  alternates: fc.nat(2),
  videos: fc.nat(1),
  news: fc.nat(1),
  problems: fc.constantFrom(null, ...RULE_IDS),
  section: fc.constantFrom(0, 1),
  robots: fc.constantFrom(null, 0, 'a', 'b'),
};

export const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .record({
      kind: fc.constant('text' as const),
      column: fc.constantFrom(...TEXT_COLUMNS),
      operator,
      value: wanted,
      not,
      matchCase: fc.boolean(),
    })
    .map((c) => (c.operator === 'regex' ? { ...c, value: c.value.replaceAll(/[\\*[?]/g, '.') } : c)),
  fc.record({ kind: fc.constant('search' as const), value: wanted, not, matchCase: fc.boolean() }),
  fc.record({
    kind: fc.constant('range' as const),
    column: fc.constant('lastmod' as const),
    from: fc.option(date, { nil: undefined }),
    to: fc.option(date, { nil: undefined }),
    not,
  }),
  fc.record({
    kind: fc.constant('range' as const),
    column: fc.constantFrom(...NUMBER_COLUMNS),
    from: fc.option(fc.constantFrom(0, 0.1, 0.5, 1), { nil: undefined }),
    to: fc.option(fc.constantFrom(0.5, 1, 2), { nil: undefined }),
    not,
  }),
  fc.constantFrom(...SET_COLUMNS).chain((column) =>
    fc.record({
      kind: fc.constant('set' as const),
      column: fc.constant(column),
      values: fc.array(values[column], { maxLength: 6 }),
      not,
    }),
  ),
  fc.record({ kind: fc.constant('included' as const), value: fc.boolean(), not }),
  fc.record({
    kind: fc.constant('leftOut' as const),
    reason: fc.option(fc.constantFrom(...LEFT_OUT_REASONS), { nil: undefined }),
    not,
  }),
  fc.record({
    kind: fc.constant('folder' as const),
    host: fc.constantFrom(null, 'example.com', 'a.example', 'example.com:8080', 'b'),
    path: fc.constantFrom('', '/', '/a/', '/a/b/', '//', '//a/', '/é/'),
    folded: fc.boolean(),
    not,
  }),
  fc.record({ kind: fc.constant('language' as const), code: fc.constantFrom('de', 'DE', 'en'), not }),
  fc.record({ kind: fc.constant('source' as const), source: fc.constantFrom(1, 2, 3), not }),
  fc.record({
    kind: fc.constant('problem' as const),
    rule: fc.option(fc.constantFrom(...RULE_IDS), { nil: undefined }),
    not,
  }),
);

const anySortKey: fc.Arbitrary<SortKey> = fc.record({
  column: fc.constantFrom(...SORTABLE_COLUMNS),
  direction: fc.constantFrom('asc', 'desc'),
});

export const anyQuery: fc.Arbitrary<ViewQuery> = fc.record({
  filter: fc.array(anyCondition, { maxLength: 3 }),
  sort: fc.array(anySortKey, { maxLength: 3 }),
});
