// review.rows: a window of the changes that wait, with the values before and after.
import { CHANGEFREQS } from '../../../../../shared/protocol/changefreq.ts';
import {
  reviewFieldsOf,
  type ReviewItem,
  type ReviewKind,
  type ReviewValues,
} from '../../../../../shared/model/review.ts';
import type { Command } from '../../../project/context.ts';
import type { StagedRow } from '../../../store/pending/review-table.ts';
import { pendingReview } from './apply-review.ts';
import { currentProject } from '../../../project/current-project.ts';

export const reviewRows: Command<'review.rows'> = ({ kind, field, start, count }, context) => {
  const project = currentProject(context);
  const { total, rows } = pendingReview(project).table.window({ kind, field }, start, count);
  const stored = project.store.imports.comparable(rows.map(({ row }) => row).filter((id) => id !== 0));
  const places = new Map(stored.id.map((id, place) => [id, place]));
  const items = rows.map((row) => {
    const place = places.get(row.row);
    const before = place === undefined ? null : valuesAt(stored, place);
    return toItem(row, before, place === undefined ? row.loc : (stored.loc[place] ?? ''));
  });
  return { start, total, items };
};

function toItem(
  staged: StagedRow & { readonly kind: ReviewKind },
  before: ReviewValues | null,
  loc: string,
): ReviewItem {
  const { item, kind, row, line, fields, accepted } = staged;
  return {
    item,
    kind,
    row: row === 0 ? null : row,
    loc: kind === 'added' ? staged.loc : loc,
    line,
    before,
    after: kind === 'removed' ? null : { ...shown(staged), source: staged.source, included: staged.included },
    fields: reviewFieldsOf(fields),
    acceptedFields: reviewFieldsOf(accepted),
    accepted: accepted !== 0,
  };
}

interface Columns {
  readonly lastmod: readonly (string | null)[];
  readonly changefreq: readonly (number | string | null)[];
  readonly priority: readonly (number | string | null)[];
  readonly ext: readonly (string | null)[];
  readonly source: readonly number[];
  readonly included: readonly boolean[];
}

function valuesAt(rows: Columns, i: number): ReviewValues {
  const values = {
    lastmod: rows.lastmod[i] ?? null,
    changefreq: rows.changefreq[i] ?? null,
    priority: rows.priority[i] ?? null,
    ext: rows.ext[i] ?? null,
  };
  return { ...shown(values), source: rows.source[i] ?? 0, included: rows.included[i] ?? true };
}

function shown({
  lastmod,
  changefreq,
  priority,
  ext,
}: Pick<StagedRow, 'lastmod' | 'changefreq' | 'priority' | 'ext'>): Omit<
  ReviewValues,
  'source' | 'included'
> {
  const frequency = typeof changefreq === 'number' ? (CHANGEFREQS[changefreq] ?? null) : changefreq;
  return { lastmod, changefreq: frequency, priority, ext };
}
