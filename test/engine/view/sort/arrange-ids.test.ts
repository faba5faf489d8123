import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeIds, readBlocks } from '../../../../electron/engine/view/sort/arrange-ids.ts';
import { ViewRegistry } from '../../../../electron/engine/view/windows/view-registry.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { emptyStore, importRows, toBatch } from '../../store/rows/sample-project.ts';
import { changeAtOnce, redoAtOnce, undoAtOnce } from '../../store/history/at-once.ts';

interface Insertion {
  /** Share of the rows that stand above. */
  readonly at: number;
  readonly count: number;
  readonly side: 'before' | 'after';
}

const insertion: fc.Arbitrary<Insertion> = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  count: fc.integer({ min: 1, max: 3 }),
  side: fc.constantFrom('before', 'after'),
});
const step = fc.oneof(
  { weight: 5, arbitrary: insertion },
  { weight: 1, arbitrary: fc.constantFrom('import', 'undo', 'redo') },
);

function insert(store: ProjectStore, row: number, { count, side }: Insertion): number[] {
  let ids = new Uint32Array();
  changeAtOnce(store, 'insert', (writer) => {
    const batch = toBatch(Array.from({ length: count }, () => ({ loc: '' })));
    ids = writer.insert(
      { source: 0, batch, issues: batch.loc.map(() => 0) },
      { row, side },
    ) as Uint32Array<ArrayBuffer>;
  });
  return Array.from(ids);
}

async function shown(store: ProjectStore): Promise<number[]> {
  const views = new ViewRegistry(store.db);
  const { view, rows } = await views.open({ filter: [], sort: [] });
  return Array.from(views.ids({ kind: 'view', view, ranges: [{ from: 0, to: rows }] }));
}

describe('rows that are inserted between others', () => {
  it('stand where they were inserted, through imports, undo and redo, as in a plain list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const store = emptyStore();
        importRows(
          store,
          Array.from({ length: 4 }, (_, i) => ({ loc: `https://a/${String(i)}` })),
        );
        // All rows there ever were in this branch, with those that are undone: what a list would look like.
        let list = [1, 2, 3, 4];
        let gone: number[][] = [];
        let done: number[][] = [[1, 2, 3, 4]];
        const visible = (): number[] => list.filter((id) => done.some((ids) => ids.includes(id)));
        for (const one of steps) {
          if (one === 'undo') {
            if (undoAtOnce(store)) gone = [...gone, ...done.splice(-1)];
          } else if (one === 'redo') {
            if (redoAtOnce(store)) done = [...done, ...gone.splice(-1)];
          } else {
            list = visible();
            gone = [];
            if (one === 'import' || list.length === 0) {
              const first = store.lastRowId() + 1;
              importRows(store, [{ loc: 'https://b/' }, { loc: 'https://b/2' }]);
              const ids = store.db
                .all('SELECT id FROM url WHERE id >= ? AND deleted = 0', first)
                .map(([id]) => Number(id));
              list = [...list, ...ids];
              done = [...done, ids];
            } else {
              const at = Math.floor(one.at * list.length);
              const ids = insert(store, list[at] ?? 0, one);
              list.splice(one.side === 'before' ? at : at + 1, 0, ...ids);
              done = [...done, ids];
            }
          }
          expect(await shown(store)).toEqual(visible());
        }
        store.close();
      }),
      { numRuns: 20 },
    );
  });

  it('are ordered among few of the rows as among all', async () => {
    const store = emptyStore();
    importRows(
      store,
      Array.from({ length: 30 }, (_, i) => ({ loc: `https://a/${String(i)}` })),
    );
    for (let i = 0; i < 40; i++)
      insert(store, 1 + ((i * 7) % store.lastRowId()), { at: 0, count: 2, side: i % 3 ? 'after' : 'before' });
    const all = await shown(store);
    const few = new Set(all.filter((id) => id % 3 === 1));
    const ids = Uint32Array.from(few).sort();
    expect(Array.from(arrangeIds(ids, readBlocks(store.db)))).toEqual(all.filter((id) => few.has(id)));
  });
});
