// @vitest-environment happy-dom
// What is told of a change of many rows, on the fake client.
import { describe, expect, it } from 'vitest';
import { useBulk } from '../../../renderer/stores/bulk.ts';
import { useNotices } from '../../../renderer/stores/notices.ts';
import { useProject } from '../../../renderer/stores/project.ts';
import { useUndo } from '../../../renderer/stores/undo.ts';
import { fakeClient } from '../fake-client.ts';
import { useStores } from '../mount-app.ts';

describe('useBulk', () => {
  it('offers to take the change back, and no longer tells of it once it was undone', async () => {
    const client = fakeClient();
    useStores(client);
    await useProject().refresh();
    const [bulk, notices] = [useBulk(), useNotices()];
    const undo = { label: { code: 'replace', find: 'a', replacement: 'b' }, rows: 2 };
    client.answer('edit.apply', { changed: 2, history: { undo, redo: null } });
    client.answer('history.undo', {
      changed: 2,
      history: { undo: null, redo: undo, state: '0/0' },
      step: undo,
    });
    await bulk.apply({ kind: 'force-https' }, { kind: 'all' });
    expect(notices.all).toMatchObject([{ key: 'bulk.done', action: { key: 'commands.edit.undo', undo } }]);
    await useUndo().undo();
    expect(notices.all).toMatchObject([{ key: 'notices.undone' }]);
    // Where nothing changed, the step before is not offered.
    client.answer('edit.apply', { changed: 0, history: { undo, redo: null } });
    await bulk.apply({ kind: 'force-https' }, { kind: 'all' });
    expect(notices.all.at(-1)).not.toHaveProperty('action');
  });

  it('knows nothing of an edit that became another until that was counted', async () => {
    useStores(fakeClient());
    await useProject().refresh();
    const bulk = useBulk();
    const found = { rows: 3, validRows: 3, invalid: 0, first: [] } as never;
    expect(bulk.isPresent).toBe(false);
    bulk.expectOther();
    await bulk.preview({ kind: 'force-https' });
    expect(bulk.isPresent).toBe(true);
    const before = bulk.look?.number ?? 0;
    bulk.expectOther();
    expect(bulk.isPresent).toBe(false);
    // What is still told of the edit before changes nothing about that.
    bulk.progressed({ preview: before, done: 1, total: 3, found });
    expect(bulk.isPresent).toBe(false);
    await bulk.preview({ kind: 'lower-host' } as never);
    expect(bulk.isPresent).toBe(true);
  });

  it('has counted once the answer is there, also where progress is told late', async () => {
    useStores(fakeClient());
    await useProject().refresh();
    const bulk = useBulk();
    await bulk.preview({ kind: 'force-https' });
    const { number, found } = bulk.look!;
    bulk.progressed({ preview: number, done: 3, total: 3, found });
    expect(bulk.look).toEqual({ number, found, counting: false });
  });
});
