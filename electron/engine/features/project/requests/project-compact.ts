// project.compact: forgets the oldest steps as the user says, and gives the room that nothing takes back to the disk. Nothing
// of it happens by itself.
import type { CompactResult } from '../../../../../shared/model/compact-result.ts';
import type { HistoryBounds } from '../../../../../shared/model/project.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Command } from '../../../project/context.ts';
import type { Database } from '../../../store/file/database.ts';
import type { ForgottenHistory } from '../../../store/history/forget-history.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { writeSettings } from '../../../store/file/settings.ts';
import { backUpBefore } from '../../../project/back-up-before.ts';
import { announceChange, changeableProject } from '../../../project/current-project.ts';

export const projectCompact: Command<'project.compact'> = ({ bounds, dryRun }, context) => {
  const project = changeableProject(context);
  const { store } = project;
  const rows = store.counts().rows;
  const deleted = Math.max(0, store.lastRowId() - rows);
  if (dryRun) return context.jobs.runSteps('compactPreview', tryToForget(store, bounds), deleted);
  function* steps(): Steps<CompactResult> {
    // Whoever waits hears of a job first: what SQLite does in one go is ended with the engine.
    yield 0;
    const before = store.db.bytes();
    const forgotten = yield* store.db.transactionSteps(() => forget(store, bounds));
    try {
      yield 0;
      shorten(store.db);
    } finally {
      // Not before: whoever reads again does so beside this thread, and would be in the way.
      announceChange(context, project);
    }
    return { ...forgotten, before, after: store.db.bytes() };
  }
  // Of what SQLite does nothing is told: where that is all, nobody knows how far it is.
  const total = deleted > 0 ? deleted + rows : 0;
  const run = (): Promise<CompactResult> | CompactResult =>
    context.jobs.runSteps('compact', steps(), total, { patience: 0, least: 0 });
  return backUpBefore(context, project, { code: 'compact' })?.then(run) ?? run();
};

/** Inside a transaction. Bounds that are given are those of the next time, too. */
function* forget(store: ProjectStore, given: HistoryBounds | undefined): Steps<ForgottenHistory> {
  if (given) writeSettings(store.db, { historyBounds: given });
  return yield* store.states.forget(given ?? store.settings().historyBounds);
}

/** What compacting would do, told by doing it and taking it back. */
function* tryToForget(store: ProjectStore, bounds: HistoryBounds | undefined): Steps<CompactResult> {
  const { db } = store;
  const told: { result?: CompactResult } = {};
  try {
    yield* db.transactionSteps(function* () {
      const before = db.bytes();
      const forgotten = yield* forget(store, bounds);
      told.result = { ...forgotten, before, after: db.bytes() - freeBytes(db) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return told.result as CompactResult;
}

function shorten(db: Database): void {
  const resume = withoutLog(db);
  try {
    db.exec('VACUUM');
  } finally {
    resume();
  }
}

/** A log takes it, too, where somebody reads the file just now. */
function withoutLog(db: Database): () => void {
  try {
    return db.bypassLog();
  } catch {
    return () => undefined;
  }
}

/** Of pages that hold nothing any more. */
function freeBytes(db: Database): number {
  return db.number('PRAGMA freelist_count') * db.number('PRAGMA page_size');
}

class TakenBack extends Error {}
