// @vitest-environment happy-dom
// How an export ends in its dialog: what failed, what can be done then, and results that came while nobody looked.
import { describe, expect, it } from 'vitest';
import { defineComponent, h, ref, type Component, type Ref } from 'vue';
import ExportDialog from '../../../../renderer/features/export/ExportDialog.vue';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { EXPORT_PLAN, EXPORT_RESULT } from './fake-exports.ts';
import { button, isDisabled } from '../../find-button.ts';
import { settled } from '../../mount-app.ts';
import { openExportDialog } from './open-export-dialog.ts';

function dialogWhile(isOpen: Ref<boolean>): Component {
  return defineComponent({ setup: () => () => (isOpen.value ? h(ExportDialog) : h('p')) });
}

describe('the end of an export in its dialog', () => {
  it('does not replace foreign files unless the user insists', async () => {
    const client = fakeClient();
    const message = 'sitemap-1.xml.gz was not written by Mapwright.';
    const detail = 'sitemap-1.xml.gz';
    client.refuse('export.start', AppError.from({ code: 'invalid-export', message, detail }));
    const wrapper = await openExportDialog(client);
    client.answer('export.plan', { ...EXPORT_PLAN, inTheWay: ['sitemap-1.xml.gz'] });
    await button(wrapper, 'Export 3 URLs').trigger('click');
    await settled();
    expect(wrapper.get('[role="alert"]').text()).toContain('sitemap-1.xml.gz was not written by Mapwright.');
    expect(isDisabled(wrapper, 'Export 3 URLs')).toBe(true);
    await wrapper.get('.way input').setValue(true);
    await button(wrapper, 'Export 3 URLs').trigger('click');
    await settled();
    const asked = client.calls.filter(({ name }) => name === 'export.start').map(({ params }) => params);
    expect(asked).toMatchObject([{ overwrite: false }, { overwrite: true }]);
  });

  it('lets what failed be tried again where nothing can be planned', async () => {
    const client = fakeClient();
    const wrapper = await openExportDialog(client);
    client.refuse('export.start', AppError.from({ code: 'io', message: 'The disk is gone.' }));
    client.refuse('export.plan', AppError.from({ code: 'io', message: 'The disk is gone.' }));
    await button(wrapper, 'Export 3 URLs').trigger('click');
    await settled();
    expect(wrapper.get('[role="alert"]').text()).toContain('The folder is as it was.');
    expect(wrapper.find('progress').exists()).toBe(false);
    expect(isDisabled(wrapper, 'Export')).toBe(false);
  });

  it('does not say that the folder is as it was where it is not', async () => {
    const client = fakeClient();
    const why = reason('export-incomplete', { path: '/out' });
    client.refuse('export.start', new AppError('io', why));
    const wrapper = await openExportDialog(client);
    await button(wrapper, 'Export 3 URLs').trigger('click');
    await settled();
    expect(wrapper.get('[role="alert"]').text()).toContain('The new set is complete');
    expect(wrapper.text()).not.toContain('The folder is as it was.');
  });

  it('offers no replacing where the reason is another', async () => {
    const client = fakeClient();
    client.refuse(
      'export.start',
      AppError.from({ code: 'invalid-export', message: '/out is a file. Choose a folder to export to.' }),
    );
    const wrapper = await openExportDialog(client);
    await button(wrapper, 'Export 3 URLs').trigger('click');
    await settled();
    expect(wrapper.get('[role="alert"]').text()).toContain('/out is a file.');
    expect(wrapper.text()).not.toContain('Replace these files');
  });

  it('opens with the result of an export that nobody was told of', async () => {
    const client = fakeClient();
    const isOpen = ref(false);
    const wrapper = await openExportDialog(client, dialogWhile(isOpen));
    const { info } = useProject();
    const run = { at: '2026-05-01T12:00:00.000Z', urls: 3, files: 2, changed: 2, seconds: 1 };
    const last = { profile: null, options: useExporting().options, run, hasResult: true, untold: true };
    if (info) client.answer('project.info', { ...info, exports: { profiles: [], last } });
    await useProject().refresh();
    client.answer('export.result', { ...EXPORT_RESULT, withEarlier: true });
    isOpen.value = true;
    await settled();
    expect(wrapper.get('h2').text()).toMatch(/^Export of /);
    expect(wrapper.text()).toContain('Including the changes of the export before it');
  });

  it('shows a result that came while it was closed, once', async () => {
    const isOpen = ref(true);
    const wrapper = await openExportDialog(fakeClient(), dialogWhile(isOpen));
    const show = async (shown: boolean): Promise<void> => {
      isOpen.value = shown;
      await settled();
    };
    await button(wrapper, 'Export 3 URLs').trigger('click');
    await settled();
    await show(false);
    useJobs().done({ job: 1, kind: 'export', result: EXPORT_RESULT });
    await settled();
    await show(true);
    expect(wrapper.get('h2').text()).toBe('Export finished');
    await show(false);
    await show(true);
    expect(wrapper.get('h2').text()).toBe('Export');
  });
});
