// Brings what was accepted of a compared table into the project, as one undo step.
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { ChangeLabel } from '../../../../shared/model/change.ts';
import type { SourceOrigin } from '../../../../shared/model/project.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { TableApplied } from '../../../../shared/model/table.ts';
import { TEXT_ENCODINGS } from '../../../../shared/protocol/encodings.ts';
import { checkBatch } from '../../check/check-batch.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { setExtensions } from '../../store/rows/set-extensions.ts';
import { finishSource, howRead } from '../../store/sources.ts';
import type { ChangeWriter } from '../../store/history/history.ts';
import {
  ACCEPT,
  REVIEW_FIELDS,
  type ChangedRow,
  type StoredReview,
} from '../../store/pending/review-tables.ts';
import { batchOfRows } from '../import/batch-of-rows.ts';
import { recheckTouched } from '../../check/run/recheck.ts';
import { settleImport } from '../import/settle-import.ts';
import { runSteps } from '../../jobs/run-steps.ts';
import { SiteGuess } from '../import/site-guess.ts';
import { sortNewRows } from '../../check/run/sort-sections.ts';
import { monotonic } from '../../jobs/monotonic.ts';
import { acceptedOf, dropReview, type TableReview } from './open-review.ts';

/** Applies and forgets the review. Rolls everything back on cancel and on errors of the store. */
export async function applyTable(
  project: OpenProject,
  review: TableReview,
  control: JobControl,
): Promise<TableApplied> {
  const started = monotonic();
  const accepted = acceptedOf(review);
  const total = accepted.added + accepted.changed + accepted.missing;
  const name = basename(review.merge.path);
  const label: ChangeLabel = { code: 'import', files: 1, name };
  let done = 0;
  const onRows = (rows: number): void => {
    done += rows;
    control.report({ label: name, done, total: Math.max(total, done), bytes: 0, bytesTotal: null });
  };
  if (total > 0 && accepted.changed + accepted.missing === 0) {
    await addOnly(project, review, label, control.signal, onRows);
  } else if (total > 0) {
    const steps = project.store.changeSteps(
      label,
      (writer) => applySteps(project, review, writer),
      (touched) => recheckTouched(project, touched),
    );
    await runSteps(steps, control.signal, onRows);
  }
  dropReview(project, review.id);
  return {
    added: accepted.added,
    changed: accepted.changed,
    deleted: accepted.missing,
    ...review.found,
    seconds: (monotonic() - started) / 1_000,
  };
}

/** New rows alone take the way of an import, which is faster for many. */
async function addOnly(
  project: OpenProject,
  { merge, format, tables, found, bytes }: TableReview,
  label: ChangeLabel,
  signal: AbortSignal,
  onRows: (rows: number) => void,
): Promise<void> {
  const { store } = project;
  const firstRow = store.lastRowId() + 1;
  const guess = new SiteGuess(store);
  const writer = store.beginImport(label);
  try {
    await runSteps(writer.ready(), signal);
    const source = writer.addSource(merge.path, format);
    for (const rows of pages((n) => tables.acceptedAdded(n, BATCH_ROWS))) {
      const batch = batchOfRows(rows);
      writer.add(source, batch, checkBatch(batch, guess.contextFor(batch.loc), store.ruleSets));
      onRows(rows.length);
      await nextTurn();
      signal.throwIfAborted();
    }
    writer.finishSource(source, { bytes, problems: found.problems, origin: originOf(merge) });
    await runSteps(sortNewRows(project, firstRow), signal);
    const committing = writer.commitSteps((imported) => settleImport(store, imported, guess.site));
    await runSteps(committing, signal);
  } catch (error) {
    writer.rollback();
    throw error;
  }
}

function* applySteps({ store }: OpenProject, review: TableReview, writer: ChangeWriter): Steps<void> {
  const { merge, format, tables, found, missing, missingAccepted, bytes } = review;
  for (const rows of pages((n) => tables.acceptedChanged(n, BATCH_ROWS))) {
    yield* setFields(rows, writer);
    yield rows.length;
  }
  const gone = missing.filter((_, i) => missingAccepted[i] === 1);
  if (gone.length > 0) yield* writer.set('deleted', gone, 1);
  if (tables.acceptedCount('added') === 0) return;
  const source = writer.addSource(merge.path, format);
  let entries = 0;
  for (const rows of pages((n) => tables.acceptedAdded(n, BATCH_ROWS))) {
    const batch = batchOfRows(rows);
    writer.insert({ source, batch, issues: rows.map(() => 0) });
    entries += rows.length;
    yield rows.length;
  }
  finishSource(store.db, source, { bytes, entries, problems: found.problems, origin: originOf(merge) });
}

/** What is kept of how the table was read, for looking at it again. */
function originOf({ options: { encoding } }: TableReview['merge']): SourceOrigin | undefined {
  return howRead({ encoding: TEXT_ENCODINGS.find((known) => known === encoding) });
}

/** Sets the accepted fields of rows; what "fill" accepted touches empty cells alone. */
function* setFields(rows: readonly StoredReview<ChangedRow>[], writer: ChangeWriter): Steps<void> {
  for (const [bit, field] of REVIEW_FIELDS.entries()) {
    const flag = 1 << bit;
    const taken = rows.filter(
      ({ accept, fields, fill }) => ((accept === ACCEPT.fill ? fill : fields) & flag) !== 0,
    );
    if (taken.length === 0) continue;
    yield* counted(setField(writer, field, taken));
  }
}

function* setField(
  writer: ChangeWriter,
  field: (typeof REVIEW_FIELDS)[number],
  rows: readonly ChangedRow[],
): Steps<void> {
  const ids = Uint32Array.from(rows, ({ id }) => id);
  if (field === 'ext') {
    const exts = rows.map(({ ext }) => ext);
    yield* setExtensions(writer, ids, exts);
    return;
  }
  const cells = rows.map((row) => (field === 'included' ? Number(row.included) : row[field]));
  yield* writer.set(field, ids, cells);
  if (field !== 'loc') return;
  const hashes = rows.map(({ hash }) => hash);
  yield* writer.set('hash', ids, hashes);
}

/** Steps whose rows are counted elsewhere. */
function* counted(steps: Steps<void>): Steps<void> {
  for (const _ of steps) yield 0;
}

/** Rows in pages, each asked for by the number of the last row before it. */
function* pages<T extends { readonly n: number }>(
  read: (n: number) => readonly T[],
): Generator<readonly T[]> {
  for (let last = 0; ;) {
    const rows = read(last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.n ?? last;
  }
}
