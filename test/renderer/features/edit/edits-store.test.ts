import { flushPromises } from '@vue/test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GridSelection } from '../../../../renderer/grid/grid-types.ts';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useEdits } from '../../../../renderer/features/edit/edits-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { useSelection } from '../../../../renderer/features/view/selection-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import { fakeClient, IMPORT_RESULT } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

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
    areas: [{ ranges: [{ from, to }], columns: ['loc'] }],
    ranges: [{ from, to }],
    columns: ['loc'],
    rows: to - from,
    wholeRows: true,
    wholeColumns: false,
  };
  useSelection().set(selection);
}

describe('useEdits', () => {
  it('sets a cell and answers a refusal with the engine’s reason', async () => {
    const edits = useEdits();
    const change = { id: 2, column: 'priority', value: '0.7', force: false };
    expect(await edits.setCell(change)).toEqual({ ok: true });
    expect(params('edit.set')).toEqual([
      { rows: { kind: 'ids', ids: [2] }, column: 'priority', value: '0.7', force: false },
    ]);
    client.refuse('edit.set', AppError.from({ code: 'invalid-value', message: 'Priority is 0.0 to 1.0.' }));
    expect(await edits.setCell({ ...change, value: '7' })).toMatchObject({
      ok: false,
      reason: 'Priority is 0.0 to 1.0.',
      canKeep: true,
    });
  });

  it('does not offer to keep a value that failed for another reason', async () => {
    client.refuse('edit.set', AppError.from({ code: 'disk-full', message: 'The disk is full.' }));
    const outcome = await useEdits().setCell({ id: 1, column: 'loc', value: 'x', force: false });
    expect(outcome).toMatchObject({ ok: false, reason: 'The disk is full.', canKeep: false });
  });

  it('takes typed values one after the other, and waits for the end of a job', async () => {
    const jobs = useJobs();
    const edits = useEdits();
    void jobs.run('import', () => Promise.resolve({ job: 1 }));
    await flushPromises();
    client.refuse('edit.set', AppError.from({ code: 'busy', message: 'An import runs.' }));
    const first = edits.setCell({ id: 1, column: 'loc', value: 'x', force: false });
    const second = edits.setCell({ id: 2, column: 'loc', value: 'y', force: false });
    await flushPromises();
    expect(params('edit.set')).toMatchObject([{ value: 'x' }]);
    client.refuse('edit.set', null);
    jobs.done({ job: 1, kind: 'import', result: IMPORT_RESULT });
    expect(await Promise.all([first, second])).toEqual([{ ok: true }, { ok: true }]);
    expect(params('edit.set')).toMatchObject([{ value: 'x' }, { value: 'x' }, { value: 'y' }]);
  });

  it('changes the rows of the view that positions were of, though another is shown', async () => {
    const source = useView().current?.source;
    await useView().setSearch('shop');
    const pattern = { kind: 'repeat' as const, values: ['1'] };
    const ranges = [{ from: 0, to: 2 }];
    await useEdits().fill([{ ranges, cells: [{ column: 'priority', pattern }] }], source);
    await useEdits().paste({ ranges, columns: ['priority'], values: [['1'], ['0']], source }, []);
    await useEdits().remove(ranges, source);
    const rows = { kind: 'view', view: 1, ranges };
    expect(params('edit.fill')).toMatchObject([{ areas: [{ rows }] }]);
    expect(params('edit.paste')).toMatchObject([{ rows }]);
    expect(params('edit.delete')).toEqual([{ rows }]);
  });

  it('fills all areas as one request', async () => {
    const pattern = { kind: 'repeat' as const, values: ['1'] };
    const area = (from: number, to: number) => ({
      ranges: [{ from, to }],
      cells: [{ column: 'priority', pattern }],
    });
    await useEdits().fill([area(0, 2), area(5, 6)]);
    const asked = (from: number, to: number) => ({
      rows: { kind: 'view', view: 1, ranges: [{ from, to }] },
      cells: [{ column: 'priority', pattern }],
    });
    expect(params('edit.fill')).toEqual([{ areas: [asked(0, 2), asked(5, 6)], force: false }]);
  });

  it('pastes and adds rows in one request', async () => {
    const values = [['https://example.com/a', '1']];
    const add = [['https://example.com/b', '0.1']];
    const ranges = [{ from: 2, to: 3 }];
    await useEdits().paste({ ranges, columns: ['loc', 'priority'], values }, add);
    const rows = { kind: 'view', view: 1, ranges };
    expect(params('edit.paste')).toEqual([
      { rows, columns: ['loc', 'priority'], values, add, view: 1, force: false },
    ]);
  });

  it('asks before it keeps what was refused, and keeps nothing without a yes', async () => {
    const block = { ranges: [{ from: 0, to: 1 }], columns: ['priority'], values: [['high']] };
    client.refuse(
      'edit.paste',
      AppError.from({ code: 'invalid-value', message: '“high” is not a priority.' }),
    );
    const done = useEdits().paste(block, []);
    await flushPromises();
    expect(useDialogs().confirmation).toMatchObject({
      refused: { message: '“high” is not a priority.' },
      no: null,
    });
    useDialogs().confirmation?.answer('cancel');
    await done;
    expect(params('edit.paste')).toHaveLength(1);
    const again = useEdits().paste(block, []);
    await flushPromises();
    useDialogs().confirmation?.answer('yes');
    await again;
    expect(params('edit.paste').at(-1)).toMatchObject({ force: true });
  });

  it('offers the valid values alone, and names the rows as the grid numbers them', async () => {
    const ranges = [
      { from: 4, to: 5 },
      { from: 9, to: 10 },
    ];
    const block = { ranges, columns: ['priority'], values: [['high'], ['0.5']] };
    const first = [0, 1, 2].map((row) => ({ row, column: 'priority', message: 'No priority.' }));
    client.refuse(
      'edit.paste',
      AppError.from({ code: 'invalid-value', message: 'No.', refused: { valid: 3, first } }),
    );
    const done = useEdits().paste(block, [['low']]);
    await flushPromises();
    const { confirmation } = useDialogs();
    expect(confirmation).toMatchObject({ no: 'paste.onlyValid', named: { valid: 3 } });
    expect(confirmation?.refused?.refused?.first.map(({ row }) => row)).toEqual([5, 10, 4]);
    client.refuse('edit.paste', null);
    confirmation?.answer('no');
    expect(await done).not.toBeNull();
    expect(params('edit.paste').at(-1)).toMatchObject({ skip: true, force: false });
  });

  it('sends a large paste in parts, and forgets it after an answer', async () => {
    const values = Array.from({ length: 25_000 }, (_, i) => [`https://example.com/${String(i)}`]);
    const block = { ranges: [{ from: 0, to: 3 }], columns: ['loc'], values: values.slice(0, 3) };
    expect(await useEdits().paste(block, values.slice(3))).not.toBeNull();
    const parts = params('edit.hold') as { block?: number; lines: string[][] }[];
    expect(parts.map(({ block, lines }) => [block, lines.length])).toEqual([
      [undefined, 10_000],
      [1, 10_000],
      [1, 5_000],
    ]);
    expect(parts.flatMap(({ lines }) => lines)).toEqual(values);
    expect(params('edit.paste')).toMatchObject([{ values: [], held: { block: 1, over: 3 } }]);
    expect(params('edit.letGo')).toHaveLength(1);
  });

  it('does not offer to keep what can’t be kept', async () => {
    const block = { ranges: [{ from: 0, to: 1 }], columns: ['included'], values: [['no']] };
    const text = reason('included-invalid', { text: 'no' });
    const why = reason('block-refused', {
      row: 1,
      field: 'included',
      column: 'Included',
      why: text,
      count: 1,
    });
    client.refuse(
      'edit.paste',
      AppError.from({ code: 'invalid-value', message: 'Nothing was pasted.', reason: why }),
    );
    expect(await useEdits().paste(block, [])).toBeNull();
    expect(useDialogs().confirmation).toBeNull();
    expect(useNotices().all).toMatchObject([{ kind: 'error', error: { reason: why } }]);
  });

  it('deletes the selected rows, says how many and offers to take it back', async () => {
    select(1, 3);
    await useEdits().remove();
    expect(params('edit.delete')).toEqual([
      { rows: { kind: 'view', view: 1, ranges: [{ from: 1, to: 3 }] } },
    ]);
    expect(useNotices().all).toMatchObject([
      { key: 'notices.deleted', count: 2, action: { key: 'commands.edit.undo' } },
    ]);
  });

  it('asks before it deletes thousands of rows', async () => {
    select(0, 1_001);
    const refused = useEdits().remove();
    await flushPromises();
    expect(useDialogs().confirmation).toMatchObject({ title: 'deleting.title', named: { count: 1_001 } });
    useDialogs().confirmation?.answer('cancel');
    await refused;
    expect(params('edit.delete')).toEqual([]);
    const agreed = useEdits().remove();
    await flushPromises();
    useDialogs().confirmation?.answer('yes');
    await agreed;
    expect(params('edit.delete')).toEqual([
      { rows: { kind: 'view', view: 1, ranges: [{ from: 0, to: 1_001 }] } },
    ]);
  });
});
