// Batches come out of packing exactly as they went in.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buffersOf, packBatch, unpackBatch } from '../../../electron/engine/read/pack-batch.ts';
import type { NormalBatch } from '../../../electron/engine/rows/entry-batch.ts';

const text = fc.string({ unit: 'binary' });
const maybeText = fc.option(text);
const row = fc.record({
  loc: text,
  hash: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  lastmod: maybeText,
  changefreq: fc.oneof(fc.integer({ min: 0, max: 6 }), maybeText),
  priority: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), maybeText),
  ext: maybeText,
  line: fc.integer({ min: 1, max: 2 ** 40 }),
});

it('gives back every value, also empty and absent ones, half characters and numbers as text', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), fc.boolean(), (rows, plain) => {
      const batch: NormalBatch = {
        count: rows.length,
        loc: rows.map((r) => r.loc),
        hash: rows.map((r) => r.hash),
        lastmod: rows.map((r) => r.lastmod),
        changefreq: rows.map((r) => r.changefreq),
        priority: rows.map((r) => r.priority),
        ext: rows.map((r) => (plain ? null : r.ext)),
        line: rows.map((r) => r.line),
      };
      const packed = packBatch(batch);
      const sent = structuredClone(packed, { transfer: buffersOf(packed) });
      expect(unpackBatch(sent)).toEqual(batch);
    }),
  );
});
