// compare.apply: takes differences over into the open project, as one undo step. What was changed otherwise since is
// left alone and counted.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import {
  comparedFieldBit,
  comparedFieldsOf,
  type ComparedField,
  type ComparisonApplied,
} from '../../../../../shared/model/comparison.ts';
import { BATCH_ROWS } from '../../../rows/entry-batch.ts';
import { hashLoc } from '../../../rows/hash-loc.ts';
import { REVIEW_FIELDS, WHOLE_ROW, type ReviewField } from '../../../../../shared/model/edit/review.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { EXTENSION_FIELDS } from '../digest/extension-parts.ts';
import { differingExtensions, mergeExtensions } from '../digest/compare-values.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import type { ComparedRow, StoredDifference } from '../../../store/compared/comparison-table.ts';
import type { ChangeWriter } from '../../../store/history/history.ts';
import { fieldSet } from '../../pending/change-stage.ts';
import { changeRows, insertRows, removeRows, type AcceptedRow } from '../../pending/write-accepted.ts';
import type { Comparison } from '../../../project/last-comparison.ts';
import { lastComparison } from './compare-rows.ts';
import { statesOf, towardsProject } from '../difference-states.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';

/** The source of rows that no import brought. */
const NO_SOURCE = 0;

const ALL_EXTENSIONS = EXTENSION_FIELDS.reduce((set, field) => set | comparedFieldBit(field), 0);

export const compareApply: Command<'compare.apply'> = async ({ items, ...filter }, context) => {
  const project = changeableProject(context);
  const comparison = lastComparison(context);
  const { takes, sides } = comparison.summary;
  if (takes === null || comparison.project !== project) {
    throw new AppError('invalid-request', reason('compare-not-applicable'));
  }
  const chosen = items === undefined ? comparison.table.items(filter) : Uint32Array.from(items);
  const applying = new Applying(project, comparison, filter.field);
  const label = { code: 'compare', name: sides[takes === 'before' ? 0 : 1].name } as const;
  const result = await applySteps(context, { label, rows: chosen.length }, (writer) =>
    applying.run(chosen, writer),
  );
  return { ...result, applied: applying.done };
};

type Pair = StoredDifference & { readonly before: ComparedRow; readonly after: ComparedRow };

class Applying {
  readonly done: { -readonly [K in keyof ComparisonApplied]: number } = {
    added: 0,
    changed: 0,
    removed: 0,
    skipped: 0,
  };
  readonly #project: OpenProject;
  readonly #comparison: Comparison;
  /** The one field that is taken over of changed rows; all where it is absent. */
  readonly #only: number;

  constructor(project: OpenProject, comparison: Comparison, field: ComparedField | undefined) {
    this.#project = project;
    this.#comparison = comparison;
    this.#only = field === undefined ? comparison.compared : comparedFieldBit(field);
  }

  *run(items: Uint32Array, writer: ChangeWriter): Steps<void> {
    for (let start = 0; start < items.length; start += BATCH_ROWS) {
      const read = this.#comparison.table.read(Array.from(items.subarray(start, start + BATCH_ROWS)));
      const all = towardsProject(read, this.#comparison, this.#project);
      const states = statesOf(all, this.#comparison, this.#project);
      const open = all.filter((_, i) => states[i] === 'open');
      this.done.skipped += all.length - open.length;
      const changed = open.filter(isPair);
      const removed = open.flatMap(({ before, after }) => (before && !after ? before : []));
      const added = open.flatMap(({ before, after }) => (after && !before ? newRow(after) : []));
      yield* changeRows(writer, this.#newForms(changed));
      yield* removeRows(writer, removed);
      if (added.length > 0) yield* insertRows(writer, added);
      this.done.changed += changed.length;
      this.done.removed += removed.length;
      this.done.added += added.length;
      yield all.length;
    }
  }

  /** Each as its new form, with the fields of it that are taken over. */
  #newForms(pairs: readonly Pair[]): AcceptedRow[] {
    const present = this.#presentExtensions(pairs.filter(({ fields }) => (fields & ALL_EXTENSIONS) !== 0));
    return pairs.map((pair) => {
      const { before, after, fields } = pair;
      const taken = comparedFieldsOf(fields & this.#only).map((field) =>
        isReviewField(field) ? field : 'ext',
      );
      const ext = taken.includes('ext') ? this.#merged(present.get(before.row) ?? null, pair) : null;
      return { ...newRow(after), row: before.row, ext, accepted: fieldSet(taken) };
    });
  }

  /** Some parts may have been taken over before. */
  #presentExtensions(pairs: readonly Pair[]): ReadonlyMap<number, string | null> {
    const { id, ext } = this.#project.store.rowsById(pairs.map(({ before }) => before.row));
    return new Map(id.map((row, i) => [row, ext[i] ?? null]));
  }

  /** Only what differs is taken over; where nothing else is there, the order of the parts is, too. */
  #merged(present: string | null, { fields, after: { ext } }: Pair): string | null {
    const wanted = this.#comparison.compared & this.#only & ALL_EXTENSIONS;
    const taken = fields & wanted;
    const rest = differingExtensions(present ?? '', ext ?? '') & ~taken;
    return mergeExtensions(present, ext, wanted === ALL_EXTENSIONS && rest === 0 ? ALL_EXTENSIONS : taken);
  }
}

function isPair(difference: StoredDifference): difference is Pair {
  return difference.before !== null && difference.after !== null;
}

/** Every other field that sets are compared by is a part of the extensions. */
function isReviewField(field: string): field is ReviewField {
  return (REVIEW_FIELDS as readonly string[]).includes(field);
}

function newRow({ loc, lastmod, changefreq, priority, ext, included }: ComparedRow): AcceptedRow {
  const form = { loc, lastmod, changefreq, priority, ext, included };
  return { ...form, source: NO_SOURCE, row: 0, line: 0, hash: hashLoc(loc), accepted: WHOLE_ROW };
}
