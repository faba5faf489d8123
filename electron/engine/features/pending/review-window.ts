// A window of the changes that wait: the values before and after, and what the rules say to what would be.
import {
  WHOLE_ROW,
  reviewFieldsOf,
  type ReviewField,
  type ReviewItem,
  type ReviewValues,
  type ReviewWindow,
} from '../../../../shared/model/edit/review.ts';
import type { RuleGroup } from '../../../../shared/model/rule.ts';
import { rulesOfRows } from '../../check/check-batch.ts';
import { ruleOf } from '../../check/rule-registry.ts';
import { shownValues, valuesOf } from '../../rows/row-values.ts';
import { checkContext } from '../../check/run/check-context.ts';
import type { OpenProject, PendingReview } from '../../project/open-project.ts';
import { showExtensions } from '../../read/parse/table/table-extensions.ts';
import type { PendingItem, ReviewPart } from '../../store/pending/pending-changes.ts';
import type { RowForm } from '../../store/pending/rows-as-stored.ts';

type Asked = Pick<ReviewPart, 'kind' | 'field'> & { readonly start: number; readonly count: number };

export function reviewWindow(
  { store }: OpenProject,
  { table }: PendingReview,
  { kind, field, start, count }: Asked,
): ReviewWindow {
  const { total, items } = table.window({ kind, field }, start, count);
  const stored = new Map(store.imports.rows(items.map(({ row }) => row)).map((row) => [row.id, row]));
  const before = items.map(({ row }) => stored.get(row) ?? null);
  const after = items.map((item, i) => wouldBe(item, before[i] ?? null));
  const issues = rulesOfRows(after, checkContext({ store }), store.ruleSets);
  return {
    start,
    total,
    items: items.map((item, i) => {
      const taken = takenOf(item);
      const meant = (issues[i] ?? []).filter((rule) => taken.includes(fieldOf(ruleOf(rule).group)));
      return {
        ...toItem(item, before[i] ?? null),
        issues: item.kind === 'added' ? (issues[i] ?? []) : meant,
      };
    }),
  };
}

/** The fields that would be taken over, or that could be. */
function takenOf({ accepted, fields }: PendingItem): readonly ReviewField[] {
  return reviewFieldsOf((accepted === 0 ? fields : accepted) & ~WHOLE_ROW);
}

/** The row as it would be. */
function wouldBe(item: PendingItem, before: RowForm | null): RowForm {
  if (!before) return item;
  return { ...before, ...Object.fromEntries(takenOf(item).map((field) => [field, item[field]])) };
}

/** The field that row rules of a group look at. */
function fieldOf(group: RuleGroup): ReviewField {
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

function toItem(staged: PendingItem, before: RowForm | null): Omit<ReviewItem, 'issues'> {
  const { item, kind, row, line, fields, accepted } = staged;
  const texts = [before, staged].map((form) => form && extensionsText(form.ext));
  const [mine, theirs] = texts[0] === texts[1] ? [before?.ext, staged.ext] : texts;
  return {
    item,
    kind,
    row: row === 0 ? null : row,
    loc: before?.loc ?? staged.loc,
    line,
    before: before && shown(before, mine ?? null),
    after: kind === 'removed' ? null : shown(staged, theirs ?? null),
    fields: reviewFieldsOf(fields),
    acceptedFields: reviewFieldsOf(accepted),
    accepted: accepted !== 0,
  };
}

function extensionsText(ext: string | null): string | null {
  const { images, alternates } = showExtensions(ext);
  return [images, alternates].filter((text) => text !== '').join('\n') || ext;
}

function shown(form: RowForm, ext: string | null): ReviewValues {
  const { source, included } = form;
  return { ...shownValues(valuesOf((column) => form[column])), ext, source, included };
}
