// What is known of a set stays right where only some of its files were written again.
import { describe, expect, it } from 'vitest';
import type { ExportedFile } from '../../../../electron/engine/store/exports/exported-file.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { storeWith } from '../rows/sample-project.ts';

function file(n: number, ids: readonly number[], more: Partial<ExportedFile> = {}): ExportedFile {
  return {
    section: 0,
    host: '',
    kind: 'url',
    n,
    name: `sitemap-${String(n)}.xml.gz`,
    urls: ids.length,
    bytes: 1_000 + n,
    namespaces: 0,
    size: 100 + n,
    sha256: 'a'.repeat(64),
    crc: 0xfffffff0 + n,
    plainCrc: 0xffffff00 + n,
    lastmod: '2026-01-01',
    leftOut: [],
    ids: Uint32Array.from(ids),
    waiting: new Uint32Array(),
    ...more,
  };
}

let store: ProjectStore;

/** A project that knows these files. */
function knowing(files: readonly ExportedFile[]): void {
  store = storeWith([{ loc: 'https://example.com/' }]);
  remember(files);
}

const OUT = '/somewhere/set';

function remember(files: readonly ExportedFile[], out = OUT): void {
  store.exports.remember({ out, gzip: true, form: 'xml', at: 1, files });
}

/** As plain data. */
function known(out = OUT): unknown {
  return store.exports.set(out)?.files.map((one) => ({ ...one, ids: [...one.ids] }));
}

function plain(files: readonly ExportedFile[]): unknown {
  return files.map((one) => ({ ...one, ids: [...one.ids] }));
}

function places(): ReadonlyMap<unknown, unknown> {
  return new Map(store.db.all('SELECT n, rowid FROM export_file').map(([n, place]) => [n, place]));
}

describe('what is known of an exported set', () => {
  it('keeps the files that stay where they are, and takes on the others', () => {
    const range = Array.from({ length: 100 }, (_, i) => i + 1);
    const first = [file(1, range), file(2, [200, 300, 500], { plainCrc: null }), file(3, [900])];
    knowing(first);
    expect(known()).toEqual(plain(first));
    const before = places();
    const [one, two] = store.exports.set(OUT)?.files ?? [];
    if (!one || !two) throw new Error('Two files were expected.');
    expect([one.ids.length, [...two.ids]]).toEqual([100, [200, 300, 500]]);
    const more = [one, file(2, [200, 300]), file(4, [901, 902])];
    remember(more);
    expect(known()).toEqual(plain(more));
    const after = places();
    expect([...after.keys()].sort()).toEqual([1, 2, 4]);
    expect(after.get(1)).toBe(before.get(1));
    // Those that were renamed are others.
    const renamed = store.exports
      .set(OUT)
      ?.files.map((kept) => ({ ...kept, name: `b-${String(kept.n)}.xml` }));
    remember(renamed ?? []);
    expect(known()).toEqual(plain(renamed ?? []));
  });

  it('goes along to another folder, and each folder keeps its own', () => {
    knowing([file(1, [1, 2]), file(2, [3])]);
    const here = store.exports.set(OUT)?.files ?? [];
    remember(here, '/elsewhere');
    remember([file(9, [1])]);
    expect(known('/elsewhere')).toEqual(plain(here));
    expect(known()).toEqual(plain([file(9, [1])]));
    expect(store.exports.folders()).toEqual([OUT, '/elsewhere']);
  });

  it('is what it was where the project could not keep the new one', () => {
    knowing([file(9, [1])]);
    const was = known();
    const [kept] = store.exports.set(OUT)?.files ?? [];
    if (!kept) throw new Error('A file was expected.');
    expect(() => {
      store.db.transaction(() => {
        remember([kept, file(10, [7])]);
        throw new Error('The disk is full.');
      });
    }).toThrow('full');
    expect(known()).toEqual(was);
    remember([kept, file(10, [7])]);
    expect(known()).toEqual(plain([file(9, [1]), file(10, [7])]));
  });
});
