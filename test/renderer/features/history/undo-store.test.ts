// @vitest-environment happy-dom
// Undo and redo from the window's side, on the fake client: what is told, and what happens while the engine is at work.
import { flushPromises } from '@vue/test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useSelection } from '../../../../renderer/features/view/selection-store.ts';
import { useUndo } from '../../../../renderer/features/history/undo-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

let client = fakeClient();
beforeEach(async () => {
  client = fakeClient();
  useStores(client);
  await useView().reopen();
});

describe('useUndo', () => {
  it('shows what an undo changed to whom has not gone on since it was asked for', async () => {
    await useProject().refresh();
    const undo = useUndo();
    const selection = useSelection();
    expect(undo.toShow).toBeNull();
    const undone = undo.undo();
    selection.acted('Control');
    await undone;
    expect(undo.toShow).toBe(selection.acts);
    const late = undo.undo();
    selection.acted('Home');
    await late;
    expect(undo.toShow).toBe(selection.acts - 1);
  });

  it('tells what was undone, and shows a refusal', async () => {
    const undo = useUndo();
    await useProject().refresh();
    await undo.undo();
    expect(useNotices().all).toMatchObject([
      { key: 'notices.undone', step: { label: { code: 'set', column: 'priority' }, rows: 2 } },
    ]);
    // The engine's answer counts: what was heard of the project may be a step old.
    const undone = { label: { code: 'delete' }, rows: 5 } as const;
    client.answer('history.undo', {
      changed: 5,
      history: { undo: null, redo: undone, state: '0/0' },
      step: undone,
    });
    await undo.undo();
    expect(useNotices().all.at(-1)).toMatchObject({ key: 'notices.undone', step: undone });
    client.refuse('history.undo', AppError.from({ code: 'disk-full', message: 'No room.' }));
    await undo.undo();
    expect(useNotices().all.at(-1)).toMatchObject({ kind: 'error', key: 'errors.disk-full' });
  });

  it('redoes what this window has not yet heard was undone, and says nothing where there is nothing', async () => {
    await useProject().refresh();
    await useUndo().redo();
    expect(useNotices().all).toEqual([]);
    const step = { label: { code: 'delete' }, rows: 5 } as const;
    client.answer('history.redo', { changed: 5, history: { undo: step, redo: null }, step });
    await useUndo().redo();
    expect(useNotices().all).toMatchObject([{ key: 'notices.redone', step }]);
  });
});

describe('useUndo while a job runs', () => {
  const busy = AppError.from({ code: 'busy', message: 'A job runs.' });
  const asked = (): string[] =>
    client.calls.map(({ name }) => name).filter((name) => name.startsWith('history.'));

  beforeEach(async () => {
    await useProject().refresh();
    client.refuse('history.undo', busy);
    client.refuse('history.redo', busy);
  });

  function end(job: number): void {
    client.refuse('history.undo', null);
    client.refuse('history.redo', null);
    useJobs().failed({ job, error: { code: 'internal', message: 'No matter.' } });
  }

  it('follows a change, step by step in the order of the keys', async () => {
    const [jobs, undo] = [useJobs(), useUndo()];
    jobs.started({ job: 7, kind: 'edit' });
    const all = Promise.all([undo.undo(), undo.undo(), undo.redo()]);
    await flushPromises();
    expect(asked()).toEqual(['history.undo']);
    end(7);
    await all;
    expect(asked()).toEqual(['history.undo', 'history.undo', 'history.undo', 'history.redo']);
    expect(useNotices().all.map(({ kind }) => kind)).not.toContain('error');
  });

  it('does not follow a change that is cancelled', async () => {
    const [jobs, undo] = [useJobs(), useUndo()];
    jobs.started({ job: 7, kind: 'edit' });
    const all = Promise.all([undo.undo(), undo.undo()]);
    await flushPromises();
    await jobs.cancel();
    end(7);
    await all;
    expect(asked()).toEqual(['history.undo']);
    await undo.undo();
    expect(asked()).toHaveLength(2);
  });

  it('is refused with the reason while anything else runs', async () => {
    useJobs().started({ job: 7, kind: 'check' });
    await useUndo().undo();
    expect(useNotices().all).toMatchObject([{ kind: 'error', key: 'errors.busy' }]);
  });
});

describe('a large step that was taken back', () => {
  const large = { label: { code: 'import', files: 1, name: 'a.xml' }, rows: 5_000 } as const;

  beforeEach(async () => {
    await useProject().refresh();
    client.answer('history.undo', {
      changed: 5_000,
      history: { undo: null, redo: large, state: '0/0' },
      step: large,
    });
  });

  it('is told in the middle of the window until the user goes on', async () => {
    const undo = useUndo();
    await undo.undo();
    expect(undo.large).toEqual(large);
    expect(useNotices().all).toEqual([]);
    expect(useNotices().announced?.content).toMatchObject({ key: 'notices.undone', step: large });
    useSelection().acted('Control');
    expect(undo.large).toEqual(large);
    useSelection().acted('ArrowDown');
    expect(undo.large).toBeNull();
  });

  it('is no more told of once it was done again, or a smaller step was taken back', async () => {
    const undo = useUndo();
    await undo.undo();
    client.answer('history.redo', { changed: 5_000, history: { undo: large, redo: null }, step: large });
    await undo.redo();
    expect(undo.large).toBeNull();
    expect(useNotices().all).toMatchObject([{ key: 'notices.redone', action: { undo: large } }]);
  });
});

it('offers to do again what was taken back, by name', async () => {
  await useProject().refresh();
  await useUndo().undo();
  const [notice] = useNotices().all;
  expect(notice).toMatchObject({ action: { key: 'commands.edit.redo', redo: notice?.step } });
});
