// Gzip files that are the same on every system, and a check that tells every damage.
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packGzip, unpacksTo } from '../../../electron/engine/write/reproducible-gzip.ts';

const content = Buffer.from('<url><loc>https://example.com/</loc></url>\n'.repeat(20_000));

describe('packGzip', () => {
  it('has a header without time, flags, name and system', async () => {
    const packed = await packGzip(content);
    expect([...packed.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
    expect(gunzipSync(packed).equals(content)).toBe(true);
    expect((await packGzip(content)).equals(packed)).toBe(true);
  });
});

describe('unpacksTo', () => {
  it('accepts the content and nothing else', async () => {
    const packed = await packGzip(content);
    const other = Buffer.from(content);
    other[other.length - 5] = 0;
    expect(await unpacksTo(packed, content)).toBe(true);
    expect(await unpacksTo(packed, other)).toBe(false);
    expect(await unpacksTo(packed, content.subarray(1))).toBe(false);
    expect(await unpacksTo(packed, content.subarray(0, -1))).toBe(false);
    expect(await unpacksTo(packed, Buffer.concat([content, Buffer.from('x')]))).toBe(false);
  });

  it('tells a damaged or cut file', async () => {
    const packed = await packGzip(content);
    const damaged = Buffer.from(packed);
    damaged.writeUInt8(damaged.readUInt8(damaged.length - 8) ^ 1, damaged.length - 8);
    expect(await unpacksTo(damaged, content)).toBe(false);
    expect(await unpacksTo(packed.subarray(0, -4), content)).toBe(false);
  });
});
