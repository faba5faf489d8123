// compare.apply: takes differences over into the open project, as one undo step. What was changed otherwise since is
// left alone and counted.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import {
  comparedFieldBit,
  type ComparedField,
  type ComparisonApplied,
} from '../../../../../shared/model/comparison.ts';
import { BATCH_ROWS } from '../../../rows/entry-batch.ts';
import { hashLoc } from '../../../rows/hash-loc.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { EXTENSION_FIELDS } from '../digest/extension-parts.ts';
import { differingExtensions, mergeExtensions } from '../digest/compare-values.ts';
import type { Command } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import type { ComparedRow, StoredDifference } from '../../../store/compared/comparison-table.ts';
import type { ChangeWriter } from '../../../store/history/history.ts';
import { setExtensions } from '../../../store/rows/set-extensions.ts';
import { batchOfRows } from '../../import/batch-of-rows.ts';
import type { Comparison } from '../../../project/comparison.ts';
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
      yield* this.#change(open.filter(isPair), writer);
      yield* this.#remove(
        open.flatMap(({ before, after }) => (before && !after ? before.row : [])),
        writer,
      );
      yield* this.#add(
        open.flatMap(({ before, after }) => (after && !before ? after : [])),
        writer,
      );
      yield all.length;
    }
  }

  *#change(pairs: readonly Pair[], writer: ChangeWriter): Steps<void> {
    const withField = (set: number): Pair[] =>
      pairs.filter(({ fields }) => (fields & set & this.#only) !== 0);
    for (const field of ['lastmod', 'changefreq', 'priority'] as const) {
      yield* set(writer, field, withField(comparedFieldBit(field)), ({ after }) => after[field]);
    }
    yield* set(writer, 'included', withField(comparedFieldBit('included')), ({ after }) =>
      Number(after.included),
    );
    const wanted = byRow(withField(ALL_EXTENSIONS));
    const present = this.#presentExtensions(wanted);
    const exts = wanted.map((pair) => this.#merged(present.get(pair.before.row) ?? null, pair));
    yield* setExtensions(writer, idsOf(wanted), exts);
    this.done.changed += pairs.length;
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

  *#remove(ids: readonly number[], writer: ChangeWriter): Steps<void> {
    if (ids.length === 0) return;
    yield* writer.set('deleted', Uint32Array.from(ids).sort(), 1);
    this.done.removed += ids.length;
  }

  *#add(rows: readonly ComparedRow[], writer: ChangeWriter): Steps<void> {
    if (rows.length === 0) return;
    yield 0;
    const batch = batchOfRows(rows.map((row) => ({ ...row, hash: hashLoc(row.loc), line: 0 })));
    writer.insert({ source: NO_SOURCE, batch, issues: rows.map(() => 0) });
    this.done.added += rows.length;
  }
}

function isPair(difference: StoredDifference): difference is Pair {
  return difference.before !== null && difference.after !== null;
}

function* set(
  writer: ChangeWriter,
  field: Parameters<ChangeWriter['set']>[0],
  pairs: readonly Pair[],
  cell: (pair: Pair) => string | number | null,
): Steps<void> {
  if (pairs.length === 0) return;
  const sorted = byRow(pairs);
  yield* writer.set(field, idsOf(sorted), sorted.map(cell));
}

function byRow(pairs: readonly Pair[]): Pair[] {
  return pairs.toSorted((a, b) => a.before.row - b.before.row);
}

function idsOf(pairs: readonly Pair[]): Uint32Array {
  return Uint32Array.from(pairs, ({ before }) => before.row);
}
