// The rows of a project are digested in their order, also where a second thread takes some of the ranges.
import { expect, it } from 'vitest';
import { ALL_COMPARED_FIELDS } from '../../../../../shared/model/comparison.ts';
import { RowHash } from '../../../../../electron/engine/features/compare/digest/row-hash.ts';
import { RowHasher } from '../../../../../electron/engine/features/compare/hash-row.ts';
import { readProjectSide } from '../../../../../electron/engine/features/compare/sides/compared-side.ts';
import { WHOLE_FORM } from '../../../../../electron/engine/features/export/written-form.ts';
import type { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { storeWith } from '../../../store/rows/sample-project.ts';
import { changeAtOnce } from '../../../store/history/at-once.ts';
import { givenAtOnce } from '../../../threads/given-at-once.ts';

const ROWS = 23_000;
const SIDE = { kind: 'project' } as const;

function large(): ProjectStore {
  const rows = Array.from({ length: ROWS }, (_, i) => ({
    loc: `https://example.com/${String(i)}`,
    lastmod: i % 3 === 0 ? '2026-01-01' : null,
    priority: i % 5 === 0 ? 0.5 : i % 7 === 0 ? 'high' : null,
    ext: i % 11 === 0 ? '<image:image><image:loc>https://example.com/é.png</image:loc></image:image>' : null,
  }));
  const store = storeWith(rows);
  changeAtOnce(store, 'Change', (writer) => {
    writer.set('deleted', Uint32Array.of(1, 5_000, 5_001, 22_999), 1);
    writer.set('included', Uint32Array.of(2, 6_000, 23_000), 0);
  });
  return store;
}

const reading = (threadFrom: number, written = false) => {
  let rows = 0;
  const onRows = (more: number): void => void (rows += more);
  return {
    options: { written: written ? WHOLE_FORM : null, compared: ALL_COMPARED_FIELDS, onRows, threadFrom },
    read: () => rows,
  };
};

it.each([false, true])(
  'finds with a second thread what one thread finds; as an export writes them: %s',
  async (written) => {
    const store = large();
    const [alone, beside] = [reading(Infinity, written), reading(1, written)];
    const expected = await readProjectSide(SIDE, 'a', store, alone.options);
    const taken = givenAtOnce();
    const found = await readProjectSide(SIDE, 'a', store, beside.options);
    expect(taken()).toBeGreaterThan(0);
    expect(found.all).toEqual(expected.all);
    expect([found.count, found.own, found.leftOut]).toEqual(
      written ? [ROWS - 7, ROWS - 7, 3] : [ROWS - 4, ROWS - 4, 0],
    );
    expect([beside.read(), alone.read()]).toEqual([ROWS - 4, ROWS - 4]);
    expect(store.db.log.held).toBe(false);
  },
);

it('gives the hashes of the rows by their ids', async () => {
  const store = storeWith([
    { loc: 'https://example.com/a', lastmod: '2026-01-01' },
    { loc: 'https://example.com/b' },
  ]);
  const { all } = await readProjectSide(SIDE, 'a', store, reading(Infinity).options);
  const hasher = new RowHasher(new RowHash());
  hasher.row({
    loc: 'https://example.com/b',
    lastmod: null,
    changefreq: null,
    priority: null,
    ext: null,
    included: true,
  });
  expect([...all.where]).toEqual([1, 2]);
  expect([all.keyLow[1], all.contentHigh[1]]).toEqual([hasher.hash.keyLow, hasher.hash.contentHigh]);
});

it('lets the file go where it is ended early', async () => {
  const store = large();
  const { options } = reading(1);
  const onRows = (): void => {
    throw new Error('Cancelled.');
  };
  await expect(readProjectSide(SIDE, 'a', store, { ...options, onRows })).rejects.toThrow('Cancelled.');
  expect(store.db.log.held).toBe(false);
});
