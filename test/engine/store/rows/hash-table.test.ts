// The table of loc hashes holds what the rows hold, however it was written: by triggers, by an import, by a large change.
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HashTable } from '../../../../electron/engine/store/rows/hash-table.ts';
import type { Database } from '../../../../electron/engine/store/file/database.ts';
import {
  idsOfHashes,
  readLocGroups,
  touchedHashes,
} from '../../../../electron/engine/store/links/loc-groups.ts';
import { SortedHashes } from '../../../../electron/engine/store/rows/sorted-hashes.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { finish } from '../../../../shared/model/steps.ts';
import { makeEarlier } from './earlier-version.ts';
import { emptyStore, importRows, storeWith, temporaryFolder, toBatch } from './sample-project.ts';
import { changeAtOnce, undoAtOnce } from '../history/at-once.ts';

function expectWhole({ db }: ProjectStore): void {
  const rows = db.all('SELECT hash, id FROM url ORDER BY hash, id');
  expect(db.all('SELECT hash, id FROM loc_hash ORDER BY hash, id')).toEqual(rows);
  expectKept(db);
}

/** Each row is found; pairs of before may be there, too. */
function expectEachRow({ db }: ProjectStore): void {
  expect(db.all('SELECT hash, id FROM url EXCEPT SELECT hash, id FROM loc_hash')).toEqual([]);
  const ids = [1, 2, 3, 2 ** 53 - 1].map((hash) => [
    hash,
    ...db.all('SELECT id FROM url WHERE hash = ? ORDER BY id', hash).map(([id]) => Number(id)),
  ]);
  for (const [hash, ...wanted] of ids as [number, ...number[]][]) {
    expect(idsOfHashes(db, [hash])).toEqual(wanted);
    expect([...readLocGroups(db, [hash])].flatMap((group) => group.ids)).toEqual(wanted);
    const none = new Uint32Array();
    const touched = { replaced: [hash], written: [], rehashed: none, moved: none, flagged: [] };
    expect(finish(touchedHashes(db, touched))).toEqual(wanted.length > 0 ? [hash] : []);
    // What rows have that got it just now is asked of the written ones.
    const own = { ...touched, rehashed: Uint32Array.from(wanted) };
    expect(finish(touchedHashes(db, own))).toEqual([]);
    const shared = { ...touched, replaced: [], written: [hash] };
    expect(finish(touchedHashes(db, shared))).toEqual(wanted.length > 1 ? [hash] : []);
  }
  expectKept(db);
}

function expectKept(db: Database): void {
  expect(db.number("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'loc_hash_%'")).toBe(3);
}

const page = (n: number) => ({ loc: `https://a.example/${String(n)}` });

describe('the table of loc hashes', () => {
  it('takes any rows in ascending order', () => {
    const hash = fc.oneof(fc.constantFrom(0, 1, 4_294_967_296, 2 ** 53 - 1), fc.maxSafeNat());
    const { db } = emptyStore();
    fc.assert(
      fc.property(fc.array(hash, { maxLength: 400 }), fc.nat(300), (hashes, alike) => {
        const all = [...hashes, ...new Array<number>(alike).fill(7)];
        const sorted = new SortedHashes();
        all.forEach((h, i) => {
          sorted.add(h, all.length - i);
        });
        db.exec('DELETE FROM loc_hash');
        finish(sorted.writeTo(db));
        const wanted = all.map((h, i) => [h, all.length - i] as const);
        expect(db.all('SELECT hash, id FROM loc_hash ORDER BY hash, id')).toEqual(
          wanted.toSorted(([g, i], [h, j]) => g - h || i - j),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('follows imports, edits, undo and what is purged', () => {
    const store = storeWith([page(1), page(2)]);
    importRows(store, [page(3), page(1)]);
    expectWhole(store);
    changeAtOnce(store, 'edit', (writer) => {
      writer.set('hash', Uint32Array.of(1, 2), [5, 6]);
      writer.insert({ source: 1, batch: toBatch([page(9)]), issues: [0] });
    });
    expectWhole(store);
    undoAtOnce(store);
    expectWhole(store);
    importRows(store, [page(4)]);
    expectWhole(store);
    importRows(
      store,
      Array.from({ length: 20_001 }, (_, n) => page(n)),
    );
    undoAtOnce(store);
    importRows(store, [page(5)]);
    expectWhole(store);
  });

  it('finds each row by its hash after changes of many rows, also of the same ones', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
    const hash = fc.constantFrom(1, 2, 3, 2 ** 53 - 1);
    const change = fc.record({ ids, hashes: fc.array(hash, { minLength: 6, maxLength: 6 }) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const store = storeWith([1, 2, 3, 4, 5, 6].map(page));
        const { db } = store;
        db.transaction(() => {
          const table = new HashTable(db, 1);
          for (const { ids: unsorted, hashes } of changes) {
            const rows = Uint32Array.from(unsorted).sort();
            const before = Array.from(rows, (id) => db.number('SELECT hash FROM url WHERE id = ?', id));
            table.replace(rows, before, hashes);
            rows.forEach((id, i) => db.run('UPDATE url SET hash = ? WHERE id = ?', hashes[i] ?? 0, id));
          }
          finish(table.restore());
        });
        expectEachRow(store);
        // What the triggers do meets pairs of before.
        db.run('UPDATE url SET hash = 2 WHERE id IN (1, 3)');
        db.run('UPDATE url SET hash = 1 WHERE id = 1');
        expectEachRow(store);
        store.close();
      }),
      { numRuns: 25 },
    );
  });

  it('never holds more than one pair of before for each row', () => {
    const store = storeWith([1, 2, 3, 4].map(page));
    const { db } = store;
    const ids = Uint32Array.of(1, 2, 3);
    for (let round = 0; round < 12; round++) {
      const before = db.all('SELECT hash FROM url WHERE id < 4 ORDER BY id').map(([hash]) => hash);
      // Every third time the hashes of before come back, as with undo.
      const after = ids.map((id) => 10 * (round % 3 === 2 ? round - 1 : round) + id);
      db.transaction(() => {
        const table = new HashTable(db, 1);
        table.replace(ids, before, after);
        ids.forEach((id, i) => db.run('UPDATE url SET hash = ? WHERE id = ?', after[i] ?? 0, id));
        finish(table.restore());
      });
      expectEachRow(store);
      expect(db.number('SELECT count(*) FROM loc_hash')).toBeLessThanOrEqual(8);
    }
  });

  it('gives a project of an earlier version other triggers', () => {
    const path = join(temporaryFolder(), 'old.mapwright');
    storeWith([page(1), page(2)], path).close();
    makeEarlier(
      path,
      21,
      `DROP TRIGGER loc_hash_added;
      DROP TRIGGER loc_hash_changed;
      CREATE TRIGGER loc_hash_added AFTER INSERT ON url BEGIN
        INSERT INTO loc_hash(hash, id) VALUES (new.hash, new.id);
      END;
      CREATE TRIGGER loc_hash_changed AFTER UPDATE OF hash ON url WHEN new.hash <> old.hash BEGIN
        DELETE FROM loc_hash WHERE hash = old.hash AND id = old.id;
        INSERT INTO loc_hash(hash, id) VALUES (new.hash, new.id);
      END`,
    );

    const store = ProjectStore.open(path);
    const { db } = store;
    // A pair of before is there when its row gets that hash again.
    db.exec('INSERT INTO loc_hash(hash, id) VALUES (3, 1)');
    db.exec('UPDATE url SET hash = 3 WHERE id = 1');
    expect(idsOfHashes(db, [3])).toEqual([1]);
    expectKept(db);
    store.close();
  });

  it('is as it was after an import that was ended while it was filled', () => {
    const store = storeWith([page(1), page(2)]);
    const before = store.db.all('SELECT hash, id FROM loc_hash ORDER BY hash, id');
    const many = Array.from({ length: 5_000 }, (_, i) => page(i));
    const writer = store.beginImport('large');
    const source = writer.addSource('/large', 'urlset');
    for (let n = 0; n < 3; n++) writer.add(source, toBatch(many), new Array<number>(5_000).fill(0));
    const steps = writer.commitSteps();
    while (store.db.number('SELECT count(*) FROM loc_hash') < 10_000) steps.next();
    expect(() => steps.throw(new Error('cancelled'))).toThrow('cancelled');
    expect(store.db.all('SELECT hash, id FROM loc_hash ORDER BY hash, id')).toEqual(before);
    expectWhole(store);
  });
});
