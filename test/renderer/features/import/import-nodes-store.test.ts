import { expect, it } from 'vitest';
import { useImportNodes } from '../../../../renderer/features/import/import-nodes-store.ts';
import type { ImportNode, ImportNodes } from '../../../../shared/model/import/found-sources.ts';
import { fakeClient } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

const COUNTS = { waiting: 0, reading: 1, done: 0, unchanged: 0, failed: 0, skipped: 0 };

function node(id: number): ImportNode {
  const nothing = { bytes: 0, entries: 0, errors: 0, warnings: 0, reason: null };
  return { id, parent: null, location: `/${String(id)}.xml`, state: 'reading', ...nothing };
}

it('asks once for what a running import goes on changing', async () => {
  const client = fakeClient();
  useStores(client);
  const answer: ImportNodes = { run: 1, revision: 1, more: false, nodes: [node(1)], counts: COUNTS };
  client.answer('import.nodes', answer);
  const store = useImportNodes();
  await store.refresh();
  expect(store.nodes).toEqual([node(1)]);
  expect(client.calls.filter(({ name }) => name === 'import.nodes')).toHaveLength(1);
});
