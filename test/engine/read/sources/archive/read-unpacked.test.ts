// Reading source files: gzip by content, members, damage, nesting, the cap.
import { gzipSync } from 'node:zlib';
import { collect } from './collect.ts';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../shared/contract/error-texts.ts';
import { readUnpacked } from '../../../../../electron/engine/read/sources/archive/read-unpacked.ts';
import type { SourceFile } from '../../../../../electron/engine/read/sources/source-file.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';

const TEXT = Array.from(
  { length: 3_000 },
  (_, i) => `https://example.com/page-${(i * 7919) % 10_007}\n`,
).join('');

function memoryFile(bytes: Uint8Array, chunk = 65_536): SourceFile {
  return {
    location: '/data/sitemap.xml.gz',
    size: bytes.length,
    named: true,
    async *open() {
      await Promise.resolve();
      for (let i = 0; i < bytes.length; i += chunk) yield bytes.subarray(i, i + chunk);
    },
  };
}

async function read(bytes: Uint8Array, o: { chunk?: number; maxBytes?: number } = {}) {
  const problems: Problem[] = [];
  const pieces: Uint8Array[] = [];
  const options = {
    onProblem: (p: Problem) => problems.push(p),
    ...(o.maxBytes ? { maxBytes: o.maxBytes } : {}),
  };
  for await (const piece of readUnpacked(memoryFile(bytes, o.chunk), options)) pieces.push(piece);
  return { text: Buffer.concat(pieces).toString(), codes: problems.map((p) => p.code) };
}

describe('readUnpacked', () => {
  it('passes plain bytes through, and tells that their name promises more', async () => {
    expect(await read(Buffer.from(TEXT))).toEqual({ text: TEXT, codes: ['gzip-not-packed'] });
    expect(await read(Buffer.alloc(0))).toEqual({ text: '', codes: [] });
  });

  it.each([1, 2, 3, 7, 100, 4_096, 65_536])('unpacks gzip fed in chunks of %i bytes', async (chunk) => {
    expect(await read(gzipSync(TEXT), { chunk })).toEqual({ text: TEXT, codes: [] });
  });

  it('unpacks several members, whatever the chunk borders', async () => {
    const members = Buffer.concat([gzipSync('one\n'), gzipSync(''), gzipSync(TEXT), gzipSync('two\n')]);
    for (const chunk of [1, 5, 24, 1_000, 65_536]) {
      expect(await read(members, { chunk })).toEqual({ text: `one\n${TEXT}two\n`, codes: [] });
    }
  });

  it('hands on what thousands of tiny members hold in large pieces', async () => {
    const texts = Array.from({ length: 3_000 }, (_, i) => (i % 500 === 40 ? TEXT : `${i}\n`));
    const packed = Buffer.concat(texts.map((text) => gzipSync(text)));
    expect(await read(packed, { chunk: 1_000 })).toEqual({ text: texts.join(''), codes: [] });
    const { length } = await collect(readUnpacked(memoryFile(packed), {}));
    expect(length).toBeLessThan(30);
  });

  it.each([
    ['gzip-checksum', (last: Buffer) => last.fill(7, last.length - 8, last.length - 4), 31],
    ['gzip-truncated', (last: Buffer) => last.subarray(0, -9), 29],
    ['gzip-truncated', (last: Buffer) => last.subarray(0, -3), 30],
    ['gzip-damaged', (last: Buffer) => last.fill(255, 10, 12), 29],
    ['gzip-trailing-bytes', () => Buffer.from('x\n'), 29],
  ] as const)('finds %s behind many tiny members', async (code, change, kept) => {
    const tiny = Array.from({ length: 30 }, (_, i) => gzipSync(`https://example.com/${i}\n`));
    const last = change(Buffer.from(tiny.pop() ?? []));
    const behind = code === 'gzip-checksum' ? [gzipSync('end\n')] : [];
    const { text, codes } = await read(Buffer.concat([...tiny, last, ...behind]));
    expect(codes).toEqual([code]);
    expect(text.split('\n').filter((line) => line !== '').length).toBeGreaterThanOrEqual(kept);
  });

  it('reads a header with a file name, a comment, extra data and a header checksum', async () => {
    const plain = gzipSync('hello');
    const header = Buffer.from([0x1f, 0x8b, 8, 4 + 8 + 16 + 2, 0, 0, 0, 0, 0, 255]);
    const fields = Buffer.concat([
      Buffer.from([2, 0, 9, 9]),
      Buffer.from('a.xml\0note\0'),
      Buffer.from([1, 2]),
    ]);
    const file = Buffer.concat([header, fields, plain.subarray(10)]);
    for (const chunk of [1, 4, 500])
      expect(await read(file, { chunk })).toEqual({ text: 'hello', codes: [] });
  });

  it('ignores zeros after the end, and reports other bytes there', async () => {
    expect(await read(Buffer.concat([gzipSync('x'), Buffer.alloc(512)]))).toEqual({ text: 'x', codes: [] });
    expect(await read(Buffer.concat([gzipSync('x'), Buffer.from('junk')]))).toEqual({
      text: 'x',
      codes: ['gzip-trailing-bytes'],
    });
    expect(await read(Buffer.concat([gzipSync('x'), Buffer.from([0x1f])]))).toEqual({
      text: 'x',
      codes: ['gzip-truncated'],
    });
  });

  it('reports every truncation and yields only bytes that come before it', async () => {
    const packed = gzipSync(TEXT.slice(0, 400));
    for (let cut = 3; cut < packed.length; cut++) {
      const { text, codes } = await read(packed.subarray(0, cut));
      expect(codes, `cut at ${cut}`).toEqual(['gzip-truncated']);
      expect(TEXT.startsWith(text)).toBe(true);
    }
  });

  it('yields what came before a cut in a long file', async () => {
    const packed = gzipSync(TEXT);
    const { text } = await read(packed.subarray(0, packed.length >> 1), { chunk: 512 });
    expect(text.length).toBeGreaterThan(TEXT.length / 3);
  });

  it('reports a wrong checksum but keeps the content', async () => {
    const packed = gzipSync(TEXT);
    packed[packed.length - 6] = (packed[packed.length - 6] ?? 0) ^ 1;
    expect(await read(packed)).toEqual({ text: TEXT, codes: ['gzip-checksum'] });
  });

  it('reports damaged data', async () => {
    const packed = gzipSync(TEXT);
    packed.fill(0xff, 4_000, 4_064);
    const { codes } = await read(packed);
    expect(codes.length).toBeGreaterThan(0);
    expect(['gzip-damaged', 'gzip-checksum']).toContain(codes[0]);
  });

  it('unpacks gzip in gzip once, and refuses a third layer', async () => {
    expect(await read(gzipSync(gzipSync(TEXT)))).toEqual({ text: TEXT, codes: ['gzip-nested'] });
    await expect(read(gzipSync(gzipSync(gzipSync(TEXT))))).rejects.toMatchObject({
      code: 'unreadable-source',
      message: expect.stringContaining('/data/sitemap.xml.gz') as string,
    });
  });

  it('stops at the cap, naming the file', async () => {
    const bomb = gzipSync(Buffer.alloc(8_000_000));
    await expect(read(bomb, { maxBytes: 1_000_000 })).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('/data/sitemap.xml.gz') as string,
    });
    await expect(read(gzipSync(bomb), { maxBytes: 1_000_000 })).rejects.toMatchObject({ code: 'too-large' });
    await expect(read(Buffer.alloc(11), { maxBytes: 10 })).rejects.toMatchObject({ code: 'too-large' });
    expect((await read(Buffer.from('0123456789'), { maxBytes: 10 })).text).toBe('0123456789');
  });

  it.each([
    ['plain', (bytes: Buffer) => bytes],
    ['packed', (bytes: Buffer) => gzipSync(bytes)],
    ['packed twice', (bytes: Buffer) => gzipSync(gzipSync(bytes, { level: 0 }), { level: 0 })],
  ] as const)(
    'ends at the cap where that is wanted, and tells the size in a unit that fits: %s',
    async (_, pack) => {
      const bytes = Buffer.from(TEXT.slice(0, 20_000));
      const problems: Problem[] = [];
      const options = { maxBytes: 10_000, endAtCap: true, onProblem: (p: Problem) => problems.push(p) };
      const pieces = await collect(readUnpacked(memoryFile(pack(bytes), 999), options));
      const text = Buffer.concat(pieces).toString();
      expect(bytes.toString().startsWith(text)).toBe(true);
      expect(text.length).toBeGreaterThan(9_000);
      const told = problems.filter(({ code }) => code === 'too-large');
      expect(told).toHaveLength(1);
      expect(told.map(({ reason }) => inEnglish(reason))[0]).toContain('more than 9.7 KiB once unpacked');
    },
  );

  it('passes a reading error on', async () => {
    const failing: SourceFile = {
      location: '/x',
      size: 0,
      named: true,
      async *open() {
        await Promise.resolve();
        yield gzipSync(TEXT).subarray(0, 100);
        throw new Error('the disk is gone');
      },
    };
    await expect(collect(readUnpacked(failing, {}))).rejects.toThrow('the disk is gone');
  });

  it('stops when cancelled', async () => {
    const abort = new AbortController();
    const reading = collect(
      readUnpacked(memoryFile(gzipSync(TEXT), 100), {
        signal: abort.signal,
        onBytes: () => {
          abort.abort(new Error('stop'));
        },
      }),
    );
    await expect(reading).rejects.toThrow('stop');
  });
});
