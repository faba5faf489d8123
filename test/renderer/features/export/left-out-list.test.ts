// @vitest-environment happy-dom
// From what an export leaves out to the rows, and back to the dialog as it was.
import { describe, expect, it } from 'vitest';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useExportProfiles } from '../../../../renderer/features/export/export-profiles-store.ts';
import { usePages } from '../../../../renderer/shell/frame/pages-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { button } from '../../find-button.ts';
import { settled } from '../../mount-app.ts';
import { EXPORT_PLAN } from './fake-exports.ts';
import { openExportDialog } from './open-export-dialog.ts';

const PRIORITY = { reason: 'priority-invalid', what: 'priority', count: 4 } as const;

describe('LeftOutList', () => {
  it.each([
    ['2 left out', [{ kind: 'leftOut' }]],
    ['2 URLs: Duplicate URL', [{ kind: 'leftOut', reason: 'loc-duplicate' }]],
    [
      '1 value of Last modified: not valid',
      [
        { kind: 'set', column: 'problems', values: ['lastmod-invalid', 'lastmod-no-zone'] },
        { kind: 'leftOut', not: true },
      ],
    ],
    [
      '4 values of Priority: not valid',
      [
        { kind: 'set', column: 'problems', values: ['priority-invalid', 'priority-out-of-range'] },
        { kind: 'leftOut', not: true },
      ],
    ],
  ])('leads from “%s” to just these rows, and closes the dialog', async (name, conditions) => {
    const client = fakeClient();
    client.answer('export.plan', { ...EXPORT_PLAN, leftOut: [...EXPORT_PLAN.leftOut, PRIORITY] });
    const wrapper = await openExportDialog(client);
    useDialogs().open({ kind: 'export' });
    usePages().show('robots');
    useView().search = 'shop';
    await button(wrapper, name).trigger('click');
    await settled();
    expect(useDialogs().main).toBeNull();
    expect(usePages().current).toBe('urls');
    expect(useView().query.filter).toEqual(conditions);
  });

  it('names a reason that no rows can be found by, without a way', async () => {
    const client = fakeClient();
    client.answer('export.plan', {
      ...EXPORT_PLAN,
      leftOut: [{ reason: 'of-another-version', what: 'url', count: 1 }],
    });
    const wrapper = await openExportDialog(client);
    expect(wrapper.text()).toContain('1 URL: of-another-version');
    expect(wrapper.findAll('button').map((one) => one.text())).not.toContain('1 URL: of-another-version');
  });

  it('keeps what was typed, also as a change of a profile', async () => {
    const client = fakeClient();
    const wrapper = await openExportDialog(client);
    const { info } = useProject();
    const profiles = [{ id: 1, name: 'Live', options: useExporting().options, last: null }];
    if (info) client.answer('project.info', { ...info, exports: { profiles, last: null } });
    await useProject().refresh();
    useExporting().pick(1);
    useExporting().change({ maxUrls: 200 });
    await button(wrapper, '2 URLs: Duplicate URL').trigger('click');
    await settled();
    useExporting().reopen();
    expect(useExporting().profile).toBe(1);
    expect(useExporting().options.maxUrls).toBe(200);
    expect(useExportProfiles().changed).toBe(true);
    // Left in the usual way, the profile is as it is kept: the dialog has asked.
    useExporting().reopen();
    expect(useExporting().options.maxUrls).toBe(50_000);
  });
});
