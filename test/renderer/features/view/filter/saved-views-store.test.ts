import { beforeEach, describe, expect, it } from 'vitest';
import { useProject } from '../../../../../renderer/features/project/project-store.ts';
import { useSavedViews } from '../../../../../renderer/features/view/filter/saved-views-store.ts';
import { useView } from '../../../../../renderer/features/view/view-store.ts';
import { fakeClient } from '../../../fake-client.ts';
import { useStores } from '../../../mount-app.ts';

beforeEach(async () => {
  useStores(fakeClient());
  await useProject().refresh();
});

describe('saved views', () => {
  it('are kept, shown, renamed and deleted', async () => {
    const [saved, view] = [useSavedViews(), useView()];
    await view.addCondition({ kind: 'problem' });
    await view.setSort([{ column: 'lastmod', direction: 'desc' }]);
    await saved.save(' To do ');
    expect(saved.all.map(({ name }) => name)).toEqual(['To do']);
    expect(saved.current).toBe('To do');
    await view.clear();
    expect(saved.current).toBe(null);
    const [first] = saved.all;
    if (first) await saved.apply(first);
    expect(saved.current).toBe('To do');
    await saved.rename('To do', 'Later');
    expect(saved.current).toBe('Later');
    await saved.remove('Later');
    expect(saved.all).toEqual([]);
  });
});
