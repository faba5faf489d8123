// Compacting forgets the oldest steps and the rows that only they could bring back; names and all after them stay.
import { describe, expect, it } from 'vitest';
import { editDelete } from '../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editSet } from '../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyMark } from '../../../../electron/engine/features/history/requests/history-mark.ts';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { projectClose } from '../../../../electron/engine/features/project/requests/project-close.ts';
import { projectCompact } from '../../../../electron/engine/features/project/requests/project-compact.ts';
import { projectOpen } from '../../../../electron/engine/features/project/requests/project-open.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { bytesOfStep } from '../../../../electron/engine/store/history/prune-branches.ts';
import { addUrls } from '../../add-urls.ts';
import { engineWith } from '../../test-engine.ts';
import { dump } from '../rows/sample-project.ts';

const rows = [1, 2, 3].map((n) => ({ loc: `https://a.example/${String(n)}` }));

const set = (context: EngineContext, value: string): unknown =>
  editSet({ rows: { kind: 'ids', ids: [1, 2] }, column: 'priority', value }, context);
const remove = (context: EngineContext, id: number): unknown =>
  editDelete({ rows: { kind: 'ids', ids: [id] } }, context);
const db = (context: EngineContext) => currentProject(context).store.db;
const many = Array.from({ length: 20_000 }, (_, n) => ({ loc: `https://a.example/page-${String(n)}` }));

const NONE = { steps: null, days: null, bytes: null };
const keep = (steps: number, dryRun = false) => ({ bounds: { ...NONE, steps }, dryRun });

describe('compacting', () => {
  it('keeps the last steps, which are undone as before, and forgets those before', async () => {
    const { context, path } = engineWith(rows);
    for (const value of ['0.1', '0.2', '0.3']) await set(context, value);
    const before = dump(currentProject(context).store);
    // The import is a step, too.
    expect(await projectCompact(keep(2), context)).toMatchObject({ steps: 2, left: 2, branchStates: 0 });
    expect(dump(currentProject(context).store)).toEqual(before);
    await projectClose({}, context);
    await projectOpen({ path }, context);
    expect(currentProject(context).recoveredFrom).toBeNull();
    await historyUndo({}, context);
    await historyUndo({}, context);
    expect(await historyUndo({}, context)).toMatchObject({ changed: 0 });
    expect(db(context).all('SELECT id, priority FROM url')).toEqual([
      [1, 0.1],
      [2, 0.1],
      [3, null],
    ]);
    expect(currentProject(context).store.sources()).toHaveLength(1);
  });

  it('takes deleted rows out for good, but not those that a step left brings back', async () => {
    const { context } = engineWith(rows);
    await remove(context, 1);
    await remove(context, 2);
    expect(await projectCompact(keep(1), context)).toMatchObject({ rows: 1, left: 1 });
    await historyUndo({}, context);
    expect(db(context).all('SELECT id, deleted FROM url')).toEqual([
      [2, 0],
      [3, 0],
    ]);
    await addUrls(['https://a.example/new'], context);
    expect(db(context).number('SELECT max(id) FROM url')).toBe(4);
  });

  it('keeps states with a name, and all that leads from them to the present', async () => {
    const { context } = engineWith(rows);
    await set(context, '0.1');
    await historyMark({ name: 'before' }, context);
    await set(context, '0.2');
    await set(context, '0.3');
    expect(await projectCompact(keep(0), context)).toMatchObject({ steps: 2, left: 2 });
    expect(currentProject(context).store.states.named('before')).toBe(0);
  });

  it('takes branches along that begin before, but not the one with a name', async () => {
    const { context } = engineWith(rows);
    await set(context, '0.1');
    await set(context, '0.2');
    await historyUndo({}, context);
    await set(context, '0.3');
    await set(context, '0.4');
    expect(await projectCompact(keep(0), context)).toMatchObject({ steps: 4, branchStates: 1, left: 0 });
  });

  it('only tells what it would do where that is asked for, and remembers the bounds otherwise', async () => {
    const { context } = engineWith(rows);
    await set(context, '0.1');
    expect(await projectCompact(keep(0, true), context)).toMatchObject({ steps: 2, left: 0 });
    expect(currentProject(context).store.historyState().undo).not.toBeNull();
    expect(await projectCompact(keep(1), context)).toMatchObject({ steps: 1, left: 1 });
    await set(context, '0.2');
    expect(await projectCompact({ dryRun: false }, context)).toMatchObject({ steps: 1, left: 1 });
  });

  it('keeps the last steps that take so many bytes together', async () => {
    const { context } = engineWith(rows);
    await set(context, '0.1');
    await set(context, '0.2');
    const within = (bytes: number) => ({ bounds: { ...NONE, bytes }, dryRun: true });
    expect(await projectCompact(within(1_000_000), context)).toMatchObject({ steps: 0, left: 3 });
    expect(await projectCompact(within(0), context)).toMatchObject({ steps: 3, left: 0 });
    const one = bytesOfStep(db(context), currentProject(context).store.states.present());
    expect(await projectCompact(within(one), context)).toMatchObject({ steps: 2, left: 1 });
  });

  it('says beforehand how much room that gives, and is a job that a cancel leaves nothing of', async () => {
    const { context, events } = engineWith(many);
    await editDelete({ rows: { kind: 'ids', ids: many.map((_, i) => i + 1) } }, context);
    const would = await projectCompact(keep(0, true), context);
    expect(would.rows).toBe(many.length);
    expect(would.after).toBeLessThan(would.before / 2);
    const before = dump(currentProject(context).store);
    const running = projectCompact(keep(0), context);
    expect(events).toContainEqual({
      event: 'job.started',
      data: { job: expect.any(Number) as number, kind: 'compact' },
    });
    await context.jobs.cancelAll();
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    expect(dump(currentProject(context).store)).toEqual(before);
    expect(currentProject(context).store.settings().historyBounds).toEqual(NONE);
    const result = await projectCompact(keep(0), context);
    expect(result).toMatchObject({ rows: many.length, before: would.before });
    expect(result.after).toBeLessThanOrEqual(would.after);
  });
});
