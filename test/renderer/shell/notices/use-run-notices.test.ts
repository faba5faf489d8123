// @vitest-environment happy-dom
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { defineComponent, h, nextTick } from 'vue';
import { useRunNotices } from '../../../../renderer/shell/notices/use-run-notices.ts';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useImporting } from '../../../../renderer/features/import/importing-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

const Host = defineComponent({
  setup: () => {
    useRunNotices();
    return () => h('p');
  },
});

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

const told = (): string[] => useNotices().all.map(({ key }) => key);
const CANCELLED = { code: 'cancelled', message: '', detail: '' } as const;

describe('useRunNotices', () => {
  it('tells that an import or export was cancelled whose dialog is closed, and that nothing changed', async () => {
    mounted = mountWith(Host, fakeClient());
    useImporting().$patch({ phase: 'failed', error: CANCELLED });
    await nextTick();
    expect(told()).toEqual(['import.cancelled']);
    useExporting().$patch({ phase: 'failed', error: CANCELLED });
    await nextTick();
    expect(told()).toEqual(['export.cancelled']);
  });

  it('offers the result of an export whose dialog is closed', async () => {
    mounted = mountWith(Host, fakeClient());
    useExporting().$patch({ phase: 'done' });
    await nextTick();
    expect(useNotices().all).toMatchObject([{ key: 'export.done', action: { open: 'export' } }]);
  });

  it('leaves it to the dialog that is open, also to that of an export again', async () => {
    mounted = mountWith(Host, fakeClient());
    useDialogs().open({ kind: 'exportAgain' });
    useExporting().$patch({ phase: 'done' });
    await nextTick();
    expect(told()).toEqual([]);
  });
});
