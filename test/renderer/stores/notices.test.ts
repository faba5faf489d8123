import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '../../../renderer/stores/notices.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { fakeClient } from '../fake-client.ts';
import { useStores } from '../mount-app.ts';

beforeEach(() => {
  vi.useFakeTimers();
  useStores(fakeClient());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useNotices', () => {
  it('lets good news go by itself and keeps errors until they are dismissed', () => {
    const notices = useNotices();
    notices.show({ kind: 'success', key: 'common.copied' });
    notices.showError(new AppError('disk-full', 'No room on /out.'));
    vi.advanceTimersByTime(60_000);
    expect(notices.all).toMatchObject([
      { kind: 'error', key: 'errors.disk-full', error: { message: 'No room on /out.' } },
    ]);
    notices.dismiss(notices.all[0]?.id ?? -1);
    expect(notices.all).toEqual([]);
  });

  it('says nothing about what the user cancelled', () => {
    useNotices().showError(new AppError('cancelled', ''));
    expect(useNotices().all).toEqual([]);
  });

  it('keeps one "info" and at most five notices', () => {
    const notices = useNotices();
    notices.show({ kind: 'info', key: 'notices.undone' });
    notices.show({ kind: 'info', key: 'notices.redone' });
    expect(notices.all.map(({ key }) => key)).toEqual(['notices.redone']);
    for (let i = 0; i < 7; i++) notices.showError(new Error(String(i)));
    expect(notices.all).toHaveLength(5);
  });
});
