// @vitest-environment happy-dom
// The log in the window: shown by the host, and what is saved of it told with its place.
import { expect, it, onTestFinished } from 'vitest';
import type { Component } from 'vue';
import { useLog } from '../../../../renderer/shell/menus/use-log.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

function logOf(client: ReturnType<typeof fakeClient>): ReturnType<typeof useLog> {
  let log: ReturnType<typeof useLog> | undefined;
  const component = {
    setup: () => {
      log = useLog();
      return () => null;
    },
  } satisfies Component;
  const wrapper = mountWith(component, client);
  onTestFinished(() => {
    wrapper.unmount();
  });
  return log!;
}

it('tells where diagnostics are, and nothing where none were saved', async () => {
  const client = fakeClient();
  const log = logOf(client);
  client.answer('log.save', null);
  await log.save();
  expect(useNotices().all).toEqual([]);
  client.answer('log.save', '/home/me/logs/mapwright-diagnostics.zip');
  await log.save();
  expect(useNotices().all).toMatchObject([
    {
      kind: 'success',
      key: 'notices.diagnosticsSaved',
      named: { path: '/home/me/logs/mapwright-diagnostics.zip' },
      path: '/home/me/logs/mapwright-diagnostics.zip',
    },
  ]);
});

it('gives the path of the log to copy where no program shows it', async () => {
  const client = fakeClient();
  const log = logOf(client);
  await log.show();
  expect(useNotices().all).toEqual([]);
  client.refuse('log.show', new AppError('io', reason('show-failed', { path: '/home/me/logs' })));
  await log.show();
  expect(useNotices().all).toMatchObject([{ key: 'notices.folderNotOpened', path: '/home/me/logs' }]);
});
