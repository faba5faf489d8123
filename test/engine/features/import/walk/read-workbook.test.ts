// Workbooks as other programs write them, and such as are made to do harm.
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTold, inEnglish } from '../../../../../shared/contract/error-texts.ts';
import { inspectSource } from '../../../../../electron/engine/features/import/inspect-source.ts';
import { compareTable } from '../../../../../electron/engine/features/table/compare-table.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import type { ProgressReport } from '../../../../../electron/engine/jobs/job-runner.ts';
import { readSheet } from '../../../../../electron/engine/read/parse/table/xlsx-sheet.ts';
import { engineWith } from '../../../test-engine.ts';
import { merge } from '../../table/table-project.ts';
import {
  escapeText,
  textRow,
  workbookParts,
  writeWorkbook,
  type Parts,
} from '../../../read/parse/table/xlsx-file.ts';

const HEADER = textRow(1, ['loc', 'lastmod', 'priority']);

async function locsOf(parts: Parts): Promise<string[]> {
  return (await inspectSource(await writeWorkbook(parts))).entries.map(({ loc }) => loc);
}

async function problemOf(path: string): Promise<string> {
  const gaveUp = (error: unknown) => ({ problems: [{ reason: asTold(String(error)) }], entries: [] });
  const { problems, entries } = await inspectSource(path).catch(gaveUp);
  expect(entries).toEqual([]);
  return problems.map(({ reason }) => inEnglish(reason)).join('\n');
}

describe('a workbook', () => {
  it('of Excel: shared and rich strings, dates by their style, full numbers, sparse cells', async () => {
    const parts = workbookParts(
      '<row r="1" spans="1:4"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row>' +
        '<row r="3"><c r="A3" t="s"><v>3</v></c><c r="B3" s="1"><v>45688</v></c><c r="D3"><v>0.80000000000000004</v></c></row>' +
        '<row r="4"><c r="A4" t="str"><f>"https://example.com/"&amp;"f"</f><v>https://example.com/f</v></c><c r="B4" s="2"><v>45688.5</v></c></row>' +
        '<row r="5"><c r="A5" t="inlineStr"><is><t>https://example.com/i_x000D_</t></is></c><c r="B5"><v>45688</v></c></row>',
      {
        'xl/sharedStrings.xml':
          '<sst count="4" uniqueCount="4"><si><t>URL</t></si><si><t>Last modified</t></si><si><t>Priority</t></si>' +
          '<si><r><rPr><b/></rPr><t>https://example.com/</t></r><r><t xml:space="preserve">a&amp;b</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts>' +
          '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      },
    );
    const found = await inspectSource(await writeWorkbook(parts));
    expect(found.format).toBe('xlsx');
    expect(found.entries).toEqual([
      { loc: 'https://example.com/a&b', lastmod: '2025-01-31', changefreq: null, priority: 0.8 },
      { loc: 'https://example.com/f', lastmod: '2025-01-31T12:00:00', changefreq: null, priority: null },
      { loc: 'https://example.com/i', lastmod: '45688', changefreq: null, priority: null },
    ]);
    const told = found.problems.map(({ code, line }) => `${code}:${line}`);
    expect(told).toEqual(['lastmod-no-zone:4', 'lastmod-invalid:5']);
  });

  it('counts days from 1904 where it says so, and has no 29th of February 1900', async () => {
    const styles = {
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    };
    const rows =
      HEADER +
      '<row r="2"><c r="A2" t="str"><v>https://example.com/a</v></c><c r="B2" s="1"><v>60</v></c></row>';
    const parts = workbookParts(rows, styles);
    const plain = await inspectSource(await writeWorkbook(parts));
    expect(plain.entries[0]?.lastmod).toBe('60');
    const workbook = String(parts['xl/workbook.xml']).replace(
      '<sheets>',
      '<workbookPr date1904="1"/><sheets>',
    );
    const old = await inspectSource(await writeWorkbook({ ...parts, 'xl/workbook.xml': workbook }));
    expect(old.entries[0]?.lastmod).toBe('1904-03-01');
  });

  it('is known by its content, and its sheet of addresses by what it holds', async () => {
    const parts = workbookParts(textRow(1, ['Report of the year']), {});
    const relations = String(parts['xl/_rels/workbook.xml.rels']).replace(
      '</Relationships>',
      '<Relationship Id="r9" Type="x/worksheet" Target="worksheets/two.xml"/></Relationships>',
    );
    const workbook = String(parts['xl/workbook.xml']).replace(
      '</sheets>',
      '<sheet name="Two" sheetId="2" r:id="r9"/></sheets>',
    );
    const two = {
      'xl/worksheets/two.xml': `<worksheet><sheetData>${HEADER}${textRow(2, ['https://example.com/2'])}</sheetData></worksheet>`,
    };
    const path = await writeWorkbook(
      { ...parts, ...two, 'xl/workbook.xml': workbook, 'xl/_rels/workbook.xml.rels': relations },
      'named.txt',
    );
    expect((await inspectSource(path)).entries.map(({ loc }) => loc)).toEqual(['https://example.com/2']);
  });

  it('begins below a title, dates and empty rows, and the preview of the table agrees', async () => {
    const table = textRow(4, ['Page', 'Last modified']) + textRow(5, ['https://example.com/a', '2025-01-31']);
    const path = await writeWorkbook(workbookParts(textRow(1, ['Report of pages']) + table));
    const found = await inspectSource(path);
    expect(found.entries).toMatchObject([{ loc: 'https://example.com/a', lastmod: '2025-01-31' }]);
    expect(found.problems.map(({ code }) => code)).toEqual(['table-preamble']);
    const { context } = engineWith([]);
    expect(await merge(context, path)).toMatchObject({ added: 1 });
  });

  it('of many texts is looked at by the first of them, is read with progress, and stops on cancel', async () => {
    const texts = Array.from({ length: 60_000 }, (_, i) => `<si><t>https://example.com/${i}</t></si>`).join(
      '',
    );
    const row = (n: number, text: number) => `<row r="${n}"><c r="A${n}" t="s"><v>${text}</v></c></row>`;
    const strings = { 'xl/sharedStrings.xml': `<sst>${texts}<si><t>loc</t></si></sst>` };
    const { context } = engineWith([]);
    const compared = async (rows: string, at: (report: ProgressReport) => void = () => undefined) => {
      const path = await writeWorkbook(workbookParts(rows, strings));
      const stop = new AbortController();
      const control = { signal: stop.signal, report: at };
      const order = { path, options: {}, key: 'loc', policy: 'theirs', deleteMissing: false } as const;
      return { stop, done: compareTable(currentProject(context), order, control) };
    };
    // The header is the last text: all of them are needed for it.
    expect(await (await compared(row(1, 60_000) + row(2, 59_999))).done).toMatchObject({ added: 1 });
    const before: number[] = [];
    const { done } = await compared(row(1, 0) + row(2, 1), ({ done: rows, bytes }) => {
      if (rows === 0) before.push(bytes);
    });
    expect(await done).toMatchObject({ added: 2 });
    expect(before.length).toBeGreaterThan(1);
    const last = await compared(row(1, 60_000));
    last.stop.abort(new Error('stop'));
    await expect(last.done).rejects.toThrow('stop');
  });

  it('gives results as a spreadsheet shows them', async () => {
    const rows = `${HEADER}<row r="2"><c r="A2" t="str"><v>https://example.com/a</v></c><c r="C2"><f>0.1+0.2</f><v>0.30000000000000004</v></c></row>`;
    const { entries } = await inspectSource(await writeWorkbook(workbookParts(rows)));
    expect(entries).toMatchObject([{ loc: 'https://example.com/a', priority: 0.3 }]);
  });

  it('reads on in the sheets that an export split the rows into', async () => {
    const parts = workbookParts(HEADER + textRow(2, ['https://example.com/1']));
    const more = (n: number, target: string) =>
      `<Relationship Id="r${n}" Type="x/worksheet" Target="worksheets/${target}"/>`;
    const relations = String(parts['xl/_rels/workbook.xml.rels']).replace(
      '</Relationships>',
      `${more(8, 's2.xml')}${more(9, 's3.xml')}</Relationships>`,
    );
    const workbook = String(parts['xl/workbook.xml']).replace(
      '</sheets>',
      '<sheet name="One 2" sheetId="2" r:id="r8"/><sheet name="Other" sheetId="3" r:id="r9"/></sheets>',
    );
    const sheet = (loc: string) =>
      `<worksheet><sheetData>${HEADER}${textRow(2, [loc])}</sheetData></worksheet>`;
    const locs = await locsOf({
      ...parts,
      'xl/workbook.xml': workbook,
      'xl/_rels/workbook.xml.rels': relations,
      'xl/worksheets/s2.xml': sheet('https://example.com/2'),
      'xl/worksheets/s3.xml': sheet('https://example.com/3'),
    });
    expect(locs).toEqual(['https://example.com/1', 'https://example.com/2']);
  });
});

describe('the fast way through a sheet', () => {
  it('finds what the XML parser finds, for any rows and pieces', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '&', '<', '>', '"', '_x000D_', '\n', ']]>', ' ', 'é'),
    });
    const cell = fc.oneof(
      text.map((t) => `<c r="?" t="inlineStr"><is><t xml:space="preserve">${escapeText(t)}</t></is></c>`),
      text.map((t) => `<c r="?" s="1" t="str"><v>${escapeText(t)}</v></c>`),
      fc.integer().map((n) => `<c r="?"><v>${n}</v></c>`),
      fc.constantFrom(
        '<c/>',
        '<c s="0"></c>',
        '<c t="b"><v>1</v></c>',
        '<c t="inlineStr"><v>x</v></c>',
        '<c t="str"><is><t>y</t></is></c>',
        '<c t="inlineStr"><is><r><t>1</t></r><r><t>2</t></r></is></c>',
        '<c t="str"><v>&#65;</v></c>',
        '<c><f>1+1</f><v>2</v></c>',
        '<!-- </row> -->',
        '<x:c xmlns:x="y"><x:v>5</x:v></x:c>',
      ),
    );
    const row = fc.tuple(
      fc.array(cell, { maxLength: 4 }),
      fc.constantFrom('<row>', '<row spans="1:3">', '<row odd="1">', ' <row>'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        async (rows, size) => {
          const xml = `<worksheet><sheetData>${rows.map(([cells, open]) => `${open}${cells.join('').replace(/ r="\?"/g, '')}</row>`).join('')}</sheetData></worksheet>`;
          const bytes = Buffer.from(xml);
          const parts = {
            path: 'x',
            names: ['s'],
            read: async function* () {
              for (let at = 0; at < bytes.length; at += size)
                yield await Promise.resolve(bytes.subarray(at, at + size));
            },
          };
          const all = async (fast: boolean) => {
            const context = { part: 's', strings: null, dateStyles: [], since1904: false, fast };
            const found: unknown[] = [];
            for await (const some of readSheet(parts, context)) found.push(...some);
            return found;
          };
          expect(await all(true)).toEqual(await all(false));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a workbook that is not one', () => {
  it('a cell without an end is stopped', async () => {
    const rows = `<row><c><v>${'1'.repeat(5_000_000)}`;
    expect(await problemOf(await writeWorkbook(workbookParts(rows)))).toMatch(/has no end/);
  });

  it.each([
    ['no workbook part', { 'xl/other.xml': '<a/>' }, /not a workbook/],
    [
      'no sheet part',
      workbookParts('', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
      /sheet “One” is missing/,
    ],
    ['no sheets', workbookParts('', { 'xl/workbook.xml': '<workbook/>' }), /no sheet/],
    ['an old binary kind', { 'xl/workbook.bin': 'x' }, /\.xlsb/],
    [
      'a shared string that is missing',
      workbookParts('<row><c t="s"><v>7</v></c></row>'),
      /shared string that is missing/,
    ],
    ['broken XML', workbookParts(`${HEADER}<row><c></row>`), /sheet1\.xml/],
    [
      'a document type',
      workbookParts('', { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook>&b;</workbook>' }),
      /document type/,
    ],
    ['an entity of its own', workbookParts('<row><c t="str"><v>&evil;</v></c></row>'), /sheet1\.xml/],
    ['rows that go backwards', workbookParts('<row r="5"/><row r="4"/>'), /can’t follow row 5/],
    ['a row beyond the last', workbookParts('<row r="1048577"/>'), /can’t follow/],
    ['a cell beyond the last column', workbookParts('<row r="1"><c r="XFE1"><v>1</v></c></row>'), /XFE1/],
    ['deep nesting', workbookParts('<a>'.repeat(200)), /more than 100 levels deep/],
    [
      'a sheet that lies elsewhere',
      workbookParts('', {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Type="x/worksheet" TargetMode="External" Target="file:///etc/passwd"/></Relationships>',
      }),
      /is missing/,
    ],
    [
      'a sheet outside of the file',
      workbookParts('', {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="../../../../etc/passwd"/></Relationships>',
      }),
      /is missing/,
    ],
  ] as const)('%s is refused with the file and the cause', async (_, parts: Parts, cause: RegExp) => {
    const path = await writeWorkbook(parts);
    const message = await problemOf(path);
    expect(message).toContain(path);
    expect(message).toMatch(cause);
  });

  it('cut or damaged bytes are refused, wherever they are', async () => {
    const path = await writeWorkbook(workbookParts(HEADER + textRow(2, ['https://example.com/a'])));
    const whole = readFileSync(path);
    for (let length = 4; length < whole.length; length += 37) {
      writeFileSync(path, whole.subarray(0, length));
      expect(await problemOf(path)).not.toBe('');
    }
  });

  it('a sheet of many megabytes behind a few kilobytes is stopped', async () => {
    const path = await writeWorkbook(
      workbookParts('', {
        'xl/worksheets/sheet1.xml': Buffer.from('<worksheet><sheetData>'.padEnd(64 << 20)),
      }),
    );
    expect(await problemOf(path)).toMatch(/unpacks to far more/);
  });

  it('one long text named by every cell is stopped', async () => {
    const strings = `<sst><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`;
    const rows = '<row><c t="s"><v>0</v></c></row>'.repeat(20_000);
    const parts = workbookParts(rows, { 'xl/sharedStrings.xml': strings });
    expect(await problemOf(await writeWorkbook(parts))).toMatch(/repeat more text than any table has/);
  });
});
