// @vitest-environment happy-dom
// What is chosen in a form is kept with what is typed there; what was given up or tried is not.
import { describe, expect, it } from 'vitest';
import ReplacePanel from '../../../../renderer/features/edit/bulk/ReplacePanel.vue';
import TransformPanel from '../../../../renderer/features/edit/bulk/TransformPanel.vue';
import { useBulk } from '../../../../renderer/features/edit/bulk/bulk-store.ts';
import ExportDialog from '../../../../renderer/features/export/ExportDialog.vue';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import ImportDialog from '../../../../renderer/features/import/ImportDialog.vue';
import { useImporting } from '../../../../renderer/features/import/importing-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { useDrafts } from '../../../../renderer/shell/drafts/drafts-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { settled } from '../../mount-app.ts';
import { CONDITION, formIn, open, valuesOf } from './form-in.ts';
import { windowAfterWindow } from './window-after-window.ts';

describe('a form', () => {
  it('has what was chosen in it again: the transform, its options and its rows', async () => {
    const windows = windowAfterWindow();
    const first = await formIn(windows.client(), TransformPanel);
    await first.find('select').setValue('query');
    await first.find('.options select').setValue('keep');
    await first.find('.options input').setValue('half-ty');
    useBulk().scopeKind = 'view';
    await settled();
    const next = await formIn(windows.crash(), TransformPanel);
    expect(valuesOf(next, 'select')).toEqual(['query', 'keep', 'view']);
    expect(valuesOf(next, '.options input')).toEqual(['half-ty']);
  });

  it('has the transform that was chosen in the palette meanwhile, with what was typed for the others', async () => {
    const windows = windowAfterWindow();
    const first = await formIn(windows.client(), TransformPanel);
    await first.find('select').setValue('force-host');
    await first.find('.options input').setValue('half-ty.example');
    await settled();
    const next = await formIn(windows.crash(), TransformPanel, {}, () => {
      useBulk().transform = 'trim';
    });
    expect(valuesOf(next, 'select')[0]).toBe('trim');
    await next.find('select').setValue('force-host');
    expect(valuesOf(next, '.options input')).toEqual(['half-ty.example']);
  });

  it('has the rows again that it is about, whichever are likelier by now: find and replace', async () => {
    const windows = windowAfterWindow();
    const first = await formIn(windows.client(), ReplacePanel);
    await first.find('.fields input').setValue('half-ty');
    await useView().setConditions([CONDITION]);
    const next = await formIn(windows.crash(), ReplacePanel);
    expect(useView().filtered).toBe(true);
    expect(valuesOf(next, '.scope select')).toEqual(['all']);
  });

  it('has what was to be imported again, but for passwords', async () => {
    const windows = windowAfterWindow();
    const client = windows.client();
    const kept: unknown[] = [];
    const first = await formIn(
      {
        ...client,
        host: {
          ...client.host,
          'drafts.keep': (params) => {
            kept.push(params);
            return client.host['drafts.keep'](params);
          },
        },
      },
      ImportDialog,
    );
    useImporting().choose(['/sets/*.xml', 'https://me:geheim@example.com/sitemap.xml']);
    for (const typed of [
      'https://me:geh',
      'https://me:geh/eim',
      'https://me:geh/eim@example.com:80/half-ty',
    ]) {
      await first.find('.pattern input').setValue(typed);
      useDrafts().flush();
    }
    await settled();
    expect(JSON.stringify(kept)).not.toMatch(/geh|me:/);
    const next = await formIn(windows.crash(), ImportDialog);
    expect(useImporting().sources).toEqual(['/sets/*.xml', 'https://example.com/sitemap.xml']);
    expect(valuesOf(next, '.pattern input')).toEqual(['https://example.com:80/half-ty']);
  });

  it('has nothing of an import that was tried', async () => {
    const windows = windowAfterWindow();
    await formIn(windows.client(), ImportDialog);
    useImporting().choose(['/sets/*.xml']);
    await settled();
    void useImporting().start();
    await settled();
    await open(windows.crash());
    expect(useNotices().all).toEqual([]);
  });

  it('of an export that was closed is there in its window alone, until it is open again', async () => {
    const windows = windowAfterWindow();
    const first = await formIn(windows.client(), ExportDialog);
    useExporting().change({ out: '/out/half-ty' });
    await settled();
    await first.get('dialog').trigger('cancel');
    await settled();
    await open(windows.crash());
    expect(useNotices().all).toEqual([]);
    useExporting().reopen();
    expect(useExporting().options.out).toBe('');
    useExporting().change({ out: '/out/half-ty' });
    await settled();
    useDrafts().keep('export', null);
    useExporting().reopen();
    expect(useExporting().options.out).toBe('/out/half-ty');
    await open(windows.crash());
    useExporting().reopen();
    expect(useExporting().options.out).toBe('/out/half-ty');
  });
});
