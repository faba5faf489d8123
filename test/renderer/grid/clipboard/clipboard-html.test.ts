// @vitest-environment happy-dom
// The clipboard's HTML as Excel, LibreOffice and Google Sheets write it, and round trips of what this grid writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClipboard } from '../../../../renderer/grid/clipboard/clipboard-cells.ts';
import {
  columnsOfHtml,
  formatHtmlTable,
  readHtmlTable,
  type ClipboardCell,
} from '../../../../renderer/grid/clipboard/clipboard-html.ts';
import { finish } from '../../../../shared/model/steps.ts';

function parseHtmlTable(html: string): ClipboardCell[][] | null {
  return finish(readHtmlTable(html));
}
import type { EditorKind } from '../../../../renderer/grid/grid-types.ts';
import { pastedText } from '../../../../renderer/grid/clipboard/pasted-text.ts';
import { formatTsv } from '../../../../shared/model/table/format-tsv.ts';

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.html`), 'utf8');
const EDITORS: readonly EditorKind[] = ['url', 'date', 'number', 'select'];

/** What each cell would become in columns of these kinds. */
function pasted(html: string): string[][] {
  return finish(readClipboard({ html, plain: 'not read' })).lines.map((line) =>
    line.map((cell, column) => pastedText(cell, { editor: EDITORS[column] })),
  );
}

describe.each(['excel', 'libreoffice', 'google-sheets'])('a table of %s', (name) => {
  it('gives addresses, exact dates and numbers, and line breaks in their cell', () => {
    expect(pasted(fixture(name))).toEqual([
      ['https://a.example/?a=1&b=2', '2024-05-31', '0.8', 'weekly'],
      ['first line\nsecond "line"', '2024-05-31T12:00:00', '1', ''],
    ]);
  });
});

describe('a table of newer versions of Excel, which tell no numbers', () => {
  it('gives dates in the order of their format, and leaves those as they are that nobody can read', () => {
    expect(pasted(fixture('excel-365')).slice(0, 4)).toEqual([
      ['https://a.example/?a=1&b=2', '2024-04-03', '0.8', 'weekly'],
      ['first line\nsecond "line"', '2024-03-04T13:05', '1', ''],
      ['https://a.example/3', '2024-05-31T12:00', '0.5', 'Daily'],
      ['https://a.example/4', '3/4/2024', '', ''],
    ]);
  });

  it('has no row for what only sets the widths of columns', () => {
    expect(pasted(fixture('excel-365'))).toHaveLength(4);
  });
});

describe('a table of Google Sheets', () => {
  it('is not looked for in a single cell, which is a span', () => {
    const html = `<meta charset='utf-8'><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><span style="font-size:10pt;font-family:Arial;" data-sheets-root="1" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;a\nb&quot;}" data-sheets-userformat="{&quot;2&quot;:513}">a<br/>b</span>`;
    expect(finish(readClipboard({ html, plain: '"a\nb"' })).lines).toEqual([[{ text: 'a\nb' }]]);
  });

  it('gives the shown result of a formula, and its number', () => {
    const html = `<google-sheets-html-origin><table data-sheets-root="1"><tbody><tr><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:0.5}" data-sheets-formula="=R[0]C[1]/2">50%</td><td data-sheets-value="{&quot;1&quot;:4,&quot;4&quot;:1}">TRUE</td></tr></tbody></table>`;
    expect(parseHtmlTable(html)).toEqual([[{ text: '50%', number: 0.5 }, { text: 'TRUE' }]]);
  });
});

describe('an HTML table', () => {
  it('of thousands of rows is read in parts as a short one is at once, with tables in its cells', () => {
    const row = (n: number): string =>
      `<tr><td title="<tr>">${String(n)}</td><td><table><tr><td>inner</td></tr></table></td></tr>`;
    const table = (from: number, to: number): string =>
      `<table>${Array.from({ length: to - from }, (_, i) => row(from + i)).join('')}</table>`;
    const whole = table(0, 5_000);
    expect(whole.length).toBeGreaterThan(200_000);
    const parts = [0, 1_000, 2_000, 3_000, 4_000].flatMap((n) => parseHtmlTable(table(n, n + 1_000)) ?? []);
    expect(parseHtmlTable(whole)).toEqual(parts);
  });

  it('comes back as it was written, whatever its cells hold', () => {
    const cell = fc
      .array(fc.constantFrom('a', ' ', '<', '&', '"', "'", 'é', '日', '\n', '&amp;', '<br>', '0', '=1'), {
        maxLength: 8,
      })
      // Spaces at the ends and around line breaks are not kept by any program's HTML.
      .map((parts) =>
        parts
          .join('')
          .replaceAll(/ *\n */g, '\n')
          .replaceAll(/ +/g, ' ')
          .trim(),
      );
    const line = fc.array(cell, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const back = parseHtmlTable(formatHtmlTable(lines, ['loc']))?.map((cells) =>
          cells.map(({ text }) => text),
        );
        expect(back).toEqual(lines);
      }),
      { numRuns: 300 },
    );
  });

  it('marks each cell as text for Excel and for LibreOffice, which else run formulas', () => {
    const table = new DOMParser().parseFromString(
      formatHtmlTable([['=1+1', '007']], ['loc', 'lastmod']),
      'text/html',
    );
    for (const cell of table.querySelectorAll('td')) {
      expect(cell.getAttribute('style')).toBe("mso-number-format:'\\@'");
      expect(cell.getAttribute('sdnum')).toBe('1033;0;@');
    }
  });

  it('with spans gives empty cells for what they cover', () => {
    const html =
      '<table><tr><td colspan=2>wide</td><td rowspan=2>high</td></tr><tr><td>a</td><td>b</td></tr></table>';
    expect(parseHtmlTable(html)?.map((line) => line.map(({ text }) => text))).toEqual([
      ['wide', '', 'high'],
      ['a', 'b'],
    ]);
  });

  it('is not looked for in other HTML, and the plain text counts then', () => {
    const html = '<p style="color:red">a <b>b</b></p>';
    expect(finish(readClipboard({ html, plain: 'a\tb\r\n' })).lines).toEqual([
      [{ text: 'a' }, { text: 'b' }],
    ]);
  });

  it('never becomes part of the page, and no text in it is taken for markup', () => {
    const html = '<table><tr><td onclick="x()">&lt;img src=x onerror=alert(1)&gt; style=1</td></tr></table>';
    expect(parseHtmlTable(html)).toEqual([[{ text: '<img src=x onerror=alert(1)> style=1' }]]);
    expect(document.querySelector('table')).toBeNull();
  });
});

describe('pasted text', () => {
  it.each([
    ['31.05.2024', '2024-05-31'],
    ['31/05/2024', '2024-05-31'],
    ['5/31/2024', '2024-05-31'],
    ['2024/5/31', '2024-05-31'],
    ['5/5/2024', '2024-05-05'],
    ['3/4/2024', '3/4/2024'],
    ['31.02.2024', '31.02.2024'],
    ['2024-05-31T10:00:00Z', '2024-05-31T10:00:00Z'],
    ['31.05.2024 9:30', '2024-05-31T09:30'],
    ['5/31/2024, 12:15:10 AM', '2024-05-31T00:15:10'],
    ['3/4/2024 9:30', '3/4/2024 9:30'],
    ['2024-05-31 25:00', '2024-05-31 25:00'],
  ])('reads the date %s as %s', (text, date) => {
    expect(pastedText({ text }, { editor: 'date' })).toBe(date);
  });

  it.each([
    ['0,8', '0.8'],
    ['0.8', '0.8'],
    [',5', '.5'],
    ['1.000,5', '1.000,5'],
    ['high', 'high'],
  ])('reads the number %s as %s', (text, number) => {
    expect(pastedText({ text }, { editor: 'number' })).toBe(number);
  });

  it('leaves texts of other columns alone', () => {
    expect(pastedText({ text: 'https://a.example/0,8' }, { editor: 'url' })).toBe('https://a.example/0,8');
    const frequency = { editor: 'select', options: ['daily', 'never'] } as const;
    const read = ['DAILY', ' Never ', 'often'].map((word) => pastedText({ text: word }, frequency));
    expect(read).toEqual(['daily', 'never', 'often']);
    expect(formatTsv([['a"b', 'c\td']])).toBe('a"b\t"c\td"\r\n');
  });
});

describe('a large table', () => {
  const row = (n: number) => `<tr title="<tr> 'x"><td>${String(n)}</td><td>b</td></tr>`;
  const page = (inside: string) =>
    `<html><style>.d{mso-number-format:"Short Date"}</style><table x="1"><tbody>${inside}</tbody></table><p>after</p></html>`;

  it('reads as it would in one piece', () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => row(n));
    rows[700] = '<tr><td rowspan="3" class="d" x:num="45443">31/05/2024</td><td>c</td></tr>';
    rows[701] = '<tr><td>d</td></tr>';
    rows[702] = '<tr><td>e</td></tr>';
    const lines = parseHtmlTable(page(rows.join('')));
    expect(lines).toHaveLength(5_000);
    expect(lines?.[4_999]?.map(({ text }) => text)).toEqual(['4999', 'b']);
    expect(lines?.slice(700, 703)).toEqual([
      [{ text: '31/05/2024', number: 45443, isDate: true }, { text: 'c' }],
      [{ text: '' }, { text: 'd' }],
      [{ text: '' }, { text: 'e' }],
    ]);
  });

  it('tells the columns of a copy of Mapwright’s own, and of no other', () => {
    expect(columnsOfHtml(formatHtmlTable([['a', 'b']], ['loc', 'priority']))).toEqual(['loc', 'priority']);
    expect(columnsOfHtml(page(row(1)))).toBeNull();
  });
});
