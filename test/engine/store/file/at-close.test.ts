import { copyFileSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileState } from '../../../../electron/engine/store/file/at-close.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { boundariesOf, idsBetween } from '../../../../electron/engine/rows/id-ranges.ts';
import { concatIds, patchedIds } from '../../../../electron/engine/view/id-lists.ts';
import { storeWith, temporaryFolder } from '../rows/sample-project.ts';
import { changeAtOnce } from '../history/at-once.ts';

const LOCS = Array.from({ length: 2_000 }, (_, i) => ({ loc: `https://example.com/page-${String(i)}` }));

function closed(): { path: string; ids: Uint32Array } {
  const store = storeWith(LOCS);
  deleteRows(store, 3, 4, 900);
  store.sourceCounts();
  store.facts.read(2_000);
  store.sections.counts();
  const ids = Uint32Array.from(LOCS, (_, i) => i + 1).filter((id) => ![3, 4, 900].includes(id));
  store.close(boundariesOf(ids, 10));
  return { path: store.path, ids };
}

function deleteRows(store: ProjectStore, ...ids: readonly number[]): void {
  changeAtOnce(store, 'delete', (writer) => {
    writer.set('deleted', Uint32Array.from(ids), 1);
  });
}

function kept(store: ProjectStore): number {
  return store.db.number('SELECT count(*) FROM at_close');
}

describe('what a project knew when it was closed', () => {
  it('is there at the next opening, without a look at the rows', () => {
    const { path, ids } = closed();
    const store = ProjectStore.open(path);
    expect(store.knownIds && idsBetween(store.knownIds)).toEqual(ids);
    // Were these counted now, they would see what the store is not told of.
    store.db.writeRows({ field: 'lastmod', ids: null, first: 1, last: 2_000 }, () => {
      store.db.exec("UPDATE url SET lastmod = '2020-01-01', included = 0, source = 9");
    });
    expect(store.counts()).toEqual({ rows: 1_997, included: 1_997 });
    expect(store.sourceCounts()).toEqual(new Map([[1, 1_997]]));
    expect(store.facts.read(2_000).lastmod.rows).toBe(0);
    expect(store.sections.knownCounts()).not.toBeNull();
  });

  it('stays where nothing was written, and the file with it', () => {
    const { path } = closed();
    const [bytes, state] = [readFileSync(path), fileState(path)];
    for (let i = 0; i < 2; i++) {
      const store = ProjectStore.open(path);
      expect(kept(store)).toBeGreaterThan(0);
      store.close(store.knownIds);
    }
    expect(fileState(path)).toEqual(state);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  it('goes with the first write, but not where that is taken back', () => {
    const { path } = closed();
    const store = ProjectStore.open(path);
    expect(() =>
      store.db.transaction(() => {
        expect(kept(store)).toBe(0);
        throw new Error('taken back');
      }),
    ).toThrow('taken back');
    expect(kept(store)).toBeGreaterThan(0);
    store.setUntitled(true);
    expect(kept(store)).toBe(0);
    store.close();
  });

  it('is not believed of a file that was not closed', () => {
    const { path } = closed();
    const store = ProjectStore.open(path);
    deleteRows(store, 5);
    // As a run leaves it that is killed now.
    const other = join(temporaryFolder(), 'killed.mapwright');
    copyFileSync(path, other);
    copyFileSync(`${path}-wal`, `${other}-wal`);
    store.close();
    const again = ProjectStore.open(other);
    expect(again.knownIds).toBeNull();
    expect(again.counts().rows).toBe(1_996);
    again.close();
  });

  it('is not believed of a file that somebody wrote to, and damage in it is found', () => {
    const { path } = closed();
    const bytes = readFileSync(path);
    bytes.fill(0xff, 8192 * 3, 8192 * 5);
    writeFileSync(path, bytes);
    const store = ProjectStore.open(path);
    expect(store.recoveredFrom).toBe(path);
    store.close();
  });

  it('is not believed any more once damage was met, wherever it came from', () => {
    const { path } = closed();
    const { mtimeMs } = statSync(path);
    const bytes = readFileSync(path);
    const page = Math.floor(bytes.indexOf('example.com/page-1500') / 8192) * 8192;
    bytes.fill(0xff, page, page + 8192);
    writeFileSync(path, bytes);
    utimesSync(path, mtimeMs / 1000, mtimeMs / 1000);
    const store = ProjectStore.open(path);
    expect(store.recoveredFrom).toBeNull();
    expect(() => [...store.batches()]).toThrow(expect.objectContaining({ code: 'damaged-project' }));
    store.close();
    const again = ProjectStore.open(path);
    expect(again.recoveredFrom).toBe(path);
    again.close();
  });

  it('is not believed of a copy, which may be of any time', () => {
    const { path } = closed();
    const other = join(temporaryFolder(), 'copy.mapwright');
    writeFileSync(other, readFileSync(path));
    expect(statSync(other).size).toBe(statSync(path).size);
    const store = ProjectStore.open(other);
    expect(store.knownIds).toBeNull();
    expect(store.counts().rows).toBe(1_997);
    store.close();
  });
});

describe('a list of ids', () => {
  it('is patched as a new look would find it', () => {
    const ascending = fc
      .uniqueArray(fc.nat(60), { maxLength: 40 })
      .map((ids) => Uint32Array.from(ids).sort());
    fc.assert(
      fc.property(ascending, ascending, fc.array(fc.boolean(), { minLength: 41 }), (ids, looked, there) => {
        const found = looked.filter((_, i) => there[i]);
        const expected = new Set(ids);
        for (const id of looked) expected.delete(id);
        for (const id of found) expected.add(id);
        expect(patchedIds(ids, looked, found)).toEqual(Uint32Array.from(expected).sort());
        expect(concatIds([ids, looked])).toHaveLength(ids.length + looked.length);
      }),
    );
  });
});
