// The flags that robots.txt gives to rows: kept apart from all others, and the same to all who ask for problems.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RobotsFlags } from '../../../../electron/engine/store/flags/robots-flags.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { splitRobotsFlags } from '../../../../electron/engine/store/file/split-robots-flags.ts';
import { ViewRegistry } from '../../../../electron/engine/view/windows/view-registry.ts';
import { readTableRows } from '../../../../electron/engine/view/read-table-rows.ts';
import { ruleMask } from '../../../../electron/engine/rows/rule-sets.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { flagged, importRows, storeWith, temporaryFolder, toBatch } from '../rows/sample-project.ts';
import { changeAtOnce, undoAtOnce } from '../history/at-once.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ loc: `https://e.com/${String(i)}` }));

function block(store: ProjectStore, ids: readonly number[], on = true): void {
  const changes = { ids, flagged: ids.map(() => on) };
  store.flags.setBlocked(
    changes,
    ids.map((id) => store.rowsById([id]).issues[0] === 0),
  );
}

describe('the flags of robots.txt', () => {
  it('are as a plain set has them, also after taking steps back and opening the file again', () => {
    const write = fc.record({
      ids: fc.uniqueArray(
        fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 32_760, max: 140_000 })),
      ),
      on: fc.boolean(),
      lost: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(write, { maxLength: 6 }), (writes) => {
        const store = storeWith([]);
        const naive = new Set<number>();
        for (const { ids, on, lost } of writes) {
          const changes = { ids, flagged: ids.map(() => on) };
          store.db.exec('BEGIN');
          store.robotsFlags.write(changes);
          if (lost) store.db.rollback();
          else {
            store.db.exec('COMMIT');
            for (const id of ids)
              if (on) naive.add(id);
              else naive.delete(id);
          }
        }
        const fresh = new RobotsFlags(store.db);
        for (const id of [...writes.flatMap(({ ids }) => ids), 0, 500_000]) {
          expect(store.robotsFlags.has(id)).toBe(naive.has(id));
          expect(fresh.has(id)).toBe(naive.has(id));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('count as problems wherever these are shown, asked for, sorted by and summed up', async () => {
    const store = storeWith(rows(9));
    const rule = 'loc-fragment';
    const number = store.ruleSets.idOf(ruleMask(rule));
    store.setIssues({ ids: [2, 3], before: [0, 0], after: [number, number] });
    block(store, [3, 4, 6]);
    const views = new ViewRegistry(store.db);
    const ids = async (...filter: Condition[]) => {
      const { view, rows: count } = await views.open({ filter, sort: [] });
      return [...views.ids({ kind: 'view', view, ranges: [{ from: 0, to: count }] })];
    };
    const set = (values: readonly (string | null)[]): Condition => ({
      kind: 'set',
      column: 'problems',
      values,
    });
    expect(await ids({ kind: 'problem' })).toEqual([2, 3, 4, 6]);
    expect(await ids({ kind: 'problem', not: true })).toEqual([1, 5, 7, 8, 9]);
    expect(await ids({ kind: 'problem', rule: 'robots-blocked' })).toEqual([3, 4, 6]);
    expect(await ids(set([null, 'robots-blocked']))).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
    expect(await ids(set([rule]))).toEqual([2, 3]);
    expect(await ids({ kind: 'range', column: 'problems', from: 1, to: 1 })).toEqual([2, 4, 6]);
    expect(await views.values({ column: 'problems', filter: [], limit: 9 })).toMatchObject({
      values: [
        { value: rule, rows: 2 },
        { value: 'robots-blocked', rows: 3 },
        { value: null, rows: 5 },
      ],
    });
    const sorted = await views.open({ filter: [], sort: [{ column: 'problems', direction: 'desc' }] });
    const first = views.window({ view: sorted.view, start: 0, count: 4 }).rows;
    expect(first.map(({ id, problems }) => [id, problems])).toEqual([
      [3, [rule, 'robots-blocked']],
      [2, [rule]],
      [4, ['robots-blocked']],
      [6, ['robots-blocked']],
    ]);
    expect(views.summary({ kind: 'ids', ids: [1, 3, 4] }).counts?.problems).toBe(2);
    const all = (await views.open({ filter: [], sort: [] })).view;
    expect(views.edge(all, { position: 1, column: 'problems', direction: 'down' })).toBe(3);
    const table = readTableRows(store.db, Uint32Array.of(2, 3, 4), false);
    expect(table.map(({ isBlocked }) => isBlocked)).toEqual([false, true, true]);
    expect([store.flaggedRows(), store.ruleCounts().get('robots-blocked')]).toEqual([4, 3]);
    // A sort that is known notices other flags.
    block(store, [3, 4, 6], false);
    const again = await views.open({ filter: [], sort: [{ column: 'problems', direction: 'desc' }] });
    expect(views.window({ view: again.view, start: 0, count: 3 }).rows.map(({ id }) => id)).toEqual([
      2, 3, 1,
    ]);
    expect(store.flaggedRows()).toBe(2);
  });

  it('are taken out of what an import says of its rows', () => {
    const store = storeWith([]);
    const writer = store.beginImport('Import');
    const [both, alone] = [['loc-fragment', 'robots-blocked'], ['robots-blocked']].map((rules) =>
      store.ruleSets.idOf(ruleMask(...rules)),
    );
    writer.add(writer.addSource('/a', 'urlset'), toBatch(rows(3)), [0, both ?? 0, alone ?? 0]);
    writer.commit();
    expect(flagged(store, 'robots-blocked')).toEqual([2, 3]);
    expect(flagged(store, 'loc-fragment')).toEqual([2]);
    expect(store.ruleCounts().get('robots-blocked')).toBe(2);
    expect(store.flaggedRows()).toBe(2);
  });

  it('do not go over to rows that are added after others were undone', () => {
    const store = storeWith(rows(2));
    changeAtOnce(store, 'add', (writer) => {
      writer.insert({ source: 0, batch: toBatch(rows(2)), issues: [0, 0] });
    });
    block(store, [3, 4]);
    undoAtOnce(store);
    let added: readonly number[] = [];
    changeAtOnce(store, 'add', (writer) => {
      added = [...writer.insert({ source: 0, batch: toBatch(rows(2)), issues: [0, 0] })];
    });
    expect(added).toEqual([5, 6]);
    expect(added.map((id) => store.robotsFlags.has(id))).toEqual([false, false]);
  });
});

describe('a project of before', () => {
  it('keeps what robots.txt blocks, and all other flags', () => {
    const path = join(temporaryFolder(), 'old.mapwright');
    const store = storeWith(rows(5), path);
    importRows(store, rows(1));
    store.close();
    const old = new DatabaseSync(path);
    old.exec(`INSERT INTO rule_set(id, rules, size) VALUES (800, ',robots-blocked,', 1), (805, ',loc-fragment,robots-blocked,', 2),
        (816, ',loc-fragment,', 1);
      UPDATE url SET issues = 800 WHERE id = 2; UPDATE url SET issues = 805 WHERE id = 4; UPDATE url SET issues = 816 WHERE id = 5`);
    old.close();
    const before = ProjectStore.open(path);
    before.db.transaction(() => {
      before.db.exec(
        'DROP TABLE robots_bits; ALTER TABLE flag_part DROP COLUMN part; ALTER TABLE flag_part DROP COLUMN rule',
      );
      splitRobotsFlags(before.db);
      before.db.exec('ALTER TABLE flag_part ADD COLUMN part INTEGER');
    });
    before.close();
    const opened = ProjectStore.open(path);
    expect(flagged(opened, 'robots-blocked')).toEqual([2, 4]);
    expect(flagged(opened, 'loc-fragment')).toEqual([4, 5]);
    expect(opened.ruleCounts().get('robots-blocked')).toBe(2);
    opened.close();
  });
});
