// What is kept of earlier sorts never shows: a view is what it would be without it, whatever changed meanwhile.
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ViewRegistry } from '../../../../electron/engine/view/windows/view-registry.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import type { ViewQuery } from '../../../../shared/model/rows/view-query.ts';
import { emptyStore, importRows, toBatch } from '../../store/rows/sample-project.ts';
import { anyCells, anyQuery } from './arbitrary-view.ts';
import { blockedAgents } from './naive-view.ts';
import { changeAtOnce, redoAtOnce, undoAtOnce } from '../../store/history/at-once.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
const locs = fc.array(anyCells.loc, { minLength: 1, maxLength: 4 });

function judged(views: ViewRegistry): ViewRegistry {
  views.judgeBy(blockedAgents);
  return views;
}

/** One change of a project's rows. */
type Step = (store: ProjectStore) => void;

function set(
  field: 'loc' | 'lastmod' | 'changefreq' | 'priority' | 'included' | 'deleted',
  cell: fc.Arbitrary<string | number | null>,
): fc.Arbitrary<Step> {
  return fc.tuple(ids, cell).map(([rows, value]) => (store: ProjectStore) => {
    changeAtOnce(store, 'set', (w) => {
      w.set(field, Uint32Array.from(rows), value === '' && field !== 'loc' ? null : value);
    });
  });
}

const step: fc.Arbitrary<Step> = fc.oneof(
  set('loc', anyCells.loc),
  set('lastmod', anyCells.lastmod),
  set('changefreq', anyCells.changefreq),
  set('priority', anyCells.priority),
  set('included', fc.constantFrom(0, 1)),
  set('deleted', fc.constant(1)),
  locs.map((all) => (store: ProjectStore) => {
    changeAtOnce(store, 'add', (w) => {
      w.insert({ source: 0, batch: toBatch(all.map((loc) => ({ loc }))), issues: all.map(() => 0) });
    });
  }),
  locs.map((all) => (store: ProjectStore) => {
    importRows(
      store,
      all.map((loc) => ({ loc, lastmod: '2024-05' })),
    );
  }),
  locs.map((all) => (store: ProjectStore) => {
    const writer = store.beginImport('x');
    writer.add(
      1,
      toBatch(all.map((loc) => ({ loc }))),
      all.map(() => 0),
    );
    writer.rollback();
  }),
  ids.map((rows) => (store: ProjectStore) => {
    store.setIssues({ ids: rows, before: rows.map(() => 0), after: rows.map((id) => id % 8) });
  }),
  fc.constant((store: ProjectStore) => void undoAtOnce(store)),
  fc.constant((store: ProjectStore) => void redoAtOnce(store)),
);

/** The store with these rows only, as new. */
function fresh(store: ProjectStore, rows: Parameters<typeof importRows>[1]): ProjectStore {
  store.db.exec('DELETE FROM url; DELETE FROM change; DELETE FROM change_part');
  store.db.lastId = 0;
  importRows(store, rows);
  return store;
}

async function rowsOf(views: ViewRegistry, query: ViewQuery, turn?: number): Promise<number[]> {
  const { view, rows } = await views.open(query, { turn });
  const found = Array.from(views.ids({ kind: 'view', view, ranges: [{ from: 0, to: rows }] }));
  views.close(view);
  return found;
}

const ALL: ViewQuery = { filter: [], sort: [] };

const start = fc.array(fc.record(anyCells), { minLength: 1, maxLength: 30 });

describe('ranks that are kept', () => {
  it('give the view that a fresh look gives, after any changes', async () => {
    const kept = emptyStore();
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.array(fc.tuple(fc.array(step, { maxLength: 3 }), anyQuery), { maxLength: 12 }),
        async (rows, turns) => {
          const store = fresh(kept, rows);
          const views = judged(new ViewRegistry(store.db));
          for (const [steps, query] of turns) {
            for (const change of steps) change(store);
            const fresh = judged(new ViewRegistry(store.db));
            expect(await rowsOf(views, query)).toEqual(await rowsOf(fresh, query));
            expect(await rowsOf(views, ALL)).toEqual(await rowsOf(fresh, ALL));
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it('show the rows as they are at the end of a query that rows changed under', async () => {
    const kept = emptyStore();
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.array(fc.tuple(anyQuery, fc.array(fc.tuple(fc.nat(6), step), { maxLength: 4 })), { maxLength: 8 }),
        async (rows, turns) => {
          const store = fresh(kept, rows);
          const views = judged(new ViewRegistry(store.db));
          for (const [query, changes] of turns) {
            const opening = rowsOf(views, query, 0);
            for (const [pauses, change] of changes) {
              for (let i = 0; i < pauses; i++) await nextTurn();
              change(store);
            }
            await opening;
            // What it left behind must serve the next query as well.
            const fresh = judged(new ViewRegistry(store.db));
            expect(await rowsOf(views, query)).toEqual(await rowsOf(fresh, query));
            expect(await rowsOf(views, ALL)).toEqual(await rowsOf(fresh, ALL));
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it('serve two queries at a time', async () => {
    const kept = emptyStore();
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.array(fc.tuple(step, anyQuery, anyQuery), { maxLength: 8 }),
        async (rows, turns) => {
          const store = fresh(kept, rows);
          const views = judged(new ViewRegistry(store.db));
          for (const [change, one, other] of turns) {
            change(store);
            const both = await Promise.all([rowsOf(views, one, 0), rowsOf(views, other, 0)]);
            const fresh = judged(new ViewRegistry(store.db));
            expect(both).toEqual([await rowsOf(fresh, one), await rowsOf(fresh, other)]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
