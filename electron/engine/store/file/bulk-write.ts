// Runs steps that may write a large part of the file, so that the commit after them has little left to do: see
// docs/decisions/0030-large-commits-are-prepared.md. It commits nothing.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { Flush } from './flush.ts';

type RunSql = (sql: string) => readonly unknown[] | undefined;

/** For what users do by hand, and for sorts, which a larger one makes slower. */
export const CACHE_KB = 8_000;

/**
 * Of a change: its rows are written in their order, so that pages leave the cache as they are done. The commit writes what
 * is left. It counts from the first step on, as pages are written to again, such as by flags: where one of them left
 * the cache between, the commit reads the whole log to compute its checksums anew.
 */
const CHANGE_CACHE_KB = 64_000;

/** Pieces go over the rows once, and look for some in no order; filling more memory costs more than it saves. */
const PIECES_CACHE_KB = 64_000;

/** 12 MB: a commit that writes them all to the log and takes that over takes some dozens of milliseconds. */
const PAGES_A_PIECE = 1_500;

/** Rows of a step, at which a change counts as large. */
const LARGE_ROWS = BATCH_ROWS;

/**
 * Runs the steps with a larger cache, whose end is the caller's. Of what writes many rows the log is written to disk
 * meanwhile; at the end, still in steps, all of it is.
 */
export function* writeInBulk<T>(run: RunSql, path: string, steps: Steps<T>): Steps<T> {
  let log: Flush | null = null;
  try {
    run(`PRAGMA cache_size=-${String(CHANGE_CACHE_KB)}`);
    for (let rows = 0; ;) {
      const next = steps.next();
      if (next.done === true) {
        if (log) yield* log.finish();
        return next.value;
      }
      rows += next.value;
      if (rows > LARGE_ROWS) log ??= new Flush(`${path}-wal`);
      log?.begin();
      yield next.value;
    }
  } finally {
    // Ended early, the steps clean up behind them.
    steps.return(undefined as never);
    log?.close();
  }
}

/** Work in transactions, one after the other. */
export interface Pieces<T> {
  readonly begin: () => void;
  /** Pages that were written since the last commit, about. */
  readonly pages: () => number;
  readonly commit: () => void;
  readonly steps: Steps<T>;
}

/**
 * Runs the steps as a chain of transactions, none of them large. Ended early, what was done by then stays; where a step
 * fails, the last transaction is left open for the caller.
 */
export function* writeInPieces<T>(
  run: RunSql,
  path: string,
  { begin, pages, commit, steps }: Pieces<T>,
): Steps<T> {
  const log = new Flush(`${path}-wal`);
  let paused = false;
  try {
    run(`PRAGMA cache_size=-${String(PIECES_CACHE_KB)}`);
    begin();
    for (;;) {
      const next = steps.next();
      if (next.done === true) {
        commit();
        return next.value;
      }
      log.begin();
      paused = true;
      yield next.value;
      paused = false;
      if (pages() <= PAGES_A_PIECE) continue;
      commit();
      begin();
    }
  } finally {
    steps.return(undefined as never);
    if (paused) commit();
    log.close();
  }
}

/** Rows of a page, about. */
const ROWS_A_PAGE = 50;

/** Rows lie in the order of their ids: those of a range share pages, others have one each at worst. */
export function pagesOf({
  ids,
  first,
  last,
}: {
  readonly ids: Uint32Array | null;
  readonly first: number;
  readonly last: number;
}): number {
  const range = Math.max(0, last - first) / ROWS_A_PAGE + 1;
  return Math.min(range, ids?.length ?? range);
}
