import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashLoc } from '../../../../electron/engine/rows/hash-loc.ts';
import { acceptLoc, ELSEWHERE } from '../../../../electron/engine/check/accept-ordinary.ts';
import { hashLocs, packAny, packLocs } from '../../../../electron/engine/store/rows/pack-locs.ts';

const HOSTS = [
  'a.example',
  'A.example',
  'a.example:80',
  'a.example:8443',
  'a.example:',
  'xn--bcher-kva.example',
  'a_b',
  '',
];
const PATHS = [
  '',
  '/',
  '/a',
  '/A/b.html',
  '/index.html',
  '/INDEX.php',
  '/a/default.aspx',
  '/a/myindex.html',
  '/index.a',
  '/a.b.xt.html',
  '//a',
  '/./a',
  '/(S(1))/a',
  '/%41%2e%25',
  '/%4',
  '/%zz',
  '/a;b',
  '/a&amp;b',
  '/a b',
  '/a"<>\\^`{|}',
  "/!$%20'()*+,-.:=@[]_~",
  '/bücher',
  '/a\nb',
];
const QUERIES = [
  '',
  '?',
  '?a',
  '?b=1&a=2',
  '?a=1&b=2',
  '?A=1',
  '?#a',
  '#a?b',
  '#',
  '?utm_source=a',
  '?a/b.c',
  '/?',
  '?&b&a&&b',
  '?a&amp;b',
  '?a&#1;',
  '?z=1&sid=2;jsessionid=3',
  `?${Array.from({ length: 32 }, (_, i) => `p${String(31 - i)}=1`).join('&')}`,
  `?${Array.from({ length: 33 }, (_, i) => `p${String(32 - i)}=1`).join('&')}`,
];
const SCHEMES = ['https://', 'http://', 'HTTPS://', 'https:/', 'ftp://', 'http', 'httpss://', ''];

const locs = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...SCHEMES),
        fc.constantFrom(...HOSTS),
        fc.constantFrom(...PATHS),
        fc.constantFrom(...QUERIES),
      )
      .map((parts) => parts.join('')),
  },
  { weight: 6, arbitrary: fc.stringMatching(/^https:\/\/a\.example\/[!-~]{0,40}$/) },
  { weight: 4, arbitrary: fc.stringMatching(/^https:\/\/a\.example\/\?[ab&=#]{0,20}$/) },
  { weight: 4, arbitrary: fc.stringMatching(/^https:\/\/a\.example\/A\/[a-z]{0,10}$/) },
  { weight: 1, arbitrary: fc.string() },
);
const ordinary = locs.map((loc) => loc.replaceAll(/[^ -~]/g, ''));

it.each([
  ['of any kind', locs],
  ['without line breaks and what is not ASCII', ordinary],
])('packs addresses %s as JavaScript does', (_, texts) => {
  const pairs = fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(pairs, fc.nat(3), (some, times) => {
      const many = some.flatMap((pair) => new Array<typeof pair>(times + 1).fill(pair));
      const [before, after] = [many.map((pair) => pair[0]), many.map((pair) => pair[1])];
      const { ask: _some, ...packed } = packLocs(before, after);
      const { ask: _all, ...expected } = packAny(before, after);
      expect(packed).toEqual(expected);
      expect([...packed.hashes.after]).toEqual(after.map(hashLoc));
      expect([...hashLocs(before)]).toEqual(before.map(hashLoc));
    }),
    { seed: 11, numRuns: 2_000 },
  );
});

it.each([null, 'https://a.example/', 'https://a.example/A/'])(
  'asks about all addresses that the rules have to be asked about, with the scope %s',
  (scope) => {
    const accept = acceptLoc({ scope } as Parameters<typeof acceptLoc>[0], (origin) =>
      origin.startsWith('http:') ? ELSEWHERE : 0n,
    );
    let unasked = 0;
    let plain = 0;
    fc.assert(
      fc.property(fc.array(ordinary, { minLength: 1, maxLength: 20 }), (after) => {
        const asked = new Set<number>();
        packLocs(after, after, scope ?? '').ask((place, isPlain) => {
          const loc = after[place] ?? '';
          asked.add(place);
          plain += Number(isPlain);
          expect([loc, accept(loc, isPlain)]).toEqual([loc, accept(loc)]);
          return accept(loc) === 0n;
        });
        after.forEach((loc, i) => {
          if (asked.has(i)) return;
          unasked++;
          expect([loc, accept(loc)]).toEqual([loc, 0n]);
        });
      }),
      { seed: 12, numRuns: 3_000 },
    );
    expect(plain).toBeGreaterThan(1_000);
    expect(unasked).toBeGreaterThan(500);
  },
);

it('asks about all addresses where the scope is too long for its memory', () => {
  const locs = ['https://a.example/a', 'https://a.example/b'];
  const asked: number[] = [];
  packLocs(locs, locs, `https://a.example/${'a'.repeat(2_000)}/`).ask((place) => asked.push(place) > 0);
  expect(asked).toEqual([0, 1]);
});

it('leaves to JavaScript what is too much for its memory', () => {
  const many = Array.from({ length: 30_000 }, (_, i) => `https://a.example/${String(i)}`);
  const long = [`https://a.example/${'a'.repeat(5 << 20)}`];
  for (const texts of [many, long]) {
    expect([...hashLocs(texts)]).toEqual(texts.map(hashLoc));
    const { ask, before, hashes } = packLocs(texts, texts);
    let asked = 0;
    ask((_, isPlain) => !isPlain && ++asked > 0);
    expect(asked).toBe(texts.length);
    expect(hashes.after).toEqual(Float64Array.from(texts, hashLoc));
    expect(Buffer.compare(before, packAny(texts, texts).before)).toBe(0);
  }
});

it('hashes no addresses', () => {
  expect(hashLocs([])).toEqual(new Float64Array());
});
