// Archives as sources: what is in them, what can't be read, and what is made to harm.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { AppError } from '../../../../../shared/contract/errors.ts';
import { expandArchive } from '../../../../../electron/engine/read/sources/archive/expand-archive.ts';
import { readUnpacked } from '../../../../../electron/engine/read/sources/archive/read-unpacked.ts';
import { ScratchFile } from '../../../../../electron/engine/read/sources/scratch-file.ts';
import { diskFile } from '../../../../../electron/engine/read/sources/source-file.ts';
import { makeTar, makeZip, paxMember, setZipFlags, tarMember } from './make-archives.ts';

const folder = mkdtempSync(join(tmpdir(), 'mapwright-test-'));
let scratch = new ScratchFile();
afterEach(async () => {
  await scratch.dispose();
  scratch = new ScratchFile();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Options {
  readonly named?: boolean;
  readonly maxBytes?: number;
}

/** Each entry as "name: content", "name! code" where it can't be read, or "problem code". */
async function expand(bytes: Buffer, { named = true, maxBytes }: Options = {}): Promise<string[]> {
  const path = join(folder, 'archive.bin');
  writeFileSync(path, bytes);
  const file = diskFile(path, bytes.length, named);
  const found: string[] = [];
  for (const entry of await expandArchive(file, { scratch, maxBytes })) {
    const name = entry.location === path ? '' : entry.location.slice(path.length + 2);
    if (entry.report) found.push(...entry.report.map(({ code }) => `problem ${code}`));
    else found.push(await contentOf(entry, name, maxBytes));
  }
  return found;
}

async function contentOf(entry: ReturnType<typeof diskFile>, name: string, maxBytes?: number) {
  const chunks: Uint8Array[] = [];
  const problems: string[] = [];
  try {
    const options = {
      onProblem: (p: { code: string }) => problems.push(p.code),
      ...(maxBytes && { maxBytes }),
    };
    for await (const chunk of readUnpacked(entry, options)) chunks.push(chunk);
  } catch (error) {
    return `${name}! ${(error as AppError).code}`;
  }
  const text = Buffer.concat(chunks).toString();
  return `${name}: ${text.length > 40 ? `${String(text.length)} characters` : text}${problems.map((code) => ` [${code}]`).join('')}`;
}

describe('ZIP archives', () => {
  it('give their files in order: packed, stored, streamed, zip64, gzipped', async () => {
    const zip = await makeZip([
      { name: 'a.xml', content: 'one' },
      { name: 'folder/b.xml', content: 'two', stored: true },
      { name: 'c.xml', content: 'three', streamed: true },
      { name: 'd.xml', content: 'four', zip64: true },
      { name: 'e.xml.gz', content: gzipSync('five') },
      { name: 'é.xml', content: '' },
    ]);
    expect(await expand(zip)).toEqual([
      'a.xml: one',
      'folder/b.xml: two',
      'c.xml: three',
      'd.xml: four',
      'e.xml.gz: five',
      'é.xml: ',
    ]);
  });

  it('leave out folders, hidden files and what systems put beside files', async () => {
    const zip = await makeZip([
      { name: 'a/', content: '' },
      { name: 'a/.b', content: 'x' },
      { name: '__MACOSX/._a.xml', content: 'x' },
      { name: 'a/c.xml', content: 'c' },
    ]);
    expect(await expand(zip)).toEqual(['a/c.xml: c']);
  });

  it('make hostile names harmless', async () => {
    const zip = await makeZip([
      { name: '../../../etc/passwd', content: '1' },
      { name: '/etc/shadow', content: '2' },
      { name: 'C:\\Windows\\x.xml', content: '3' },
      { name: '..\\..\\y.xml', content: '4' },
      { name: 'a/./b//../c.xml', content: '5' },
      { name: 'CON', content: '6' },
      { name: 'a\0b\n.xml', content: '7' },
    ]);
    expect(await expand(zip)).toEqual([
      ...['etc/passwd: 1', 'etc/shadow: 2', 'Windows/x.xml: 3', 'y.xml: 4', 'a/b/c.xml: 5', 'CON: 6'],
      'a\ufffdb\ufffd.xml: 7',
    ]);
  });

  it('read files of the same name one by one, and say so', async () => {
    const zip = await makeZip([
      { name: 'a.xml', content: '1' },
      { name: 'a.xml', content: '2' },
      { name: './a.xml', content: '3' },
    ]);
    const found = await expand(zip);
    expect(found).toEqual([
      ...['problem archive-repeated-name', 'problem archive-repeated-name'],
      ...['a.xml: 1', 'a.xml (2): 2', 'a.xml (3): 3'],
    ]);
  });

  it('say which files are encrypted', async () => {
    const zip = await makeZip([{ name: 'a.xml', content: 'secret' }]);
    expect(await expand(setZipFlags(zip, 1))).toEqual(['a.xml! unreadable-source']);
    await expect(expand(setZipFlags(zip, 0x41))).rejects.toThrow('its directory is encrypted');
  });

  it('report damaged data and wrong checksums, and keep what came before', async () => {
    const content = Array.from({ length: 30_000 }, (_, i) => `line ${String(i * 7_919)}`).join('\n');
    const zip = await makeZip([{ name: 'a.xml', content }]);
    const damaged = Buffer.from(zip);
    damaged.fill(0xff, damaged.length >> 1, (damaged.length >> 1) + 40);
    const [found] = await expand(damaged);
    expect(found).toMatch(/^a\.xml: \d+ characters \[zip-(?:damaged|checksum)\]$/);
    const wrong = await makeZip([{ name: 'a.xml', content: 'abc', stored: true }]);
    wrong.write('abd', wrong.indexOf('abc'));
    expect(await expand(wrong)).toEqual(['a.xml: abd [zip-checksum]']);
  });

  it('report every cut, and give whole files, or parts that are told', async () => {
    const streamed = { name: 'b.xml', content: 'two two two two', streamed: true };
    const zip = await makeZip([{ name: 'a.xml', content: 'one' }, streamed]);
    const whole = ['a.xml: one', 'b.xml: two two two two'];
    for (let length = 22; length < zip.length; length++) {
      const [told, ...files] = await expand(zip.subarray(0, length)).catch((e: unknown) => [String(e)]);
      expect(told, String(length)).toMatch(files.length > 0 ? /^problem archive-truncated$/ : /ZIP archive/);
      const complete = files.filter((file) => !/\[zip-(?:truncated|damaged)\]$/.test(file));
      expect(complete, String(length)).toEqual(whole.slice(0, complete.length));
      expect(files.length - complete.length, String(length)).toBeLessThan(2);
    }
  });

  it('refuse entries that share their bytes', async () => {
    const zip = await makeZip([
      { name: 'a.xml', content: 'x'.repeat(1_000) },
      { name: 'b.xml', content: 'x'.repeat(1_000) },
    ]);
    // The second entry of the directory is to point to the bytes of the first.
    const second = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt32LE(0, second + 42);
    await expect(expand(zip)).rejects.toThrow('within each other');
  });

  it('never give more of a file than the directory says', async () => {
    const zip = await makeZip([{ name: 'a.xml', content: 'x'.repeat(100_000) }]);
    const entry = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt32LE(10, entry + 24);
    const [found] = await expand(zip);
    expect(found).toBe('a.xml:  [zip-damaged]');
  });

  it('stop a file at the cap, and a whole archive at its ratio', async () => {
    const zip = await makeZip([{ name: 'a.xml', content: Buffer.alloc(3_000_000, 120) }]);
    expect(await expand(zip, { maxBytes: 2_000_000 })).toEqual(['a.xml! too-large']);
    expect(await expand(zip)).toEqual(['a.xml: 3000000 characters']);
    const entry = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt32LE(0x70000000, entry + 24);
    await expect(expand(zip)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('tell an archive without files, and leave office documents alone', async () => {
    expect(await expand(await makeZip([]))).toEqual(['problem empty-file']);
    const office = await makeZip([{ name: '[Content_Types].xml', content: '<Types/>' }]);
    expect(await expand(office)).toEqual([`: ${String(office.toString().length)} characters`]);
  });
});

describe('tar archives', () => {
  const MEMBERS = [
    { name: 'a.xml', content: 'one' },
    { name: 'folder/', type: '5' },
    { name: 'folder/b.xml', content: 'x'.repeat(1_500) },
    { name: 'c.xml', prefix: 'very/long', content: 'three' },
    { name: 'd.xml.gz', content: gzipSync('four') },
    { name: 'empty.xml' },
  ];
  const FOUND = [
    ...[
      'a.xml: one',
      'folder/b.xml: 1500 characters',
      'very/long/c.xml: three',
      'd.xml.gz: four',
      'empty.xml: ',
    ],
  ];

  it('give their files, plain and gzipped', async () => {
    expect(await expand(makeTar(MEMBERS))).toEqual(FOUND);
    expect(await expand(gzipSync(makeTar(MEMBERS)))).toEqual(FOUND);
  });

  it('leave nothing behind', async () => {
    await expand(gzipSync(makeTar(MEMBERS)));
    const place = join(await scratch.path(), '..');
    expect(readdirSync(place).filter((name) => !name.startsWith('.lock'))).toEqual(['unpacked']);
    if (process.platform !== 'win32') expect(statSync(place).mode & 0o077).toBe(0);
    await scratch.dispose();
    expect(existsSync(place)).toBe(false);
  });

  it('have long names in two ways, and large sizes', async () => {
    const long = `${'folder/'.repeat(30)}a.xml`;
    const parts = [
      paxMember({ path: long, mtime: '1' }),
      tarMember({ name: 'short', content: '1' }),
      tarMember({ name: 'longlink', type: 'L', content: `${long}2\0` }),
      tarMember({ name: 'short', content: '2' }),
      paxMember({ size: '3' }),
      tarMember({ name: 'c.xml', content: 'abc', size: 0 }),
      tarMember({ name: 'd.xml', content: '4' }),
      Buffer.alloc(1_024),
    ];
    expect(await expand(Buffer.concat(parts))).toEqual([
      `${long}: 1`,
      `${long}2: 2`,
      'c.xml: abc',
      'd.xml: 4',
    ]);
  });

  it('do not follow links, and say so', async () => {
    const tar = makeTar([
      { name: 'a.xml', content: '1' },
      { name: 'link.xml', type: '2' },
      { name: 'hard.xml', type: '1', size: 700 },
      { name: 'device', type: '3' },
      { name: 'b.xml', content: '2' },
    ]);
    expect(await expand(tar)).toEqual(['problem archive-links', 'a.xml: 1', 'b.xml: 2']);
  });

  it('report every cut, and give whole files only', async () => {
    const whole = makeTar(MEMBERS);
    for (let length = 512; length < whole.length - 1_024; length += 97) {
      const found = await expand(whole.subarray(0, length));
      expect(found[0], String(length)).toBe('problem archive-truncated');
      const files = found.slice(1).filter((file) => !/\[|: $/.test(file));
      // A plain tar's last file may be cut, but then its reader knows.
      expect(FOUND).toEqual(expect.arrayContaining(files.slice(0, -1)));
    }
  });

  it('report every cut of a gzipped one, and give whole files only', async () => {
    const whole = gzipSync(makeTar(MEMBERS));
    for (let length = 100; length < whole.length; length += 5) {
      const found = await expand(whole.subarray(0, length));
      const told = found.some((text) => text.includes('problem ') || text.includes('[gzip-truncated]'));
      expect(told, `${String(length)}: ${found.join()}`).toBe(true);
      const files = found.filter((text) => !text.startsWith('problem') && !text.includes('[gzip'));
      expect(FOUND).toEqual(expect.arrayContaining(files));
    }
  });

  it('refuse extended attributes without end', async () => {
    const tar = Buffer.concat([
      tarMember({ name: 'a.xml', content: '1' }),
      tarMember({ name: 'x', type: 'x', size: 0o77777777777 }),
      Buffer.alloc(10_000),
    ]);
    expect(await expand(tar)).toEqual(['problem archive-damaged', 'a.xml: 1']);
  });

  it('stop a file at the cap, and a bomb at its ratio', async () => {
    const big = makeTar([
      { name: 'a.xml', content: Buffer.alloc(3_000_000, 120) },
      { name: 'b.xml', content: 'b' },
    ]);
    expect(await expand(gzipSync(big), { maxBytes: 2_000_000 })).toEqual(['a.xml! too-large', 'b.xml: b']);
    expect(await expand(big, { maxBytes: 2_000_000 })).toEqual(['a.xml! too-large', 'b.xml: b']);
    const bomb = gzipSync(
      Buffer.concat([tarMember({ name: 'a.xml', size: 0o10000000000 }), Buffer.alloc(50_000_000)]),
    );
    expect(await expand(bomb)).toEqual(['problem too-large']);
  });
});

it('leaves other files as they are, also those that only look like an archive', async () => {
  expect(await expand(Buffer.from('<urlset>a sitemap</urlset>'))).toEqual([': <urlset>a sitemap</urlset>']);
  expect(await expand(gzipSync('<urlset>a sitemap</urlset>'))).toEqual([': <urlset>a sitemap</urlset>']);
  await expect(expand(Buffer.from('PK\x03\x04 and no archive at all'))).rejects.toThrow('ZIP archive');
  expect(await expand(Buffer.from('PK\x03\x04 and no archive at all'), { named: false })).toEqual([
    '! unreadable-source',
  ]);
});
