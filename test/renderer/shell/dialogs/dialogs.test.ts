// @vitest-environment happy-dom
// The dialogs of the main job, driven as a user would: by roles, labels and keys.
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { asTold } from '../../../../shared/contract/error-texts.ts';
import AddRowsDialog from '../../../../renderer/features/edit/AddRowsDialog.vue';
import ConfirmDialog from '../../../../renderer/shell/dialogs/ConfirmDialog.vue';
import ImportDialog from '../../../../renderer/features/import/ImportDialog.vue';
import ImportOutcome from '../../../../renderer/features/import/ImportOutcome.vue';
import { useImporting } from '../../../../renderer/features/import/importing-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient, IMPORT_RESULT } from '../../fake-client.ts';
import { button, isDisabled } from '../../find-button.ts';
import { mountWith, settled } from '../../mount-app.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

describe('ConfirmDialog', () => {
  it('answers what was pressed, and cancel on close', async () => {
    const answers: string[] = [];
    const request = {
      title: 'close.title',
      text: 'close.text',
      named: {},
      yes: 'close.save',
      no: 'close.discard',
      danger: false,
      answer: (given: string) => answers.push(given),
    };
    mounted = mountWith(ConfirmDialog, fakeClient(), { request });
    await button(mounted, 'Save as…').trigger('click');
    await button(mounted, 'Discard').trigger('click');
    await button(mounted, 'Close').trigger('click');
    expect(answers).toEqual(['yes', 'no', 'cancel']);
  });
});

describe('ImportDialog', () => {
  it('imports what was typed, shows the run, then what was odd', async () => {
    const client = fakeClient();
    mounted = mountWith(ImportDialog, client);
    await useProject().refresh();
    expect(isDisabled(mounted, 'Import')).toBe(true);
    await mounted.get('input').setValue('/site/*.xml');
    await mounted.get('form').trigger('submit');
    await button(mounted, 'Import').trigger('click');
    await settled();
    expect(client.calls).toContainEqual({ name: 'import.start', params: { sources: ['/site/*.xml'] } });
    expect(mounted.get('h2').text()).toBe('Importing…');
    useJobs().done({ job: 1, kind: 'import', result: IMPORT_RESULT });
    await settled();
    expect(mounted.get('h2').text()).toBe('Import finished');
    expect(mounted.text()).toContain('3 URLs imported');
    expect(mounted.text()).toContain('1 is a duplicate of another row');
    expect(mounted.text()).toContain('A bare & was read as &.');
    expect(mounted.text()).toContain('sitemap.xml, line 9');
    await button(mounted, 'Show 1 URL with issues').trigger('click');
    expect(useView().query.filter).toEqual([{ kind: 'problem' }]);
    expect(mounted.emitted('close')).toHaveLength(1);
  });

  it('says what went wrong and lets the user try again', async () => {
    const client = fakeClient();
    client.refuse(
      'import.start',
      AppError.from({ code: 'not-found', message: 'There is no /gone.xml. Check the path.' }),
    );
    mounted = mountWith(ImportDialog, client);
    await useProject().refresh();
    useImporting().choose(['/gone.xml']);
    await settled();
    await button(mounted, 'Import').trigger('click');
    await settled();
    expect(mounted.get('[role="alert"]').text()).toContain('There is no /gone.xml. Check the path.');
    expect(isDisabled(mounted, 'Import')).toBe(false);
  });
});

describe('ImportOutcome', () => {
  it('has no green tick where a file could not be used', () => {
    const problem = { severity: 'error', code: 'not-xml', reason: asTold('a.xml can’t be read.') } as const;
    const result = { ...IMPORT_RESULT, problems: [problem] };
    mounted = mountWith(ImportOutcome, fakeClient(), { result });
    expect(mounted.find('.summary .tone-success').exists()).toBe(false);
    expect(mounted.text()).toContain('Not everything could be read');
  });
});

describe('AddRowsDialog', () => {
  it('offers to add nothing in no number', () => {
    mounted = mountWith(AddRowsDialog, fakeClient());
    expect(mounted.text()).not.toContain('Add 0 URLs');
    expect(isDisabled(mounted, 'Add URLs')).toBe(true);
  });

  it('adds one row a line, without empty lines, and closes', async () => {
    const client = fakeClient();
    mounted = mountWith(AddRowsDialog, client);
    await mounted.get('textarea').setValue('https://example.com/a\n\n  https://example.com/b \r\n');
    await button(mounted, 'Add 2 URLs').trigger('click');
    await settled();
    expect(client.calls).toContainEqual({
      name: 'edit.paste',
      params: {
        rows: { kind: 'ids', ids: [] },
        columns: ['loc'],
        values: [],
        add: [['https://example.com/a'], ['https://example.com/b']],
        force: true,
      },
    });
    expect(mounted.emitted('close')).toHaveLength(1);
  });
});
