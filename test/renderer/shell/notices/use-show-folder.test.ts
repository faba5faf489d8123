// @vitest-environment happy-dom
// A folder that no program opens: the user gets its path, to open it otherwise.
import type { VueWrapper } from '@vue/test-utils';
import { defineComponent } from 'vue';
import { afterEach, describe, expect, it } from 'vitest';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { useShowFolder } from '../../../../renderer/shell/notices/use-show-folder.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
});

function open(client = fakeClient()) {
  let showFolder: ReturnType<typeof useShowFolder> = () => Promise.resolve();
  mounted = mountWith(
    defineComponent(() => {
      showFolder = useShowFolder();
      return () => null;
    }),
    client,
  );
  return { client, showFolder };
}

describe('showing a folder', () => {
  it('offers the path where there is no program for it, until one is opened', async () => {
    const { client, showFolder } = open();
    client.refuse('shell.showFolder', new AppError('io', reason('show-failed', { path: '/out' })));
    await showFolder('/out/urls.csv');
    expect(useNotices().all).toMatchObject([{ kind: 'error', key: 'notices.folderNotOpened', path: '/out' }]);
    client.refuse('shell.showFolder', null);
    await showFolder('/out/urls.csv');
    expect(useNotices().all).toEqual([]);
  });

  it('tells any other failure as it is', async () => {
    const { client, showFolder } = open();
    client.refuse('shell.showFolder', new AppError('not-found', reason('show-missing', { path: '/out' })));
    await showFolder('/out');
    expect(useNotices().all).toMatchObject([{ key: 'errors.not-found', error: { code: 'not-found' } }]);
  });
});
