// The export dialog with the plan of a folder, on the fake client; gone after the test.
import type { VueWrapper } from '@vue/test-utils';
import { onTestFinished } from 'vitest';
import type { Component } from 'vue';
import ExportDialog from '../../../../renderer/features/export/ExportDialog.vue';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

export async function openExportDialog(
  client = fakeClient(),
  component: Component = ExportDialog,
): Promise<VueWrapper> {
  const mounted = mountWith(component, client);
  onTestFinished(() => {
    mounted.unmount();
  });
  await useProject().refresh();
  useExporting().reset();
  useExporting().change({ out: '/out' });
  await useExporting().preview();
  await settled();
  return mounted;
}
