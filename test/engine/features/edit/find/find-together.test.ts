// Large edits are found by two threads: what the second one finds in the frozen file is what the first would, and
// nothing is lost where it breaks.
import { describe, expect, it } from 'vitest';
import type { BulkEdit } from '../../../../../shared/model/bulk-edit.ts';
import { checkContext } from '../../../../../electron/engine/check/run/check-context.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import {
  countRanges,
  partFinder,
  type CellPlan,
  type FindTask,
} from '../../../../../electron/engine/features/edit/find/find-part.ts';
import { newSignals } from '../../../../../electron/engine/features/edit/find/find-signals.ts';
import { FindThread } from '../../../../../electron/engine/features/edit/find/find-thread.ts';
import { TogetherFinder } from '../../../../../electron/engine/features/edit/find/find-together.ts';
import { JudgedRows } from '../../../../../electron/engine/check/run/judged-rows.ts';
import { planFacts, planWith } from '../../../../../electron/engine/features/edit/plan-tools.ts';
import type { FoundPart } from '../../../../../electron/engine/features/edit/apply-bulk.ts';
import { freeze } from '../../../../../electron/engine/store/file/frozen-snapshot.ts';
import type { ProjectStore } from '../../../../../electron/engine/store/project-store.ts';
import { TablePages } from '../../../../../electron/engine/store/rows/table-pages.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import { importRows } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';

const ROWS = 45_000;
const RANGES = 3;

const literal: BulkEdit = {
  kind: 'replace',
  find: '/shop/',
  replacement: '/Shop /',
  regex: false,
  matchCase: true,
  wholeCell: false,
  columns: ['loc'],
};
const pattern: BulkEdit = { ...literal, find: String.raw`/(\d*)7$`, replacement: '/7$1', regex: true };

function large(): ProjectStore {
  const { store } = currentProject(engineWith([]).context);
  importRows(
    store,
    Array.from({ length: ROWS }, (_, i) => ({
      loc: `https://a.example/${i % 3 === 0 ? 'shop' : 'blog'}/${String(i)}`,
      lastmod: '2026-01-01',
    })),
  );
  return store;
}

function taskOf(store: ProjectStore, edit: BulkEdit): { readonly plan: CellPlan; readonly task: FindTask } {
  const facts = planFacts({ store }, edit);
  const { site, scope, now } = checkContext({ store });
  const task: FindTask = {
    edit,
    facts,
    invalid: 'keep',
    ids: null,
    end: store.lastRowId() + 1,
    rules: { site, scope, now },
  };
  return { plan: planWith(facts, edit) as CellPlan, task };
}

function idsOf(parts: readonly FoundPart[]): number[] {
  return parts
    .flatMap(({ rewrites }) => rewrites.flatMap(({ ids }) => Array.from(ids)))
    .toSorted((a, b) => a - b);
}

describe('a second thread', () => {
  it.each([literal, pattern])('finds in the frozen file what the engine finds ($find)', (edit) => {
    const store = large();
    const { plan, task } = taskOf(store, edit);
    expect(countRanges(task)).toBe(RANGES);
    const frozen = freeze(store.db);
    const signals = newSignals(RANGES);
    const file = frozen?.file ?? null;
    expect(file && TablePages.of(store.db, file)).not.toBeNull();
    const thread = new FindThread({ path: frozen?.path ?? '', file, task, signals, ahead: false });
    const find = partFinder({ db: store.db, file: null }, plan, task, () => true);
    let found = 0;
    while (found < RANGES) {
      const message = thread.take();
      if (!message) {
        expect(thread.isOver).toBe(false);
        thread.wait(50);
        continue;
      }
      found++;
      if ('around' in message) throw new Error('Nobody asked for that.');
      expect('error' in message ? message.error : message.found).toEqual(
        structuredClone(find(message.range)),
      );
    }
    expect(thread.owed()).toEqual([]);
    thread.close();
    frozen?.release();
  });

  it('shares the ranges with the engine, and lets the file go', () => {
    const store = large();
    const { plan, task } = taskOf(store, literal);
    const judged = new JudgedRows(store.site());
    const finder = new TogetherFinder(store.db, plan, task, { judged, judgedAtMost: ROWS, threadFrom: 1 });
    const parts = [...finder.parts()];
    expect(idsOf(parts)).toHaveLength(ROWS / 3);
    expect(parts.reduce((sum, { looked }) => sum + looked, 0)).toBe(ROWS);
    // A space in each of them.
    expect(parts.reduce((sum, part) => sum + (part.judged?.ids.length ?? 0), 0)).toBe(ROWS / 3);
    const around = finish(judged.around());
    expect(around && [around.twins.length, around.links.length]).toEqual([0, 0]);
    // Another can be frozen only where nobody holds this one while something is written.
    store.setUntitled(true);
    const again = freeze(store.db);
    expect(again).not.toBeNull();
    again?.release();
  });

  it('finds all ahead, lets the file go by itself, and keeps what it found', async () => {
    const store = large();
    const { plan, task } = taskOf(store, literal);
    const judged = new JudgedRows(store.site());
    const options = { judged, judgedAtMost: ROWS, threadFrom: 1, ahead: true };
    const finder = new TogetherFinder(store.db, plan, task, options);
    store.setUntitled(true);
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    for (let again = freeze(store.db); ; again = freeze(store.db)) {
      // Refused while the first one is held, as something was written since.
      again?.release();
      if (again) break;
      await turn();
    }
    const parts = [...finder.parts()];
    expect(idsOf(parts)).toHaveLength(ROWS / 3);
    expect(finish(judged.around())).not.toBeNull();
    finder.close();
  });

  it('that can not open the file owes nothing in the end', async () => {
    const store = large();
    const { task } = taskOf(store, literal);
    const signals = newSignals(RANGES);
    const thread = new FindThread({ path: `${store.path}-none`, file: null, task, signals, ahead: false });
    while (!thread.isOver) {
      thread.wait(5);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(thread.owed()).toEqual([]);
    expect(thread.take()).toBeNull();
    thread.close();
  });
});
