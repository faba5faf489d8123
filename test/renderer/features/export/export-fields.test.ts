// @vitest-environment happy-dom
// What the engine refuses of an export stands at the field that it is about.
import { expect, it } from 'vitest';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled } from '../../mount-app.ts';
import { EXPORT_PLAN } from './fake-exports.ts';
import { openExportDialog } from './open-export-dialog.ts';

const ADDRESS = 'Public URL of this folder';
const HOSTS = 'Public URLs of the hosts’ folders';

it.each<readonly [string, ErrorReason, RegExp]>([
  ['Folder', reason('export-no-access', { path: '/out' }), /may not write \/out/],
  ['Folder', reason('export-is-file', { path: '/out' }), /\/out is a file/],
  [ADDRESS, reason('base-not-absolute', { text: 'www.example.com' }), /must be a full http/],
  [HOSTS, reason('base-file', { text: 'https://shop.example/a.xml' }), /the URL of a file/],
  ['Names of the sitemaps', reason('names-same', { name: 'a.xml' }), /Change the pattern/],
  ['Name of the index', reason('index-name', { name: 'con' }), /can’t be the name of the index/],
  [
    'Name of the index',
    reason('index-taken', { name: 'a.xml', other: 'a.xml' }),
    /Change the name of the index/,
  ],
])('marks “%s”, with the reason beneath', async (label, why, text) => {
  const client = fakeClient();
  const wrapper = await openExportDialog(client);
  useExporting().change({ baseUrl: 'www.example.com', byHost: true });
  client.refuse('export.plan', new AppError('invalid-export', why));
  await useExporting().preview();
  await settled();
  const marked = wrapper.findAll('[aria-invalid="true"]');
  expect(marked).toHaveLength(1);
  const field = marked[0];
  expect(field?.element.closest('label')?.textContent).toContain(label);
  expect(wrapper.get(`[id="${field?.attributes('aria-describedby') ?? ''}"]`).text()).toMatch(text);
  expect(field?.element.closest('label')?.textContent).not.toMatch(text);
  expect(wrapper.get('.status').text()).toBe('Correct what is marked in red to see the files.');
});

it('marks a wrong key of IndexNow and leaves the plan, which goes on with the last valid one', async () => {
  const client = fakeClient();
  const wrapper = await openExportDialog(client);
  const exporting = useExporting();
  exporting.change({ extras: ['indexnow'] });
  await exporting.preview();
  await settled();
  const { plan } = exporting;
  const field = () => wrapper.get<HTMLInputElement>('[aria-describedby="export-key-hint"]');
  await field().setValue('too short');
  await settled();
  expect(field().attributes('aria-invalid')).toBe('true');
  expect(field().element.value).toBe('too short');
  expect(wrapper.get('#export-key-hint').classes()).toContain('tone-error');
  expect([exporting.plan, exporting.ready]).toEqual([plan, false]);
  expect(wrapper.get('.preview').text()).toContain('sitemap-1.xml.gz');
  // Another option is planned all the same, with no key.
  exporting.change({ gzip: false });
  await exporting.preview();
  expect(client.calls.findLast(({ name }) => name === 'export.plan')?.params).not.toHaveProperty(
    'indexNowKey',
  );
  expect(exporting.plan).not.toBeNull();
  await field().setValue('abcdefgh12');
  await settled();
  expect([field().attributes('aria-invalid'), exporting.ready]).toEqual(['false', true]);
  expect(exporting.options.indexNowKey).toBe('abcdefgh12');
});

it('lets a wrong key stop nothing once no list for IndexNow is wanted', async () => {
  const wrapper = await openExportDialog();
  const exporting = useExporting();
  exporting.change({ extras: ['indexnow'] });
  await settled();
  await wrapper.get('[aria-describedby="export-key-hint"]').setValue('ü');
  expect(exporting.ready).toBe(false);
  const box = wrapper.findAll('label').find((label) => label.text() === 'IndexNow: lists of what changed');
  await box?.get('input').trigger('change');
  expect(exporting.ready).toBe(true);
});

it('says before the export where else the key of IndexNow belongs', async () => {
  const client = fakeClient();
  const address = 'https://shop.example.com/abcdefgh12.txt';
  client.answer('export.plan', { ...EXPORT_PLAN, keysApart: [{ name: 'abcdefgh12.txt', address }] });
  const wrapper = await openExportDialog(client);
  expect(wrapper.get('.preview [aria-label="IndexNow key"]').text()).toContain(address);
});
