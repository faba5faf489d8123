// Where the cells of a sheet lead: its hyperlinks, which stand behind its rows, and formulas that are links. It follows none.
// Source: ECMA-376 part 1, 18.3.1.47 (hyperlink) and 18.17.7.150 (HYPERLINK).
import { readLinkTargets } from './xlsx-workbook.ts';
import { attributeOf, createPartParser, partTexts, type WorkbookParts } from './xlsx-xml.ts';

/** Source: Excel's specifications and limits. */
export const MAX_COLUMNS = 16_384;
/** Characters of the list of links, and links of a sheet, at most. Source: Excel's limits have 65,530 of them. */
const MAX_LIST = 67_108_864;
const MAX_LINKS = 1_000_000;
const START = /<(?:[\w.-]+:)?hyperlinks[\s>]/;
const END = /<\/(?:[\w.-]+:)?hyperlinks\s*>/;
/** Characters by which a tag may lie across two pieces. */
const OVERLAP = 200;

/** Cells of a sheet with what they lead to. */
export interface SheetLinks {
  /** Columns, from 0, with their targets. */
  readonly inRow: (row: number) => Iterable<readonly [column: number, target: string]>;
}

/** The links of a sheet; null where it has none. It goes through the sheet once more, but only where it may have some. */
export async function readSheetLinks(parts: WorkbookParts, sheet: string): Promise<SheetLinks | null> {
  const targets = await readLinkTargets(parts, sheet);
  if (targets.size === 0) return null;
  const list = await listOfLinks(parts, sheet);
  const rows = new Map<number, [number, string][]>();
  let count = 0;
  const parser = createPartParser(
    {
      open: (name, attributes) => {
        const target = targets.get(attributeOf(attributes, 'id') ?? '');
        if (name !== 'hyperlink' || target === undefined) return;
        for (const [row, column] of cellsOf(attributes['ref'] ?? '')) {
          if (++count > MAX_LINKS) return;
          const cells = rows.get(row);
          if (cells) cells.push([column, target]);
          else rows.set(row, [[column, target]]);
        }
      },
      close: () => undefined,
      text: () => undefined,
    },
    parts.path,
    sheet,
  );
  if (list !== '') parser.write(list);
  return { inRow: (row) => rows.get(row) ?? [] };
}

/** The element with all links as it stands in the sheet; '' where there is none, or no end of it. */
async function listOfLinks(parts: WorkbookParts, sheet: string): Promise<string> {
  let held = '';
  let found = false;
  for await (const text of partTexts(parts, sheet)) {
    held += text;
    if (!found) {
      const start = START.exec(held)?.index;
      found = start !== undefined;
      held = held.slice(start ?? -OVERLAP);
    }
    const end = found ? END.exec(held) : null;
    if (end) return held.slice(0, end.index + end[0].length);
    if (held.length > MAX_LIST) return '';
  }
  return '';
}

/** Rows and columns of "A2" or "A2:B5". */
function* cellsOf(reference: string): Iterable<readonly [row: number, column: number]> {
  const [from = '', to = from] = reference.replaceAll('$', '').split(':');
  const rowOf = (cell: string): number => Number(/^[A-Z]{1,3}(\d{1,7})$/.exec(cell)?.[1] ?? NaN);
  for (let row = rowOf(from); row <= rowOf(to); row++)
    for (let column = columnOf(from); column >= 0 && column <= columnOf(to); column++) yield [row, column];
}

/** The target of =HYPERLINK("https://…","text"), whose first argument is a text and nothing else; null for any other. */
export function linkOfFormula(formula: string): string | null {
  const literal = /^HYPERLINK\( {0,9}"((?:[^"]|"")*)" {0,9}[,)]/i.exec(formula.trim())?.[1];
  return literal === undefined ? null : literal.replaceAll('""', '"');
}

/** 0-based: "A" → 0, "XFD" → 16,383; -1 for what is no cell. */
export function columnOf(reference: string): number {
  let column = 0;
  let i = 0;
  for (; i < reference.length; i++) {
    const letter = reference.charCodeAt(i) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > MAX_COLUMNS) return -1;
  }
  return column - 1;
}
