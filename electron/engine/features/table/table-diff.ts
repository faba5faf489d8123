// What a row of a table changes in the project's row: field by field, and only in the columns that the table has.
import { CHANGEFREQS } from '../../../../shared/protocol/changefreq.ts';
import { formatPriority } from '../../../../shared/protocol/priority.ts';
import type { ReviewChange, ReviewField } from '../../../../shared/model/table.ts';
import type { TableField, TableMapping } from '../../../../shared/model/table-field.ts';
import type { ValueColumn } from '../../../../shared/model/columns.ts';
import { hashLoc } from '../../rows/hash-loc.ts';
import {
  normaliseCell,
  normaliseChangefreq,
  normalisePriority,
} from '../../read/normalise/normalise-value.ts';
import type { TableEntry } from '../../read/parse/table/table-entries.ts';
import { applyExtensions, showExtensions } from '../../read/parse/table/table-extensions.ts';
import { REVIEW_FIELDS, type ChangedRow, type ReviewRow } from '../../store/pending/review-tables.ts';
import type { MatchedRow } from '../../store/pending/table-matcher.ts';

export type ReviewedField = (typeof REVIEW_FIELDS)[number];

/** The fields that a table speaks of. */
export function fieldsOf(mapping: TableMapping): ReadonlySet<ReviewedField> {
  const plain = new Set<TableField | null>(['loc', 'lastmod', 'changefreq', 'priority', 'included']);
  const fields = mapping.filter((field) => plain.has(field)) as ReviewedField[];
  const ext = mapping.some((field) => field !== null && field !== 'id' && !plain.has(field));
  return new Set([...fields, ...(ext ? (['ext'] as const) : [])]);
}

/** The values that the row would add to the project, or what stands in the way of its extensions. */
export function newRow(entry: TableEntry): { readonly row: ReviewRow; readonly invalid: InvalidCell | null } {
  const applied = entry.ext ? applyExtensions(null, entry.ext) : { ext: null };
  return {
    row: { ...valuesOf(entry), included: entry.included ?? true, ext: applied.ext },
    invalid: 'invalid' in applied ? applied.invalid : null,
  };
}

export type InvalidCell = 'extensions' | 'alternates';

/** A valid value of the project for which the table has one that is not. */
export type SpoiltValue = ReviewChange & { readonly field: ValueColumn };

export interface RowDiff {
  /** The row with the table's values and which of them differ; null where none does. */
  readonly row: ChangedRow | null;
  readonly invalid: InvalidCell | null;
  /** The first valid value that one which is not valid would replace; null where there is none. */
  readonly spoilt: SpoiltValue | null;
}

/** What a row of the table changes in the row that it matched. */
export function changedRow(entry: TableEntry, mine: MatchedRow, fields: ReadonlySet<ReviewedField>): RowDiff {
  const values = valuesOf(entry);
  const applied = entry.ext ? applyExtensions(mine.ext, entry.ext) : { ext: mine.ext };
  const theirs = { ...values, included: entry.included ?? mine.included, ext: applied.ext };
  let differing = 0;
  let fill = 0;
  for (const [bit, field] of REVIEW_FIELDS.entries()) {
    if (!fields.has(field) || theirs[field] === mine[field]) continue;
    differing |= 1 << bit;
    if (mine[field] === null || mine[field] === '') fill |= 1 << bit;
  }
  const invalid = 'invalid' in applied ? applied.invalid : null;
  if (differing === 0) return { row: null, invalid, spoilt: null };
  return {
    row: { ...theirs, id: mine.id, fields: differing, fill },
    invalid,
    spoilt: spoiltOf(mine, theirs, differing & ~fill),
  };
}

function spoiltOf(mine: MatchedRow, theirs: ReviewRow, fields: number): SpoiltValue | null {
  for (const [bit, field] of REVIEW_FIELDS.entries()) {
    if ((fields & (1 << bit)) === 0 || field === 'included' || field === 'ext') continue;
    const change = { field, mine: textOf(mine, field), theirs: textOf(theirs, field) };
    if (!isValid(field, change.theirs) && isValid(field, change.mine)) return change;
  }
  return null;
}

function isValid(column: ValueColumn, text: string): boolean {
  const cell = normaliseCell(column, text);
  return typeof cell !== 'object' || cell === null;
}

/** The changes in words, for the review. */
export function describeChanges(mine: MatchedRow | null, theirs: ReviewRow, fields: number): ReviewChange[] {
  return REVIEW_FIELDS.flatMap((field, bit) => {
    if ((fields & (1 << bit)) === 0) return [];
    const name: ReviewField = field === 'ext' ? 'extensions' : field;
    return [{ field: name, mine: mine ? textOf(mine, field) : '', theirs: textOf(theirs, field) }];
  });
}

/** A cell as a user sees it. */
export function textOf(row: MatchedRow | ReviewRow, field: ReviewedField): string {
  switch (field) {
    case 'included':
      return String(row.included);
    case 'changefreq':
      return typeof row.changefreq === 'number'
        ? (CHANGEFREQS[row.changefreq] ?? '')
        : (row.changefreq ?? '');
    case 'priority':
      return typeof row.priority === 'number' ? formatPriority(row.priority) : (row.priority ?? '');
    case 'ext': {
      const { images, alternates } = showExtensions(row.ext);
      return [images, alternates].filter((text) => text !== '').join('\n') || (row.ext ?? '');
    }
    default:
      return row[field] ?? '';
  }
}

function valuesOf({ loc, lastmod, changefreq, priority, line }: TableEntry) {
  return {
    line,
    loc,
    hash: hashLoc(loc),
    lastmod,
    changefreq: changefreq === null ? null : normaliseChangefreq(changefreq),
    priority: priority === null ? null : normalisePriority(priority),
  };
}
