// @vitest-environment happy-dom
// The dialogs of the main job, driven as a user would: by roles, labels and keys.
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import AddRowsDialog from '../../../renderer/components/edit/AddRowsDialog.vue';
import CommandPalette from '../../../renderer/components/frame/CommandPalette.vue';
import ConfirmDialog from '../../../renderer/components/base/ConfirmDialog.vue';
import ExportDialog from '../../../renderer/components/export/ExportDialog.vue';
import ImportDialog from '../../../renderer/components/import/ImportDialog.vue';
import ImportOutcome from '../../../renderer/components/import/ImportOutcome.vue';
import { useExporting } from '../../../renderer/stores/exporting.ts';
import { useImporting } from '../../../renderer/stores/importing.ts';
import { useJobs } from '../../../renderer/stores/jobs.ts';
import { useProject } from '../../../renderer/stores/project.ts';
import { useView } from '../../../renderer/stores/view.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { fakeClient, IMPORT_RESULT } from '../fake-client.ts';
import { EXPORT_PLAN, EXPORT_RESULT } from '../fake-exports.ts';
import { mountWith, settled } from '../mount-app.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

function button(wrapper: VueWrapper, name: string) {
  const found = wrapper
    .findAll('button')
    .find((one) => one.text() === name || one.attributes('aria-label') === name);
  return found ?? expect.fail(`There is no button "${name}" in: ${wrapper.text()}`);
}

const isDisabled = (wrapper: VueWrapper, name: string): boolean =>
  (button(wrapper, name).element as HTMLButtonElement).disabled;

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
  });

  it('says what went wrong and lets the user try again', async () => {
    const client = fakeClient();
    client.refuse('import.start', new AppError('not-found', 'There is no /gone.xml. Check the path.'));
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

describe('ExportDialog', () => {
  async function open(client = fakeClient()): Promise<VueWrapper> {
    mounted = mountWith(ExportDialog, client);
    await useProject().refresh();
    useExporting().reset();
    useExporting().change({ out: '/out' });
    await useExporting().preview();
    await settled();
    return mounted;
  }

  it('previews every file with its fill, and what is left out and why', async () => {
    const wrapper = await open();
    const row = wrapper.get('tbody tr');
    expect(row.text()).toContain('sitemap-1.xml.gz');
    expect(Number(row.get('meter').attributes('value'))).toBeCloseTo(3 / 50_000, 6);
    expect(wrapper.text()).toContain('3 URLs in 2 files');
    expect(wrapper.text()).toContain('2 URLs: Duplicate URL');
    expect(wrapper.text()).toContain('1 value of Last modified: not valid');
    expect(wrapper.text()).toContain('sitemap-2.xml.gz');
  });

  it('says how many URLs of the set have errors, stops nothing, and leads to them', async () => {
    const client = fakeClient();
    const errors = { urls: 2, rules: ['image-loc-missing'] as const };
    client.answer('export.errors', errors);
    const wrapper = await open(client);
    expect(wrapper.text()).toContain('2 URLs of this set have errors. They are written all the same.');
    expect(isDisabled(wrapper, 'Export')).toBe(false);
    await button(wrapper, 'Show them').trigger('click');
    await settled();
    expect(useView().conditions).toEqual([
      { kind: 'set', column: 'problems', values: errors.rules },
      { kind: 'included', value: true },
    ]);
  });

  it('exports, then says what to upload, what to delete and the line for robots.txt', async () => {
    const client = fakeClient();
    const wrapper = await open(client);
    await button(wrapper, 'Export').trigger('click');
    await settled();
    useJobs().done({ job: 1, kind: 'export', result: EXPORT_RESULT });
    await settled();
    expect(wrapper.get('h2').text()).toBe('Export finished');
    expect(wrapper.text()).toContain('3 URLs written to 2 files');
    expect(wrapper.text()).toContain('1 new, 1 changed, 0 unchanged');
    expect((wrapper.get('textarea').element as HTMLTextAreaElement).value).toBe(EXPORT_RESULT.robotsLines[0]);
    await button(wrapper, 'Open folder').trigger('click');
    expect(client.calls).toContainEqual({ name: 'shell.showFolder', params: { path: '/out' } });
  });

  it('does not replace foreign files unless the user insists', async () => {
    const client = fakeClient();
    const message = 'sitemap-1.xml.gz was not written by Mapwright.';
    client.refuse('export.start', new AppError('invalid-export', message, 'sitemap-1.xml.gz'));
    const wrapper = await open(client);
    await button(wrapper, 'Export').trigger('click');
    await settled();
    expect(wrapper.get('[role="alert"]').text()).toContain('sitemap-1.xml.gz was not written by Mapwright.');
    await button(wrapper, 'Replace these files').trigger('click');
    await settled();
    const asked = client.calls.filter(({ name }) => name === 'export.start').map(({ params }) => params);
    expect(asked).toMatchObject([{ overwrite: false }, { overwrite: true }]);
  });

  it('names foreign files before the start, and waits until the user lets them be replaced', async () => {
    const client = fakeClient();
    client.answer('export.plan', { ...EXPORT_PLAN, inTheWay: ['sitemap-1.xml.gz'] });
    const wrapper = await open(client);
    expect(wrapper.text()).toContain('This file is in the folder and was not written by Mapwright');
    expect(isDisabled(wrapper, 'Export')).toBe(true);
    await wrapper.get('.way input').setValue(true);
    await button(wrapper, 'Export').trigger('click');
    await settled();
    expect(client.calls).toContainEqual({
      name: 'export.start',
      params: expect.objectContaining({ overwrite: true }) as unknown,
    });
  });

  it('asks again for leave to replace when another folder is chosen', async () => {
    await open();
    useExporting().overwrite = true;
    useExporting().change({ out: '/other' });
    expect(useExporting().overwrite).toBe(false);
  });

  it('explains a relative folder at its field and plans nothing', async () => {
    const client = fakeClient();
    const wrapper = await open(client);
    await wrapper.get('.folder input').setValue('sitemaps/new');
    const field = wrapper.get('.folder input');
    expect(field.attributes('aria-invalid')).toBe('true');
    expect(wrapper.get(`#${field.attributes('aria-describedby') ?? ''}`).text()).toContain(
      'not the whole path of a folder',
    );
    expect(useExporting().plan).toBeNull();
    expect(isDisabled(wrapper, 'Export')).toBe(true);
  });

  it('tells URLs from values, packed from unpacked, and counts an index in sitemaps', async () => {
    const wrapper = await open();
    expect(wrapper.text()).toContain('1 sitemap');
    expect(wrapper.text()).toContain('unpacked');
    expect(wrapper.text()).toContain('URLs that are left out');
    expect(wrapper.text()).toContain('Values that are left out');
    expect(wrapper.get('.preview').classes()).not.toContain('stale');
    useExporting().change({ maxUrls: 5 });
    await settled();
    expect(wrapper.get('.preview').classes()).toContain('stale');
  });

  it('offers no replacing where the reason is another', async () => {
    const client = fakeClient();
    client.refuse(
      'export.start',
      new AppError('invalid-export', '/out is a file. Choose a folder to export to.'),
    );
    const wrapper = await open(client);
    await button(wrapper, 'Export').trigger('click');
    await settled();
    expect(wrapper.get('[role="alert"]').text()).toContain('/out is a file.');
    expect(wrapper.text()).not.toContain('Replace these files');
  });

  it('refuses limits above those of the protocol', async () => {
    const wrapper = await open();
    const urls = wrapper.findAll('input[type="number"]')[0];
    await urls?.setValue('60000');
    expect(urls?.attributes('aria-invalid')).toBe('true');
    expect(useExporting().options.maxUrls).toBe(50_000);
    expect((urls?.element as HTMLInputElement | undefined)?.value).toBe('60000');
    expect(useExporting().plan).toBeNull();
    expect(button(wrapper, 'Export').attributes('disabled')).toBeDefined();
    await urls?.setValue('1000');
    expect(useExporting().ready).toBe(true);
    expect(useExporting().options.maxUrls).toBe(1_000);
  });
});

describe('ImportOutcome', () => {
  it('has no green tick where a file could not be used', () => {
    const problem = { severity: 'error', code: 'not-xml', message: 'a.xml can’t be read.' } as const;
    const result = { ...IMPORT_RESULT, problems: [problem] };
    mounted = mountWith(ImportOutcome, fakeClient(), { result });
    expect(mounted.find('.summary .tone-success').exists()).toBe(false);
    expect(mounted.text()).toContain('Not everything could be read');
  });
});

describe('CommandPalette', () => {
  it('finds themes and languages besides the commands, without the ones that hold', async () => {
    const client = fakeClient();
    const commands = { enabled: { value: {} }, run: () => undefined };
    mounted = mountWith(CommandPalette, client, { commands });
    await mounted.get('input').setValue('dark');
    expect(mounted.findAll('[role="option"]').map((one) => one.text())).toEqual(['Appearance: Dark']);
    await mounted.get('input').trigger('keydown', { key: 'Enter' });
    await settled();
    expect(client.calls).toContainEqual({ name: 'settings.set', params: { theme: 'dark' } });
    await mounted.get('input').setValue('appearance');
    expect(mounted.text()).not.toContain('Dark');
    await mounted.get('input').setValue('deutsch');
    expect(mounted.findAll('[role="option"]').map((one) => one.text())).toEqual(['Language: Deutsch']);
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
      name: 'edit.add',
      params: { locs: ['https://example.com/a', 'https://example.com/b'] },
    });
    expect(mounted.emitted('close')).toHaveLength(1);
  });
});
