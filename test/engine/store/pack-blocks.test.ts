// What is known of the blocks of a file comes back as it was kept, also from the lists of earlier versions.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlockList, NO_BLOCKS, type FileBlocks, type RowBlock } from '../../../shared/model/file-blocks.ts';
import { packBlocks, unpackBlocks } from '../../../electron/engine/store/pack-blocks.ts';

const number = fc.nat({ max: 0xffffffff });

const block: fc.Arbitrary<RowBlock> = fc.record({
  urls: fc.integer({ min: 1, max: 256 }),
  bytes: number,
  namespaces: fc.nat({ max: 31 }),
  lastmod: fc.option(fc.constantFrom('2026-01-01', '2026-01-01T00:00:00Z'), { nil: null }),
  leftOut: fc.uniqueArray(
    fc.record({
      reason: fc.constantFrom('lastmod-imprecise', 'lastmod-invalid', 'priority-invalid'),
      what: fc.constantFrom('lastmod', 'priority'),
      count: fc.integer({ min: 1, max: 256 }),
    }),
    { selector: ({ reason, what }) => `${what} ${reason}` },
  ),
});

const listed = fc.array(
  fc.record({ block, at: number, size: number, sum: number, crc: number, tail: number }),
  { minLength: 1, maxLength: 40 },
);

function columnsOf(
  blocks: readonly (typeof listed extends fc.Arbitrary<(infer T)[]> ? T : never)[],
): FileBlocks {
  const list = new BlockList();
  for (const one of blocks) list.add(one.block);
  const column = (name: 'at' | 'size' | 'sum' | 'crc' | 'tail'): Uint32Array =>
    Uint32Array.from(blocks, (one) => one[name]);
  return {
    ...list.take(),
    at: column('at'),
    size: column('size'),
    sum: column('sum'),
    crc: column('crc'),
    tail: column('tail'),
  };
}

/** As that version kept them: there the counts followed seven columns. */
function packedBefore(blocks: FileBlocks): Uint8Array {
  const packed = packBlocks(blocks);
  const bytes = 4 * blocks.urls.length;
  const header = Uint32Array.of(blocks.urls.length, 7 + blocks.leftOut.length);
  const sums = 8 + 7 * bytes;
  return Buffer.concat([Buffer.from(header.buffer), packed.subarray(8, sums), packed.subarray(sums + bytes)]);
}

it('comes back', () => {
  fc.assert(
    fc.property(listed, (blocks) => {
      const columns = columnsOf(blocks);
      expect(unpackBlocks(packBlocks(columns))).toEqual(columns);
    }),
  );
  expect(unpackBlocks(packBlocks(NO_BLOCKS))).toEqual(NO_BLOCKS);
});

it('comes back from memory that begins anywhere', () => {
  const columns = columnsOf(fc.sample(listed, { numRuns: 1, seed: 1 })[0] ?? []);
  const packed = packBlocks(columns);
  const moved = new Uint8Array(packed.length + 1);
  moved.set(packed, 1);
  expect(unpackBlocks(moved.subarray(1))).toEqual(columns);
});

/** As an earlier version knew them. */
function withoutSums(blocks: FileBlocks): FileBlocks {
  return { ...blocks, sum: new Uint32Array() };
}

it('is read from lists of earlier versions', () => {
  expect(unpackBlocks('[]')).toEqual(NO_BLOCKS);
  fc.assert(
    fc.property(listed, (blocks) => {
      const list = blocks.map(({ block: rows, sum: _, ...place }) => ({ ...rows, ...place }));
      expect(unpackBlocks(JSON.stringify(list))).toEqual(withoutSums(columnsOf(blocks)));
    }),
  );
});

it('is read from the columns of a version that kept no checksums of bytes', () => {
  fc.assert(
    fc.property(listed, (blocks) => {
      const columns = columnsOf(blocks);
      expect(unpackBlocks(packedBefore(columns))).toEqual(withoutSums(columns));
    }),
  );
});

it('is put together from blocks of others', () => {
  fc.assert(
    fc.property(listed, listed, fc.nat(), fc.nat(), (some, others, a, b) => {
      const [from = 0, to = 0] = [a % (others.length + 1), b % (others.length + 1)].sort((x, y) => x - y);
      const list = new BlockList();
      for (const { block: rows } of some) list.add(rows);
      list.addRun(columnsOf(others), from, to);
      const joined = list.take();
      const { urls, bytes, namespaces, lastmods, leftOut } = columnsOf([...some, ...others.slice(from, to)]);
      const byKind = (columns: FileBlocks['leftOut']): unknown =>
        new Map(columns.map(({ reason, what, counts }) => [`${what} ${reason}`, counts]));
      expect({ ...joined, leftOut: byKind(joined.leftOut) }).toEqual({
        urls,
        bytes,
        namespaces,
        lastmods,
        leftOut: byKind(leftOut),
      });
    }),
  );
});
