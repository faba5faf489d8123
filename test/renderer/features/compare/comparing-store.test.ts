import { beforeEach, describe, expect, it } from 'vitest';
import { useComparing } from '../../../../renderer/features/compare/comparing-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
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

  it('begins with the last export and the project, and with another export once there is one', async () => {
    const [comparing, project] = [useComparing(), useProject()];
    await project.refresh();
    expect([comparing.before, comparing.after, comparing.ready]).toEqual([null, { kind: 'project' }, false]);
    const exported = async (out: string): Promise<void> => {
      const info = await client.engine['project.info']({});
      client.answer('project.info', { ...info, exports: { profiles: [], last: { options: { out } } } });
      await project.refresh();
    };
    await exported('/out');
    expect([comparing.before, comparing.ready]).toEqual([{ kind: 'export', out: '/out' }, true]);
    await exported('/other');
    expect(comparing.before).toEqual({ kind: 'export', out: '/other' });
    comparing.swap();
    await exported('/third');
    expect([comparing.before, comparing.after]).toEqual([
      { kind: 'project' },
      { kind: 'export', out: '/other' },
    ]);
  });

  it('keeps a side that was emptied', async () => {
    const comparing = useComparing();
    await useProject().refresh();
    comparing.after = null;
    await useProject().refresh();
    expect([comparing.after, comparing.ready]).toEqual([null, false]);
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
    comparing.before = { kind: 'set', location: '/nowhere' };
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
