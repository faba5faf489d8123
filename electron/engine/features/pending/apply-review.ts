// Takes over what of a review is accepted, as one undo step. It decides nothing.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { ReviewKind, ReviewResult } from '../../../../shared/model/edit/review.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { chooseRobots, keepRobots } from '../../check/run/robots/keep-robots.ts';
import { recheckTouched } from '../../check/run/recheck.ts';
import type { EngineContext } from '../../project/context.ts';
import { announceChange } from '../../project/current-project.ts';
import type { NewSource, OpenProject, PendingReview } from '../../project/open-project.ts';
import type { ChangeWriter } from '../../store/history/history.ts';
import type { PendingItem } from '../../store/pending/pending-changes.ts';
import { howRead } from '../../store/source-table.ts';
import { discardReview, pendingReview } from './pending-review.ts';
import { changeRows, insertRows, removeRows } from './write-accepted.ts';

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

/** The same for the open project, and tells it. */
export function* takeOver(context: EngineContext, project: OpenProject): Steps<ReviewResult> {
  try {
    const result = yield* applyReview(project);
    announceChange(context, project);
    return result;
  } catch (error) {
    // Windows that were read while it ran may show what was taken back.
    if (context.current === project)
      context.emit({ event: 'project.changed', data: { revision: project.revision } });
    throw error;
  }
}

/** Rows that taking a review over looks at: each a second time for its flags. */
export function reviewExtent({ table }: Pick<PendingReview, 'table'>): number {
  const { added, changed, removed } = table.numbers().accepted;
  return (added + changed + removed) * 2;
}

class ReviewApplication {
  readonly #project: OpenProject;
  readonly #review: PendingReview;
  readonly #writer: ChangeWriter;
  readonly #newSources: readonly NewSource[];
  readonly #ids: number[] = [];

  constructor(project: OpenProject, review: PendingReview, writer: ChangeWriter) {
    this.#project = project;
    this.#review = review;
    this.#writer = writer;
    this.#newSources = sourcesOf(review);
  }

  *run(): Steps<ReviewResult> {
    this.#addSources();
    const writer = this.#writer;
    const sourceId = (source: number): number => this.#sourceId(source);
    const removed = yield* this.#each('removed', (rows) => removeRows(writer, rows));
    const changed = yield* this.#each('changed', (rows) => changeRows(writer, rows, sourceId));
    const added = yield* this.#each('added', (rows) => insertRows(writer, rows, sourceId));
    this.#noteVersions();
    const { robots = [], robotsTake } = this.#review;
    const { store } = this.#project;
    if (robots.length > 0) keepRobots(store, writer.change(), chooseRobots(store, robots, robotsTake));
    return { added, changed, removed };
  }

  *#each(kind: ReviewKind, write: (rows: readonly PendingItem[]) => Steps<void>): Steps<number> {
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
    for (const source of this.#newSources) {
      const { location, format, parent } = source;
      const above = parent === null ? null : this.#sourceId(parent);
      const id = this.#project.store.imports.addSource(location, format, this.#writer.change(), above);
      this.#project.store.imports.finishSource(id, { ...source.facts, entries: source.entries });
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
    this.#newSources.forEach(({ entries, facts }, i) => {
      const id = this.#ids[i] ?? 0;
      if (refused.has(-1 - i))
        this.#project.store.imports.finishSource(id, { ...facts, entries, origin: howRead(facts.origin) });
    });
  }

  #sourceId(source: number): number {
    return source < 0 ? (this.#ids[-source - 1] ?? 0) : source;
  }
}

/** The sources that come with what is accepted of a review. */
function sourcesOf({ table, newSources, ofAdded }: PendingReview): readonly NewSource[] {
  if (!ofAdded) return newSources;
  const entries = table.numbers().accepted.added;
  return entries === 0 ? [] : newSources.map((source) => ({ ...source, entries }));
}
