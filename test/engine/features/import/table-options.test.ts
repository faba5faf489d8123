// The order of dates and the encoding that an import is given: for every table of it, and for looking at it again.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importSources } from '../../../../electron/engine/features/import/import-sources.ts';
import { inspectSource } from '../../../../electron/engine/features/import/inspect-source.ts';
import { refreshSources } from '../../../../electron/engine/features/import/review/refresh-sources.ts';
import { createProjectFile } from '../../../../electron/engine/features/project/open-project-file.ts';
import type { JobControl } from '../../../../electron/engine/jobs/job-runner.ts';
import { TEXT_ENCODINGS } from '../../../../shared/protocol/encodings.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { textRow, workbookParts, writeWorkbook } from '../../read/parse/table/xlsx-file.ts';

const control: JobControl = { signal: new AbortController().signal, report: () => undefined };
const CSV = 'URL;lastmod\nhttps://www.example.com/a;01/03/2025 14:05\nhttps://www.example.com/b;02/03/2025\n';

function put(name: string, content: string | Uint8Array): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

function project() {
  return createProjectFile(join(temporaryFolder(), 'project.mapwright'), false);
}

type Project = ReturnType<typeof project>;

function column(of: Project, name: 'loc' | 'lastmod'): (string | null)[] {
  return [...of.store.batches()].flatMap((batch) => [...batch[name]]);
}

describe('dates that leave open what comes first', () => {
  it('stay as they are without an order, which is told once with how to name one', async () => {
    const site = project();
    const { problems } = await importSources(site, [put('table.csv', CSV)], control);
    expect(column(site, 'lastmod')).toEqual(['01/03/2025 14:05', '02/03/2025']);
    expect(problems).toMatchObject([
      {
        code: 'table-dates-unclear',
        severity: 'warning',
        line: 2,
        count: 2,
        reason: { params: { text: '01/03/2025 14:05' } },
      },
    ]);
    site.store.close();
  });

  it.each([
    ['dmy', '2025-03-01T14:05'],
    ['mdy', '2025-01-03T14:05'],
  ] as const)('are read as %s, in text tables and workbooks', async (dates, first) => {
    const rows = [
      textRow(1, ['URL', 'lastmod']),
      textRow(2, ['https://www.example.com/c', '01/03/2025 14:05']),
    ];
    const workbook = await writeWorkbook(workbookParts(rows.join('')));
    const site = project();
    const { problemCount } = await importSources(site, [put('table.csv', CSV), workbook], control, { dates });
    expect(column(site, 'lastmod').filter((_, i) => i !== 1)).toEqual([first, first]);
    expect(problemCount).toBe(0);
    site.store.close();
  });

  it('are read in the same order when the source is looked at again', async () => {
    const path = put('table.csv', CSV);
    const site = project();
    await importSources(site, [path], control, { dates: 'dmy' });
    writeFileSync(path, `${CSV}https://www.example.com/c;03/04/2025\n`);
    const { review } = await refreshSources(site, null, control);
    expect(review?.counts).toMatchObject({ added: 1, changed: 0, removed: 0 });
    site.store.close();
  });
});

describe('values as people write them', () => {
  const HEAD = ['URL', 'lastmod', 'changefreq', 'priority'];
  const WRITTEN = [
    ['https://www.example.com/1', '31.12.2024', 'täglich', '0.8'],
    ['https://www.example.com/2', '01.03.2025', 'Wöchentlich', '80 %'],
    ['https://www.example.com/3', '5/31/2024', 'maandelijks', '7%'],
    ['https://www.example.com/4', '31-12-2024', 'elk jaar', ''],
    ['https://www.example.com/5', '3 juni 2024', 'Daily', '150 %'],
    ['https://www.example.com/6', '03/04/2024', 'manchmal', ''],
    ['https://www.example.com/7', '31.02.2024', 'dayly', ''],
  ];
  const MEANT = {
    lastmod: [
      '2024-12-31',
      '2025-03-01',
      '2024-05-31',
      '2024-12-31',
      '2024-06-03',
      '03/04/2024',
      '31.02.2024',
    ],
    changefreq: ['daily', 'weekly', 'monthly', 'yearly', 'daily', 'manchmal', 'dayly'],
    priority: [0.8, 0.8, 0.07, null, '150 %', null, null],
  };

  it.each([
    ['a text table', () => put('table.csv', [HEAD, ...WRITTEN].map((row) => `${row.join(';')}\n`).join(''))],
    [
      'a workbook',
      () => writeWorkbook(workbookParts([HEAD, ...WRITTEN].map((row, i) => textRow(i + 1, row)).join(''))),
    ],
  ])('in %s are read as when they are typed, and only what is open is told', async (_, make) => {
    const path = await make();
    const { entries } = await inspectSource(path);
    for (const [name, values] of Object.entries(MEANT))
      expect(entries.map((entry) => entry[name as keyof typeof MEANT])).toEqual(values);
    const site = project();
    const { problems } = await importSources(site, [path], control);
    expect(column(site, 'lastmod')).toEqual(MEANT.lastmod);
    expect(problems).toMatchObject([
      { code: 'table-dates-unclear', line: 7, reason: { params: { text: '03/04/2024' } } },
    ]);
    site.store.close();
  });
});

/** Bytes of letters, where the usual ones are none. */
const LETTERS: Readonly<Record<string, string>> = {
  'iso-2022-jp': '\x1b$BF|K\\\x1b(B',
  'iso-8859-6': '\xc7\xc8',
};

describe('every encoding of the standard', () => {
  it.each(TEXT_ENCODINGS.filter((name) => !name.startsWith('utf-16')))(
    '%s is read in tables and XML',
    async (encoding) => {
      const bytes = LETTERS[encoding] ?? '\xb1\xb2';
      const letters = new TextDecoder(encoding).decode(Buffer.from(bytes, 'latin1'));
      const table = put('table.csv', Buffer.from(`URL\nhttps://www.example.com/${bytes}\n`, 'latin1'));
      const xml = put(
        'sitemap.xml',
        Buffer.from(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://www.example.com/${bytes}</loc></url>\n</urlset>\n`,
          'latin1',
        ),
      );
      const loc = `https://www.example.com/${letters}`;
      for (const path of [table, xml])
        expect((await inspectSource(path, { encoding })).entries).toMatchObject([{ loc }]);
    },
  );

  it.each(['utf-16le', 'utf-16be'] as const)('%s is read where no mark says it', async (encoding) => {
    const text = 'タイトル,URL\nあ,https://www.example.com/a\n';
    const le = Buffer.from(text, 'utf16le');
    const bytes = encoding === 'utf-16le' ? le : Buffer.from(le).swap16();
    const site = project();
    await importSources(
      site,
      [put('table.csv', bytes), put('utf8.csv', 'URL\nhttps://www.example.com/ü\n')],
      control,
      {
        encoding,
      },
    );
    expect(column(site, 'loc')).toEqual(['https://www.example.com/a', 'https://www.example.com/ü']);
    site.store.close();
  });
});
