// What commands that change rows refuse: no open project, and a job that runs.
import { describe, expect, it } from 'vitest';
import { editDelete } from '../../electron/engine/features/edit/requests/edit-delete.ts';
import { editSet } from '../../electron/engine/features/edit/requests/edit-set.ts';
import { historyUndo } from '../../electron/engine/features/history/requests/history-undo.ts';
import { viewOpen } from '../../electron/engine/features/view/requests/view-open.ts';
import { currentProject } from '../../electron/engine/project/current-project.ts';
import { engineWith, testEngine } from './test-engine.ts';

const rows = ['a', 'b', 'c', 'd'].map((name) => ({ loc: `https://a.example/${name}` }));
const ids = (...list: number[]): { kind: 'ids'; ids: number[] } => ({ kind: 'ids', ids: list });

describe('every command on rows', () => {
  it('says that no project is open', () => {
    const { context } = testEngine();
    expect(() => editSet({ rows: ids(1), column: 'loc', value: 'x' }, context)).toThrow(
      expect.objectContaining({ code: 'no-project' }),
    );
    expect(() => viewOpen({ filter: [], sort: [] }, context)).toThrow(
      expect.objectContaining({ code: 'no-project' }),
    );
  });

  it('waits for no job: a change is refused while one runs', async () => {
    const { context } = engineWith(rows);
    const job = context.jobs.start(
      'import',
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        }),
    );
    const busy = expect.objectContaining({ code: 'busy' }) as Error;
    expect(() => editDelete({ rows: ids(1) }, context)).toThrow(busy);
    expect(() => historyUndo({}, context)).toThrow(busy);
    expect(currentProject(context).store.counts().rows).toBe(4);
    await new Promise((resolve) => setImmediate(resolve));
    await context.jobs.cancel(job);
  });
});
