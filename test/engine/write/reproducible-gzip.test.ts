// Gzip files that are the same on every system and whose blocks can be taken over, and a check that tells every damage.
import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockPlaces } from '../../../shared/model/file-blocks.ts';
import { combineCrc, sumsAlong } from '../../../electron/engine/write/combine-crc.ts';
import { deflate } from '../../../electron/engine/write/deflate.ts';
import {
  plainBytes,
  sumsOf,
  windowOf,
  type FileContent,
  type FreshPart,
  keptBlock,
  type KeptPart,
} from '../../../electron/engine/write/file-content.ts';
import {
  packGzip,
  packGzipBlock,
  plainFile,
  unpacksTo,
  unpackToLines,
  type PackedBlock,
} from '../../../electron/engine/write/reproducible-gzip.ts';

const line = (n: number): string => `<url><loc>https://example.com/page-${String(n * 7919)}</loc></url>\n`;
const lines = (from: number, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, (_, i) => line(from + i)).join(''));

/** Blocks as an encoder hands them out. */
function contentWith(blocks: readonly Buffer[]): FileContent {
  const parts = blocks.map((xml, i): FreshPart => ({
    xml,
    window: windowOf(blocks[i - 1] ?? Buffer.alloc(0)),
  }));
  return { head: Buffer.from('<urlset>\n'), parts, close: Buffer.from('</urlset>\n') };
}

const blocks = [lines(0, 1_000), lines(1_000, 1_000), lines(2_000, 300)];
const content = contentWith(blocks);
const plain = plainBytes(content);

/** At level 6, in one piece. */
function pack(file: FileContent): { readonly packed: Buffer; readonly places: BlockPlaces } {
  const { pieces, places } = packGzip(file, 6);
  return { packed: Buffer.concat(pieces), places };
}

/** Where each block begins and ends. */
function extents({ at, size }: BlockPlaces): { readonly start: number; readonly end: number }[] {
  return Array.from(at, (start, k) => ({ start, end: start + (size[k] ?? 0) }));
}

describe('packGzip', () => {
  it('has a header without time, flags, name and system', () => {
    const { packed } = pack(content);
    expect([...packed.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
    expect(gunzipSync(packed).equals(plain)).toBe(true);
    expect(pack(content).packed.equals(packed)).toBe(true);
  });

  it('tells the checksum of its bytes, and of those of each block', () => {
    const { pieces, places, crc } = packGzip(content, 6);
    const packed = Buffer.concat(pieces);
    expect(crc).toBe(crc32(packed));
    expect([...places.sum]).toEqual(
      extents(places).map(({ start, end }) => crc32(packed.subarray(start, end))),
    );
  });

  it('packs a file without rows or frame', () => {
    const empty = { head: Buffer.alloc(0), parts: [], close: Buffer.alloc(0) };
    expect(gunzipSync(pack(empty).packed)).toHaveLength(0);
  });

  it('gives the same bytes whether blocks are packed or taken over', () => {
    const before = pack(content);
    const changed = contentWith([blocks[0] ?? plain, lines(9_000, 1_000), blocks[2] ?? plain]);
    const whole = pack(changed);
    const [first, second, third] = changed.parts;
    const [place] = extents(before.places);
    if (!first || !second || !third || !place) throw new Error('Three blocks are needed.');
    const kept = keptBlock(before.packed.subarray(place.start, place.end), {
      bytes: blocks[0]?.length ?? 0,
      crc: before.places.crc[0] ?? 0,
      tail: before.places.tail[0] ?? 0,
    });
    const patched: FileContent = { ...changed, parts: [kept, second, third] };
    expect(sumsOf(patched)).toEqual({ bytes: plainBytes(changed).length, crc: crc32(plainBytes(changed)) });
    const result = pack(patched);
    expect(result.packed.equals(whole.packed)).toBe(true);
    expect(result.places).toEqual(whole.places);
  });

  it('gives the same bytes and places where several blocks are taken over in one piece', () => {
    const { packed, places } = pack(content);
    const [from, to] = extents(places);
    const third = content.parts[2];
    if (!from || !to || !third) throw new Error('Three blocks are needed.');
    const both = Buffer.concat(blocks.slice(0, 2));
    const run: KeptPart = {
      kept: packed.subarray(from.start, to.end),
      blocks: {
        size: places.size.subarray(0, 2),
        sum: places.sum.subarray(0, 2),
        crc: places.crc.subarray(0, 2),
        tail: places.tail.subarray(0, 2),
      },
      bytes: both.length,
      crc: crc32(both),
    };
    const patched: FileContent = { ...content, parts: [run, third] };
    expect(sumsOf(patched)).toEqual(sumsOf(content));
    const result = pack(patched);
    expect(result.packed.equals(packed)).toBe(true);
    expect(result.places).toEqual(places);
  });
});

describe('plainFile', () => {
  it('says where each block stands', () => {
    const { pieces, places } = plainFile(content);
    expect(Buffer.concat(pieces).equals(plain)).toBe(true);
    expect(extents(places).map(({ start, end }) => plain.subarray(start, end))).toEqual(blocks);
  });

  it('tells the checksum of its bytes, and of those of each block', () => {
    const { places, crc } = plainFile(content);
    expect(crc).toBe(crc32(plain));
    expect([...places.sum]).toEqual(blocks.map((block) => crc32(block)));
  });
});

describe('unpacksTo', () => {
  const other = (more: Partial<FileContent>): FileContent => ({ ...content, ...more });

  it('accepts the content and nothing else', () => {
    const { packed, places } = pack(content);
    const wrong = Buffer.from(blocks[1] ?? plain);
    wrong[500] = 0;
    expect(unpacksTo(packed, content, places)).toBe(true);
    expect(unpacksTo(packed, contentWith([blocks[0] ?? plain, wrong, blocks[2] ?? plain]), places)).toBe(
      false,
    );
    expect(unpacksTo(packed, other({ head: content.head.subarray(1) }), places)).toBe(false);
    expect(unpacksTo(packed, other({ close: content.close.subarray(0, -1) }), places)).toBe(false);
    expect(unpacksTo(packed, other({ close: Buffer.from('</urlset>\nx') }), places)).toBe(false);
  });

  it('tells a damaged or cut file', () => {
    const { packed, places } = pack(content);
    // A byte of the checksum, of each block, of the header, of what stands before the first block.
    for (const at of [
      packed.length - 8,
      ...Array.from(places.at, (start) => start + 9),
      2,
      (places.at[0] ?? 0) - 1,
    ]) {
      const damaged = Buffer.from(packed);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 4, at);
      expect(unpacksTo(damaged, content, places), String(at)).toBe(false);
    }
    expect(unpacksTo(packed.subarray(0, -4), content, places)).toBe(false);
  });

  it('tells a file whose packed bytes do not end', () => {
    const { pieces, places } = packGzip(content, 6);
    const openEnd = [...pieces.slice(0, -2), deflate(content.close, { level: 6 }), pieces.at(-1) ?? plain];
    expect(unpacksTo(Buffer.concat(openEnd), content, places)).toBe(false);
    expect(unpacksTo(Buffer.concat(pieces), content, places)).toBe(true);
  });

  it('looks at all blocks of a file that is unpacked in several pieces', () => {
    const long = Array.from({ length: 40 }, (_, i) => lines(i * 1_000, 1_000));
    const file = contentWith(long);
    expect(plainBytes(file).length).toBeGreaterThan(3 * 512 * 1024);
    const { packed, places } = pack(file);
    expect(unpacksTo(packed, file, places)).toBe(true);
    expect(gunzipSync(packed).equals(plainBytes(file))).toBe(true);
    for (const { end } of extents(places)) {
      const damaged = Buffer.from(packed);
      damaged.writeUInt8(damaged.readUInt8(end - 20) ^ 4, end - 20);
      expect(unpacksTo(damaged, file, places)).toBe(false);
    }
  });
});

describe('unpackToLines', () => {
  const fresh = contentWith(Array.from({ length: 5 }, (_, i) => lines(i * 300, 300))).parts as FreshPart[];
  const packed = fresh.map((part): PackedBlock => ({ fresh: part, part: packGzipBlock(part, 6) }));
  const some = (...numbers: readonly number[]): PackedBlock[] =>
    numbers.flatMap((number) => packed[number] ?? []);

  it('accepts blocks of a file, neighbours or not', () => {
    for (const numbers of [[], [0], [3], [0, 1, 2, 3, 4], [1, 3], [0, 2, 3], [4, 0]])
      expect(unpackToLines(some(...numbers)), String(numbers)).toBe(true);
  });

  it('tells a block that has other lines, or other ones before it', () => {
    for (const [k, { part }] of packed.entries()) {
      const wrong = Buffer.from(fresh[k]?.xml ?? plain);
      wrong[2_000] = 0;
      const damaged = Buffer.from(part.kept);
      damaged[500] = (damaged[500] ?? 0) ^ 4;
      for (const block of [
        { part, fresh: { xml: wrong, window: fresh[k]?.window ?? plain } },
        { part, fresh: { xml: fresh[k]?.xml.subarray(1) ?? plain, window: fresh[k]?.window ?? plain } },
        { part: { ...part, kept: damaged }, fresh: fresh[k] as FreshPart },
        { part: { ...part, kept: part.kept.subarray(0, -6) }, fresh: fresh[k] as FreshPart },
      ]) {
        const blocks = packed.with(k, block);
        expect(unpackToLines(blocks)).toBe(false);
        expect(unpackToLines(blocks.slice(k, k + 1))).toBe(false);
      }
    }
    const [, second] = packed;
    if (!second) throw new Error('Two blocks are needed.');
    const elsewhere = { ...second.fresh, window: windowOf(lines(5_000, 400)) };
    expect(unpackToLines([{ ...second, fresh: elsewhere }])).toBe(false);
  });
});

describe('sumsAlong', () => {
  it('are the CRCs of what stands before each text, and of all', () => {
    const text = fc.uint8Array({ maxLength: 12 });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 2_500, size: 'max' }), (before, texts) => {
        const crc = Uint32Array.from(texts, (one) => crc32(one));
        const bytes = Uint32Array.from(texts, (one) => one.length);
        const expected = [crc32(before)];
        for (const one of texts) expected.push(crc32(one, expected.at(-1)));
        expect([...sumsAlong(crc32(before), { bytes, crc })]).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});

describe('combineCrc', () => {
  it('is the CRC of both texts together', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 5_000 }), (a, b) => {
        expect(combineCrc(crc32(a), crc32(b), b.length)).toBe(crc32(Buffer.concat([a, b])));
      }),
    );
  });

  it('knows long texts by each byte of their length', () => {
    const first = Buffer.from('<urlset>');
    const second = Buffer.alloc(0x01_02_03_04, 'a text');
    for (const bytes of [0xff, 0x1_00, 0x1_ff, 0x1_00_00, 0xff_00_01, second.length]) {
      const part = second.subarray(0, bytes);
      expect(combineCrc(crc32(first), crc32(part), bytes)).toBe(crc32(Buffer.concat([first, part])));
    }
  });
});
