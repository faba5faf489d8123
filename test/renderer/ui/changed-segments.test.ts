// What is marked of a change: whole segments, and of a long value only what is next to them; never half a character.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aroundChange, changedSegments, type Run } from '../../../renderer/ui/changed-segments.ts';

/** The runs with what changed in brackets. */
function shown(runs: readonly Run[]): string {
  return runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
}

function both(before: string, after: string): readonly [string, string] {
  const segments = changedSegments(before, after);
  return [shown(segments.before), shown(segments.after)];
}

it.each([
  [
    'a path segment',
    'https://example.com/shop/winter-boots/1?page=2',
    'https://example.com/shop/winter-boats/1?page=2',
    'https://example.com/shop/[winter-boots]/1?page=2',
    'https://example.com/shop/[winter-boats]/1?page=2',
  ],
  [
    'the scheme',
    'http://example.com/',
    'https://example.com/',
    '[http]://example.com/',
    '[https]://example.com/',
  ],
  [
    'a host label',
    'https://www.example.com/a',
    'https://example.com/a',
    'https://[www.]example.com/a',
    'https://example.com/a',
  ],
  [
    'a port',
    'https://example.com:443/a',
    'https://example.com/a',
    'https://example.com[:443]/a',
    'https://example.com/a',
  ],
  [
    'a query parameter',
    'https://example.com/a?utm=1&p=2',
    'https://example.com/a?p=2',
    'https://example.com/a?[utm=1&]p=2',
    'https://example.com/a?p=2',
  ],
  [
    'one parameter of several',
    'https://example.com/a?page=1&size=10',
    'https://example.com/a?page=1&size=100',
    'https://example.com/a?page=1&[size=10]',
    'https://example.com/a?page=1&[size=100]',
  ],
  [
    'a slash at the end',
    'https://example.com/a',
    'https://example.com/a/',
    'https://example.com/a',
    'https://example.com/a[/]',
  ],
  [
    'a fragment',
    'https://example.com/a#top',
    'https://example.com/a',
    'https://example.com/a[#top]',
    'https://example.com/a',
  ],
  [
    'two that are apart',
    'http://example.com/old/a',
    'https://example.com/new/a',
    '[http]://example.com/[old]/a',
    '[https]://example.com/[new]/a',
  ],
  [
    'a path with a space',
    'https://example.com/a b/c',
    'https://example.com/a%20b/c',
    'https://example.com/[a b]/c',
    'https://example.com/[a%20b]/c',
  ],
  ['what a path lacks', '/a/b', 'https://example.com/a/b', '/a/b', '[https://example.com]/a/b'],
])('of URLs that differ in %s it marks that alone', (_, before, after, markedBefore, markedAfter) => {
  expect(both(before, after)).toEqual([markedBefore, markedAfter]);
});

it('of other values it marks words, and of dates the day, the time or the zone', () => {
  expect(both('0.3', '0.7')).toEqual(['[0.3]', '[0.7]']);
  expect(both('2026-01-02', '2026-01-03')).toEqual(['[2026-01-02]', '[2026-01-03]']);
  expect(both('2026-01-02', '2026-01-02T10:00:00+01:00')).toEqual([
    '2026-01-02',
    '2026-01-02[T10:00:00+01:00]',
  ]);
  expect(both('Green winter boots', 'Green summer boots')).toEqual([
    'Green [winter] boots',
    'Green [summer] boots',
  ]);
  expect(
    both(
      '<xhtml:link hreflang="de" href="https://example.com/de/a"/>',
      '<xhtml:link hreflang="nl" href="https://example.com/nl/a"/>',
    ),
  ).toEqual([
    '<xhtml:link hreflang="[de]" href="https://example.com/[de]/a"/>',
    '<xhtml:link hreflang="[nl]" href="https://example.com/[nl]/a"/>',
  ]);
});

it('nothing is marked of equal values, and all of a value that comes or goes', () => {
  expect(both('https://example.com/a', 'https://example.com/a')[0]).toBe('https://example.com/a');
  expect(both('', 'https://example.com/a')).toEqual(['', '[https://example.com/a]']);
  expect(both('https://example.com/a', '')).toEqual(['[https://example.com/a]', '']);
});

const urlLike = fc
  .array(
    fc.constantFrom('https', 'http', '://', '/', '.', '?', '&', '#', 'a', 'b', '😀', ' ', '\n', '<', '='),
    {
      maxLength: 24,
    },
  )
  .map((parts) => parts.join(''));

it('the runs of any two values are these values, and what is not marked is the same in both', () => {
  fc.assert(
    fc.property(urlLike, urlLike, (a, b) => {
      const { before, after } = changedSegments(a, b);
      const joined = (runs: readonly Run[], keptOnly: boolean): string =>
        runs.flatMap(({ text, changed }) => (keptOnly && changed ? [] : [text])).join('');
      expect(joined(before, false)).toBe(a);
      expect(joined(after, false)).toBe(b);
      expect(joined(before, true)).toBe(joined(after, true));
    }),
  );
});

it('a value of thousands of segments takes no time, and is marked between its common ends', () => {
  const long = (name: string): string => `https://example.com/${`${name}/`.repeat(5_000)}end`;
  const { before } = changedSegments(long('a'), long('b'));
  expect(before.map(({ changed }) => changed)).toEqual([false, true, false]);
});

it('short texts stay whole', () => {
  const { before } = changedSegments('https://example.com/a?utm=1&p=2', 'https://example.com/a?p=2');
  expect(shown(aroundChange(before))).toBe('https://example.com/a?[utm=1&]p=2');
});

it('of long texts only what is next to the change is shown', () => {
  const front = `https://example.com/${'a'.repeat(200)}/`;
  const behind = `/${'z'.repeat(200)}`;
  const { before, after } = changedSegments(`${front}old${behind}`, `${front}new${behind}`);
  expect(shown(aroundChange(before))).toBe(`…${'a'.repeat(39)}/[old]/${'z'.repeat(39)}…`);
  expect(aroundChange(after)[1]).toEqual({ text: 'new', changed: true });
});

it('between two changes what is next to either is shown', () => {
  const same = `${'a'.repeat(100)}/${'b'.repeat(100)}`;
  const runs = [
    { text: 'x', changed: true },
    { text: same, changed: false },
    { text: 'y', changed: true },
  ];
  expect(shown(aroundChange(runs))).toBe(`[x]${'a'.repeat(40)}…${'b'.repeat(40)}[y]`);
});

it('a character of two halves is not cut', () => {
  const faces = '😀'.repeat(60);
  const runs = aroundChange([
    { text: `${faces}a`, changed: false },
    { text: 'x', changed: true },
    { text: `b${faces}`, changed: false },
  ]);
  expect(runs.every(({ text }) => text.isWellFormed())).toBe(true);
});
