// @vitest-environment happy-dom
// What the dialog of an export says of how much changes: before, beside "Redistribute URLs", and after.
import { expect, it } from 'vitest';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import type { ExportPlan, ExportResult, FileChange } from '../../../../shared/model/export/planned-set.ts';
import { fakeClient } from '../../fake-client.ts';
import { EXPORT_PLAN, EXPORT_RESULT } from './fake-exports.ts';
import { button } from '../../find-button.ts';
import { settled } from '../../mount-app.ts';
import { openExportDialog } from './open-export-dialog.ts';

function all<T extends ExportPlan | ExportResult>(set: T, change: FileChange): T {
  const files = set.files.map((file) => ({ ...file, change }));
  return { ...set, files, index: set.index && { ...set.index, change } };
}

it('says beside “Redistribute URLs” what the plan found, and nothing of it before', async () => {
  const client = fakeClient();
  client.answer('export.plan', all(EXPORT_PLAN, 'unchanged'));
  const wrapper = await openExportDialog(client);
  const hint = (): string => wrapper.get('#export-layout-hint').text();
  expect(hint()).toContain('URLs stay in the files of the last export');
  useExporting().change({ repack: true });
  await settled();
  expect(hint()).toBe('All URLs are redistributed, whichever file they were in.');
  await useExporting().preview();
  await settled();
  expect(hint()).toMatch(/were in\. No file changes\.$/);
  client.answer('export.plan', all(EXPORT_PLAN, 'changed'));
  await useExporting().preview();
  await settled();
  expect(hint()).toMatch(/were in\. 2 files change and have to be uploaded\.$/);
});

it('says that nothing changed where nothing was written', async () => {
  const wrapper = await openExportDialog(fakeClient());
  await button(wrapper, 'Export 3 URLs').trigger('click');
  await settled();
  useJobs().done({ job: 1, kind: 'export', result: all(EXPORT_RESULT, 'unchanged') });
  await settled();
  expect(wrapper.get('[role="status"] strong').text()).toBe(
    'No file changed, nothing to upload: 3 URLs in 2 files, as before (1.3 s)',
  );
});

it('says what was written where that is a part of the set, and counts new files as what they are', async () => {
  const client = fakeClient();
  const wrapper = await openExportDialog(client);
  await button(wrapper, 'Export 3 URLs').trigger('click');
  await settled();
  const { index, ...rest } = all(EXPORT_RESULT, 'unchanged');
  const result = { ...rest, index: index && { ...index, change: 'changed' as const } };
  useJobs().done({ job: 1, kind: 'export', result });
  await settled();
  expect(wrapper.get('[role="status"] strong').text()).toBe(
    '1 of 2 files written in 1.3 s; the set has 3 URLs',
  );
  const { info } = useProject();
  const run = { at: '2026-05-01T12:00:00.000Z', urls: 3, files: 2, changed: 2, seconds: 1 };
  const last = { profile: null, options: useExporting().options, run };
  if (info) client.answer('project.info', { ...info, exports: { profiles: [], last } });
  await useProject().refresh();
  await button(wrapper, 'Export again').trigger('click');
  expect(wrapper.get('.last').text()).toContain('3 URLs in 2 files, 2 new or changed, ');
});
