// @vitest-environment happy-dom
// Edits of the Robots page that are not saved are named before an export writes a robots.txt without them.
import { expect, it } from 'vitest';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { unsavedRobots } from '../../../../shared/model/export/unsaved-robots.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled } from '../../mount-app.ts';
import { openExportDialog } from './open-export-dialog.ts';

const SITE = 'https://example.com';

it('names them where the robots.txt is written, and nowhere else', async () => {
  const client = fakeClient();
  client.answer('robots.list', {
    files: [],
    drafts: [SITE, 'https://other.example'],
    agents: [],
    site: SITE,
  });
  const wrapper = await openExportDialog(client);
  const exporting = useExporting();
  exporting.change({ baseUrl: `${SITE}/` });
  await exporting.preview();
  await settled();
  expect(wrapper.get('.preview').text()).not.toContain('not saved');
  exporting.change({ extras: ['robots'] });
  await exporting.preview();
  await settled();
  expect(wrapper.findAll('.unsaved').map((one) => one.text())).toEqual([
    `The robots.txt of ${SITE} has changes that are not saved. The export has it as it was saved. Show changes`,
  ]);
});

it.each([
  [['robots'], false, [SITE]],
  [['robots'], true, [SITE, 'https://b.example']],
  [['urllist'], true, []],
  [undefined, false, []],
] as const)('with %j, hosts apart: %s, tells %j', (extras, byHost, expected) => {
  const set = { byHost, ...(extras && { extras }) };
  expect(unsavedRobots([SITE, 'https://b.example', ''], set, SITE)).toEqual(expected);
});
