// Cells of workbooks that show another text than they lead to, and formulas that nobody has calculated.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../shared/contract/error-texts.ts';
import { inspectSource } from '../../../../../electron/engine/features/import/inspect-source.ts';
import { textRow, workbookParts, writeWorkbook, type Parts } from './xlsx-file.ts';

const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

function relations(targets: readonly string[]): string {
  const links = targets.map(
    (target, i) =>
      `<Relationship Id="r${String(i + 1)}" Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"/>`,
  );
  return `<Relationships xmlns="${RELS}">${links.join('')}</Relationships>`;
}

function sheet(rows: string, links: string): Parts {
  return {
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><x:worksheet xmlns:x="${MAIN}" xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${rows}</sheetData>${links}</x:worksheet>`,
  };
}

async function read(parts: Parts) {
  const path = await writeWorkbook(parts);
  const { entries, problems } = await inspectSource(path);
  return {
    locs: entries.map(({ loc }) => loc),
    told: problems.map(
      ({ severity, code, line, reason }) => `${severity} ${code}:${String(line)} ${inEnglish(reason)}`,
    ),
  };
}

describe('links of cells', () => {
  it('are taken where the text is no address, and told with their cells', async () => {
    const rows = [
      textRow(1, ['URL']),
      textRow(2, ['A']),
      textRow(3, ['https://www.example.com/text']),
      textRow(4, ['M']),
    ];
    const links =
      '<hyperlinks><hyperlink ref="A2" r:id="r1"/><hyperlink ref="A3" r:id="r1"/><hyperlink ref="A4" r:id="r2"/></hyperlinks>';
    const targets = ['https://www.example.com/a?x=1&amp;y=2', 'mailto:a@example.com'];
    const { locs, told } = await read(
      workbookParts('', {
        ...sheet(rows.join(''), links),
        'xl/worksheets/_rels/sheet1.xml.rels': relations(targets),
      }),
    );
    expect(locs).toEqual(['https://www.example.com/a?x=1&y=2', 'https://www.example.com/text', 'M']);
    expect(told[0]).toBe(
      'info table-link-target:2 Cell A2 shows “A”, which is not a URL. Its link was read instead: https://www.example.com/a?x=1&y=2.',
    );
    expect(told.slice(1).join()).toMatch(/^error loc-not-absolute:4/);
  });

  it('tell the column of addresses, and hold for a range of cells', async () => {
    const rows = [textRow(1, ['Product', 'Name']), textRow(2, ['A', 'x']), textRow(3, ['B', 'y'])];
    const links = '<x:hyperlinks><x:hyperlink ref="A2:A3" r:id="r1"/></x:hyperlinks>';
    const { locs } = await read(
      workbookParts('', {
        ...sheet(rows.join(''), links),
        'xl/worksheets/_rels/sheet1.xml.rels': relations(['https://www.example.com/all']),
      }),
    );
    expect(locs.slice(-2)).toEqual(['https://www.example.com/all', 'https://www.example.com/all']);
  });

  it.each([
    ['HYPERLINK("https://www.example.com/b","B")', 'https://www.example.com/b'],
    ['HYPERLINK("https://www.example.com/""q""")', 'https://www.example.com/"q"'],
    ['HYPERLINK(B2,"B")', 'B'],
    ['HYPERLINK("#Sheet2!A1","B")', 'B'],
  ])('are read from the formula %s', async (formula, loc) => {
    const row = `<row r="2"><c r="A2" t="str"><f>${formula}</f><v>B</v></c></row>`;
    const { locs } = await read(workbookParts(`${textRow(1, ['URL'])}${row}`));
    expect(locs).toEqual([loc]);
  });
});

describe('formulas without a stored value', () => {
  it('are told with their cells, in the columns that are read', async () => {
    const rows = [
      textRow(1, ['url', 'lastmod', 'title']),
      '<row r="2"><c r="A2"><f>"https://www.example.com/"&amp;"a"</f></c><c r="C2"><f>1</f></c></row>',
      '<row r="3"><c r="A3" t="inlineStr"><is><t>https://www.example.com/b</t></is></c><c r="B3"><f>TODAY()</f><v></v></c></row>',
      '<row r="4"><c r="A4" t="str"><f>"https://www.example.com/c"</f><v>https://www.example.com/c</v></c><c r="B4" t="str"><f>""</f><v></v></c></row>',
    ];
    const { locs, told } = await read(workbookParts(rows.join('')));
    expect(locs).toEqual(['https://www.example.com/b', 'https://www.example.com/c']);
    expect(told.filter((line) => line.includes('formula')).map((line) => line.split(' has')[0])).toEqual([
      'error table-formula-no-value:2 Cell A2',
      'warning table-formula-no-value:3 Cell B3',
    ]);
  });
});
