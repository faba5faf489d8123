// What a row of a table makes of the project's row, in the columns that the table has, and which of it nobody would want.
import { VALUE_COLUMNS, type ValueColumn } from '../../../../shared/model/rows/columns.ts';
import { hashLoc } from '../../rows/hash-loc.ts';
import type { ReviewField } from '../../../../shared/model/edit/review.ts';
import {
  isCrawlField,
  type TableField,
  type TableMapping,
} from '../../../../shared/model/table/table-field.ts';
import { cellText } from '../../view/cell-text.ts';
import {
  normaliseCell,
  normaliseChangefreq,
  normalisePriority,
} from '../../read/normalise/normalise-value.ts';
import { valuesOf, type StoredValues } from '../../rows/row-values.ts';
import type { TableEntry } from '../../read/parse/table/table-entries.ts';
import { applyExtensions } from '../../read/parse/table/table-extensions.ts';
import type { StoredRow } from '../../store/pending/rows-as-stored.ts';
import { fieldSet, type Difference, type NewForm, type NewRow } from '../pending/change-stage.ts';

const PLAIN = [...VALUE_COLUMNS, 'included'] as const satisfies ReviewField[];

/** The set of fields that a table speaks of. */
export function fieldsOf(mapping: TableMapping): number {
  const plain = new Set<TableField | null>(PLAIN);
  // A crawl says which pages belong into a sitemap.
  const crawl = mapping.some(isCrawlField);
  const fields = PLAIN.filter((field) => mapping.includes(field) || (crawl && field === 'included'));
  const ext = mapping.some(
    (field) => field !== null && field !== 'id' && !plain.has(field) && !isCrawlField(field),
  );
  return fieldSet([...fields, ...(ext ? (['ext'] as const) : [])]);
}

/** A row of a table, as it is looked for. */
export type SoughtEntry = NewRow & { readonly entry: TableEntry };

export function soughtEntry(entry: TableEntry): SoughtEntry {
  const { loc, id, line } = entry;
  return { loc, id, line, hash: hashLoc(loc), entry };
}

export type InvalidCell = 'extensions' | 'alternates';

/** The row with the table's values, and what stands in the way of its extensions. */
export function formOf(
  entry: TableEntry,
  mine: StoredRow | null,
  compared: number,
): { readonly form: NewForm; readonly invalid: InvalidCell | null } {
  const { changefreq, priority, included, ext } = entry;
  const before = mine?.ext ?? null;
  const applied = ext ? applyExtensions(before, ext) : { ext: before };
  return {
    form: {
      ...valuesOf((column) => entry[column]),
      changefreq: changefreq === null ? null : normaliseChangefreq(changefreq),
      priority: priority === null ? null : normalisePriority(priority),
      included: included ?? mine?.included ?? true,
      ext: applied.ext,
      compared,
    },
    invalid: 'invalid' in applied ? applied.invalid : null,
  };
}

/** A valid value that one which is not valid would replace. */
export interface SpoiltValue {
  readonly field: ValueColumn;
  readonly mine: string;
  readonly theirs: string;
}

/** The first of them; null where there is none. */
export function spoiltOf({ mine, theirs, fields, fill }: Difference): SpoiltValue | null {
  for (const field of VALUE_COLUMNS) {
    if ((fields & ~fill & fieldSet([field])) === 0) continue;
    const textIn = (row: StoredValues): string => cellText(field, row[field] ?? null) ?? '';
    const change = { field, mine: textIn(mine), theirs: textIn(theirs) };
    if (!isValid(field, change.theirs) && isValid(field, change.mine)) return change;
  }
  return null;
}

function isValid(column: ValueColumn, text: string): boolean {
  const cell = normaliseCell(column, text);
  return typeof cell !== 'object' || cell === null;
}
