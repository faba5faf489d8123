import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createGzip, gzipSync } from 'node:zlib';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES, mapwright, mapwrightHere, temporaryFolder } from './cli-process.ts';

const BASE = 'https://www.example.com/';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const into = (name: string) => join(folder.path, name);

/** The head of a sitemap and then zeros. */
function* bomb(bytes: number): Generator<Buffer> {
  yield Buffer.from(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/',
  );
  const block = Buffer.alloc(1 << 20);
  for (let done = 0; done < bytes; done += block.length) yield block;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  const clean = await readFile(join(FIXTURES, 'clean.xml'));
  await Promise.all([
    copyFile(join(FIXTURES, 'page.html'), into('page.xml')),
    writeFile(into('cut.xml.gz'), gzipSync(clean).subarray(0, 200)),
    writeFile(into('empty.xml'), ''),
    pipeline(
      Readable.from(bomb(600 << 20)),
      createGzip({ level: 1 }),
      createWriteStream(into('bomb.xml.gz')),
    ),
    mapwright(['import', into('site.mapwright'), join(FIXTURES, 'clean.xml')]),
  ]);
  await copyFile(into('site.mapwright'), into('newer.mapwright'));
  const newer = new DatabaseSync(into('newer.mapwright'));
  newer.exec('PRAGMA user_version = 9999');
  newer.close();
});
afterAll(() => folder.remove());

const SOURCES: [string, string, RegExp][] = [
  ['a missing file', 'nowhere.xml', /nowhere\.xml/],
  ['an HTML page', 'page.xml', /page\.xml.*HTML/i],
  ['a truncated gzip', 'cut.xml.gz', /cut\.xml\.gz/],
  ['an empty file', 'empty.xml', /empty\.xml.*empty/i],
  ['a gzip bomb', 'bomb.xml.gz', /bomb\.xml\.gz.*(MiB|MB|GiB|large)/],
];

describe.each(SOURCES)('%s', (_, name, message) => {
  it('fails an import with a message, and changes nothing', async () => {
    const project = into('site.mapwright');
    const before = (await mapwrightHere(['list', project])).stdout;
    const run = await mapwright(['import', project, into(name)]);
    expect(run.code).not.toBe(0);
    expect(run.stdout + run.stderr).toMatch(message);
    expect(run.stderr).not.toMatch(/^\s+at /m);
    expect((await mapwrightHere(['list', project])).stdout).toBe(before);
  });

  it('fails a build with a message, and nothing is written', async () => {
    const out = into(`out-${name}`);
    const run = await mapwrightHere(['build', into(name), '--out', out, '--base-url', BASE]);
    expect(run.code).not.toBe(0);
    expect(run.stdout + run.stderr).toMatch(message);
    expect(existsSync(out)).toBe(false);
  });
});

describe('a source of several that is missing or can not be read', () => {
  const clean = join(FIXTURES, 'clean.xml');

  it('ends a build with 1 before anything is written; with --keep-going the rest is written, and it is told', async () => {
    await mkdir(into('parts'), { recursive: true });
    await copyFile(clean, into('parts/a.xml'));
    const index = ['a', 'b'].map((name) => `<sitemap><loc>${BASE}${name}.xml</loc></sitemap>`).join('');
    await writeFile(
      into('parts/index.xml'),
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${index}</sitemapindex>`,
    );
    await writeFile(into('bad.zip'), Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200, 7)]));
    const cases: [string[], RegExp][] = [
      [[into('parts/index.xml')], /index\.xml:\d+: error: The sitemap “\S+b\.xml” was not found/],
      [[clean, into('bad.zip')], /bad\.zip.*ZIP archive that can’t be read/],
      [[clean, into('page.xml')], /page\.xml.*HTML/],
      [[into('empty.xml'), clean], /empty\.xml.*empty/],
    ];
    for (const [i, [sources, message]] of cases.entries()) {
      const out = into(`whole-${String(i)}`);
      const args = ['build', ...sources, '--out', out, '--base-url', BASE];
      const refused = await mapwrightHere(args);
      expect(refused).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Nothing was written') as string,
      });
      expect(refused.stdout).toMatch(message);
      expect(existsSync(out)).toBe(false);
      const kept = await mapwrightHere([...args, '--keep-going']);
      expect(kept.code).toBe(1);
      expect(kept.stdout).toMatch(message);
      expect(kept.stdout).toMatch(/Wrote 3 URLs/);
    }
    // Alone, there is no rest.
    const alone = await mapwrightHere([
      'build',
      into('bad.zip'),
      '--keep-going',
      '--out',
      into('x'),
      '--base-url',
      BASE,
    ]);
    expect(alone).toMatchObject({ code: 2, stdout: '' });
    expect(alone.stderr).toMatch(/bad\.zip.*can’t be read/);
  });
});

describe('a cut source', () => {
  it('is refused with its cause and what to do, which do not contradict each other', async () => {
    const whole = gzipSync(`<urlset>${'<url><loc>https://example.com/</loc></url>'.repeat(50)}</urlset>`);
    await writeFile(into('cut.xml.gz'), whole.subarray(0, -12));
    const { code, stderr } = await mapwright(['import', into('cut.mapwright'), into('cut.xml.gz')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/cut\.xml\.gz” was cut off or is damaged, so nothing was imported/);
    expect(stderr).toContain('import what can be read of it with --keep-going');
    expect(stderr).toContain('ends in the middle of its gzip data');
    expect(stderr).not.toMatch(/was used|was left out/);
  });
});

describe('a cut source with --keep-going', () => {
  it('gives what could be read, and exits with 1', async () => {
    const lines = Array.from(
      { length: 9_000 },
      (_, i) => `<url><loc>https://www.example.com/${String(i)}</loc></url>`,
    );
    const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>`;
    const packed = gzipSync(xml);
    await writeFile(into('half.xml.gz'), packed.subarray(0, packed.length >> 1));
    const run = await mapwright(['import', into('half.mapwright'), into('half.xml.gz'), '--keep-going']);
    expect(run.code).toBe(1);
    expect(run.stdout).toMatch(/half\.xml\.gz/);
    expect((await mapwright(['list', into('half.mapwright')])).stdout).toMatch(
      /^\S*https:\/\/www\.example\.com\/0/m,
    );
    const built = await mapwright(['build', into('half.xml.gz'), '--out', into('half'), '--base-url', BASE]);
    expect(built.code).toBe(1);
    expect(built.stdout).toMatch(/^1 source could not be read as a whole\.$/m);
    expect(built.stderr).toContain('use --keep-going');
  });
});

describe('a project that can not be opened', () => {
  it.each<[string, string, RegExp]>([
    ['missing', 'none.mapwright', /none\.mapwright/],
    ['from a newer version', 'newer.mapwright', /newer Mapwright/],
    ['no project at all', 'page.xml', /page\.xml is not a Mapwright project/],
    ['of a name that is too long', 'long'.repeat(2_000), /^mapwright: The name is too long for this system/],
  ])('%s: is refused and not touched', async (_, name, message) => {
    const before = existsSync(into(name)) ? await readFile(into(name)) : null;
    for (const args of [
      ['list', into(name)],
      ['export', into(name), '--out', into('x'), '--base-url', BASE],
    ]) {
      const run = await mapwright(args);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toMatch(/^mapwright: [^\n]+\n$/);
      expect(run.stderr).toMatch(message);
    }
    expect(existsSync(into('x'))).toBe(false);
    expect(existsSync(into(name)) ? await readFile(into(name)) : null).toEqual(before);
  });

  it('that is damaged is refused, and the readable rows are kept in a copy', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `https://www.example.com/${String(i)}\n`);
    await writeFile(into('rows.txt'), lines.join(''));
    await mapwright(['import', into('damaged.mapwright'), into('rows.txt')]);
    const bytes = await readFile(into('damaged.mapwright'));
    bytes.fill(0x58, 5 * 8192, 7 * 8192);
    await writeFile(into('damaged.mapwright'), bytes);
    const run = await mapwright([
      'export',
      into('damaged.mapwright'),
      '--out',
      into('x'),
      '--base-url',
      BASE,
    ]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    const copy = /damaged\. What could be read is in the copy (.*\.mapwright):/.exec(run.stderr)?.[1] ?? '';
    const rows = (await mapwright(['list', copy])).stdout.trimEnd().split('\n');
    expect(rows.length).toBeGreaterThan(1000);
    expect(existsSync(into('x'))).toBe(false);
    expect(await readFile(into('damaged.mapwright'))).toEqual(bytes);
  });

  it('that is none is told for what it is', async () => {
    await writeFile(into('none.mapwright'), '');
    await writeFile(into('text.mapwright'), 'https://www.example.com/\n');
    for (const [name, told] of [
      ['none.mapwright', 'is empty: there is no project in it'],
      ['text.mapwright', 'is not a Mapwright project'],
      ['gone.mapwright', 'does not exist'],
    ] as const) {
      const run = await mapwrightHere(['check', into(name)]);
      expect([name, run.code, run.stderr]).toEqual([name, 2, expect.stringContaining(told)]);
    }
    const run = await mapwrightHere(['inspect', into('text.mapwright')]);
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('is named as a Mapwright project')]);
  });

  it('that is not as Mapwright left it is said to be that, and its copy to be there, each time', async () => {
    await copyFile(into('site.mapwright'), into('foreign.mapwright'));
    const db = new DatabaseSync(into('foreign.mapwright'));
    db.exec('CREATE INDEX mine ON url(loc)');
    db.close();
    for (let n = 0; n < 2; n++) {
      const { code, stderr } = await mapwrightHere(['list', into('foreign.mapwright')]);
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(
          /not as Mapwright left it \(index "mine"\): it is damaged, or .* rows are in the copy .*foreign \(recovered\)\.mapwright/,
        ),
      ]);
    }
  });

  it('of a newer version is refused by import and check as well', async () => {
    for (const args of [
      ['import', into('newer.mapwright'), into('site.txt')],
      ['check', into('newer.mapwright')],
    ]) {
      const run = await mapwright(args);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toMatch(/newer Mapwright/);
    }
  });
});

describe.skipIf(process.platform === 'win32')('a pipe that nobody writes to', () => {
  it('is refused in the place of a project, a source, a table and a set, and nothing waits for it', async () => {
    const pipe = into('pipe');
    const named = into('pipe.mapwright');
    for (const path of [pipe, named]) execFileSync('mkfifo', [path]);
    const out = ['--out', into('of-pipe'), '--base-url', BASE];
    const cases: [string[], RegExp][] = [
      [['export', named, ...out], /not a Mapwright project/],
      [['import', named, join(FIXTURES, 'clean.xml')], /not a Mapwright project/],
      [['import', into('new.mapwright'), pipe], /not a regular file/],
      [['build', pipe, ...out], /not a regular file/],
      [['check', pipe], /not a regular file/],
      [['check', named], /not a Mapwright project|not a regular file/],
      [['diff', pipe, join(FIXTURES, 'clean.xml')], /not a regular file/],
      [['table', 'import', into('site.mapwright'), pipe], /not a regular file/],
    ];
    for (const [args, message] of cases) {
      const run = await mapwrightHere(args);
      expect({ args, code: run.code }).toEqual({ args, code: 2 });
      expect(run.stderr).toMatch(message);
    }
  });
});

describe('an output folder that can not be used', () => {
  it('is named with the cause', async () => {
    await writeFile(into('file'), 'x');
    await mkdir(into('deep'), { recursive: true });
    const run = await mapwright([
      'build',
      join(FIXTURES, 'clean.xml'),
      '--out',
      into('file'),
      '--base-url',
      BASE,
    ]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain(into('file'));
    expect(await readFile(into('file'), 'utf8')).toBe('x');
  });
});
