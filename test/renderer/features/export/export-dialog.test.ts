// @vitest-environment happy-dom
// The dialog of an export, driven as a user would: by roles, labels and keys.
import type { VueWrapper } from '@vue/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useJobs } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { EXPORT_PLAN, EXPORT_RESULT } from './fake-exports.ts';
import { button, isDisabled } from '../../find-button.ts';
import { settled } from '../../mount-app.ts';
import { openExportDialog } from './open-export-dialog.ts';

describe('ExportDialog', () => {
  it('previews every file with its fill, and what is left out and why', async () => {
    const wrapper = await openExportDialog();
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
    const wrapper = await openExportDialog(client);
    expect(wrapper.text()).toContain('2 URLs of this set have errors. They are still written.');
    expect(isDisabled(wrapper, 'Export 3 URLs')).toBe(false);
    await button(wrapper, 'Show them').trigger('click');
    await settled();
    expect(useView().conditions).toEqual([
      { kind: 'set', column: 'problems', values: errors.rules },
      { kind: 'included', value: true },
    ]);
  });

  it('names the hosts that are not that of the set, gives each a folder, and tells which Sitemap lines stay', async () => {
    const client = fakeClient();
    const [shop, plain] = ['https://shop.example.com', 'http://example.com'];
    client.answer('export.hosts', {
      site: 'https://example.com',
      urls: 3,
      origins: [
        { origin: shop, urls: 2, otherScheme: false },
        { origin: plain, urls: 1, otherScheme: true },
      ],
      more: 0,
    });
    const linesLeft = [{ robots: 'robots.txt', addresses: ['https://example.com/old.xml'] }];
    const rootLines = ['https://example.com/sitemap-index.xml'];
    const idleHosts = { given: ['shpo.example.com'], present: ['shop.example.com', 'www.example.com'] };
    client.answer('export.plan', {
      ...EXPORT_PLAN,
      linesLeft,
      bareRobots: ['robots.txt'],
      idleHosts,
      rootLines,
    });
    const wrapper = await openExportDialog(client);
    const note = wrapper.get('section[aria-label="URLs on other hosts"]');
    expect(note.text()).toContain('3 URLs of this set are not on https://example.com:');
    expect(note.text()).toMatch(/https:\/\/shop\.example\.com\s+2 URLs/);
    expect(note.text()).toContain('http and https count as different');
    expect(wrapper.get('section[aria-label="Other Sitemap lines"]').text()).toContain(
      'https://example.com/old.xml',
    );
    expect(wrapper.get('section[aria-label="Sitemap lines of earlier exports"]').text()).toContain(
      rootLines[0],
    );
    expect(isDisabled(wrapper, 'Export 3 URLs')).toBe(false);
    expect(wrapper.text()).toContain('robots.txt has no rules. If the site already has one');
    expect(wrapper.text()).toContain(
      'No URL of this set is on shpo.example.com, so the public URL of its folder is not used. Hosts that have URLs: shop.example.com, www.example.com',
    );
    await button(wrapper, 'Give each host a folder').trigger('click');
    expect(useExporting().options.byHost).toBe(true);
  });

  it('exports, then says what to upload, what to delete and the line for robots.txt', async () => {
    const client = fakeClient();
    const wrapper = await openExportDialog(client);
    await button(wrapper, 'Export 3 URLs').trigger('click');
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

  it('says that each host has lines of its own in its robots.txt', async () => {
    const client = fakeClient();
    const wrapper = await openExportDialog(client);
    await button(wrapper, 'Export 3 URLs').trigger('click');
    await settled();
    const robotsLines = ['a', 'b'].map((host) => `Sitemap: https://${host}.example/sitemap-index.xml`);
    useJobs().done({ job: 1, kind: 'export', result: { ...EXPORT_RESULT, robotsLines } });
    await settled();
    expect(wrapper.text()).toContain('Add each line to the robots.txt of its own host');
  });

  it('asks before it replaces the set of another project, and names what stays of that', async () => {
    const client = fakeClient();
    client.answer('export.plan', { ...EXPORT_PLAN, othersLeft: ['old-1.xml.gz', 'old.xml'] });
    const wrapper = await openExportDialog(client);
    expect(wrapper.text()).toContain(
      'Another project, or an earlier state of this one, wrote the set in this folder. Files of the same names are replaced.',
    );
    expect(wrapper.text()).toContain('2 others stay, and may still be needed there:');
    expect(wrapper.text()).toContain('old-1.xml.gz, old.xml');
    expect(isDisabled(wrapper, 'Export 3 URLs')).toBe(true);
    await wrapper.get('.way input[type=checkbox]').setValue(true);
    expect(isDisabled(wrapper, 'Export 3 URLs')).toBe(false);
    await button(wrapper, 'Export 3 URLs').trigger('click');
    await settled();
    const asked = client.calls.filter(({ name }) => name === 'export.start').map(({ params }) => params);
    expect(asked).toMatchObject([{ others: 'ask', overwrite: true }]);
  });

  it('names foreign files before the start, and waits until the user lets them be replaced', async () => {
    const client = fakeClient();
    client.answer('export.plan', { ...EXPORT_PLAN, inTheWay: ['sitemap-1.xml.gz'] });
    const wrapper = await openExportDialog(client);
    expect(wrapper.text()).toContain('This file is in the folder and was not written by Mapwright');
    expect(isDisabled(wrapper, 'Export 3 URLs')).toBe(true);
    await wrapper.get('.way input').setValue(true);
    await button(wrapper, 'Export 3 URLs').trigger('click');
    await settled();
    expect(client.calls).toContainEqual({
      name: 'export.start',
      params: expect.objectContaining({ overwrite: true }) as unknown,
    });
  });

  it('asks again for leave to replace when another folder is chosen', async () => {
    await openExportDialog();
    useExporting().overwrite = true;
    useExporting().change({ out: '/other' });
    expect(useExporting().overwrite).toBe(false);
  });

  it('plans anew where rows change while it stands open, as by “Undo” in a notice', async () => {
    const client = fakeClient();
    const wrapper = await openExportDialog(client);
    // The plan that follows the last change of an option.
    await vi.waitFor(() => {
      expect(client.calls.filter(({ name }) => name === 'export.plan')).toHaveLength(2);
    });
    client.answer('export.plan', { ...EXPORT_PLAN, urls: 4 });
    const info = useProject().info;
    if (info) client.answer('project.info', { ...info, revision: info.revision + 1 });
    await useProject().refresh();
    await vi.waitFor(() => {
      expect(wrapper.text()).toContain('4 URLs in 2 files');
    });
  });

  /** The first one is chosen. */
  async function openWithProfiles(client: FakeClient, names: readonly string[]): Promise<VueWrapper> {
    const wrapper = await openExportDialog(client);
    const { info } = useProject();
    const { options } = useExporting();
    const profiles = names.map((name, i) => ({ id: i + 1, name, options, last: null }));
    if (info) client.answer('project.info', { ...info, exports: { profiles, last: null } });
    await useProject().refresh();
    await settled();
    await wrapper.get('.profiles select').setValue('1');
    return wrapper;
  }

  it('asks before it deletes a profile, as nothing brings it back', async () => {
    const client = fakeClient();
    const wrapper = await openWithProfiles(client, ['Live']);
    const deleted = (): unknown[] => client.calls.filter(({ name }) => name === 'profile.delete');
    for (const answer of ['cancel', 'yes'] as const) {
      await wrapper.get('button[aria-label="Delete the profile"]').trigger('click');
      expect(deleted()).toEqual([]);
      const question = useDialogs().confirmation;
      expect(question).toMatchObject({ named: { name: 'Live' }, danger: true });
      question?.answer(answer);
      await settled();
    }
    expect(deleted()).toMatchObject([{ params: { id: 1 } }]);
  });

  it('takes a name for the profile it was asked for, and for no other', async () => {
    const wrapper = await openWithProfiles(fakeClient(), ['Live', 'Test']);
    const choice = wrapper.get('.profiles select');
    await wrapper.get('button[aria-label="Rename the profile"]').trigger('click');
    expect(wrapper.find('input[aria-label="Name of the profile"]').exists()).toBe(true);
    await choice.setValue('2');
    expect(wrapper.find('input[aria-label="Name of the profile"]').exists()).toBe(false);
  });

  it('shows a name as the export will write it, with the port of the address', async () => {
    const wrapper = await openExportDialog();
    useExporting().change({ baseUrl: 'https://Example.com:8443/maps/', name: '{host}-{n}' });
    await settled();
    expect(wrapper.get('#export-name-hint').text()).toContain('For example example.com_8443-7.xml.gz');
  });

  it('explains a relative folder at its field and plans nothing', async () => {
    const client = fakeClient();
    const wrapper = await openExportDialog(client);
    await wrapper.get('.folder input').setValue('sitemaps/new');
    const field = wrapper.get('.folder input');
    expect(field.attributes('aria-invalid')).toBe('true');
    expect(wrapper.get(`#${field.attributes('aria-describedby') ?? ''}`).text()).toContain(
      'Enter the full path of a folder',
    );
    expect(useExporting().plan).toBeNull();
    expect(isDisabled(wrapper, 'Export')).toBe(true);
  });

  it('tells URLs from values, packed from unpacked, and counts an index in sitemaps', async () => {
    const wrapper = await openExportDialog();
    expect(wrapper.text()).toContain('1 sitemap');
    expect(wrapper.text()).toContain('unpacked');
    expect(wrapper.get('section[aria-label="URLs that are left out"]').text()).toBe('2 URLs: Duplicate URL');
    expect(wrapper.text()).toContain('Values that are left out');
    expect(wrapper.get('.preview').classes()).not.toContain('stale');
    useExporting().change({ maxUrls: 5 });
    await settled();
    expect(wrapper.get('.preview').classes()).toContain('stale');
  });

  it('refuses limits above those of the protocol', async () => {
    const wrapper = await openExportDialog();
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
