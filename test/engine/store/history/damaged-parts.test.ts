// Parts of the history that no change can have recorded: they are refused at once, and change nothing.
import { describe, expect, it } from 'vitest';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { packCells, packIds } from '../../../../electron/engine/store/rows/pack-values.ts';
import { dump, storeWith } from '../rows/sample-project.ts';
import { changeAtOnce, undoAtOnce } from './at-once.ts';

const ROWS = Array.from({ length: 20 }, (_, i) => ({ loc: `https://a.example/${String(i)}`, priority: 5 }));
const IDS = Uint32Array.of(1, 2, 3);

/** A project whose last change has these values in place of some of its own. */
function withPart(part: Readonly<Record<string, Uint8Array | number | string | null>>): ProjectStore {
  const store = storeWith(ROWS);
  changeAtOnce(store, 'Edit', (writer) => {
    writer.set('priority', IDS, 9);
  });
  const set = Object.keys(part).map((column) => `${column} = ?`);
  store.db.run(
    `UPDATE change_part SET ${set.join()} WHERE id = (SELECT max(id) FROM change_part)`,
    ...Object.values(part),
  );
  return store;
}

const MILLIONS = Uint8Array.of(0xff, 0xff, 0xff, 0x0f, 0);

describe('a part of the history', () => {
  it.each([
    ['more cells than rows', { old: MILLIONS }],
    ['fewer cells than rows', { old: packCells([5, 5]) }],
    ['rows that have no cells', { ids: packIds(Uint32Array.of(1, 2, 3, 4)) }],
    ['no value for a column that always has one', { field: 'deleted', old: packCells([null, null, null]) }],
    ['a column that there is not', { field: 'evil' }],
    ['rows that never were', { field: 'deleted', ids: null, old: packCells([1]), last: 4_294_967_295 }],
  ])('with %s', (_, part) => {
    const store = withPart(part);
    const before = dump(store);
    expect(() => undoAtOnce(store)).toThrow(expect.objectContaining({ code: 'damaged-project' }) as Error);
    expect(dump(store)).toEqual(before);
    store.close();
  });
});
