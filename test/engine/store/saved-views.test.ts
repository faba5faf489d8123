import { describe, expect, it } from 'vitest';
import {
  deleteView,
  readSavedViews,
  renameView,
  saveView,
} from '../../../electron/engine/store/saved-views.ts';
import { ProjectStore } from '../../../electron/engine/store/store.ts';
import { emptyStore } from './rows/sample-project.ts';

const query = { filter: [{ kind: 'included', value: true }], sort: [] } as const;

describe('saved views', () => {
  it('last, in the order of first saving; a name stands for one view', () => {
    const store = emptyStore();
    saveView(store.db, { name: 'a', ...query });
    saveView(store.db, { name: 'b', filter: [], sort: [{ column: 'loc', direction: 'desc' }] });
    saveView(store.db, { name: 'a', filter: [], sort: [] });
    store.close();
    const again = ProjectStore.open(store.path);
    expect(readSavedViews(again.db)).toEqual([
      { name: 'a', filter: [], sort: [] },
      { name: 'b', filter: [], sort: [{ column: 'loc', direction: 'desc' }] },
    ]);
    again.close();
  });

  it('get other names, but not one that is taken, and can be deleted', () => {
    const { db } = emptyStore();
    saveView(db, { name: 'a', ...query });
    saveView(db, { name: 'b', ...query });
    expect(renameView(db, 'a', 'b')).toBe(false);
    expect(renameView(db, 'x', 'c')).toBe(false);
    expect(renameView(db, 'a', 'c')).toBe(true);
    deleteView(db, 'b');
    deleteView(db, 'b');
    expect(readSavedViews(db)).toEqual([{ name: 'c', ...query }]);
  });
});
