// Gzip files that are the same on every system and whose blocks can be taken over, and a check that tells every damage.
import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineCrc } from '../../../electron/engine/write/combine-crc.ts';
import {
  plainBytes,
  sumsOf,
  windowOf,
  type FileContent,
  type FreshPart,
} from '../../../electron/engine/write/file-content.ts';
import { packGzip, plainPlaces, unpacksTo } from '../../../electron/engine/write/reproducible-gzip.ts';

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

describe('packGzip', () => {
  it('has a header without time, flags, name and system', () => {
    const { content: packed } = packGzip(content, 6);
    expect([...packed.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
    expect(gunzipSync(packed).equals(plain)).toBe(true);
    expect(packGzip(content, 6).content.equals(packed)).toBe(true);
  });

  it('packs a file without rows or frame', () => {
    const empty = { head: Buffer.alloc(0), parts: [], close: Buffer.alloc(0) };
    expect(gunzipSync(packGzip(empty, 6).content)).toHaveLength(0);
  });

  it('gives the same bytes whether blocks are packed or taken over', async () => {
    const before = packGzip(content, 6);
    const changed = contentWith([blocks[0] ?? plain, lines(9_000, 1_000), blocks[2] ?? plain]);
    const whole = packGzip(changed, 6);
    const [first, second, third] = changed.parts;
    const [place] = before.places;
    if (!first || !second || !third || !place) throw new Error('Three blocks are needed.');
    const block = { bytes: blocks[0]?.length ?? 0, crc: place.crc, tail: place.tail };
    const kept = { kept: before.content.subarray(place.at, place.at + place.size), block };
    const patched: FileContent = { ...changed, parts: [kept, second, third] };
    expect(sumsOf(patched)).toEqual({ bytes: plainBytes(changed).length, crc: crc32(plainBytes(changed)) });
    const result = packGzip(patched, 6);
    expect(result.content.equals(whole.content)).toBe(true);
    expect(result.places).toEqual(whole.places);
    expect(await unpacksTo(result, patched)).toBe(true);
  });
});

describe('plainPlaces', () => {
  it('says where each block stands', () => {
    const found = plainPlaces(content).map(({ at, size }) => plain.subarray(at, at + size));
    expect(found).toEqual(blocks);
  });
});

describe('unpacksTo', () => {
  const other = (more: Partial<FileContent>): FileContent => ({ ...content, ...more });

  it('accepts the content and nothing else', async () => {
    const packed = packGzip(content, 6);
    const wrong = Buffer.from(blocks[1] ?? plain);
    wrong[500] = 0;
    expect(await unpacksTo(packed, content)).toBe(true);
    expect(await unpacksTo(packed, contentWith([blocks[0] ?? plain, wrong, blocks[2] ?? plain]))).toBe(false);
    expect(await unpacksTo(packed, other({ head: content.head.subarray(1) }))).toBe(false);
    expect(await unpacksTo(packed, other({ close: content.close.subarray(0, -1) }))).toBe(false);
    expect(await unpacksTo(packed, other({ close: Buffer.from('</urlset>\nx') }))).toBe(false);
  });

  it('tells a damaged or cut file, also where a block was taken over', async () => {
    const whole = packGzip(content, 6);
    const [place] = whole.places;
    if (!place) throw new Error('A block is needed.');
    const block = { bytes: blocks[0]?.length ?? 0, crc: place.crc, tail: place.tail };
    const kept = { kept: whole.content.subarray(place.at, place.at + place.size), block };
    const patched = other({ parts: [kept, ...content.parts.slice(1)] });
    for (const file of [content, patched]) {
      expect(await unpacksTo(whole, file)).toBe(true);
      // A byte of the checksum, of each block, of the header, of the end.
      for (const at of [
        whole.content.length - 8,
        ...whole.places.map(({ at: start }) => start + 9),
        2,
        place.at - 1,
      ]) {
        const damaged = Buffer.from(whole.content);
        damaged.writeUInt8(damaged.readUInt8(at) ^ 4, at);
        expect(await unpacksTo({ ...whole, content: damaged }, file), String(at)).toBe(false);
      }
      expect(await unpacksTo({ ...whole, content: whole.content.subarray(0, -4) }, file)).toBe(false);
    }
    const wrong = other({
      parts: [{ ...kept, block: { ...block, crc: block.crc ^ 1 } }, ...content.parts.slice(1)],
    });
    expect(await unpacksTo(whole, wrong)).toBe(false);
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
});
