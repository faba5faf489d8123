// Packing in threads: the same bytes as without them, and memory that is lent comes back.
import { describe, expect, it, onTestFinished } from 'vitest';
import { plainBytes, whole } from '../../../electron/engine/write/file-content.ts';
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
    const { content, places } = await pool().pack({ ...whole(file), memory: undefined });
    expect(content.equals(alone.content)).toBe(true);
    expect(places).toEqual(alone.places);
  });

  it('gives lent memory back with what was packed, for the next file', async () => {
    const made = encoder(12_000);
    const file = endOf(made);
    const plain = Buffer.from(file.xml);
    const packed = await pool().pack(whole(file));
    expect(file.xml).toHaveLength(0);
    expect(plainBytes(packed.source).equals(plain)).toBe(true);
    file.release(packed.memory);
    for (const next of made.encode(batchOf(manyRows(12_000)))) next.release();
    expect(endOf(made).xml.equals(plain)).toBe(true);
  });

  it('packs several files at once, and refuses where its threads have ended', async () => {
    const packing = pool();
    const files = Array.from({ length: 6 }, () => endOf(encoder(12_000)));
    const packed = await Promise.all(files.map((file) => packing.pack(whole(file))));
    expect(new Set(packed.map(({ content }) => content.toString('base64'))).size).toBe(1);
    await packing.close();
    await expect(packing.pack(whole(endOf(encoder(12_000))))).rejects.toThrow('has ended');
  });
});
