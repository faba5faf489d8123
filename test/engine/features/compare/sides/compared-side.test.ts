// The rows of a project are digested in their order.
import { expect, it } from 'vitest';
import { ALL_COMPARED_FIELDS } from '../../../../../shared/model/comparison.ts';
import { RowHash } from '../../../../../electron/engine/features/compare/digest/row-hash.ts';
import { RowHasher } from '../../../../../electron/engine/features/compare/hash-row.ts';
import { readProjectSide } from '../../../../../electron/engine/features/compare/sides/compared-side.ts';
import { WHOLE_FORM } from '../../../../../electron/engine/features/export/written-form.ts';
import type { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { storeWith } from '../../../store/rows/sample-project.ts';
import { changeAtOnce } from '../../../store/history/at-once.ts';

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

const reading = (written = false) => {
  let rows = 0;
  const onRows = (more: number): void => void (rows += more);
  return {
    options: { written: written ? WHOLE_FORM : null, compared: ALL_COMPARED_FIELDS, onRows },
    read: () => rows,
  };
};

it.each([false, true])('tells of each row that counts; as an export writes them: %s', async (written) => {
  const { options, read } = reading(written);
  const found = await readProjectSide(SIDE, 'a', large(), options);
  expect([found.count, found.own, found.leftOut]).toEqual(
    written ? [ROWS - 7, ROWS - 7, 3] : [ROWS - 4, ROWS - 4, 0],
  );
  expect([...found.all.where].every((id, i, ids) => i === 0 || id > (ids[i - 1] ?? 0))).toBe(true);
  expect(read()).toBe(ROWS - 4);
});

it('gives the hashes of the rows by their ids', async () => {
  const store = storeWith([
    { loc: 'https://example.com/a', lastmod: '2026-01-01' },
    { loc: 'https://example.com/b' },
  ]);
  const { all } = await readProjectSide(SIDE, 'a', store, reading().options);
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
