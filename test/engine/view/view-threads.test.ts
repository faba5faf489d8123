// Threads beside the engine's filter and rank rows as the engine's own does, and are given back whatever happens.
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Condition, ViewQuery } from '../../../shared/model/rows/view-query.ts';
import { ViewThreads } from '../../../electron/engine/view/view-threads.ts';
import type { ProjectStore } from '../../../electron/engine/store/store.ts';
import { rankColumn } from '../../../electron/engine/view/sort/column-ranks.ts';
import { viewColumn, type RankedColumn } from '../../../electron/engine/view/column-values.ts';
import { concatIds } from '../../../electron/engine/view/id-lists.ts';
import { Pace } from '../../../electron/engine/view/pace.ts';
import { PartQueue } from '../../../electron/engine/view/sort/part-queue.ts';
import { NO_RANK } from '../../../electron/engine/view/sort/ranks.ts';
import { NO_VERDICTS } from '../../../electron/engine/view/verdict-columns.ts';
import { NO_CREW, type ScanAnswer, type ScanCrew } from '../../../electron/engine/view/sort/scan-crew.ts';
import type { SortedRun } from '../../../electron/engine/view/sort/sort-run.ts';
import { RunMerge } from '../../../electron/engine/view/sort/merge-runs.ts';
import { ViewRegistry } from '../../../electron/engine/view/windows/view-registry.ts';
import { emptyStore } from '../store/rows/sample-project.ts';

/** Some parts of a scan. */
const ROWS = 75_000;

function largeStore(): ProjectStore {
  const store = emptyStore();
  store.db.exec(
    `INSERT INTO source(id, location, imported_at) VALUES (1, '/in/a.xml', '');
     INSERT INTO url(id, loc, lastmod, priority, source, line, hash, deleted)
     WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < ${String(ROWS)})
     SELECT i, 'https://' || (i % 3) || '.example/' || (i * 7919 % 50021) || CASE i % 5 WHEN 0 THEN '/garden' ELSE '' END,
       CASE WHEN i % 4 > 0 THEN date(1700000000 + i * 977 % 90000000, 'unixepoch') END, i % 11, 1, i, i, i % 97 = 0 FROM n`,
  );
  store.db.lastId = ROWS;
  return store;
}

function threadsOf(store: ProjectStore): ViewThreads {
  const threads = new ViewThreads(store.db, 1);
  onTestFinished(() => {
    threads.close();
  });
  return threads;
}

/** All answers of an order that nobody else follows. */
async function answers(crew: ScanCrew, order: Parameters<ScanCrew['follow']>[0]): Promise<ScanAnswer[]> {
  const all: ScanAnswer[] = [];
  await crew.follow(order, (answer) => all.push(answer));
  return all.toSorted((a, b) => a.part - b.part);
}

const queue = () => new PartQueue(0).memory;

describe('threads for views', () => {
  it('find and rank the rows that one thread finds and ranks', async () => {
    const store = largeStore();
    const crew = threadsOf(store).open(ROWS, 'heavy');
    if (!crew) throw new Error('The file could not be frozen.');
    const plain = new ViewRegistry(store.db);
    const filters: readonly Condition[] = [
      { kind: 'text', column: 'loc', operator: 'contains', value: 'GARDEN' },
      { kind: 'text', column: 'loc', operator: 'regex', value: '/[0-9]+7/' },
      { kind: 'search', value: '0.5' },
    ];
    const firstHiddenId = Number.MAX_SAFE_INTEGER;
    for (const condition of filters) {
      const order = { queue: queue(), last: ROWS, conditions: [condition], firstHiddenId };
      const found = await answers(crew, { kind: 'filter', ...order });
      expect(found.length).toBeGreaterThan(2);
      const { view, rows } = await plain.open({ filter: [condition], sort: [] });
      const ids = plain.ids({ kind: 'view', view, ranges: [{ from: 0, to: rows }] });
      expect(concatIds(found.flatMap((one) => (one.kind === 'ids' ? one.ids : [])))).toEqual(ids);
    }
    for (const column of ['loc', 'lastmod', 'host'] as const) {
      const read = await answers(crew, { kind: 'runs', queue: queue(), last: ROWS, column });
      const runs = read.flatMap((one): readonly SortedRun[] => (one.kind === 'runs' ? [one.run] : []));
      const ranks = new Uint32Array(ROWS + 1).fill(NO_RANK);
      const merge = new RunMerge(runs, ranks);
      while (!merge.advance(ROWS));
      const columnOf = (name: RankedColumn) => viewColumn(name, NO_VERDICTS);
      const tools = { db: store.db, pace: new Pace(), openCrew: NO_CREW, columnOf };
      const { byId, groups } = await rankColumn(column, { ids: null, last: ROWS }, tools);
      expect(merge.groups).toBe(groups);
      expect(ranks).toEqual(byId);
    }
    crew.release();
  });

  it('give the views of one thread, also after an edit and after a cancel', async () => {
    const store = largeStore();
    const threads = threadsOf(store);
    const [views, plain] = [new ViewRegistry(store.db, undefined, null, threads), new ViewRegistry(store.db)];
    const query: ViewQuery = {
      filter: [{ kind: 'text', column: 'loc', operator: 'contains', value: 'garden' }],
      sort: [
        { column: 'lastmod', direction: 'desc' },
        { column: 'loc', direction: 'asc' },
      ],
    };
    const shown = async (from: ViewRegistry) => {
      const { view, rows } = await from.open(query, { turn: 0 });
      return from.ids({ kind: 'view', view, ranges: [{ from: 0, to: rows }] });
    };
    expect(await shown(views)).toEqual(await shown(plain));
    store.db.exec("UPDATE url SET loc = loc || '/garden' WHERE id % 1000 = 1");
    const abort = new AbortController();
    const onProgress = () => {
      abort.abort(new Error('enough'));
    };
    await expect(views.open(query, { turn: 0, signal: abort.signal, onProgress })).rejects.toThrow('enough');
    expect(await shown(views)).toEqual(await shown(plain));
  });

  it('are not started for a quick look at some rows, but help with it where they run', () => {
    const store = emptyStore();
    const threads = threadsOf(store);
    expect(threads.open(1_000, 'light')).toBe(null);
    threads.open(1_000, 'heavy')?.release();
    const crew = threads.open(1_000, 'light');
    expect(crew).not.toBe(null);
    crew?.release();
  });

  it('are not lent for few rows, nor twice at a time, nor while a change is being written', () => {
    const store = emptyStore();
    expect(new ViewThreads(store.db).open(1_000, 'heavy')).toBe(null);
    const threads = threadsOf(store);
    store.db.transaction(() => {
      expect(threads.open(1_000, 'heavy')).toBe(null);
    });
    const crew = threads.open(1_000, 'heavy');
    expect(crew).not.toBe(null);
    expect(threads.open(1_000, 'heavy')).toBe(null);
    crew?.release();
    threads.open(1_000, 'heavy')?.release();
  });
});
