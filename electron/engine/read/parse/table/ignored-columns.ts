// Tells which columns of a table are not read, and which of several has the addresses. Those that Mapwright itself writes
// of what it found are no news.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { isRobotsColumn } from '../../../../../shared/model/rows/robots-column.ts';
import { DERIVED_COLUMNS } from '../../../../../shared/model/table/tables.ts';
import { addressChoice } from '../../../../../shared/model/table/field-of-header.ts';
import type { TableMapping } from '../../../../../shared/model/table/table-field.ts';
import type { ParseOutput } from '../parse-output.ts';

/** Names that are shown of them, and of each so many characters. */
const SHOWN = { names: 10, length: 40 };

/** `samples` are the first rows, by which columns without a name count as filled. */
export function reportIgnored(
  header: readonly string[] | null,
  samples: readonly (readonly string[])[],
  mapping: TableMapping,
  out: ParseOutput,
): void {
  const isIgnored = (column: number): boolean => (mapping[column] ?? null) === null;
  const all = header
    ? named(
        header
          .map((name) => name.trim())
          .filter((name, i) => isIgnored(i) && name !== '' && !isDerived(name)),
      )
    : numbered(mapping.keys().filter((i) => isIgnored(i) && samples.some((row) => row[i]?.trim())));
  if (all.length === 0) return;
  const names = all.slice(0, SHOWN.names);
  const more = all.length - names.length;
  const why =
    more > 0
      ? reason('table-columns-skipped-more', { names, more })
      : reason('table-columns-skipped', { names });
  out.problem('info', 'table-columns-ignored', why, { line: 1 });
}

/** Names the columns that could have the addresses, where there are several, and the one that is taken for it. */
export function reportAddresses(
  header: readonly string[] | null,
  samples: readonly (readonly string[])[],
  mapping: TableMapping,
  out: ParseOutput,
): void {
  const choice = addressChoice(header, samples, mapping);
  if (!choice || choice.columns.length < 2) return;
  const nameOf = (column: number): ErrorReason => columnName(header, column);
  const names = choice.columns.slice(0, SHOWN.names).map(nameOf);
  const params = { names, taken: nameOf(choice.taken) };
  const [severity, code] = choice.ambiguous
    ? (['warning', 'table-url-ambiguous'] as const)
    : (['info', 'table-url-columns'] as const);
  out.problem(severity, code, reason(code, params), { line: 1 });
}

function columnName(header: readonly string[] | null, column: number): ErrorReason {
  const name = header?.[column]?.trim() ?? '';
  return name === '' ? numberOf(column) : reason('table-column-name', { name: name.slice(0, SHOWN.length) });
}

function numberOf(column: number): ErrorReason {
  return reason('table-column-number', { number: String(column + 1) });
}

function named(names: readonly string[]): ErrorReason[] {
  return names.map((name) => reason('table-column-name', { name: name.slice(0, SHOWN.length) }));
}

function numbered(columns: Iterable<number>): ErrorReason[] {
  return Array.from(columns, numberOf);
}

function isDerived(name: string): boolean {
  return (DERIVED_COLUMNS as readonly string[]).includes(name) || isRobotsColumn(name);
}
