// Takes over what of a review is accepted, as one undo step. It decides nothing.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { BATCH_ROWS } from '../../../rows/entry-batch.ts';
import {
  reviewFieldBit,
  type ReviewField,
  type ReviewKind,
  type ReviewResult,
} from '../../../../../shared/model/review.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { OpenProject, PendingReview } from '../../../project/open-project.ts';
import { setExtensions } from '../../../store/rows/set-extensions.ts';
import type { ChangeWriter } from '../../../store/history/history.ts';
import { howRead } from '../../../store/sources.ts';
import type { StagedRow } from '../../../store/pending/review-table.ts';
import { batchOfRows } from '../batch-of-rows.ts';
import { keepRobots } from '../../../check/run/robots/keep-robots.ts';
import { recheckTouched } from '../../../check/run/recheck.ts';

/** The pending review of a project; throws not-found where there is none. */
export function pendingReview(project: OpenProject): PendingReview {
  if (project.review) return project.review;
  throw new AppError('not-found', reason('review-gone'));
}

/**
 * Writes all that is accepted and forgets the review. Ending it early, or a failure, changes nothing and keeps it.
 * Rows that are gone by now are skipped.
 */
export function* applyReview(project: OpenProject): Steps<ReviewResult> {
  const review = pendingReview(project);
  let result: ReviewResult = { added: 0, changed: 0, removed: 0 };
  const work = function* (writer: ChangeWriter): Steps<void> {
    result = yield* new ReviewApplication(project, review, writer).run();
  };
  const touched = yield* project.store.changeSteps(review.label, work, (changed) =>
    recheckTouched(project, changed),
  );
  project.lastChange = touched;
  discardReview(project);
  return result;
}

/** Rows that taking a review over looks at: each a second time for its flags. */
export function reviewExtent({ table }: PendingReview): number {
  const { added, changed, removed } = table.numbers().accepted;
  return (added + changed + removed) * 2;
}

/** Forgets the pending review, if any. */
export function discardReview(project: OpenProject): void {
  project.review?.table.drop();
  project.review = null;
}

class ReviewApplication {
  readonly #project: OpenProject;
  readonly #review: PendingReview;
  readonly #writer: ChangeWriter;
  readonly #ids: number[] = [];

  constructor(project: OpenProject, review: PendingReview, writer: ChangeWriter) {
    this.#project = project;
    this.#review = review;
    this.#writer = writer;
  }

  *run(): Steps<ReviewResult> {
    this.#addSources();
    const writer = this.#writer;
    const removed = yield* this.#each('removed', (rows) => writer.set('deleted', idsOf(rows), 1));
    const changed = yield* this.#each('changed', (rows) => this.#setFields(rows));
    const added = yield* this.#each('added', (rows) => this.#insert(rows));
    this.#noteVersions();
    const { robots = [] } = this.#review;
    if (robots.length > 0) keepRobots(this.#project.store, writer.change(), robots);
    return { added, changed, removed };
  }

  *#each(kind: ReviewKind, write: (rows: readonly StagedRow[]) => Steps<void>): Steps<number> {
    let count = 0;
    for (let after = 0; ;) {
      const rows = this.#review.table.acceptedAfter(kind, after, BATCH_ROWS);
      if (rows.length === 0) return count;
      for (const _ of write(rows)) yield 0;
      yield rows.length;
      count += rows.length;
      after = rows.at(-1)?.item ?? after;
    }
  }

  #addSources(): void {
    for (const { location, format, parent, entries, facts } of this.#review.newSources) {
      const above = parent === null ? null : this.#sourceId(parent);
      const id = this.#project.store.imports.addSource(location, format, this.#writer.change(), above);
      this.#project.store.imports.finishSource(id, { ...facts, entries });
      this.#ids.push(id);
    }
  }

  /** What was refused comes up again with the next import: then the source does not count as known. */
  #noteVersions(): void {
    const { table, versions } = this.#review;
    const refused = table.refusedSources();
    for (const version of versions) {
      const parent = version.parent === null ? null : this.#sourceId(version.parent);
      const known = refused.has(version.source) ? { ...version, origin: howRead(version.origin) } : version;
      this.#project.store.imports.addVersion(this.#writer.change(), { ...known, parent });
    }
    this.#review.newSources.forEach(({ entries, facts }, i) => {
      const id = this.#ids[i] ?? 0;
      if (refused.has(-1 - i))
        this.#project.store.imports.finishSource(id, { ...facts, entries, origin: howRead(facts.origin) });
    });
  }

  #sourceId(source: number): number {
    return source < 0 ? (this.#ids[-source - 1] ?? 0) : source;
  }

  *#setFields(rows: readonly StagedRow[]): Steps<void> {
    const withField = (field: ReviewField) =>
      rows.filter(({ accepted }) => (accepted & reviewFieldBit(field)) !== 0);
    for (const field of ['lastmod', 'changefreq', 'priority'] as const) {
      yield* this.#set(field, withField(field), (row) => (row[field] === '' ? null : row[field]));
    }
    const ext = withField('ext');
    yield* setExtensions(
      this.#writer,
      idsOf(ext),
      ext.map((row) => row.ext),
    );
    yield* this.#set('included', withField('included'), ({ included }) => (included ? 1 : 0));
    yield* this.#set('source', withField('source'), (row) => this.#sourceId(row.source));
  }

  *#set(
    field: Parameters<ChangeWriter['set']>[0],
    rows: readonly StagedRow[],
    cell: (row: StagedRow) => string | number | null,
  ): Steps<void> {
    if (rows.length > 0) yield* this.#writer.set(field, idsOf(rows), rows.map(cell));
  }

  *#insert(rows: readonly StagedRow[]): Steps<void> {
    yield 0;
    for (let start = 0, end: number; start < rows.length; start = end) {
      const source = rows[start]?.source ?? 0;
      for (end = start + 1; end < rows.length && rows[end]?.source === source; end++);
      const some = rows.slice(start, end);
      this.#writer.insert({
        source: this.#sourceId(source),
        batch: batchOfRows(some),
        issues: some.map(() => 0),
      });
    }
  }
}

function idsOf(rows: readonly StagedRow[]): Uint32Array {
  return Uint32Array.from(rows, ({ row }) => row);
}
