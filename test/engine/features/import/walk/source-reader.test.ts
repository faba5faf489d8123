// Reading in a thread gives the same as reading without one, ahead or not, with its errors; and it can be stopped.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSource, type ReadItem } from '../../../../../electron/engine/features/import/read-source.ts';
import { SourceReader } from '../../../../../electron/engine/features/import/walk/source-reader.ts';
import { unpackRows } from '../../../../../electron/engine/rows/packed-rows.ts';
import { diskFile, type SourceFile } from '../../../../../electron/engine/read/sources/source-file.ts';

/** Enough for a thread to be worth it. */
const LARGE = 1 << 20;
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

let folder: string;
let abort: AbortController;
let reader: SourceReader;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-reader-'));
  abort = new AbortController();
  reader = new SourceReader(abort.signal);
});
afterEach(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

async function put(name: string, content: string | Uint8Array, named = false): Promise<SourceFile> {
  const path = join(folder, name);
  await writeFile(path, content);
  return diskFile(path, content.length, named);
}

function sitemap(count: number, start = 0): string {
  const urls = Array.from({ length: count }, (_, i) => {
    const more =
      i % 7 === 0 ? `<priority>${i % 2 ? 'high' : '0.5'}</priority><x:y xmlns:x="urn:x">é</x:y>` : '';
    return `<url><loc>https://e.com/${start + i}</loc><lastmod>2026-01-01</lastmod>${more}</url>\n`;
  });
  return `<urlset ${NS}>${urls.join('')}</urlset>`;
}

/** With each value by itself. */
async function collect(items: AsyncIterable<ReadItem>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) {
    all.push(item.kind === 'rows' ? { ...item, rows: unpackRows(item.rows) } : item);
  }
  return all;
}

/** With the bytes that were told, read by a thread or not. */
async function readWith(file: SourceFile, thread: boolean) {
  let bytes = 0;
  let unpacked = 0;
  const options = {
    onBytes: (n: number) => void (bytes += n),
    onUnpacked: (n: number) => void (unpacked += n),
  };
  const { signal } = abort;
  const items = await collect(thread ? reader.read(file, options) : readSource(file, { ...options, signal }));
  return { items, bytes, unpacked };
}

const noBytes = { onBytes: () => undefined, onUnpacked: () => undefined };

/** Makes the reader use its thread. */
async function expectMuch(): Promise<void> {
  reader.expect([await put('much.xml', 'x'.repeat(LARGE))]);
}

describe('SourceReader', () => {
  it('gives the same items, problems and bytes as reading without a thread', async () => {
    await expectMuch();
    const packed = gzipSync(sitemap(20_000));
    const files = [
      await put('plain.xml', sitemap(12_345)),
      await put('packed.xml.gz', packed),
      await put('cut.xml.gz', packed.subarray(0, packed.length >> 1)),
      await put('robots.txt', 'Sitemap: https://e.com/a.xml\n'.repeat(1_700)),
      await put('list.txt', 'https://e.com/a\nhttps://e.com/b\nnonsense\n'),
      await put('page.html', '<!DOCTYPE html><html></html>'),
      await put('thrice.gz', gzipSync(gzipSync(gzipSync('x')))),
      diskFile(join(folder, 'gone.xml'), 5, false),
    ];
    for (const file of files) expect(await readWith(file, true)).toEqual(await readWith(file, false));
  });

  it('reads ahead without mixing files up, also where another file is asked for', async () => {
    await expectMuch();
    const [a, b, c] = [
      await put('a.xml', sitemap(15_000)),
      await put('b.xml', sitemap(15_000, 100_000)),
      await put('c.xml', sitemap(15_000, 200_000)),
    ];
    reader.readAhead([b]);
    expect(await readWith(a, true)).toEqual(await readWith(a, false));
    expect(await readWith(b, true)).toEqual(await readWith(b, false));
    reader.readAhead([a, c]);
    expect(await readWith(a, true)).toEqual(await readWith(a, false));
    expect(await readWith(c, true)).toEqual(await readWith(c, false));
  });

  it.each([1, 2, 3, 8])(
    'gives the files in the order in which they are asked for, with %i threads',
    async (n) => {
      await reader.close();
      reader = new SourceReader(abort.signal, {}, n);
      // As much as makes all threads start.
      reader.expect([diskFile(join(folder, 'much.xml'), 1 << 28, false)]);
      const files: SourceFile[] = [];
      for (let i = 0; i < 9; i++)
        files.push(await put(`${i}.xml`, i % 3 ? sitemap(i * 100, i * 10_000) : `<urlset ${NS}>`));
      for (const [i, file] of files.entries()) {
        const read = readWith(file, true);
        reader.readAhead(files.slice(i + 1));
        expect(await read).toEqual(await readWith(file, false));
      }
    },
  );

  it('throws the error of a file that the user named', async () => {
    await expectMuch();
    const thrice = await put('thrice.gz', gzipSync(gzipSync(gzipSync('x'))), true);
    await expect(readWith(thrice, true)).rejects.toMatchObject({
      name: 'AppError',
      code: 'unreadable-source',
      message: expect.stringContaining(thrice.location) as string,
    });
  });

  it('stops at once with the reason of the signal', async () => {
    await expectMuch();
    const items = reader.read(await put('a.xml', sitemap(60_000)), noBytes);
    expect((await items.next()).value).toEqual({ kind: 'format', format: 'urlset' });
    abort.abort(new Error('cancelled'));
    await expect(collect(items)).rejects.toThrow('cancelled');
    await expect(collect(reader.read(await put('b.xml', sitemap(1)), noBytes))).rejects.toThrow('cancelled');
  });

  it('does not wait for ever for a thread that ended', async () => {
    await expectMuch();
    // More than a thread reads ahead, so that the rest is still to come.
    const items = reader.read(await put('a.xml', sitemap(200_000)), noBytes);
    await items.next();
    await reader.close();
    // The thread may still tell itself that it breaks off.
    await expect(collect(items)).rejects.toThrow(/has ended|was aborted/);
  });

  it('lets its threads end by themselves: Node dies of one that is ended just while it begins to unpack', async () => {
    await reader.close();
    const file = await put('a.xml.gz', gzipSync(sitemap(60_000)));
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    onTestFinished(() => {
      ended.mockRestore();
    });
    // A busy machine may not give a thread its turn in time.
    await expect
      .poll(
        async () => {
          ended.mockClear();
          reader = new SourceReader(abort.signal);
          await expectMuch();
          const items = reader.read(file, noBytes);
          await items.next();
          await reader.close();
          return ended.mock.calls.length;
        },
        { timeout: 30_000 },
      )
      .toBe(0);
  });
});
