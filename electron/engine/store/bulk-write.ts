// Runs steps that may write a large part of the file, so that the commit after them has little left to do: see
// docs/decisions/0030-large-commits-are-prepared.md. It commits nothing.
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import { Flush } from './flush.ts';

type RunSql = (sql: string) => readonly unknown[] | undefined;

/** For what users do by hand, and for sorts, which a larger one makes slower. */
export const CACHE_KB = 8_000;

/** A million rows with their index, or the pages of an index over more: half the time of large changes. */
const BULK_CACHE_KB = 160_000;

/** What the cache still holds when the commit comes. */
const LAST_CACHE_KB = 1_000;

/** Rows that are read to drive changed pages out of the cache: some hundred pages, a few milliseconds. */
const ROWS_A_STEP = 20_000;

/** About so many rows fill the cache once, as a row takes 100 bytes and more. */
const ROWS_OF_CACHE = 1_600_000;

/** 12 MB: a commit that writes them all to the log and takes that over takes some dozens of milliseconds. */
const PAGES_A_PIECE = 1_500;

/** Rows of a step, at which a change counts as large. */
const LARGE_ROWS = BATCH_ROWS;

/**
 * Runs the steps. What writes many rows gets a large cache, and its log is written to disk meanwhile; at the end, still
 * in steps, the changed pages go from the cache to the log, and the log to disk.
 */
export function* writeInBulk<T>(run: RunSql, path: string, steps: Steps<T>): Steps<T> {
  let log: Flush | null = null;
  let mapped = 0;
  try {
    for (let rows = 0; ;) {
      const next = steps.next();
      if (next.done === true) {
        if (log) yield* emptyCache(run, rows);
        if (log) yield* log.finish();
        return next.value;
      }
      rows += next.value;
      if (rows > LARGE_ROWS && !log) {
        log = new Flush(`${path}-wal`);
        mapped = Number(run('PRAGMA mmap_size')?.[0] ?? 0);
        run(`PRAGMA cache_size=-${String(BULK_CACHE_KB)}`);
      }
      log?.begin();
      yield next.value;
    }
  } finally {
    // Ended early, the steps clean up behind them.
    steps.return(undefined as never);
    log?.close();
    if (log) run(`PRAGMA mmap_size=${String(mapped)}`);
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
    run(`PRAGMA cache_size=-${String(BULK_CACHE_KB)}`);
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

/** SQLite writes a changed page when another one needs its place: so others are read. Mapped ones need no place. */
function* emptyCache(run: RunSql, changed: number): Steps<void> {
  run('PRAGMA mmap_size=0');
  run(`PRAGMA cache_size=-${String(LAST_CACHE_KB)}`);
  const last = Number(run('SELECT max(id) FROM url')?.[0] ?? 0);
  // A changed row has a page of its own at worst, and one in the index; pages hold dozens of rows otherwise.
  const enough = Math.min(ROWS_OF_CACHE, changed * 100);
  for (let read = 0, first = 1; read < enough && last > 0; read += ROWS_A_STEP) {
    run(
      `SELECT count(*) FROM url NOT INDEXED WHERE id BETWEEN ${String(first)} AND ${String(first + ROWS_A_STEP - 1)}`,
    );
    first = first + ROWS_A_STEP > last ? 1 : first + ROWS_A_STEP;
    yield 0;
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
