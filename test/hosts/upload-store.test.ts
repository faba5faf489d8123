// Uploads: names made safe, a cap, and nothing left behind.
import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanName, UploadStore } from '../../electron/browser/upload-store.ts';

const store = new UploadStore(10);

afterEach(() => store.clean());

describe('UploadStore', () => {
  it('takes exactly as many bytes as the cap', async () => {
    const path = await store.save('a.txt', Readable.from([Buffer.alloc(6, 'a'), Buffer.alloc(4, 'b')]));
    expect(await readFile(path, 'utf8')).toBe('aaaaaabbbb');
  });

  it('refuses one byte more, names the file and keeps nothing', async () => {
    const kept = await store.save('kept.txt', Readable.from([Buffer.from('x')]));
    const tooLarge = store.save('big.txt', Readable.from([Buffer.alloc(11)]));
    await expect(tooLarge).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('big.txt') as string,
    });
    const left = (await readdir(dirname(dirname(kept)))).filter((name) => !name.startsWith('.lock'));
    expect(left).toEqual([basename(dirname(kept))]);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('connection lost'));
      },
    });
    await expect(store.save('a.txt', broken)).rejects.toMatchObject({
      code: 'io',
      detail: 'connection lost',
    });
  });
});

describe('cleanName', () => {
  it.each([
    ['sitemap.xml.gz', 'sitemap.xml.gz'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\a.xml', 'a.xml'],
    ['.bashrc', 'bashrc'],
    ['a\0b\n.xml', 'a_b_.xml'],
    ['a:b*?.xml', 'a_b__.xml'],
    ['', 'upload'],
    ['..', 'upload'],
    ['Übersicht 日本.xml', 'Übersicht 日本.xml'],
    [`${'x'.repeat(300)}.xml.gz`, `${'x'.repeat(73)}.xml.gz`],
  ])('makes %j %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it('is a plain, short name whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const clean = cleanName(name);
        expect(clean).not.toMatch(/[/\\\0]|^\.|^$/);
        expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(255);
      }),
    );
  });
});
