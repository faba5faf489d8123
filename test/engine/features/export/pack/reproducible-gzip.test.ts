// Gzip files that are the same on every system, of one run of deflate, and a proof that tells every difference.
import { crc32, gunzipSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { assembly } from '../../../../../electron/engine/features/export/pack/assembly.ts';
import { packFile } from '../../../../../electron/engine/features/export/pack/pack-file.ts';
import { gzipSums, packGzip } from '../../../../../electron/engine/features/export/pack/reproducible-gzip.ts';

const line = (n: number): string => `<url><loc>https://example.com/page-${String(n * 7919)}</loc></url>\n`;
const lines = (count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, (_, i) => line(i)).join(''));

const LARGE = lines(30_000);
const HEADER = 10;
const TRAILER = 8;

const pack = (content: Buffer, level = 6): Buffer => {
  const packed = packGzip(content, crc32(content), level);
  if (!packed) throw new Error('It was not proved.');
  return packed;
};

describe('packGzip', () => {
  it('has a header without time, flags, name and system', () => {
    const packed = pack(lines(100));
    expect([...packed.subarray(0, HEADER)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
    expect(gunzipSync(packed).equals(lines(100))).toBe(true);
    expect(pack(lines(100)).equals(packed)).toBe(true);
  });

  it.each([0, 1, 100, 30_000])(
    'packs %i lines into one run of deflate, whatever was packed before',
    (count) => {
      const content = lines(count);
      const packed = pack(content);
      const run = packed.subarray(HEADER, -TRAILER);
      expect(inflateRawSync(run).equals(content)).toBe(true);
      pack(LARGE, 1);
      expect(pack(content).equals(packed)).toBe(true);
      expect(gzipSums(packed)).toEqual({ bytes: content.length, crc: crc32(content) });
    },
  );

  it('reaches back over the border of pieces', () => {
    const piece = assembly().mostDeflated();
    let seed = 1;
    const noise = Buffer.from(
      Array.from({ length: piece }, () => (seed = (seed * 48_271) % 2_147_483_647) >> 8),
    );
    const again = noise.subarray(-30_000);
    const [alone, both] = [pack(noise), pack(Buffer.concat([noise, again]))];
    expect(both.length - alone.length).toBeLessThan(1_000);
  });

  it('refuses what does not add up to its checksum, or does not unpack to what it was', () => {
    expect(packGzip(LARGE, crc32(LARGE) ^ 1, 6)).toBeNull();
    const maker = assembly();
    const { deflate } = maker;
    for (const broken of [0, 1, 3]) {
      let call = 0;
      const spy = vi.fn((...args: Parameters<typeof deflate>) => {
        const length = deflate(...args);
        const at = maker.deflateOutput() + (length >> 1);
        if (call++ === broken) maker.bytes[at] = (maker.bytes[at] ?? 0) ^ 4;
        return length;
      });
      Object.assign(maker, { deflate: spy });
      expect(packGzip(LARGE, crc32(LARGE), 6), String(broken)).toBeNull();
      expect(() =>
        packFile({ name: 'a.xml.gz', xml: LARGE, plainCrc: crc32(LARGE), level: 6 }),
      ).not.toThrow();
      call = 0;
      expect(() => packFile({ name: 'a.xml.gz', xml: LARGE, plainCrc: crc32(LARGE), level: 6 })).toThrow(
        'a.xml.gz',
      );
      Object.assign(maker, { deflate });
    }
    expect(packGzip(LARGE, crc32(LARGE), 6)).not.toBeNull();
  });
});

describe('packFile', () => {
  it('tells the checksum of its bytes, packed or not', () => {
    const file = { name: 'a.xml', xml: LARGE, plainCrc: crc32(LARGE) };
    const packed = packFile({ ...file, level: 6 });
    expect(packed.bytes.equals(pack(LARGE))).toBe(true);
    expect(packed.crc).toBe(crc32(packed.bytes));
    expect(packFile({ ...file, level: null })).toEqual({ bytes: LARGE, crc: crc32(LARGE) });
  });
});

describe('gzipSums', () => {
  it('finds none in what is no packed file', () => {
    expect(gzipSums(Buffer.from('damaged'))).toBeNull();
  });
});
