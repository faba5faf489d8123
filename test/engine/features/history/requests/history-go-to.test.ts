// Going to states, on whatever branch they are, and naming them.
import { describe, expect, it } from 'vitest';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyGoTo } from '../../../../../electron/engine/features/history/requests/history-go-to.ts';
import { historyList } from '../../../../../electron/engine/features/history/requests/history-list.ts';
import {
  historyMark,
  historyUnmark,
} from '../../../../../electron/engine/features/history/requests/history-mark.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { projectClose } from '../../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../../electron/engine/features/project/requests/project-open.ts';
import type { HistoryPage } from '../../../../../shared/model/edit/change.ts';
import { dump } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';

const rows = [{ loc: 'https://a.example/1' }, { loc: 'https://a.example/2' }];

function prioritise(context: EngineContext, value: string): unknown {
  return editSet({ rows: { kind: 'ids', ids: [1, 2] }, column: 'priority', value }, context);
}

function list(context: EngineContext): HistoryPage {
  return historyList({ start: 0, count: 100 }, context) as HistoryPage;
}

describe('history.goTo', () => {
  it('goes over several changes as one, back to the first state and forward again', async () => {
    const { context, path } = engineWith(rows);
    const states = [dump(currentProject(context).store)];
    for (const value of ['0.1', '0.2', '0.3']) {
      prioritise(context, value);
      states.push(dump(currentProject(context).store));
    }
    const ids = list(context).entries.map(({ id }) => id);
    expect(ids).toEqual([4, 3, 2, 1, 0]);
    expect(historyGoTo({ change: 1 }, context)).toMatchObject({ changed: 2 });
    expect(dump(currentProject(context).store)).toEqual(states[0]);
    expect(list(context)).toMatchObject({ current: 1, total: 5 });
    expect(list(context).entries.map(({ undone }) => undone)).toEqual([true, true, true, false, false]);
    await projectClose({}, context);
    await projectOpen({ path }, context);
    void historyGoTo({ change: 3 }, context);
    expect(dump(currentProject(context).store)).toEqual(states[2]);
    void historyGoTo({ change: 0 }, context);
    expect(dump(currentProject(context).store)).toEqual([]);
    void historyGoTo({ change: 4 }, context);
    expect(dump(currentProject(context).store)).toEqual(states[3]);
    expect(historyGoTo({ change: 4 }, context)).toMatchObject({ changed: 0 });
  });

  it('refuses a state that is not there, changing nothing', () => {
    const { context } = engineWith(rows);
    expect(() => historyGoTo({ change: 9 }, context)).toThrow(
      expect.objectContaining({ code: 'invalid-value' }),
    );
  });
});

it('undo and redo tell which change they went over, null where there was none', () => {
  const { context } = engineWith(rows);
  prioritise(context, '0.1');
  const step = { label: { code: 'set', column: 'priority' }, rows: 2 };
  expect(historyRedo({}, context)).toMatchObject({ changed: 0, step: null });
  expect(historyUndo({}, context)).toMatchObject({ changed: 2, step, history: { redo: step } });
  expect(historyRedo({}, context)).toMatchObject({ changed: 2, step, history: { undo: step, redo: null } });
  expect(historyRedo({}, context)).toMatchObject({ changed: 0, step: null });
});

describe('history.list', () => {
  it('has the values of edits of one cell, as they are read, also of those that were undone', () => {
    const { context } = engineWith([
      { loc: 'https://a.example/1', changefreq: 3 },
      { loc: 'https://a.example/2' },
    ]);
    const edit = (
      column: 'loc' | 'changefreq' | 'lastmod' | 'included',
      value: string,
      force = false,
    ): void => {
      void editSet({ rows: { kind: 'ids', ids: [1] }, column, value, force }, context);
    };
    edit('changefreq', 'daily');
    edit('changefreq', '');
    edit('loc', 'https://a.example/other');
    edit('lastmod', 'soon', true);
    edit('included', 'false');
    prioritise(context, '0.5');
    void historyUndo({}, context);
    void historyUndo({}, context);
    void historyUndo({}, context);
    expect(list(context).entries.map(({ cell }) => cell)).toEqual([
      undefined,
      undefined,
      { before: null, after: 'soon' },
      { before: 'https://a.example/1', after: 'https://a.example/other' },
      { before: 'daily', after: null },
      { before: 'weekly', after: 'daily' },
      undefined,
      undefined,
    ]);
  });
});

describe('checkpoints', () => {
  it('name the present state, also the first one, and stay with the project', async () => {
    const { context, path } = engineWith(rows);
    void historyMark({ name: 'imported' }, context);
    prioritise(context, '0.1');
    void historyMark({ name: 'low' }, context);
    void historyGoTo({ change: 0 }, context);
    void historyMark({ name: 'empty' }, context);
    await projectClose({}, context);
    await projectOpen({ path }, context);
    const named = (): unknown[] =>
      list(context).entries.map(({ id, undone, checkpoints }) => [
        id,
        undone,
        checkpoints.map((c) => c.name),
      ]);
    expect(named()).toEqual([
      [2, true, ['low']],
      [1, true, ['imported']],
      [0, false, ['empty']],
    ]);
    const [low] = list(context).entries[0]?.checkpoints ?? [];
    void historyUnmark({ checkpoint: low?.id ?? 0 }, context);
    expect(named()[0]).toEqual([2, true, []]);
  });

  it('of a branch that redo does not lead to any more stay, and so does the state', () => {
    const { context } = engineWith(rows);
    prioritise(context, '0.1');
    prioritise(context, '0.2');
    void historyMark({ name: 'best' }, context);
    const best = dump(currentProject(context).store);
    void historyUndo({}, context);
    prioritise(context, '0.9');
    prioritise(context, '0.8');
    const { entries } = list(context);
    expect(entries.map(({ id, parent, undone }) => [id, parent, undone])).toEqual([
      [5, 4, false],
      [4, 2, false],
      [3, 2, true],
      [2, 1, false],
      [1, 0, false],
      [0, null, false],
    ]);
    expect(entries[2]).toMatchObject({ branch: 1, checkpoints: [{ name: 'best' }] });
    void historyGoTo({ change: 3 }, context);
    expect(dump(currentProject(context).store)).toEqual(best);
    expect(list(context).entries.map(({ branch }) => branch)).toEqual([1, 1, 0, 0, 0, 0]);
  });

  it('of a taken back edit come back to life with nothing lost when the edit fails', () => {
    const { context } = engineWith(rows);
    prioritise(context, '0.1');
    void historyMark({ name: 'kept' }, context);
    void historyUndo({}, context);
    expect(() => prioritise(context, 'high')).toThrow(expect.objectContaining({ code: 'invalid-value' }));
    expect(list(context).entries[0]).toMatchObject({ undone: true, checkpoints: [{ name: 'kept' }] });
  });
});

it('still tells the sentences of projects from before labels were codes', () => {
  const { context } = engineWith(rows);
  const { db } = currentProject(context).store;
  db.run('UPDATE change SET label = ?, what = NULL', 'Import a.xml');
  expect(list(context).entries[0]).toMatchObject({ label: { code: 'text', text: 'Import a.xml' } });
});
