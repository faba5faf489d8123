// Export ∘ import = identity, for rows of any content and every format of table.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { robotsSave } from '../../../../../electron/engine/features/robots/requests/robots-save.ts';
import { engineWith } from '../../../test-engine.ts';
import { exportAll, merge, compare, valuesOf } from '../table-project.ts';
import { temporaryFolder, type SampleRow } from '../../../store/rows/sample-project.ts';

/** What may stand in a cell: no outer XML white space, which no import keeps, and no halves of surrogate pairs. */
const text = fc
  .oneof(
    fc.string({
      unit: fc.constantFrom(
        'a',
        '"',
        ',',
        ';',
        '\t',
        '|',
        '\n',
        '\r',
        ' ',
        "'",
        '=',
        '+',
        '-',
        '@',
        '_x000D_',
      ),
    }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      "'=1",
      "''2024-01-01",
      '=HYPERLINK("x")',
      '@a',
      '-1',
      '2024-01-01',
      '_x0041_',
      'a\rb',
      '\u00a0x',
    ),
  )
  .map((given) => given.toWellFormed().replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''));

const ext = fc.option(
  fc
    .webUrl()
    .map((url) => url.replace(/[&<>'"]/g, ''))
    .map(
      (url) =>
        `<image:image><image:loc>${url}</image:loc></image:image><xhtml:link rel="alternate" hreflang="de" href="${url}"/>`,
    ),
);

const row = fc.record({
  loc: text,
  lastmod: fc.option(text).map((t) => t || null),
  changefreq: fc.option(
    fc.oneof(
      fc.integer({ min: 0, max: 6 }),
      text.filter((t) => !/^(?:always|hourly|daily|weekly|monthly|yearly|never)?$/.test(t)),
    ),
  ),
  priority: fc.option(
    fc.oneof(
      fc.integer({ min: 0, max: 10 }).map((n) => n / 10),
      text.filter((t) => !/^[+]?[\d.]*$/.test(t)),
    ),
  ),
  ext,
});

const FORMATS = [
  ['csv', { format: 'csv' }],
  [
    'csv with semicolons, guarded dates, no mark',
    { format: 'csv', delimiter: ';', guardDates: true, bom: false },
  ],
  ['tsv', { format: 'tsv', bom: false }],
  ['xlsx', { format: 'xlsx' }],
] as const;

describe.each(FORMATS)('a project as %s', (_, form) => {
  it('comes back as it was, in a new project and as no change in its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row as fc.Arbitrary<SampleRow>, { minLength: 1, maxLength: 6 }),
        async (rows) => {
          const { context } = engineWith(rows);
          const path = join(temporaryFolder(), `table.${form.format}`);
          await exportAll(context, path, form);
          const options = { header: true } as const;
          const same = await compare(context, path, { options });
          expect([same.added, same.changed, same.missing], readFileSync(path, 'latin1')).toEqual([0, 0, 0]);
          const byId = await compare(context, path, { key: 'id', options });
          expect([byId.added, byId.changed, byId.missing]).toEqual([0, 0, 0]);
          const { context: fresh } = engineWith([]);
          await merge(fresh, path, { options });
          expect(valuesOf(fresh)).toEqual(valuesOf(context));
          context.current?.store.close();
          fresh.current?.store.close();
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('columns of crawlers', () => {
  it('carry the verdict with the line that decides, and are passed over by an import', async () => {
    const { context } = engineWith([{ loc: 'https://a.example/x' }, { loc: 'https://b.example/x' }]);
    await robotsSave(
      { origin: 'https://a.example', text: 'User-agent: *\nDisallow: /x\n', byteOrderMark: false },
      context,
    );
    const path = join(temporaryFolder(), 'verdicts.csv');
    await exportAll(context, path, { columns: ['loc', 'robots:Googlebot'], bom: false });
    expect(readFileSync(path, 'utf8')).toBe(
      'loc,robots:Googlebot\r\nhttps://a.example/x,blocked 2: Disallow: /x\r\nhttps://b.example/x,\r\n',
    );
    expect(await compare(context, path)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });
});
