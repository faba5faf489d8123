// table.review: a page of one list of a comparison, with the project's values beside the file's.
import type { RuleGroup, RuleId } from '../../../../../shared/model/rule.ts';
import type { ReviewItem } from '../../../../../shared/model/table.ts';
import { rulesOfRows } from '../../../check/check-batch.ts';
import { ruleOf } from '../../../check/rule-registry.ts';
import type { RowValues } from '../../../check/rule.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { ACCEPT, REVIEW_FIELDS } from '../../../store/pending/review-tables.ts';
import { currentProject } from '../../../project/current-project.ts';
import { checkContext } from '../../../check/run/check-context.ts';
import { describeChanges, textOf, type ReviewedField } from '../table-diff.ts';
import { currentReview, type TableReview } from '../open-review.ts';

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
  const issues = judge(project, rows);
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
      issues: issues[i] ?? [],
    };
  });
}

function changed(project: OpenProject, { tables }: TableReview, { start, count }: Page): ReviewItem[] {
  const rows = tables.changed(start, count);
  const stored = project.store.rowsById(rows.map(({ id }) => id));
  const mine = new Map(stored.id.map((id, i) => [id, i]));
  const compared = rows.map((row) => {
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
    const taken = REVIEW_FIELDS.filter((_, bit) => (fields & (1 << bit)) !== 0);
    const after = { ...before, ...Object.fromEntries(taken.map((field) => [field, row[field]])) };
    return { row, before, after, fields, taken };
  });
  const issues = judge(
    project,
    compared.map(({ after }) => after),
  );
  return compared.map(({ row, before, fields, taken }, i) => ({
    n: row.n,
    line: row.line,
    loc: before.loc,
    accepted: row.accept !== ACCEPT.no,
    changes: describeChanges(before, row, fields),
    issues: (issues[i] ?? []).filter((rule) => taken.includes(fieldOf(ruleOf(rule).group))),
  }));
}

/** What the row rules say to rows as they would be. */
function judge(project: OpenProject, rows: readonly RowValues[]): RuleId[][] {
  return rulesOfRows(rows, checkContext(project), project.store.ruleSets);
}

/** The field that row rules of a group look at. */
function fieldOf(group: RuleGroup): ReviewedField {
  switch (group) {
    case 'lastmod':
    case 'changefreq':
    case 'priority':
      return group;
    case 'image':
    case 'video':
    case 'news':
    case 'hreflang':
      return 'ext';
    default:
      return 'loc';
  }
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
