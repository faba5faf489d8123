// What cells of a workbook have besides their texts: a link's target takes the place of a text that is no address, and a
// formula whose value is missing is told. It reads no sheet.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { ADDRESS } from '../../../../../shared/model/table/address-column.ts';
import { hreflangOf, type TableMapping } from '../../../../../shared/model/table/table-field.ts';
import type { ParseOutput } from '../parse-output.ts';
import type { SheetRow } from './xlsx-sheet.ts';

/** Characters of a text that a message shows. */
const SHOWN = 60;

/** The cells of a row, with the targets of links for addresses; what is taken and what is missing is told. */
export function readNotes({ cells, row, links, unknown }: SheetRow, mapping: TableMapping, out: ParseOutput) {
  for (const column of unknown ?? []) tellUnknown(column, row, mapping, out);
  if (!links) return cells;
  const linked = [...cells];
  for (const [column, target] of links) {
    const field = mapping[column] ?? null;
    const text = cells[column]?.trim() ?? '';
    if ((field !== 'loc' && hreflangOf(field) === null) || !isLinked(text, target)) continue;
    while (linked.length <= column) linked.push('');
    linked[column] = target;
    const params = { cell: cellName(column, row), text: text.slice(0, SHOWN), target };
    const why = text === '' ? reason('table-link-only', params) : reason('table-link-target', params);
    out.problem('info', 'table-link-target', why, { line: row, loc: target });
  }
  return linked;
}

/** The cells as far as they are addresses or lead to some, for telling what a column is. */
export function linkedCells({ cells, links }: SheetRow): readonly string[] {
  return links
    ? cells.map((text, i) => (isLinked(text, links.get(i) ?? '') ? (links.get(i) ?? '') : text))
    : cells;
}

function isLinked(text: string, target: string): boolean {
  return !ADDRESS.test(text) && ADDRESS.test(target);
}

/** Without its address a row is lost; without another value it is only poorer. */
function tellUnknown(column: number, row: number, mapping: TableMapping, out: ParseOutput): void {
  const field = mapping[column] ?? null;
  if (field === null) return;
  const why = reason('table-formula-no-value', { cell: cellName(column, row) });
  out.problem(field === 'loc' ? 'error' : 'warning', 'table-formula-no-value', why, { line: row });
}

/** "A2", as spreadsheets name it. */
function cellName(column: number, row: number): string {
  let name = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26))
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return `${name}${row}`;
}
