// @vitest-environment happy-dom
// What is told of a change of many rows, on the fake client.
import { describe, expect, it } from 'vitest';
import type { ReplaceEdit } from '../../../../../shared/model/edit/bulk-edit.ts';
import { VALUE_COLUMNS } from '../../../../../shared/model/rows/columns.ts';
import { useBulk } from '../../../../../renderer/features/edit/bulk/bulk-store.ts';
import { useNotices } from '../../../../../renderer/shell/notices/notices-store.ts';
import { usePanes } from '../../../../../renderer/shell/frame/panes-store.ts';
import { useProject } from '../../../../../renderer/features/project/project-store.ts';
import { useUndo } from '../../../../../renderer/features/history/undo-store.ts';
import { useView } from '../../../../../renderer/features/view/view-store.ts';
import { fakeClient } from '../../../fake-client.ts';
import { useStores } from '../../../mount-app.ts';

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
    bulk.expect({ kind: 'force-https' });
    await bulk.preview({ kind: 'force-https' });
    expect(bulk.isPresent).toBe(true);
    const before = bulk.look?.number ?? 0;
    bulk.expect({ kind: 'lower-host' });
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

  it('goes to the hit of what was typed last, although Enter came before it was counted', async () => {
    const client = fakeClient();
    useStores(client);
    await useProject().refresh();
    await useView().reopen();
    client.answer('edit.preview', { rows: 1, validRows: 1, invalid: 0, first: [] });
    client.answer('edit.findHit', { position: 3, column: 'changefreq' });
    const went: unknown[] = [];
    usePanes().grid = { goTo: (...to: unknown[]) => went.push(to) } as never;
    const bulk = useBulk();
    bulk.expect(replacing('daily'));
    bulk.expect(replacing('item-2'));
    await bulk.goToHit('next');
    const asked = client.calls.filter(({ name }) => /^edit\.(preview|findHit)$/.test(name));
    expect(asked).toMatchObject([
      { name: 'edit.preview', params: { edit: { find: 'item-2' }, preview: 1 } },
      { name: 'edit.findHit', params: { preview: 1, direction: 'next' } },
    ]);
    expect(went).toEqual([[3, 'changefreq']]);
  });
});

function replacing(find: string): ReplaceEdit {
  const how = { regex: false, matchCase: false, wholeCell: false } as const;
  return { kind: 'replace', find, replacement: '', columns: [...VALUE_COLUMNS], ...how };
}
