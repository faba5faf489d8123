// The table of differences with records of any kind and order, against the same done with plain lists.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  packRows,
  RECORD_PARTS,
  RecordChunk,
  type RecordValues,
} from '../../../../electron/engine/store/compared/compared-records.ts';
import {
  ComparisonTable,
  type JudgePair,
} from '../../../../electron/engine/store/compared/comparison-table.ts';
import { finish } from '../../../../shared/model/steps.ts';

const optional = (text: string) => fc.constantFrom(null, text, `${text}é`, `${text}2`);
const values: fc.Arbitrary<RecordValues> = fc.record({
  row: fc.nat(3),
  line: fc.nat(100_000),
  loc: fc.constantFrom('https://example.com/A', 'https://example.com/b', '\u{1F600}'),
  lastmod: optional('2026'),
  changefreq: fc.constantFrom(null, 0, 3, 'x'),
  priority: fc.constantFrom(null, 0, 0.5, '0.5', 'high'),
  included: fc.boolean(),
  ext: optional('<image:image/>'),
});

const PARTS = Object.entries(RECORD_PARTS) as readonly [keyof typeof RECORD_PARTS, number][];

function partsOf(a: RecordValues, b: RecordValues): number {
  return PARTS.reduce((set, [name, bit]) => (a[name] === b[name] ? set : set | bit), 0);
}

it('gives records back as they were, and tells in what two of them differ', () => {
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 20 }), (rows) => {
      const [records] = packRows(rows);
      const chunk = new RecordChunk(records ?? { bytes: new Uint8Array(), starts: new Uint32Array() });
      for (const [i, row] of rows.entries()) {
        expect(chunk.values(i)).toEqual(row);
        expect(chunk.differing(i, chunk, 0)).toBe(partsOf(row, rows[0] as RecordValues));
      }
    }),
  );
});

it('finds the same differences whatever the order of both sides, over many chunks', () => {
  const rows = (side: string): RecordValues[] =>
    Array.from({ length: 12_000 }, (_, n) => ({
      row: n,
      line: n,
      loc: `https://example.com/${String(n)}`,
      lastmod: n % 3 === 0 ? side : 'same',
      changefreq: null,
      priority: n % 5 === 0 ? (side === 'a' ? 0.5 : 0.6) : null,
      included: true,
      ext: null,
    }));
  const [mine, theirs] = [rows('a'), rows('b')] as const;
  const table = new ComparisonTable();
  table.stage(0, { file: 'a.xml', held: 0 }, packRows(mine.toReversed()));
  table.stage(1, { file: 'b.xml', held: 0 }, packRows(theirs));
  const judge: JudgePair = (parts) =>
    ((parts & RECORD_PARTS.lastmod) !== 0 ? 1 : 0) | ((parts & 8) !== 0 ? 4 : 0);
  // The last thousand of each are alone; one pair has two addresses.
  const numbers = Uint32Array.from({ length: 11_000 }, (_, n) => n);
  const pairs = [numbers.map((n) => (n === 7 ? 0 : 11_999 - n)), numbers] as const;
  const alone = Uint32Array.from({ length: 999 }, (_, n) => n + 1);
  const same = finish(table.settle({ pairs, removed: alone, added: alone.map((n) => n + 11_000) }, judge));
  const changed = mine.slice(0, 11_000).filter((_, n) => n !== 7 && (n % 3 === 0 || n % 5 === 0));
  expect(same).toBe(11_000 - 1 - changed.length);
  expect(table.numbers().counts).toEqual({ added: 1_000, removed: 1_000, changed: changed.length });
  expect(table.numbers().fields).toMatchObject({ priority: 2_200, lastmod: 3_667 });
  const found = table.read([...table.items({ kind: 'changed' })]);
  expect(found.map(({ before, after }) => [before?.loc, after?.loc, before?.file, after?.priority])).toEqual(
    changed.map(({ loc, row, priority }) => [
      loc,
      loc,
      'a.xml',
      priority === null ? null : theirs[row]?.priority,
    ]),
  );
  expect(table.items({ text: 'COM/1099', kind: 'changed' }).length).toBe(
    changed.filter(({ loc }) => loc.includes('com/1099')).length,
  );
  const items = [...table.items({ kind: 'removed' })];
  expect(table.read([...items, 0, 99_999]).length).toBe(items.length);
  table.close();
});
