// The rows that changed since an export are noted: none is missing, and few are named that did not change.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '../../../../electron/engine/store/file/database.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import type { RowWrite } from '../../../../electron/engine/store/rows/row-write.ts';
import {
  endGeneration,
  touchedSince,
  touchRows,
} from '../../../../electron/engine/store/exports/touched-blocks.ts';
import { makeEarlier } from '../rows/earlier-version.ts';
import { storeWith, temporaryFolder } from '../rows/sample-project.ts';

const OUT = '/somewhere/set';

/** Of a project that was exported, without any notes. */
function exported(): Database {
  const store = storeWith([{ loc: 'https://example.com/' }]);
  store.exports.remember({ out: OUT, gzip: true, form: 'xml', at: 1, files: [] });
  store.db.exec('DELETE FROM touched');
  return store.db;
}

function namedSince(db: Database, generation: number): Set<number> {
  const ranges = touchedSince(db, generation);
  return new Set(
    ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  );
}

const rowIds = fc
  .uniqueArray(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 12 })
  .map((ids) => Uint32Array.from(ids).sort());
const someRows = rowIds.map((ids): RowWrite => {
  return { field: 'lastmod', ids, first: ids[0] ?? 0, last: ids.at(-1) ?? 0 };
});
const range = fc
  .tuple(fc.integer({ min: 1, max: 2_000 }), fc.nat({ max: 300 }))
  .map(([first, more]): RowWrite => ({ field: 'lastmod', ids: null, first, last: first + more }));

const rowsOf = ({ ids, first, last }: RowWrite): Iterable<number> =>
  ids ?? Array.from({ length: last - first + 1 }, (_, i) => first + i);

it('names every row that changed since, whatever came before and after', () => {
  const db = exported();
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.oneof(someRows, range)), { minLength: 1, maxLength: 4 }),
      (generations) => {
        db.exec('DELETE FROM touched');
        const ends: number[] = [];
        for (const writes of generations) {
          ends.push(endGeneration(db));
          for (const write of writes) touchRows(db, write);
        }
        for (const [i, end] of ends.entries()) {
          const named = namedSince(db, end);
          for (const write of generations.slice(i).flat())
            for (const id of rowsOf(write)) expect(named.has(id), String(id)).toBe(true);
        }
        expect(touchedSince(db, endGeneration(db))).toEqual([]);
      },
    ),
  );
});

it.each([1, 63, 64, 255, 256, 1_000_000])('names next to no other rows than %i', (id) => {
  for (const ids of [Uint32Array.of(id), null]) {
    const db = exported();
    const before = endGeneration(db);
    touchRows(db, { field: 'lastmod', ids, first: id, last: id });
    const [found, ...more] = touchedSince(db, before);
    expect(more).toEqual([]);
    expect(found?.first).toBeLessThanOrEqual(id);
    expect(found?.last).toBeGreaterThanOrEqual(id);
    expect((found?.last ?? 0) - (found?.first ?? 0)).toBeLessThan(64);
  }
});

it('names neighbours as one range, however many', () => {
  const db = exported();
  const before = endGeneration(db);
  touchRows(db, { field: 'lastmod', ids: null, first: 10, last: 100_000 });
  touchRows(db, { field: 'lastmod', ids: Uint32Array.of(100_055, 200_000), first: 100_055, last: 200_000 });
  expect(touchedSince(db, before)).toEqual([
    { first: 0, last: 100_095 },
    { first: 200_000, last: 200_063 },
  ]);
});

it('knows of an earlier version which blocks changed', () => {
  const path = join(temporaryFolder(), 'old.mapwright');
  storeWith([{ loc: 'https://example.com/' }], path).close();
  makeEarlier(path, 24);
  const db = new DatabaseSync(path);
  db.exec('INSERT INTO touched(block, generation) VALUES (3, 7)');
  db.close();
  const store = ProjectStore.open(path);
  expect(touchedSince(store.db, 6)).toEqual([{ first: 192, last: 255 }]);
  store.close();
});
