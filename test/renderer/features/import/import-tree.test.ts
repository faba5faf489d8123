// @vitest-environment happy-dom
// How far each source of an import is: nothing that gave nothing, or that has errors in it, looks as if all were well.
import { expect, it } from 'vitest';
import ImportTree from '../../../../renderer/features/import/ImportTree.vue';
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { ImportNode } from '../../../../shared/model/import/found-sources.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

const NOTHING = { parent: null, bytes: 9, entries: 0, errors: 0, warnings: 0, reason: null } as const;

it('tells what was read, what has issues, and what was skipped', async () => {
  const why = reason('unknown-format', { path: '/web/logo.png' });
  const nodes: readonly ImportNode[] = [
    { ...NOTHING, id: 1, location: '/web/a.xml', state: 'done', entries: 3 },
    { ...NOTHING, id: 2, location: '/web/b.xml', state: 'done', entries: 3, warnings: 1, reason: why },
    { ...NOTHING, id: 3, location: '/web/c.xml', state: 'failed', entries: 3, errors: 1, reason: why },
    { ...NOTHING, id: 4, location: '/web/logo.png', state: 'skipped', reason: why },
  ];
  const counts = { waiting: 0, reading: 0, done: 2, unchanged: 0, failed: 1, skipped: 1 };
  const client = fakeClient();
  client.answer('import.nodes', { run: 1, revision: 1, more: false, nodes, counts });
  const wrapper = mountWith(ImportTree, client, { live: false });
  await settled();
  const states = wrapper
    .findAll('.state')
    .map((state) => [state.attributes('title'), state.classes().at(-1)]);
  expect(states).toEqual([
    ['done', 'tone-success'],
    ['read, with issues', 'tone-warning'],
    ['read in part', 'tone-warning'],
    ['skipped', 'muted'],
  ]);
  expect(wrapper.findAll('li').at(-1)!.text()).toContain('is not a sitemap');
  wrapper.unmount();
});
