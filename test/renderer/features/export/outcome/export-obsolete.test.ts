// @vitest-environment happy-dom
// What the result of an export says about files that the set no longer has.
import { expect, it } from 'vitest';
import ExportObsolete from '../../../../../renderer/features/export/outcome/ExportObsolete.vue';
import { fakeClient } from '../../../fake-client.ts';
import { button } from '../../../find-button.ts';
import { mountWith, settled } from '../../../mount-app.ts';

const NONE = { removed: [], moved: [] };

const shown = (obsolete: readonly string[], moved: readonly string[]) => {
  const wrapper = mountWith(ExportObsolete, fakeClient(), { out: '/out', obsolete, removed: [], moved });
  const text = wrapper.text();
  expect(button(wrapper, 'Remove them from the folder').exists()).toBe(true);
  wrapper.unmount();
  return text;
};

it('asks to delete from the server only what has no address of the set', () => {
  expect(shown(['a.xml', 'b.xml'], [])).toContain('Delete 2 files from the web server');
  const some = shown(['a.xml', 'b.xml'], ['b.xml']);
  expect(some).toMatch(/^Delete 1 file from the web server *a\.xml *Do/);
  expect(some).toMatch(/Do not delete this file from the web server: .*now\. *b\.xml/);
  expect(shown(['b.xml', 'c.xml'], ['b.xml', 'c.xml'])).toMatch(
    /^Do not delete these files from the web server: .*b\.xml, c\.xml/,
  );
});

it('leads to what was removed, and what was not', async () => {
  const client = fakeClient();
  client.answer('export.removeOld', { removed: ['a.xml'], kept: ['b.xml'] });
  const wrapper = mountWith(ExportObsolete, client, { out: '/out', obsolete: ['a.xml', 'b.xml'], ...NONE });
  await button(wrapper, 'Remove them from the folder').trigger('click');
  await settled();
  const told = wrapper.get('[role="status"]');
  expect(told.text()).toMatch(/^1 file removed from the folder *Changed since, so they stay: b\.xml$/);
  expect(document.activeElement).toBe(told.element);
  wrapper.unmount();
});

it('says what lists of an earlier export are, which lie on no web server', () => {
  expect(shown(['indexnow-2.txt'], [])).toMatch(
    /^IndexNow list of an earlier export; nothing is to be done on the web server\. *indexnow-2\.txt *Remove/,
  );
  expect(shown(['indexnow-2.json', 'a.xml', 'indexnow-3.json'], [])).toMatch(
    /^Delete 1 file from the web server *a\.xml *IndexNow lists .*\. *indexnow-2\.json, indexnow-3\.json *Remove/,
  );
});
