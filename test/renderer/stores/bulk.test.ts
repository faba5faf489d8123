// @vitest-environment happy-dom
// What is told of a change of many rows, on the fake client.
import { describe, expect, it } from 'vitest';
import { useBulk } from '../../../renderer/stores/bulk.ts';
import { useEdits } from '../../../renderer/stores/edits.ts';
import { useNotices } from '../../../renderer/stores/notices.ts';
import { useProject } from '../../../renderer/stores/project.ts';
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
    client.answer('history.undo', { changed: 2, history: { undo: null, redo: undo }, step: undo });
    await bulk.apply({ kind: 'force-https' }, { kind: 'all' });
    expect(notices.all).toMatchObject([{ key: 'bulk.done', action: { key: 'commands.edit.undo', undo } }]);
    await useEdits().undo();
    expect(notices.all).toMatchObject([{ key: 'notices.undone' }]);
    // Where nothing changed, the step before is not offered.
    client.answer('edit.apply', { changed: 0, history: { undo, redo: null } });
    await bulk.apply({ kind: 'force-https' }, { kind: 'all' });
    expect(notices.all.at(-1)).not.toHaveProperty('action');
  });
});
