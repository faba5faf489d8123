// Digests from bytes against those of the rows that the ordinary reader finds: over all conformance cases, and over
// documents put together from ordinary and awkward parts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digestUrlset } from '../../../../../electron/engine/features/compare/digest/digest-urlset.ts';
import { valuesAt } from '../../../../../electron/engine/features/compare/sides/read-wanted-rows.ts';
import { readRecords } from '../../../../../electron/engine/features/compare/sides/read-records.ts';
import { differingFields } from '../../../../../electron/engine/features/compare/digest/compare-values.ts';
import {
  DigestColumns,
  type Digests,
} from '../../../../../electron/engine/features/compare/digest/digest-columns.ts';
import { RowHasher } from '../../../../../electron/engine/features/compare/hash-row.ts';
import { RowHash } from '../../../../../electron/engine/features/compare/digest/row-hash.ts';
import { rowsOf } from '../../../rows/rows-of.ts';
import {
  packRows,
  RecordChunk,
  RECORDS_A_CHUNK,
  type RecordValues,
} from '../../../../../electron/engine/store/compared/compared-records.ts';
import { ALL_COMPARED_FIELDS, comparedFieldBit } from '../../../../../shared/model/comparison.ts';
import type { NormalBatch } from '../../../../../electron/engine/rows/entry-batch.ts';
import { parseAll, type Parsed } from '../../../read/parse/xml/collect.ts';

const CASES = join(import.meta.dirname, '../../../../conformance/cases');
const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

function batchOf({ entries }: Parsed): NormalBatch {
  return rowsOf(entries.map((entry) => ({ ...entry, priority: entry.priority?.toString() ?? null })));
}

function digestRows(rows: NormalBatch, compared: number): Digests {
  const hasher = new RowHasher(new RowHash(), compared);
  const columns = new DigestColumns();
  for (let i = 0; i < rows.count; i++) {
    hasher.row({
      loc: rows.loc[i] ?? '',
      lastmod: rows.lastmod[i] ?? null,
      changefreq: rows.changefreq[i] ?? null,
      priority: rows.priority[i] ?? null,
      ext: rows.ext[i] ?? null,
      included: true,
    });
    columns.add(hasher.hash, 0);
  }
  return columns.take();
}

/** Compares both ways; false where the bytes were left to the ordinary reader. */
async function agrees(bytes: Buffer, compared = ALL_COMPARED_FIELDS): Promise<boolean> {
  const found = digestUrlset(bytes, new RowHasher(new RowHash(), compared));
  if (!found) return false;
  const parsed = await parseAll(bytes);
  const rows = batchOf(parsed);
  expect({ ...found, where: null }).toEqual({ ...digestRows(rows, compared), where: null });
  expect(parsed.problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
  const every = found.where.filter((_, i) => i % 2 === 1);
  const odd = <T>(column: readonly T[]): T[] => column.filter((_, i) => i % 2 === 1);
  const read = readRecords(bytes, every);
  const { loc, lastmod, changefreq, priority, ext, line } = read;
  expect([loc, lastmod, changefreq, priority, ext, line]).toEqual(
    [rows.loc, rows.lastmod, rows.changefreq, rows.priority, rows.ext, rows.line].map((column) =>
      odd<unknown>(column),
    ),
  );
  // As bytes, too, by which they are kept.
  const packed = packRows(read.loc.map((_, i) => valuesAt(read, i))).map(
    (records) => new RecordChunk(records),
  );
  expect(
    Array.from(every, (_, i) => packed[Math.floor(i / RECORDS_A_CHUNK)]?.values(i % RECORDS_A_CHUNK)),
  ).toEqual(Array.from(every, (_, i) => emptiesAsNone(valuesAt(rows, 2 * i + 1))));
  return true;
}

/** As the store has one kind of empty cell. */
function emptiesAsNone(values: RecordValues): RecordValues {
  const none = Object.entries(values).map(([name, value]) => [
    name,
    value === '' ? null : (value as unknown),
  ]);
  return Object.fromEntries(none) as RecordValues;
}

it('finds in every conformance case what the ordinary reader finds, or leaves it to that', async () => {
  let taken = 0;
  for (const name of readdirSync(CASES).filter((file) => file.endsWith('.xml'))) {
    if (await agrees(readFileSync(join(CASES, name)))) taken++;
  }
  expect(taken).toBeGreaterThan(10);
});

const blank = fc.constantFrom(
  '',
  '',
  '',
  '\n',
  ' ',
  '\r\n\t',
  '<!-- a comment -->',
  '<!-- </url> -->',
  '<!-- <url> -->',
);
const text = fc
  .array(
    fc.constantFrom(
      ...['a', 'https://example.com/', '/b', '&amp;c', 'é', '?q=1', '&apos;', 'x&quot;y'],
      ...['%c3%A9', '/../', '&#37;2D', 'HTTPS://Example.com'],
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const plainText = fc
  .array(
    fc.constantFrom(
      'a',
      'https://example.com/',
      '/b',
      '&amp;c',
      'é',
      '?q=1',
      '&apos;',
      'x&quot;y',
      '%c3%A9',
      '/../',
      '&#37;2D',
      'HTTPS://Example.com',
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''));
/** Texts with a comment, or with a character by its number. */
const withOddPart = fc
  .tuple(
    fc.constantFrom('', ' ', '\n '),
    plainText,
    fc.constantFrom(
      '<!-- x -->',
      '<!--</loc>-->',
      '<!-- </url> -->',
      '<!-- a -- b -->',
      '<!-- a -->\n<!-- & -->',
      '&#38;',
      '&#x3c;',
      '&#x7E;',
      '&#032;',
      '&#9;',
      '&#127;',
      '&#233;',
      '&#;',
      '&#38',
    ),
    fc.oneof(plainText, fc.constantFrom('', ' ', '\n')),
  )
  .map((parts) => parts.join(''));
const value = fc.oneof(
  { weight: 25, arbitrary: plainText },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: plainText.map((inner) => `<![CDATA[ ${inner} ]]>`) },
  { weight: 1, arbitrary: plainText.map((inner) => `  ${inner}\n`) },
  { weight: 2, arbitrary: withOddPart },
);
const element = (name: string, inner: fc.Arbitrary<string>) =>
  inner.map((content) => `<${name}>${content}</${name}>`);
const child = fc.oneof(
  element(
    'lastmod',
    fc.constantFrom(
      ...['2026-01-02', ' 2026-01-02T03:04:05Z ', '', 'nonsense', '2026&amp;'],
      ...['2026-01-02T05:04:05+02:00', '2026-01-02T03:04Z', '2026-13-02T03:04:05+00:00'],
    ),
  ),
  element('changefreq', fc.constantFrom('daily', 'Daily', 'never', 'dailyx', '')),
  element('priority', fc.constantFrom('0.5', '1.0', '1', '0.80', '.5', '1.5', '2.0', 'high', '')),
);
const extension = fc.oneof(
  {
    weight: 4,
    arbitrary: plainText.map((loc) => `<image:image><image:loc>${loc}</image:loc></image:image>`),
  },
  fc.tuple(blank, element('image:loc', value)).map(([gap, loc]) => `<image:image>${gap}${loc}</image:image>`),
  fc
    .tuple(
      plainText.map((href) => href.replaceAll('"', '')),
      fc.constantFrom('', ' ', '\n'),
    )
    .map(([href, gap]) => `<xhtml:link rel="alternate"${gap} hreflang='de' href="${href}"${gap}/>`),
  plainText.map((href) => `<xhtml:link rel="alternate"\threflang="de"  href="${href}" />`),
  plainText.map(
    (title) => `<news:news><news:publication><news:name>${title}</news:name></news:publication></news:news>`,
  ),
  fc.constantFrom(
    '<image:image/>',
    '<image:image></image:image>',
    '<x:a xmlns:x="urn:x">1</x:a>',
    '<lastmod>2020</lastmod>',
  ),
);
const record = fc
  .tuple(
    fc.array(blank, { minLength: 4, maxLength: 4 }),
    value,
    fc.array(child, { maxLength: 3 }),
    fc.array(extension, { maxLength: 2 }),
    fc.constantFrom('', '', '', '', ' ', '\n'),
  )
  .map(
    ([gaps, loc, children, extensions, space]) =>
      `<url${space}>${gaps[0] ?? ''}<loc${space}>${loc}</loc>${gaps[1] ?? ''}${children.join(gaps[2])}${extensions.join(gaps[3])}</url${space}>${gaps[3] ?? ''}`,
  );
const tail = fc.constantFrom(
  '</urlset>',
  '</urlset>',
  '</urlset>\n',
  '</urlset>\n',
  '\n</urlset>\n<!-- end -->\n',
  '',
  '</urlset>x',
  '<url>',
);
const compared = fc.constantFrom(
  ALL_COMPARED_FIELDS,
  ALL_COMPARED_FIELDS & ~comparedFieldBit('images'),
  ALL_COMPARED_FIELDS & ~comparedFieldBit('lastmod'),
);

it('agrees with the ordinary reader on any document that it takes', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(blank, fc.array(record, { maxLength: 5 }), tail, compared, async (gap, ...rest) => {
      const [records, end, set] = rest;
      if (await agrees(Buffer.from(`${HEAD}${gap}${records.join('')}${end}`), set)) taken++;
    }),
    { numRuns: 1_000 },
  );
  expect(taken).toBeGreaterThan(100);
});

it('takes a file whose first comments tell of records, with the lines of what stands behind them', () => {
  const bytes = Buffer.from(
    `${HEAD.replace('<urlset', '<!-- <url> 0 -->\n<urlset')}<!-- <url>\n</url> --><url><loc>https://a.test/</loc></url>\n</urlset>`,
  );
  const found = digestUrlset(bytes, new RowHasher(new RowHash()));
  expect(found?.count).toBe(1);
  expect(readRecords(bytes, found?.where ?? new Uint32Array())).toMatchObject({ count: 1, line: [4] });
});

it('leaves a file to the ordinary reader where a CDATA section has what looks like the end of a record', () => {
  const bytes = Buffer.from(`${HEAD}<url><loc><![CDATA[https://a.test/</url>]]></loc></url></urlset>`);
  expect(digestUrlset(bytes, new RowHasher(new RowHash()))).toBeNull();
});

it('digests images whose children stand in another order alike, as an export puts them in order', async () => {
  const parts = ['<image:title>ä</image:title>', '<image:loc>https://e.com/a.png</image:loc>'];
  const one = (children: readonly string[]): Buffer =>
    Buffer.from(
      `${HEAD}<url><loc>https://e.com/</loc><image:image>${children.join('')}</image:image></url></urlset>`,
    );
  const hasher = (): RowHasher => new RowHasher(new RowHash(), ALL_COMPARED_FIELDS);
  const found = digestUrlset(one(parts), hasher());
  expect(found?.contentLow).toEqual(digestUrlset(one(parts.toReversed()), hasher())?.contentLow);
  expect(await agrees(one(parts))).toBe(true);
  const [a, b] = [parts, parts.toReversed()].map((children) => ({
    lastmod: null,
    changefreq: null,
    priority: null,
    included: true,
    ext: `<image:image>${children.join('')}</image:image>`,
  }));
  expect(a && b && differingFields(a, b, ALL_COMPARED_FIELDS)).toBe(0);
});
