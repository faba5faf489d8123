// Which row of the project a new row is taken for.
import { describe, expect, it } from 'vitest';
import { RowMatcher, type SoughtRow } from '../../../../electron/engine/store/pending/row-matcher.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { finish } from '../../../../shared/model/steps.ts';
import { hashLoc } from '../../../../electron/engine/rows/hash-loc.ts';
import { engineWith } from '../../test-engine.ts';
import { importRows } from '../rows/sample-project.ts';

const A = 'https://a.example/';
const ALL = { sources: null, bySource: false, key: 'loc' } as const;

/** A project with these addresses a source each, and a matcher of it. */
function matcherOf(
  sources: readonly (readonly string[])[],
  options: ConstructorParameters<typeof RowMatcher>[1] = ALL,
) {
  const { store } = currentProject(engineWith([]).context);
  sources.forEach((names, i) => {
    importRows(
      store,
      names.map((name) => ({ loc: A + name })),
      `/in/${i}.xml`,
    );
  });
  const ids = store.sources().map(({ id }) => id);
  const matcher = new RowMatcher(store.db, options);
  finish(matcher.load());
  const find = (names: readonly (string | SoughtRow)[], source = 0): (number | null)[] => {
    const rows = names.map((name) =>
      typeof name === 'string' ? { loc: A + name, hash: hashLoc(A + name) } : name,
    );
    return matcher.match(rows, ids[source] ?? 0).map((row) => row && row.id);
  };
  return { matcher, find, ids, store };
}

describe('RowMatcher', () => {
  it('takes each row once, the first of an address for the first', () => {
    const { find, matcher } = matcherOf([['x', 'y', 'x', 'x', 'z']]);
    expect(find(['x', 'none', 'x'])).toEqual([1, null, 3]);
    expect(find(['x', 'x', 'y'])).toEqual([4, null, 2]);
    expect([...matcher.unmatched(() => true)].flat()).toEqual([5]);
  });

  it('goes through many rows of one address in their order, however they are asked for', () => {
    const { find } = matcherOf([Array.from({ length: 300 }, () => 'x')]);
    const found = [120, 1, 200].flatMap((count) => find(Array.from({ length: count }, () => 'x')));
    expect(found).toEqual(Array.from({ length: 321 }, (_, i) => (i < 300 ? i + 1 : null)));
  });

  it('keeps to the rows of a source where asked to, and to the sources that are looked at', () => {
    const by = matcherOf([['x', 'y'], ['x'], ['x']], { ...ALL, bySource: true, sources: [1, 2] });
    expect(by.find(['x', 'y'], 1)).toEqual([3, null]);
    expect(by.find(['x', 'x'], 0)).toEqual([1, null]);
    expect(by.find(['x'], 2)).toEqual([null]);
    expect([...by.matcher.unmatched((source) => source === by.ids[0])].flat()).toEqual([2]);
  });

  it('never takes an equal hash for an equal address', () => {
    const { find, store } = matcherOf([['x', 'y', 'x']]);
    const { hash } = { hash: hashLoc(`${A}x`) };
    store.db.run('UPDATE url SET hash = ? WHERE loc = ?', hash, `${A}y`);
    const matcher = new RowMatcher(store.db, ALL);
    finish(matcher.load());
    const sought = ['y', 'x', 'x', 'q'].map((name) => ({ loc: A + name, hash }));
    expect(matcher.match(sought, 0).map((row) => row && row.id)).toEqual([2, 1, 3, null]);
    expect(find(['x'])).toEqual([1]);
  });

  it('takes the row with its number first, if that has its address, or whatever it has where numbers tell', () => {
    const sought = [
      { loc: `${A}x`, hash: hashLoc(`${A}x`) },
      { loc: `${A}x`, hash: hashLoc(`${A}x`), id: 1 },
      { loc: `${A}new`, hash: hashLoc(`${A}new`), id: 3 },
      { loc: `${A}x`, hash: hashLoc(`${A}x`), id: 1 },
      { loc: `${A}x`, hash: hashLoc(`${A}x`), id: 99 },
    ];
    expect(matcherOf([['x', 'x', 'y']]).find(sought)).toEqual([2, 1, null, null, null]);
    expect(matcherOf([['x', 'x', 'y']], { ...ALL, key: 'id' }).find(sought)).toEqual([
      null,
      1,
      3,
      null,
      null,
    ]);
  });
});
