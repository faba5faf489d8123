// The rows of each source are counted right over many slices of ids, whatever sources share one.
import { expect, it } from 'vitest';
import { emptyStore, importRows } from './sample-project.ts';

it('counts the rows of each source that are left, in slices of one source and of several', () => {
  const store = emptyStore();
  const sizes = [23_000, 40, 1, 7_000, 12_000];
  sizes.forEach((size, at) => {
    const rows = Array.from({ length: size }, (_, i) => ({
      loc: `https://a.example/${String(at)}/${String(i)}`,
    }));
    importRows(store, rows, `/in/${String(at)}.xml`);
  });
  // The third source loses its only row, and the last its first ones.
  const ids = [23_041, ...Array.from({ length: 500 }, (_, i) => 30_042 + i)];
  store.db.run(`UPDATE url SET deleted = 1 WHERE id IN (${ids.join()})`);
  const counted = store.db.all('SELECT source, count(*) FROM url WHERE deleted = 0 GROUP BY source');
  expect(store.sourceCounts()).toEqual(
    new Map(counted.map(([source, rows]) => [Number(source), Number(rows)])),
  );
  expect(store.sourceCounts().size).toBe(4);
});
