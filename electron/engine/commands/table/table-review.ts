// table.review: a page of one list of a comparison, with the project's values beside the file's.
import type { ReviewItem } from '../../../../shared/model/table.ts';
import { checkBatch } from '../../check/check-batch.ts';
import type { Command } from '../../context.ts';
import type { OpenProject } from '../../open-project.ts';
import { ACCEPT, REVIEW_FIELDS } from '../../store/review-tables.ts';
import { currentProject } from '../project/current-project.ts';
import { checkContext } from '../check/check-context.ts';
import { describeChanges, textOf } from './table-diff.ts';
import { currentReview, type TableReview } from './open-review.ts';

interface Page {
  readonly start: number;
  readonly count: number;
}

export const tableReview: Command<'table.review'> = ({ review: id, list, start, count }, context) => {
  const project = currentProject(context);
  const review = currentReview(project, id);
  const page = { start, count };
  if (list === 'added')
    return { total: review.tables.count('added'), start, items: added(project, review, page) };
  if (list === 'changed')
    return { total: review.tables.count('changed'), start, items: changed(project, review, page) };
  return { total: review.missing.length, start, items: missing(project, review, page) };
};

function added(project: OpenProject, { tables }: TableReview, { start, count }: Page): ReviewItem[] {
  const rows = tables.added(start, count);
  const flags = checkBatch(
    {
      count: rows.length,
      loc: rows.map(({ loc }) => loc),
      lastmod: rows.map(({ lastmod }) => lastmod),
      changefreq: rows.map(({ changefreq }) => changefreq),
      priority: rows.map(({ priority }) => priority),
      ext: rows.map(({ ext }) => ext),
    },
    checkContext(project),
    project.store.ruleSets,
  );
  return rows.map((row, i) => {
    const shown = REVIEW_FIELDS.map((field, bit) =>
      field === 'loc' || textOf(row, field) === '' || (field === 'included' && row.included) ? 0 : 1 << bit,
    );
    const fields = shown.reduce((all, bit) => all | bit, 0);
    return {
      n: row.n,
      line: row.line,
      loc: row.loc,
      accepted: row.accept !== ACCEPT.no,
      changes: describeChanges(null, row, fields),
      issues: [...project.store.ruleSets.rulesOf(flags[i] ?? 0)],
    };
  });
}

function changed({ store }: OpenProject, { tables }: TableReview, { start, count }: Page): ReviewItem[] {
  const rows = tables.changed(start, count);
  const stored = store.rowsById(rows.map(({ id }) => id));
  const mine = new Map(stored.id.map((id, i) => [id, i]));
  return rows.map((row) => {
    const i = mine.get(row.id) ?? -1;
    const before = {
      id: row.id,
      loc: stored.loc[i] ?? '',
      lastmod: stored.lastmod[i] ?? null,
      changefreq: stored.changefreq[i] ?? null,
      priority: stored.priority[i] ?? null,
      included: stored.included[i] ?? true,
      ext: stored.ext[i] ?? null,
    };
    const fields = row.accept === ACCEPT.fill ? row.fill : row.fields;
    return {
      n: row.n,
      line: row.line,
      loc: before.loc,
      accepted: row.accept !== ACCEPT.no,
      changes: describeChanges(before, row, fields),
      issues: [],
    };
  });
}

function missing({ store }: OpenProject, review: TableReview, { start, count }: Page): ReviewItem[] {
  const ids = Array.from(review.missing.subarray(start, start + count));
  const stored = store.rowsById(ids);
  return stored.id.map((_, i) => ({
    n: start + i + 1,
    line: 0,
    loc: stored.loc[i] ?? '',
    accepted: review.missingAccepted[start + i] === 1,
    changes: [],
    issues: [],
  }));
}
