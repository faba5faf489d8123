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
import type { HashedRow } from '../hash-row.ts';
import { EXTENSION_FIELDS } from '../digest/extension-parts.ts';
import { differingExtensions, differingFields, mergeExtensions } from '../digest/compare-values.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import type { ComparedRow, StoredDifference } from '../../../store/compared/comparison-table.ts';
import type { ChangeWriter } from '../../../store/history/history.ts';
import { fieldSet } from '../../pending/change-stage.ts';
import { changeRows, insertRows, removeRows, type AcceptedRow } from '../../pending/write-accepted.ts';
import type { Comparison } from '../../../project/last-comparison.ts';
import { lastComparison } from './compare-rows.ts';
import { rowsByLoc, statesOf, towardsProject } from '../difference-states.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';

/** The source of rows that no import brought. */
const NO_SOURCE = 0;

/** Where what is not taken over is counted, by why. */
const COUNTED = { done: 'same', stale: 'skipped', unwritable: 'unwritable' } as const;

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
    included: 0,
    same: 0,
    skipped: 0,
    unwritable: 0,
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
      for (const state of states) {
        if (state !== null && state !== 'open') this.done[COUNTED[state]]++;
      }
      const changed = open.filter(isPair);
      const removed = open.flatMap(({ before, after }) => (before && !after ? before : []));
      const coming = open.flatMap(({ before, after }) => (after && !before ? after : []));
      const known = this.#leftOut(coming);
      const added = coming.filter(({ loc }) => !known.has(loc)).map(newRow);
      const included = coming.flatMap((row) => {
        const mine = known.get(row.loc);
        known.delete(row.loc);
        return mine ? this.#includedForm(mine, row) : [];
      });
      yield* changeRows(writer, [...this.#newForms(changed), ...included]);
      yield* removeRows(writer, removed);
      if (added.length > 0) yield* insertRows(writer, added);
      this.done.changed += changed.length;
      this.done.removed += removed.length;
      this.done.added += added.length;
      this.done.included += included.length;
      yield all.length;
    }
  }

  /** Each as its new form, with the fields of it that are taken over. */
  #newForms(pairs: readonly Pair[]): AcceptedRow[] {
    const present = this.#presentExtensions(pairs.filter(({ fields }) => (fields & ALL_EXTENSIONS) !== 0));
    return pairs.map((pair) => {
      const { before, after, fields } = pair;
      const taken = comparedFieldsOf(fields & this.#only).map(reviewField);
      const ext = taken.includes('ext') ? this.#merged(present.get(before.row) ?? null, pair) : null;
      return { ...newRow(after), row: before.row, ext, accepted: fieldSet(taken) };
    });
  }

  /** The rows that the project has of these addresses, left out: nothing else is open and there already. */
  #leftOut(rows: readonly ComparedRow[]): Map<string, { readonly id: number; readonly row: HashedRow }> {
    const { project, written } = this.#comparison;
    const known = new Map<string, { id: number; row: HashedRow }>();
    if (!written || project === null) return known;
    for (const [loc, { id, row }] of rowsByLoc(
      rows.map(({ loc }) => loc),
      this.#project,
      null,
    )) {
      if (row) known.set(loc, { id, row });
    }
    return known;
  }

  /** The project's row as the other side has it, included. */
  #includedForm(
    { id, row }: { readonly id: number; readonly row: HashedRow },
    after: ComparedRow,
  ): AcceptedRow {
    const fields = differingFields(row, after, this.#comparison.compared & after.held);
    const taken = comparedFieldsOf(fields).map(reviewField);
    const ext = mergeExtensions(row.ext, after.ext, fields & ALL_EXTENSIONS);
    return { ...newRow(after), row: id, ext, included: true, accepted: fieldSet([...taken, 'included']) };
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

/** The row's own field; every field that is none of these is a part of the extensions. */
function reviewField(field: ComparedField): ReviewField {
  if (field === 'respelt') return 'loc';
  return REVIEW_FIELDS.find((known) => known === field) ?? 'ext';
}

function newRow({ loc, lastmod, changefreq, priority, ext, included }: ComparedRow): AcceptedRow {
  const form = { loc, lastmod, changefreq, priority, ext, included };
  return { ...form, source: NO_SOURCE, row: 0, line: 0, hash: hashLoc(loc), accepted: WHOLE_ROW };
}
