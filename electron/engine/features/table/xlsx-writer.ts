// Writes a workbook as a stream: rows come in batches and leave as compressed bytes, so that memory does not grow with
// them. Texts are text cells, which no spreadsheet runs or turns into a date.
// Source: ECMA-376 part 1 (SpreadsheetML), part 2 (packages).
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { keepGuard } from '../../../../shared/protocol/formula-text.ts';

export type XlsxCell = string | number | boolean | null;

/** Rows of a sheet, the header included. Source: Excel's specifications and limits. */
export const MAX_SHEET_ROWS = 1_048_576;

/** Characters that a cell can hold. Source: Excel's specifications and limits. */
export const MAX_CELL_CHARACTERS = 32_767;

export interface XlsxContent {
  readonly header: readonly string[];
  /** Column widths in characters. */
  readonly widths: readonly number[];
  readonly sheets: number;
  /** The rows of one sheet after the other; each sheet is asked for when it is written. */
  readonly rowsOf: (sheet: number) => AsyncIterable<readonly (readonly XlsxCell[])[]>;
}

/** Half the time of the usual level, for a tenth more bytes. */
const LEVEL = 4;

/** No time of day is written, so that equal rows make equal files. */
const MTIME = new Date(1980, 0, 1);

/** The bytes of the workbook. An error of the rows ends the stream with it. */
export function xlsxStream(content: XlsxContent): Readable {
  const zip = new ZipFile();
  const options = { mtime: MTIME, forceDosTimestamp: true, compressionLevel: LEVEL };
  const small = (name: string, xml: string): void => {
    zip.addBuffer(Buffer.from(`${DECLARATION}${xml}`), name, options);
  };
  const numbers = Array.from({ length: content.sheets }, (_, i) => i + 1);
  small('[Content_Types].xml', contentTypes(numbers));
  small('_rels/.rels', ROOT_RELATIONS);
  small('xl/workbook.xml', workbook(numbers));
  small('xl/_rels/workbook.xml.rels', workbookRelations(numbers));
  small('xl/styles.xml', STYLES);
  const output = new PassThrough({ highWaterMark: 1_048_576 });
  zip.outputStream.pipe(output);
  for (const n of numbers) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${n}.xml`, options, (give) => {
      const sheet = Readable.from(sheetXml(content, n - 1), { objectMode: false, highWaterMark: 1_048_576 });
      sheet.on('error', (error) => output.destroy(error));
      give(null, sheet);
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

async function* sheetXml({ header, widths, rowsOf }: XlsxContent, sheet: number): AsyncGenerator<Buffer> {
  const cols = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  yield Buffer.from(
    `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView ${sheet === 0 ? 'tabSelected="1" ' : ''}workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${cols.join('')}</cols><sheetData>${rowXml(header, 1, columnNames(header.length))}`,
  );
  const columns = columnNames(header.length);
  let row = 2;
  for await (const batch of rowsOf(sheet)) {
    let xml = '';
    for (const cells of batch) xml += rowXml(cells, row++, columns);
    yield Buffer.from(xml);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

function rowXml(cells: readonly XlsxCell[], row: number, columns: readonly string[]): string {
  let xml = `<row r="${row}">`;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? null;
    if (cell === null || cell === '') continue;
    const place = `r="${columns[i] ?? ''}${row}"`;
    if (typeof cell === 'number') xml += `<c ${place}><v>${cell}</v></c>`;
    else if (typeof cell === 'boolean') xml += `<c ${place} t="b"><v>${cell ? 1 : 0}</v></c>`;
    else xml += textCell(cell, place);
  }
  return `${xml}</row>`;
}

/** What a spreadsheet would run when the cell is edited again; "quotePrefix" keeps it text. */
const FORMULA = /^[=+\-@'\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const SPECIAL = /[&<>\x00-\x08\x0b\x0c\x0d\x0e-\x1f\uFFFE\uFFFF]|_x[0-9A-Fa-f]{4}_/;

function textCell(value: string, place: string): string {
  // A table that went through CSV and a spreadsheet has guards in its cells, so workbooks are read as CSV is.
  const text = keepGuard(value);
  const safe = SPECIAL.test(text) ? escapeXlsx(text) : text;
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<c ${place} s="${FORMULA.test(text) ? 2 : 1}" t="inlineStr"><is><t${space}>${safe}</t></is></c>`;
}

/** Characters that XML can't hold as _x000D_, and what looks like such a form so that it stays what it is. */
function escapeXlsx(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\x00-\x08\x0b\x0c\x0d\x0e-\x1f\uFFFE\uFFFF]/g, (c) => {
      return `_x${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
    })
    .replace(/[&<>]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : '&gt;'));
}

/** "A", "B", … "AA" for so many columns. */
function columnNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    let name = '';
    for (let n = i + 1; n > 0; n = Math.floor((n - 1) / 26))
      name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
    return name;
  });
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ROOT_RELATIONS = `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** 0 = general, 1 = text, 2 = text that begins like a formula. */
const STYLES =
  `<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function contentTypes(sheets: readonly number[]): string {
  const parts = sheets.map(
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  return (
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${parts.join('')}</Types>`
  );
}

function workbook(sheets: readonly number[]): string {
  const list = sheets.map(
    (n) => `<sheet name="URLs${n === 1 ? '' : ` ${n}`}" sheetId="${n}" r:id="rId${n}"/>`,
  );
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: readonly number[]): string {
  const list = sheets.map(
    (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`;
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}${styles}</Relationships>`;
}
