// Packing in threads: the same bytes as without them, and memory that is lent comes back.
import { describe, expect, it, onTestFinished } from 'vitest';
import { whole } from '../../../electron/engine/write/file-content.ts';
import { PackPool } from '../../../electron/engine/write/pack-pool.ts';
import { packGzip } from '../../../electron/engine/write/reproducible-gzip.ts';
import { RowEncoder } from '../../../electron/engine/write/row-encoder.ts';
import { batchOf, manyRows } from './row-batch.ts';

const LEVEL = 6;

function encoder(rows: number): RowEncoder {
  const made = new RowEncoder();
  for (const file of made.encode(batchOf(manyRows(rows)))) file.release();
  return made;
}

function pool(): PackPool {
  const made = new PackPool(LEVEL);
  onTestFinished(() => made.close());
  return made;
}

function endOf(made: RowEncoder): NonNullable<ReturnType<RowEncoder['end']>> {
  const file = made.end();
  if (!file) throw new Error('No row was written.');
  return file;
}

describe('PackPool', () => {
  it.each([10, 12_000])('gives the bytes and places that %i rows have without a thread', async (rows) => {
    const file = endOf(encoder(rows));
    const alone = packGzip(whole(file).content, LEVEL);
    const { pieces, places } = await pool().pack({ ...whole(file), name: 'a.xml.gz', memory: undefined });
    expect(Buffer.concat(pieces).equals(Buffer.concat(alone.pieces))).toBe(true);
    expect(places).toEqual(alone.places);
  });

  it('gives lent memory back, for the next file', async () => {
    const made = encoder(12_000);
    const file = endOf(made);
    const plain = Buffer.from(file.xml);
    const packed = await pool().pack({ ...whole(file), name: 'a.xml.gz' });
    expect(file.xml).toHaveLength(0);
    expect(Buffer.from(packed.memory ?? new ArrayBuffer()).includes(plain)).toBe(true);
    file.release(packed.memory);
    for (const next of made.encode(batchOf(manyRows(12_000)))) next.release();
    expect(endOf(made).xml.equals(plain)).toBe(true);
  });

  it('packs several files at once, and refuses where its threads have ended', async () => {
    const packing = pool();
    const files = Array.from({ length: 6 }, () => endOf(encoder(12_000)));
    const packed = await Promise.all(files.map((file) => packing.pack({ ...whole(file), name: 'a.xml.gz' })));
    expect(new Set(packed.map(({ pieces }) => Buffer.concat(pieces).toString('base64'))).size).toBe(1);
    await packing.close();
    const last = { ...whole(endOf(encoder(12_000))), name: 'a.xml.gz' };
    await expect(packing.pack(last)).rejects.toThrow('has ended');
  });

  it.each([10, 12_000])('refuses %i rows that do not unpack to what they are', async (rows) => {
    const { content, ...file } = whole(endOf(encoder(rows)));
    const [first, ...rest] = content.parts;
    if (!first || !('xml' in first)) throw new Error('No row was written.');
    // Packed with what does not stand before it.
    const parts = [{ ...first, window: Buffer.from(first.xml.subarray(0, 1_000)) }, ...rest];
    const wrong = { ...file, name: 'a.xml.gz', content: { ...content, parts }, memory: undefined };
    const packing = pool();
    const packed = await packing.pack(wrong).catch((error: unknown) => error);
    expect(packed).toMatchObject({ code: 'io', message: expect.stringContaining('a.xml.gz') as string });
  });
});
