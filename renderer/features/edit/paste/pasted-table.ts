// Tells whether a pasted block is a table with columns of its own: by a first line that names them, by what stands in
// them, or by separators in its lines. It asks nobody and reads no values.
import { EDITABLE_COLUMNS, type EditableColumn } from '../../../../shared/model/rows/row.ts';
import { fieldOfHeader, isHeaderRow, mapColumns } from '../../../../shared/model/table/field-of-header.ts';
import type { TableMapping } from '../../../../shared/model/table/table-field.ts';
import { parseTsv } from '../../../grid/clipboard/tsv.ts';

/** Lines that are looked at. */
const SAMPLE = 50;

export type TableColumns = readonly (EditableColumn | null)[];

/** The columns that the first line names, or null where it names none. */
export function namedColumns(lines: readonly (readonly string[])[]): TableColumns | null {
  const [first = [], ...rows] = lines.slice(0, SAMPLE);
  if (rows.length === 0 || !isHeaderRow(first) || isHeaderRow(rows[0] ?? [])) return null;
  const columns = editable(mapColumns(first, rows));
  const named = columns.filter((column) => column !== null);
  // One known word among others is no name of a column.
  const isHead = named.includes('loc') || named.length > 1 || first.length === 1;
  return isHead && first.some((cell) => fieldOfHeader(cell) !== null) && named.length > 0 ? columns : null;
}

/** The columns of lines without a head, by what stands in them; null where none has addresses. */
export function columnsByContent(lines: readonly (readonly string[])[]): TableColumns | null {
  const columns = editable(mapColumns(null, lines.slice(0, SAMPLE)));
  return columns.includes('loc') ? columns : null;
}

/**
 * What separates the values of lines such as "https://a.example/,2024-05-31,0.8": comma or semicolon, where the lines
 * then are a table with addresses and something else. A list of addresses that have commas is none.
 */
export function separatorOf(text: string): ',' | ';' | null {
  const start = text.slice(0, 20_000);
  if (start.includes('\t')) return null;
  const found = ([';', ','] as const).find((separator) => {
    const lines = parseTsv(start, separator).slice(0, SAMPLE);
    const whole = start.length < text.length && lines.length > 1 ? lines.slice(0, -1) : lines;
    const width = whole[0]?.length ?? 0;
    if (width < 2 || whole.some((line) => line.length !== width)) return false;
    const columns = namedColumns(whole) ?? columnsByContent(whole);
    return columns !== null && columns.filter((column) => column !== null).length > 1;
  });
  return found ?? null;
}

function editable(mapping: TableMapping): TableColumns {
  return mapping.map((field) => EDITABLE_COLUMNS.find((column) => column === field) ?? null);
}
