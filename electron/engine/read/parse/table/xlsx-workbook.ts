// What a workbook is made of: its sheets, and which formats of its cells are dates. It reads no rows.
// Source: ECMA-376 part 1 (SpreadsheetML) and part 2 (packages).
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { attributeOf, damagedPart, readPart, type WorkbookParts } from './xlsx-xml.ts';

export interface Sheet {
  readonly name: string;
  readonly part: string;
}

export interface Workbook {
  readonly sheets: readonly Sheet[];
  /** The part with the shared strings, or null. */
  readonly strings: string | null;
  /** Days are counted from 1904. */
  readonly since1904: boolean;
  /** By style index: whether a number in it is a date. */
  readonly dateStyles: readonly boolean[];
}

interface Relation {
  readonly type: string;
  /** A part's name, or null for what lies outside of the file: that is never opened. */
  readonly part: string | null;
  /** What lies outside, as it is named. */
  readonly outside: string | null;
}

/** Throws unreadable-source with the cause, for other formats of spreadsheets too. */
export async function readWorkbook(parts: WorkbookParts): Promise<Workbook> {
  const known = new Map(parts.names.map((name) => [name.toLowerCase(), name]));
  const part = (name: string): string | null => known.get(name.toLowerCase()) ?? null;
  const root = await readRelations(parts, part, '');
  const main =
    [...root.values()].find(({ type }) => type === 'officeDocument')?.part ?? part('xl/workbook.xml');
  if (main === null) throw notAWorkbook(parts, part);
  const folder = main.includes('/') ? main.slice(0, main.lastIndexOf('/')) : '';
  const relations = await readRelations(parts, part, folder, main);
  const listed = await readSheets(parts, main);
  const sheets = listed.sheets.flatMap(({ name, id }) => {
    const relation = relations.get(id);
    // Charts and macros are sheets too, but have no cells.
    if (relation && relation.type !== 'worksheet') return [];
    if (!relation?.part) throw damagedPart(parts.path, main, reason('workbook-sheet-missing', { name }));
    return [{ name, part: relation.part }];
  });
  if (sheets.length === 0) throw damagedPart(parts.path, main, reason('workbook-no-sheet'));
  const partOf = (type: string): string | null =>
    [...relations.values()].find((relation) => relation.type === type)?.part ?? null;
  const styles = partOf('styles');
  return {
    sheets,
    strings: partOf('sharedStrings'),
    since1904: listed.since1904,
    dateStyles: styles === null ? [] : await readDateStyles(parts, styles),
  };
}

/** Where the links of a sheet lead outside of the file, by their ids. */
export async function readLinkTargets(parts: WorkbookParts, sheet: string): Promise<Map<string, string>> {
  const known = new Map(parts.names.map((name) => [name.toLowerCase(), name]));
  const folder = sheet.slice(0, Math.max(0, sheet.lastIndexOf('/')));
  const relations = await readRelations(
    parts,
    (name) => known.get(name.toLowerCase()) ?? null,
    folder,
    sheet,
  );
  const links = [...relations].flatMap(([id, { type, outside }]) =>
    type === 'hyperlink' && outside !== null ? [[id, outside] as const] : [],
  );
  return new Map(links);
}

async function readRelations(
  parts: WorkbookParts,
  part: (name: string) => string | null,
  folder: string,
  of = '',
): Promise<Map<string, Relation>> {
  const file = of.slice(of.lastIndexOf('/') + 1);
  const name = part(`${folder === '' ? '' : `${folder}/`}_rels/${file}.rels`);
  const found = new Map<string, Relation>();
  if (name === null) return found;
  await readPart(parts, name, {
    open: (tag, attributes) => {
      if (tag !== 'Relationship') return;
      const { Id = '', Type = '', Target = '', TargetMode } = attributes;
      const type = Type.slice(Type.lastIndexOf('/') + 1);
      const outside = TargetMode === 'External' ? Target : null;
      found.set(Id, { type, part: outside === null ? part(resolvePart(folder, Target)) : null, outside });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found;
}

/** A target relative to a folder of the package. */
function resolvePart(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : `/${folder}/${target}`;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

async function readSheets(
  parts: WorkbookParts,
  main: string,
): Promise<{ sheets: { name: string; id: string }[]; since1904: boolean }> {
  const result = { sheets: [] as { name: string; id: string }[], since1904: false };
  await readPart(parts, main, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') result.since1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (tag !== 'sheet') return;
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
      result.sheets.push({ name: attributes['name'] ?? '', id: id ?? '' });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return result;
}

/** Formats that every workbook has without naming them: dates and times. */
const BUILT_IN_DATES = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 36, 45, 46, 47, 50, 57,
]);

async function readDateStyles(parts: WorkbookParts, name: string): Promise<boolean[]> {
  const dates = new Set(BUILT_IN_DATES);
  const styles: boolean[] = [];
  let inCells = false;
  await readPart(parts, name, {
    open: (tag, attributes) => {
      if (tag === 'numFmt' && isDateFormat(attributeOf(attributes, 'formatCode') ?? ''))
        dates.add(Number(attributes['numFmtId']));
      if (tag === 'cellXfs') inCells = true;
      if (tag === 'xf' && inCells) styles.push(dates.has(Number(attributes['numFmtId'] ?? 0)));
    },
    close: (tag) => {
      if (tag === 'cellXfs') inCells = false;
    },
    text: () => undefined,
  });
  return styles;
}

/** True for a format with day, month, year or time letters outside of quotes, brackets and escapes. */
function isDateFormat(code: string): boolean {
  const [positive = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  const bare = positive.replace(/\[[^\][]*\]/g, (part) => (/^\[[hms]+\]$/i.test(part) ? part : ''));
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare);
}

function notAWorkbook({ path }: WorkbookParts, part: (name: string) => string | null): AppError {
  const key =
    part('xl/workbook.bin') !== null
      ? 'table-binary-workbook'
      : part('content.xml') !== null
        ? 'table-open-document'
        : part('word/document.xml') !== null
          ? 'table-text-document'
          : 'table-plain-zip';
  return new AppError('unreadable-source', reason(key, { path }));
}
