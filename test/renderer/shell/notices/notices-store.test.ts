import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ABOUT_READ_ONLY, useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

let client = fakeClient();
beforeEach(() => {
  vi.useFakeTimers();
  client = fakeClient();
  useStores(client);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useNotices', () => {
  it('lets good news go by itself and keeps errors until they are dismissed', () => {
    const notices = useNotices();
    notices.show({ kind: 'success', key: 'common.copied' });
    notices.showError(AppError.from({ code: 'disk-full', message: 'No room on /out.' }));
    vi.advanceTimersByTime(60_000);
    expect(notices.all).toMatchObject([
      { kind: 'error', key: 'errors.disk-full', error: { message: 'No room on /out.' } },
    ]);
    notices.dismiss(notices.all[0]?.id ?? -1);
    expect(notices.all).toEqual([]);
  });

  it('says nothing about what the user cancelled', () => {
    useNotices().showError(AppError.from({ code: 'cancelled', message: '' }));
    expect(useNotices().all).toEqual([]);
  });

  it('keeps one "info", the latest', () => {
    const notices = useNotices();
    notices.show({ kind: 'info', key: 'notices.undone' });
    notices.show({ kind: 'info', key: 'notices.redone' });
    expect(notices.all.map(({ key }) => key)).toEqual(['notices.redone']);
  });

  it('merges equal notices and counts them', () => {
    const notices = useNotices();
    for (let i = 0; i < 3; i++) notices.showError(AppError.from({ code: 'io', message: 'The disk failed.' }));
    notices.showError(AppError.from({ code: 'io', message: 'Another disk failed.' }));
    expect(notices.all.map(({ times }) => times)).toEqual([3, 1]);
  });

  it('refuses changes of a read-only project in one way, once, with the way out', () => {
    const notices = useNotices();
    notices.show({
      kind: 'warning',
      key: 'notices.read-no-access',
      named: { path: '/p' },
      ...ABOUT_READ_ONLY,
    });
    notices.refuseChange();
    notices.showError(AppError.from({ code: 'read-only', message: '/p is read-only.' }));
    expect(notices.all).toMatchObject([
      { key: 'status.readOnlyHint', times: 1, action: { key: 'status.saveCopy', saveAs: true } },
    ]);
    notices.succeeded('project.saveAs');
    expect(notices.all).toEqual([]);
  });

  it('starts the time of a notice anew when it is told again', () => {
    const notices = useNotices();
    notices.show({ kind: 'success', key: 'common.copied' });
    vi.advanceTimersByTime(5_000);
    notices.show({ kind: 'success', key: 'common.copied' });
    vi.advanceTimersByTime(5_000);
    expect(notices.all).toMatchObject([{ times: 2 }]);
    vi.advanceTimersByTime(2_000);
    expect(notices.all).toEqual([]);
  });

  it('has at most three in sight; good news makes room, errors wait and are never lost', () => {
    const notices = useNotices();
    notices.show({ kind: 'success', key: 'common.copied' });
    for (let i = 0; i < 5; i++) notices.showError(new Error(String(i)));
    expect(notices.all.map(({ kind }) => kind)).toEqual(['error', 'error', 'error', 'error', 'error']);
    expect(notices.staying).toHaveLength(3);
    expect(notices.hidden).toBe(2);
    notices.dismiss(notices.staying[2]?.id ?? -1);
    expect(notices.hidden).toBe(1);
    notices.dismissAll();
    expect(notices.all).toEqual([]);
  });

  it('has each one read aloud once, also an equal one', () => {
    const notices = useNotices();
    notices.show({ kind: 'success', key: 'common.copied' });
    const first = notices.announced;
    notices.show({ kind: 'success', key: 'common.copied' });
    expect(notices.announced).toMatchObject({ content: { key: 'common.copied' } });
    expect(notices.announced?.id).not.toBe(first?.id);
  });

  it('lets an error go when the same request succeeds, and no other', async () => {
    const notices = useNotices();
    const order = { rows: { kind: 'ids' as const, ids: [1] } };
    client.refuse('edit.delete', AppError.from({ code: 'disk-full', message: 'No room.' }));
    client.refuse('job.cancel', AppError.from({ code: 'io', message: 'The disk failed.' }));
    await client.engine['edit.delete'](order).catch(notices.showError);
    await client.engine['job.cancel']({ job: 1 }).catch(notices.showError);
    expect(notices.staying).toHaveLength(2);
    client.refuse('edit.delete', null);
    await client.engine['edit.delete'](order);
    expect(notices.staying.map(({ key }) => key)).toEqual(['errors.io']);
  });
});
