// Rows that are shown may have changed since they were asked for: what a newly opened view has in it is not told.
import { beforeEach, expect, it } from 'vitest';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useStaleView } from '../../../../renderer/features/view/stale-view-store.ts';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

let client = fakeClient();
beforeEach(() => {
  client = fakeClient();
  useStores(client);
});

it('is said after an edit of what the rows are sorted by, not after late counts of what a new view has', async () => {
  const [project, view, stale] = await sorted();
  view.touch();
  await settled();
  expect(stale.stale).toBe(false);
  await edited('an edit');
  expect(stale.stale).toBe(true);
  await view.reopen();
  await settled();
  expect(stale.stale).toBe(false);
  expect(project.info?.history.state).toBe('an edit');
});

it('is said no more where undo gave back what the rows were, and again after redo', async () => {
  const [project, , stale] = await sorted();
  const before = project.info?.history.state ?? '';
  for (const [state, isStale] of [
    ['an edit', true],
    [before, false],
    ['an edit', true],
    ['another', true],
    [before, false],
  ] as const) {
    await edited(state);
    expect(stale.stale).toBe(isStale);
  }
});

it('is said where a filtered view lacks rows that came to match', async () => {
  const [project, view, stale] = [useProject(), useView(), useStaleView()];
  await project.refresh();
  const search = { kind: 'search', value: 'post' } as const;
  client.answer('view.changed', { ranges: [], columns: ['loc'], misses: true });
  await view.setSearch('post');
  await edited('an undo');
  expect(stale.stale).toBe(true);
  expect(client.calls.filter(({ name }) => name === 'view.changed').map(({ params }) => params)).toEqual([
    { view: 1, filter: [search] },
  ]);
});

async function sorted() {
  const [project, view, stale] = [useProject(), useView(), useStaleView()];
  client.answer('view.changed', { ranges: [{ from: 0, to: 1 }], columns: [], misses: false });
  await project.refresh();
  await view.setSort([{ column: 'lastmod', direction: 'asc' }]);
  return [project, view, stale] as const;
}

/** The project is in another state. */
async function edited(state: string): Promise<void> {
  const info = await client.engine['project.info']({});
  client.answer('project.info', { ...info, revision: ++revision, history: { ...info.history, state } });
  await useProject().refresh();
  useView().touch();
  await settled();
}

let revision = 98;
