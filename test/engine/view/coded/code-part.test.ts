import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  codePart,
  EMPTY,
  UNDATED,
  type CodedPart,
} from '../../../../electron/engine/view/coded/code-part.ts';
import { folderOf } from '../../../../electron/engine/view/coded/folder-of.ts';
import { emptyStore, storeWith } from '../../store/rows/sample-project.ts';
import { anyRow } from '../sort/arbitrary-view.ts';

const ALL = { sql: 'FROM url WHERE url.id BETWEEN ? AND ?', values: [1, 1_000] };

/** Row by row. */
function decoded({ ids, folders, days, kinds }: CodedPart): unknown[] {
  return Array.from(ids, (id, i) => ({
    id,
    folder: folders.values[folders.of[i] ?? 0],
    day: days.values[days.of[i] ?? 0],
    kind: kinds.values[kinds.of[i] ?? 0],
  }));
}

it('tells of any rows which folder each is in, and what it is otherwise', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 40 }), fc.nat(39), (rows, gone) => {
      const store = storeWith(rows);
      store.db.run('UPDATE url SET deleted = 1 WHERE id = ?', gone + 1);
      store.db.run('UPDATE url SET section = id * 1000, issues = id * 8 WHERE id % 2 = 1');
      const expected = rows.flatMap(({ loc }, i) =>
        i === gone ? [] : [{ id: i + 1, folder: folderOf(loc) }],
      );
      const found = decoded(codePart(store.db, ALL));
      expect(found).toMatchObject(expected);
      const kinds = store.db.all(
        'SELECT id, section, issues, included FROM url WHERE deleted = 0 ORDER BY id',
      );
      expect(found).toMatchObject(
        kinds.map(([, section, issues, included]) => ({
          kind: { section, issues, included: included === 1 },
        })),
      );
      store.close();
    }),
    { numRuns: 30 },
  );
});

it('takes texts as they are, whatever they hold', () => {
  const locs = [
    'https://a.example/\0/x',
    'https://a.example/\u001f,/y',
    'https://a.example/é/\u{1f600}/z',
    '',
  ];
  const store = storeWith(
    locs.map((loc, i) => ({ loc, lastmod: ['2024', '2024-02-30', '', '2024-05-06T'][i] ?? null })),
  );
  expect(decoded(codePart(store.db, ALL))).toMatchObject([
    { folder: { path: '/\0/' }, day: 20_240_000 },
    { folder: { path: '/\u001f,/' }, day: UNDATED },
    { folder: { path: '/é/\u{1f600}/' }, day: EMPTY },
    { folder: { host: null, path: '' }, day: 20_240_506 },
  ]);
});

it('tells of no row where there is none', () => {
  expect(decoded(codePart(emptyStore().db, ALL))).toEqual([]);
});
