// @vitest-environment happy-dom
// What the engine refuses of an export stands at the field that it is about.
import { expect, it } from 'vitest';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled } from '../../mount-app.ts';
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
