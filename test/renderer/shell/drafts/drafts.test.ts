// @vitest-environment happy-dom
// What is typed and not saved outlives its window: forms, the filter with the sort, the grid's own.
import * as v from 'valibot';
import { defineComponent } from 'vue';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AppError } from '../../../../shared/contract/errors.ts';
import AddRowsDialog from '../../../../renderer/features/edit/AddRowsDialog.vue';
import ReplacePanel from '../../../../renderer/features/edit/bulk/ReplacePanel.vue';
import { useUnsaved } from '../../../../renderer/features/edit/unsaved-store.ts';
import IgnoreDialog from '../../../../renderer/features/check/IgnoreDialog.vue';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useProjectFiles } from '../../../../renderer/features/project/use-project-files.ts';
import { draftOf } from '../../../../renderer/features/row/extension-draft.ts';
import { usePanelEdits } from '../../../../renderer/features/row/panel-edits-store.ts';
import SectionsDialog from '../../../../renderer/features/sections/SectionsDialog.vue';
import { useSections } from '../../../../renderer/features/sections/sections-store.ts';
import FilterEditor from '../../../../renderer/features/view/filter/FilterEditor.vue';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useDrafts } from '../../../../renderer/shell/drafts/drafts-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import type { FakeClient } from '../../fake-client.ts';
import { mountWith, settled, useStores } from '../../mount-app.ts';
import { CONDITION, comes, formIn, open, valuesOf } from './form-in.ts';
import { windowAfterWindow } from './window-after-window.ts';

describe('a form', () => {
  const rows = { set: { kind: 'ids', ids: [1] }, count: 1 };
  const edited = { column: 'loc', condition: null, at: null };
  it.each([
    ['URLs to add', AddRowsDialog, {}, 'textarea'],
    ['the note of an exception', IgnoreDialog, { rule: 'loc-invalid', rows }, 'input'],
    ['find and replace', ReplacePanel, {}, '.fields input'],
    ['a filter that is made', FilterEditor, { edited, filter: [], refused: null }, 'input[data-field]'],
  ])('has what was typed into it again: %s', async (_name, form, props, field) => {
    const windows = windowAfterWindow();
    const first = await formIn(windows.client(), form, props);
    await first.find(field).setValue('half-ty');
    await settled();
    const next = await formIn(windows.crash(), form, props);
    expect(valuesOf(next, field)[0]).toBe('half-ty');
  });

  it('is empty once it was closed, and where it was as at first', async () => {
    const windows = windowAfterWindow();
    const first = await formIn(windows.client(), AddRowsDialog);
    await first.find('textarea').setValue('half-ty');
    first.unmount();
    const second = await formIn(windows.crash(), AddRowsDialog);
    expect(valuesOf(second, 'textarea')).toEqual(['']);
    await second.find('textarea').setValue('half-ty');
    await second.find('textarea').setValue('');
    const third = await formIn(windows.crash(), AddRowsDialog);
    expect(valuesOf(third, 'textarea')).toEqual(['']);
  });

  it('of a dialog is told of, one press away', async () => {
    const windows = windowAfterWindow();
    const first = await formIn(windows.client(), AddRowsDialog);
    await first.find('textarea').setValue('half-ty');
    await open(windows.crash());
    expect(useNotices().all).toMatchObject([
      { kind: 'info', key: 'notices.draftOfAddRows', action: { open: 'addRows' } },
    ]);
  });

  it('that went with a project that was lost is there when that is opened again', async () => {
    const windows = windowAfterWindow();
    const first = await formIn(windows.client(), AddRowsDialog);
    await first.find('textarea').setValue('half-ty');
    await settled();
    useProject().forget();
    first.unmount();
    const next = await formIn(windows.crash(), AddRowsDialog);
    expect(valuesOf(next, 'textarea')).toEqual(['half-ty']);
  });
});

describe('what is kept while its dialog is closed', () => {
  it('has sections as they were listed', async () => {
    const windows = windowAfterWindow();
    await formIn(windows.client(), SectionsDialog);
    useSections().add('Blog', [CONDITION]);
    await settled();
    await formIn(windows.crash(), SectionsDialog);
    expect(useSections().listed).toEqual([{ id: 0, name: 'blog', conditions: [CONDITION] }]);
  });

  it('has the options of an export that no profile keeps', async () => {
    const windows = windowAfterWindow();
    await open(windows.client());
    useExporting().reopen();
    useExporting().change({ out: '/out/half-ty', indent: true });
    await settled();
    await open(windows.crash());
    useExporting().reopen();
    expect(useExporting().options).toMatchObject({ out: '/out/half-ty', indent: true });
  });

  it('has the forms of rows', async () => {
    const windows = windowAfterWindow();
    await open(windows.client());
    const draft = { ...draftOf(2, 1, 'image', null), fields: [] };
    usePanelEdits().openDraft(draft);
    usePanelEdits().openDraft({ ...draft, row: 3 });
    usePanelEdits().closeDraft(3);
    await settled();
    await open(windows.crash());
    expect([...usePanelEdits().drafts.values()]).toEqual([draft]);
  });
});

describe('the list', () => {
  it('has its filter, search and sort again', async () => {
    const windows = windowAfterWindow();
    await open(windows.client());
    await useView().setConditions([CONDITION]);
    await useView().setSort([{ column: 'loc', direction: 'desc' }]);
    await useView().setSearch('page');
    await open(windows.crash());
    const { search, conditions, sort, filtered } = useView();
    expect({ search, conditions, sort, filtered }).toEqual({
      search: 'page',
      conditions: [CONDITION],
      sort: [{ column: 'loc', direction: 'desc' }],
      filtered: true,
    });
    await useView().clear();
    await useView().setSort([]);
    await open(windows.crash());
    expect(useView().query).toEqual({ filter: [], sort: [] });
  });

  it('shows all rows where its filter can be no more', async () => {
    const windows = windowAfterWindow();
    await open(windows.client());
    await useView().setConditions([CONDITION]);
    const client = windows.crash();
    client.refuse('view.open', AppError.from({ code: 'invalid-request', message: 'No such section.' }));
    useStores(client);
    await useProject().refresh();
    const beginning = useView().begin();
    await settled();
    client.refuse('view.open', null);
    await beginning;
    expect(useView().query).toEqual({ filter: [], sort: [] });
  });

  it('has all rows of a project that was left and is opened again', async () => {
    const windows = windowAfterWindow();
    const files = await filesIn(windows.client());
    await useView().setConditions([CONDITION]);
    await files.close();
    await files.open('/p/shop.mapwright');
    expect(useView().query).toEqual({ filter: [], sort: [] });
    expect(useView().current).not.toBeNull();
  });

  it('has what was typed in its cells and its blank row, and what was refused', async () => {
    const windows = windowAfterWindow();
    await open(windows.client());
    const refused = {
      ...{ id: 1, column: 'lastmod', value: 'soon', instead: '' },
      refusal: { reason: 'Not a date.', canKeep: true, offers: [] },
    };
    useUnsaved().take();
    const edit = {
      kind: 'edit',
      id: 1,
      column: 'lastmod',
      value: 'soon',
      instead: '',
      force: false,
    } as const;
    await useUnsaved().during(edit, () => {
      useUnsaved().refuse(refused);
      return Promise.resolve();
    });
    useUnsaved().typing({ id: 2, column: 'loc', text: 'half' });
    useUnsaved().inNewRow({ text: 'half-ty', refused: ['bad'] });
    await open(windows.crash());
    expect(useUnsaved().take()).toMatchObject({
      draft: { id: 2, column: 'loc', text: 'half' },
      newRow: { text: 'half-ty', refused: ['bad'] },
      refused: [refused],
      cursor: null,
    });
  });

  it('goes with its drafts to the file that its project is saved as', async () => {
    const windows = windowAfterWindow();
    const client = windows.client();
    const files = await filesIn(client);
    await useView().setConditions([CONDITION]);
    useDrafts().keep('replace', { find: 'half-ty' });
    await client.host['drafts.keep']({ project: '/p/other.mapwright', form: 'addRows', value: '"replaced"' });
    const saving = files.saveAs();
    await settled();
    useDialogs().picker?.answer(['/p/other.mapwright']);
    await saving;
    const next = windows.crash();
    await (await filesIn(next)).open('/p/other.mapwright');
    expect(useView().conditions).toEqual([CONDITION]);
    expect(useDrafts().of('replace', v.unknown())).toEqual({ find: 'half-ty' });
    expect(useDrafts().of('addRows', v.unknown())).toBeNull();
    await (await filesIn(windows.crash())).open('/p/shop.mapwright');
    expect(useView().conditions).toEqual([]);
  });
});

/** What the user does with projects, in a window whose project has come. */
async function filesIn(client: FakeClient): Promise<ReturnType<typeof useProjectFiles>> {
  let files: ReturnType<typeof useProjectFiles> | null = null;
  const wrapper = mountWith(
    defineComponent(() => {
      files = useProjectFiles();
      return () => null;
    }),
    client,
  );
  onTestFinished(() => {
    wrapper.unmount();
  });
  await comes();
  return files!;
}
