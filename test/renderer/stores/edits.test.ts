import { beforeEach, describe, expect, it } from 'vitest';
import type { GridSelection } from '../../../renderer/grid/grid-types.ts';
import { useEdits } from '../../../renderer/stores/edits.ts';
import { useNotices } from '../../../renderer/stores/notices.ts';
import { useProject } from '../../../renderer/stores/project.ts';
import { useSelection } from '../../../renderer/stores/selection.ts';
import { useView } from '../../../renderer/stores/view.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { UrlRow } from '../../../shared/model/row.ts';
import { fakeClient } from '../fake-client.ts';
import { useStores } from '../mount-app.ts';

let client = fakeClient();
beforeEach(async () => {
  client = fakeClient();
  useStores(client);
  await useView().reopen();
});

const params = (name: string): unknown[] =>
  client.calls.filter((call) => call.name === name).map((call) => call.params);

function select(from: number, to: number): void {
  const selection: GridSelection<UrlRow> = {
    active: { row: from, column: 0 },
    activeColumn: 'loc',
    activeRow: null,
    ranges: [{ from, to }],
    columns: ['loc'],
    rows: to - from,
    wholeRows: true,
  };
  useSelection().set(selection);
}

describe('useEdits', () => {
  it('sets a cell and answers a refusal with the engine’s reason', async () => {
    const edits = useEdits();
    const change = { id: 2, position: 1, column: 'priority', value: '0.7', force: false };
    expect(await edits.setCell(change)).toEqual({ ok: true });
    expect(params('edit.set')).toEqual([
      { rows: { kind: 'ids', ids: [2] }, column: 'priority', value: '0.7', force: false },
    ]);
    client.refuse('edit.set', new AppError('invalid-value', 'Priority is 0.0 to 1.0.'));
    expect(await edits.setCell({ ...change, value: '7' })).toEqual({
      ok: false,
      reason: 'Priority is 0.0 to 1.0.',
      canKeep: true,
    });
  });

  it('does not offer to keep a value that failed for another reason', async () => {
    client.refuse('edit.set', new AppError('busy', 'An import runs.'));
    const outcome = await useEdits().setCell({ id: 1, position: 0, column: 'loc', value: 'x', force: false });
    expect(outcome).toEqual({ ok: false, reason: 'An import runs.', canKeep: false });
  });

  it('fills one column as one set over ranges, several as one paste', async () => {
    const edits = useEdits();
    const ranges = [{ from: 0, to: 2 }];
    await edits.fill({ ranges, cells: [{ column: 'priority', value: '' }] });
    await edits.fill({
      ranges,
      cells: [
        { column: 'priority', value: '1' },
        { column: 'changefreq', value: 'daily' },
      ],
    });
    const rows = { kind: 'view', view: 1, ranges };
    expect(params('edit.set')).toEqual([{ rows, column: 'priority', value: '' }]);
    expect(params('edit.paste')).toEqual([
      {
        rows,
        columns: ['priority', 'changefreq'],
        values: [
          ['1', 'daily'],
          ['1', 'daily'],
        ],
      },
    ]);
  });

  it('turns lines beyond the last row into new rows by their loc', async () => {
    await useEdits().paste({
      ranges: [{ from: 2, to: 3 }],
      columns: ['loc', 'priority'],
      values: [['https://example.com/a', '1']],
      beyond: [
        ['https://example.com/b', '0.1'],
        ['', ''],
      ],
    });
    expect(params('edit.paste')).toHaveLength(1);
    expect(params('edit.add')).toEqual([{ locs: ['https://example.com/b'] }]);
  });

  it('deletes the selected rows and says how many', async () => {
    select(1, 3);
    await useEdits().remove();
    expect(params('edit.delete')).toEqual([
      { rows: { kind: 'view', view: 1, ranges: [{ from: 1, to: 3 }] } },
    ]);
    expect(useNotices().all).toMatchObject([{ key: 'notices.deleted', count: 2 }]);
  });

  it('tells what was undone, and shows a refusal', async () => {
    const edits = useEdits();
    await useProject().refresh();
    await edits.undo();
    expect(useNotices().all).toMatchObject([
      { key: 'notices.undone', step: { label: { code: 'set', column: 'priority' }, rows: 2 } },
    ]);
    client.refuse('history.undo', new AppError('disk-full', 'No room.'));
    await edits.undo();
    expect(useNotices().all.at(-1)).toMatchObject({ kind: 'error', key: 'errors.disk-full' });
  });

  it('does not ask for a redo where there is none', async () => {
    await useProject().refresh();
    await useEdits().redo();
    expect(params('history.redo')).toEqual([]);
  });
});
