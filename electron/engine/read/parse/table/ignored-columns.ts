// Tells which columns of a table are not read. Those that Mapwright itself writes of what it found are no news.
import { isRobotsColumn } from '../../../../../shared/model/robots-column.ts';
import { DERIVED_COLUMNS } from '../../../../../shared/model/table.ts';
import type { TableMapping } from '../../../../../shared/model/table-field.ts';
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
  const all =
    header ?? mapping.map((_, i) => (samples.some((row) => row[i]?.trim()) ? `column ${i + 1}` : ''));
  const names = all
    .map((name) => name.trim())
    .filter((name, i) => name !== '' && (mapping[i] ?? null) === null && !isDerived(name));
  if (names.length === 0) return;
  const shown = names.slice(0, SHOWN.names).map((name) => `"${name.slice(0, SHOWN.length)}"`);
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : '';
  const message = `These columns are none that Mapwright knows and were not read: ${shown.join(', ')}${more}.`;
  out.problem('info', 'table-columns-ignored', message, { line: 1 });
}

function isDerived(name: string): boolean {
  return (DERIVED_COLUMNS as readonly string[]).includes(name) || isRobotsColumn(name);
}
