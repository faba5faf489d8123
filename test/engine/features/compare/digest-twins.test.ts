// Two forms of a file digested together, against each of them alone: over random edits of one list of records.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestTwins } from '../../../../electron/engine/features/compare/digest-twins.ts';
import { digestUrlset } from '../../../../electron/engine/features/compare/digest/digest-urlset.ts';
import type { Digests } from '../../../../electron/engine/features/compare/digest/digest-columns.ts';
import { RowHasher } from '../../../../electron/engine/features/compare/hash-row.ts';
import { RowHash } from '../../../../electron/engine/features/compare/digest/row-hash.ts';
import { ALL_COMPARED_FIELDS, comparedFieldBit } from '../../../../shared/model/comparison.ts';

const ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

const hasher = (compared = ALL_COMPARED_FIELDS): RowHasher => new RowHasher(new RowHash(), compared);

/** Digests with their places, in one order. */
function keysOf(...all: readonly Digests[]): string[] {
  return all
    .flatMap(({ count, keyLow, keyHigh, contentLow, contentHigh }) =>
      Array.from({ length: count }, (_, i) =>
        [keyLow[i], keyHigh[i], contentLow[i], contentHigh[i]].join(' '),
      ),
    )
    .sort();
}

function placesOf({ where, keyLow }: Digests): string[] {
  return Array.from(where, (at, i) => `${String(at)} ${String(keyLow[i])}`);
}

/** Checks that both ways find the same; gives how many rows both files have. */
function agree(before: Buffer, after: Buffer, compared = ALL_COMPARED_FIELDS): number | null {
  const alone = [digestUrlset(before, hasher(compared)), digestUrlset(after, hasher(compared))] as const;
  if (!alone[0]) return null;
  const found = digestTwins({ bytes: before, rows: alone[0] }, after, hasher(compared));
  if (!alone[1]) {
    expect(found).toBeNull();
    return null;
  }
  if (!found) return null;
  expect(keysOf(found.before, found.both)).toEqual(keysOf(alone[0]));
  expect(keysOf(found.after, found.both)).toEqual(keysOf(alone[1]));
  expect(placesOf(alone[0])).toEqual(expect.arrayContaining(placesOf(found.before)));
  expect(placesOf(alone[1])).toEqual(expect.arrayContaining(placesOf(found.after)));
  return found.both.count;
}

const record = fc
  .tuple(
    fc.nat(8),
    fc.constantFrom('', '<lastmod>2026-01-02</lastmod>', '<priority>0.5</priority>'),
    fc.constantFrom(
      '',
      '',
      '<image:image><image:loc>https://e.com/a.png</image:loc></image:image>',
      '<image:image><image:title>t</image:title><image:loc>https://e.com/a.png</image:loc></image:image>',
    ),
    fc.constantFrom('', '\n', ' <!-- x -->', '<!-- <url> -->'),
  )
  .map(([n, value, ext, gap]) => {
    // Some go through the XML parser, as they have a section of CDATA in a value.
    const loc =
      n === 7
        ? 'https://e.com/<![CDATA[7]]>'
        : n === 8
          ? 'https://e.com/&#56;'
          : `https://e.com/${String(n)}`;
    return `<url><loc>${loc}</loc>${value}${ext}</url>${gap}`;
  });
const edit = fc.record({ at: fc.nat(60), remove: fc.nat(3), add: fc.array(record, { maxLength: 3 }) });
const head = fc.constantFrom(
  `${XML}${ROOT}${IMAGE}>`,
  `${XML}\n<!-- today -->\n${ROOT}${IMAGE}>\n`,
  `${XML}${ROOT} xmlns:image="urn:other">`,
  `${XML}<?xml-stylesheet href="<!--"?>${ROOT}${IMAGE}>`,
);

describe('two forms of a file', () => {
  it('are found what each of them is found alone, whatever was edited', () => {
    let both = 0;
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 60 }),
        fc.array(edit, { maxLength: 4 }),
        head,
        head,
        fc.constantFrom(ALL_COMPARED_FIELDS, ALL_COMPARED_FIELDS & ~comparedFieldBit('images')),
        (records, edits, ...[first, second, compared]) => {
          const edited = [...records];
          for (const { at, remove, add } of edits) edited.splice(at, remove, ...add);
          const before = Buffer.from(`${first}${records.join('')}</urlset>`);
          const after = Buffer.from(`${second}${edited.join('')}</urlset>\n`);
          both += agree(before, after, compared) ?? 0;
        },
      ),
      { numRuns: 500 },
    );
    expect(both).toBeGreaterThan(1_000);
  });

  const some = (from: number, to: number): string[] =>
    Array.from(
      { length: to - from },
      (_, i) => `<url><loc>https://e.com/page/${String(from + i)}</loc></url>\n`,
    );
  const file = (records: readonly string[]): Buffer =>
    Buffer.from(`${XML}${ROOT}${IMAGE}>\n${records.join('')}</urlset>`);

  it('are matched where many rows were moved, came or went', () => {
    // All but the first ones, after which it looks further: those are left to the comparison of the sets.
    const few = 15;
    const rows = file(some(0, 500));
    expect(agree(rows, file([...some(300, 500), ...some(0, 300)]))).toBeGreaterThanOrEqual(500 - 2 * few);
    expect(agree(rows, file([...some(900, 1_000), ...some(0, 500)]))).toBe(500);
    expect(agree(rows, file(some(200, 500)))).toBeGreaterThanOrEqual(300 - few);
  });

  it('are matched row by row where the same row stands many times', () => {
    const copies = Array.from({ length: 400 }, () => some(1, 2)[0] ?? '');
    expect(
      agree(file(copies), file([...some(5, 30), ...copies.slice(0, 150), ...some(30, 60), ...copies])),
    ).toBe(400);
  });

  it('are not taken for the same where the same bytes mean something else', () => {
    const records = '<url><loc>https://e.com/</loc><image:image><image:loc>a</image:loc></image:image></url>';
    const before = Buffer.from(`${XML}${ROOT}${IMAGE}>${records}</urlset>`);
    const after = Buffer.from(`${XML}${ROOT} xmlns:image="urn:other">${records}</urlset>`);
    const rows = digestUrlset(before, hasher());
    const found = rows && digestTwins({ bytes: before, rows }, after, hasher());
    expect(found === null || found.both.count === 0).toBe(true);
  });
});
