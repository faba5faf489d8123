// @vitest-environment happy-dom
// What the dialog of an export still knows when it is opened again.
import { expect, it } from 'vitest';
import { defineComponent, h, ref } from 'vue';
import ExportDialog from '../../../../renderer/features/export/ExportDialog.vue';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { EXPORT_RESULT } from './fake-exports.ts';
import { button } from '../../find-button.ts';
import { settled } from '../../mount-app.ts';
import { openExportDialog } from './open-export-dialog.ts';

it('opens again with what was typed in no profile, until it was exported or another project is open', async () => {
  const isOpen = ref(true);
  const again = ref(false);
  const Host = defineComponent({
    setup: () => () => (isOpen.value ? h(ExportDialog, { again: again.value }) : h('p')),
  });
  const client = fakeClient();
  const wrapper = await openExportDialog(client, Host);
  const reopen = async (): Promise<string> => {
    isOpen.value = false;
    await settled();
    isOpen.value = true;
    await settled();
    return useExporting().options.out;
  };
  useExporting().change({ name: 'map-{n}' });
  expect(await reopen()).toBe('/out');
  expect(useExporting().options.name).toBe('map-{n}');
  again.value = true;
  expect(await reopen()).toBe('');
  again.value = false;
  useExporting().change({ out: '/out' });
  await useExporting().preview();
  await button(wrapper, 'Export 3 URLs').trigger('click');
  await settled();
  useJobs().done({ job: 1, kind: 'export', result: EXPORT_RESULT });
  await settled();
  expect(await reopen()).toBe('');
  useExporting().change({ out: '/out' });
  const { info } = useProject();
  if (info) client.answer('project.info', { ...info, path: '/p/other.mapwright' });
  await useProject().refresh();
  await settled();
  expect(await reopen()).toBe('');
});
