// @vitest-environment happy-dom
// What is told of refused texts: in a cell, or of a row that is gone, with the real stores over one session storage.
import { beforeEach, describe, expect, it } from 'vitest';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { useRefusedCells } from '../../../../renderer/features/edit/refused-cells-store.ts';
import { useUnsaved } from '../../../../renderer/features/edit/unsaved-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

const cell = { id: 1, column: 'loc' };
const change = { ...cell, value: 'typed', instead: '' };

let client = fakeClient();

/** A window in which a text was refused in a cell. */
async function refusedWindow(): Promise<void> {
  useStores(client);
  await useProject().refresh();
  const unsaved = useUnsaved();
  unsaved.take();
  const refused = useRefusedCells();
  await unsaved.during({ kind: 'edit', ...change, force: false }, () => {
    unsaved.refuse({ ...change, refusal: { reason: 'No.', canKeep: false, offers: [] } });
    return refused.tell(cell);
  });
}

const keys = (): readonly string[] => useNotices().all.map(({ key }) => key);

/** Another window deletes the row, or brings it back. */
async function rowIs(gone: boolean): Promise<void> {
  client.refuse('row.detail', gone ? new AppError('not-found', reason('row-gone')) : null);
  const info = await client.engine['project.info']({});
  client.answer('project.info', { ...info, membership: info.membership + 1 });
  await useProject().refresh();
  await settled();
}

beforeEach(() => {
  client = fakeClient();
  window.sessionStorage.clear();
});

describe('a text that was refused in a cell', () => {
  it('leads there, and stays in its cell where its notice is dismissed', async () => {
    await refusedWindow();
    expect(useNotices().all).toMatchObject([{ key: 'gridRefusals.refused', action: { cell } }]);
    useNotices().dismissAll();
    expect(useUnsaved().refused()).toHaveLength(1);
  });

  it('is told anew where its row goes, and where it comes back', async () => {
    await refusedWindow();
    await rowIs(true);
    expect(useNotices().all).toMatchObject([
      { key: 'gridRefusals.rowGone', typed: 'typed', action: { addRow: 'typed' } },
    ]);
    await rowIs(false);
    expect(keys()).toEqual(['gridRefusals.refused']);
  });

  it('ends with its notice where its row is gone', async () => {
    client.refuse('row.detail', new AppError('not-found', reason('row-gone')));
    await refusedWindow();
    expect(keys()).toEqual(['gridRefusals.rowGone']);
    useNotices().dismiss(useNotices().all[0]!.id);
    expect(useUnsaved().refused()).toEqual([]);
    await rowIs(false);
    expect(keys()).toEqual([]);
  });
});
