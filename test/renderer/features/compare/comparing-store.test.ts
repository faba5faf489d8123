import { beforeEach, describe, expect, it } from 'vitest';
import { useComparing } from '../../../../renderer/features/compare/comparing-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ComparisonSummary } from '../../../../shared/model/comparison.ts';
import { fakeClient } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

let client = fakeClient();
beforeEach(() => {
  client = fakeClient();
  useStores(client);
});

const gone = new AppError('not-found', reason('compare-gone'));

describe('useComparing', () => {
  it('tells of a comparison that is gone on its own page, once, and of other errors as a notice', () => {
    const [comparing, notices] = [useComparing(), useNotices()];
    comparing.summary = {} as ComparisonSummary;
    comparing.heard(gone);
    comparing.heard(gone);
    expect([comparing.summary, comparing.error?.code, notices.all]).toEqual([null, 'not-found', []]);
    comparing.heard(AppError.from({ code: 'io', message: 'The disk failed.' }));
    expect(notices.staying).toHaveLength(1);
  });

  it('forgets its comparison when the engine was started again', () => {
    const comparing = useComparing();
    comparing.summary = {} as ComparisonSummary;
    comparing.engineRestarted();
    comparing.heard(gone);
    expect([comparing.summary, comparing.error?.code]).toEqual([null, 'engine-restarted']);
  });

  it('drops the result of before where a comparison fails, and keeps it where one is cancelled', async () => {
    const comparing = useComparing();
    comparing.after = { kind: 'set', location: '/nowhere' };
    const before = {} as ComparisonSummary;
    comparing.summary = before;
    client.refuse('compare.start', AppError.from({ code: 'cancelled', message: 'Cancelled.' }));
    await comparing.start();
    expect([comparing.summary, comparing.error?.code]).toEqual([before, 'cancelled']);
    client.refuse('compare.start', AppError.from({ code: 'not-found', message: 'There is no /nowhere.' }));
    await comparing.start();
    expect([comparing.summary, comparing.differences, comparing.error?.code]).toEqual([
      null,
      null,
      'not-found',
    ]);
  });
});
