// Rows that are shown may have changed since they were asked for: what a newly opened view has in it is not told.
import { beforeEach, expect, it } from 'vitest';
import { useProject } from '../../../renderer/stores/project.ts';
import { useStaleView } from '../../../renderer/stores/stale-view.ts';
import { useView } from '../../../renderer/stores/view.ts';
import { fakeClient } from '../fake-client.ts';
import { settled, useStores } from '../mount-app.ts';

let client = fakeClient();
beforeEach(() => {
  client = fakeClient();
  useStores(client);
});

it('is said after an edit of what the rows are sorted by, not after late counts of what a new view has', async () => {
  const [project, view, stale] = [useProject(), useView(), useStaleView()];
  client.answer('view.changed', { ranges: [{ from: 0, to: 1 }], columns: [] });
  await project.refresh();
  await view.setSort([{ column: 'lastmod', direction: 'asc' }]);
  view.touch();
  await settled();
  expect(stale.stale).toBe(false);
  client.answer('project.info', { ...(await client.engine['project.info']({})), revision: 99 });
  await project.refresh();
  view.touch();
  await settled();
  expect(stale.stale).toBe(true);
  await view.reopen();
  await settled();
  expect(stale.stale).toBe(false);
});
