// Makes workbooks from their parts, for tests: ordinary ones, and such as no spreadsheet writes.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export type Parts = Readonly<Record<string, string | Buffer>>;

/** A workbook with one sheet, whose rows are given as XML; parts given as well take the place of its own. */
export function workbookParts(rows: string, more: Parts = {}): Parts {
  return {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>` +
      `<Relationship Id="r3" Type="${OFFICE}/styles" Target="/xl/styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
}

export async function writeWorkbook(parts: Parts, name = 'book.xlsx'): Promise<string> {
  const path = join(temporaryFolder(), name);
  const zip = new ZipFile();
  for (const [part, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), part);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

/** A row of inline texts. */
export function textRow(n: number, cells: readonly string[]): string {
  const xml = cells.map(
    (text, i) =>
      `<c r="${String.fromCharCode(65 + i)}${n}" t="inlineStr"><is><t>${escapeText(text)}</t></is></c>`,
  );
  return `<row r="${n}">${xml.join('')}</row>`;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
