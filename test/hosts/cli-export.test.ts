import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSchemas } from '../engine/features/export/valid-set.ts';
import { FIXTURES, mapwright, mapwrightHere, temporaryFolder } from './cli-process.ts';
import { startRealEngine } from './real-engine.ts';

const schemas = checkSchemas();

const BASE = 'https://www.example.com/';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project: string;

const into = (name: string) => join(folder.path, name);

/** Names and bytes of all files in a folder. */
async function contents(path: string): Promise<Record<string, string>> {
  const names = (await readdir(path)).sort();
  const bytes = await Promise.all(names.map((name) => readFile(join(path, name), 'base64')));
  return Object.fromEntries(names.map((name, i) => [name, bytes[i] ?? '']));
}

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((m) => m[1]);

beforeAll(async () => {
  folder = await temporaryFolder();
  project = into('site.mapwright');
  await mapwright(['import', project, 'clean.xml', 'faulty.xml'], { cwd: FIXTURES });
});
afterAll(() => folder.remove());

describe('mapwright export', () => {
  it('writes the set and says what, how much, what was left out, and what to put into robots.txt', async () => {
    const out = into('set');
    const run = await mapwright(['export', project, '--out', out, '--base-url', BASE]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(await readdir(out)).toEqual(['mapwright-manifest.json', 'sitemap-1.xml.gz', 'sitemap-index.xml']);
    schemas.keepFolder(out);
    expect(run.stdout).toMatch(/^sitemap-1\.xml\.gz\t6 entries\t.*\tnew$/m);
    expect(run.stdout).toMatch(/^Left out: 1 URL \(loc-duplicate\)$/m);
    expect(run.stdout).toMatch(/^Left out: 1 URL \(loc-not-absolute\)$/m);
    expect(run.stdout).toMatch(/^Left out: 1 lastmod value \(lastmod-invalid\)$/m);
    expect(run.stdout).toMatch(/^Wrote 6 URLs in 1 sitemap, /m);
    expect(run.stdout).toMatch(
      /^For robots\.txt: Sitemap: https:\/\/www\.example\.com\/sitemap-index\.xml$/m,
    );
    const xml = gunzipSync(await readFile(join(out, 'sitemap-1.xml.gz'))).toString();
    expect(locsOf(xml)).toHaveLength(6);
    expect(xml).toContain('boots?size=42&amp;colour=red');
    expect(xml).toContain('<image:loc>https://www.example.com/img/boots.jpg</image:loc>');
  });

  it('keeps options in a profile, lists it, goes on with it, and packs what changed', async () => {
    const out = into('live');
    const own = into('profiles.mapwright');
    await copyFile(project, own);
    const zip = into('upload.zip');
    const set = [
      '--out',
      out,
      '--base-url',
      BASE,
      '--name',
      'maps/{section}-{n:2}.xml',
      '--extra',
      'robots,csv',
    ];
    const saved = await mapwrightHere(['export', own, ...set, '--save-profile', 'Live', '--zip', zip]);
    expect(saved).toMatchObject({ code: 0, stderr: '' });
    expect(saved.stdout).toMatch(/^robots\.txt\t1 Sitemap line\t/m);
    expect(saved.stdout).toMatch(/^sitemap-files\.csv\t-\t/m);
    expect(await readdir(join(out, 'maps'))).toEqual(['sitemap-01.xml']);
    expect((await readFile(zip)).toString('latin1')).toContain('maps/sitemap-01.xml');
    const again = await mapwrightHere(['export', own, '--profile', 'Live', '--json']);
    const result = JSON.parse(again.stdout) as {
      files: { name: string; change: string }[];
      extras: unknown[];
    };
    expect(result.files).toMatchObject([{ name: 'maps/sitemap-01.xml', change: 'unchanged' }]);
    expect(result.extras).toHaveLength(2);
    const list = await mapwrightHere(['export', own, '--profiles']);
    expect(list.stdout).toMatch(/^Live\t.*live\t6 URLs, 0 files changed, \d{4}-/m);
    // An export that fails leaves the profiles as they were.
    const failing = ['--out', own, '--base-url', BASE, '--save-profile'];
    expect((await mapwrightHere(['export', own, ...failing, 'Live'])).code).toBe(2);
    expect((await mapwrightHere(['export', own, ...failing, 'Test'])).code).toBe(2);
    expect((await mapwrightHere(['export', own, '--profiles'])).stdout).toBe(list.stdout);
    const wrong = await mapwrightHere(['export', own, '--profile', 'Test']);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('has no profile “Test”. It has “Live”.');
  });

  it('takes a relative --out from its own working directory', async () => {
    const run = await mapwright(['export', project, '--out', 'relative/set', '--base-url', BASE], {
      cwd: folder.path,
    });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(into('relative/set/sitemap-index.xml'))).toBe(true);
  });

  it('plans without writing on --dry-run', async () => {
    const out = into('dry');
    const args = ['export', project, '--out', out, '--base-url', BASE, '--max-urls', '4', '--dry-run'];
    const text = await mapwrightHere(args);
    const json = await mapwrightHere([...args, '--json']);
    expect(existsSync(out)).toBe(false);
    expect(text.stdout).toMatch(/^Would write 6 URLs in 2 sitemaps, .* uncompressed\.$/m);
    const plan = JSON.parse(json.stdout) as { files: { name: string; urls: number }[] };
    expect(plan.files.map(({ name, urls }) => [name, urls])).toEqual([
      ['sitemap-1.xml.gz', 4],
      ['sitemap-2.xml.gz', 2],
    ]);
  });

  it('keeps to --max-urls, --max-bytes and --no-gzip, and never has room for the next URL', async () => {
    const out = into('small');
    const args = ['--out', out, '--base-url', BASE, '--max-bytes', '400', '--no-gzip', '--json'];
    const run = await mapwrightHere(['export', project, ...args]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const { files } = JSON.parse(run.stdout) as { files: { name: string; bytes: number; urls: number }[] };
    const all = await contents(out);
    const urls: string[] = [];
    for (const [i, file] of files.entries()) {
      const bytes = Buffer.from(all[file.name] ?? '', 'base64');
      expect(bytes.length).toBe(file.bytes);
      expect(bytes.length).toBeLessThanOrEqual(400);
      const next = Buffer.from(all[files[i + 1]?.name ?? ''] ?? '', 'base64').toString();
      const nextUrl = /<url>[^]*?<\/url>\n?/.exec(next)?.[0] ?? '';
      if (nextUrl !== '') expect(bytes.length + Buffer.byteLength(nextUrl)).toBeGreaterThan(400);
      urls.push(...locsOf(bytes.toString()).filter((loc) => loc !== undefined));
    }
    expect(files.length).toBeGreaterThan(1);
    expect(new Set(urls).size).toBe(6);
  });

  it('replaces its own files, but those of others only with --overwrite', async () => {
    const [out, other] = [into('taken'), into('other.mapwright')];
    const args = ['export', other, '--out', out, '--base-url', BASE];
    await mapwright(['import', other, 'clean.xml'], { cwd: FIXTURES });
    await mkdir(out);
    await writeFile(join(out, 'sitemap-1.xml.gz'), 'mine');
    const refused = await mapwrightHere(args);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(
      /sitemap-1\.xml\.gz.*Choose another folder, or replace them with --overwrite\.$/m,
    );
    expect(refused.stderr).not.toContain('Allow replacing');
    const planned = await mapwrightHere([...args, '--dry-run']);
    expect(planned.stdout).toMatch(/^Not written by Mapwright.*--overwrite \(1\): sitemap-1\.xml\.gz$/m);
    expect(await contents(out)).toEqual({ 'sitemap-1.xml.gz': Buffer.from('mine').toString('base64') });

    expect((await mapwright([...args, '--overwrite'])).code).toBe(0);
    const again = await mapwright(args);
    expect(again.code).toBe(0);
    expect(again.stdout).toMatch(/^sitemap-1\.xml\.gz\t.*\tunchanged$/m);
  });

  it('refuses an archive that would replace the project, a file of the set or a foreign file, before it exports', async () => {
    const own = into('zipped.mapwright');
    await mapwrightHere(['import', own, join(FIXTURES, 'clean.xml')]);
    await writeFile(into('notes.txt'), 'mine');
    const out = into('zip-set');
    const args = ['export', own, '--out', out, '--base-url', BASE, '--zip'];
    const before = await readFile(own);
    for (const [zip, why] of [
      [own, /is the project itself/],
      [`${own}-wal`, /is the project itself/],
      [into('notes.txt'), /notes\.txt exists already.*--overwrite/],
      [join(out, 'sitemap-index.xml'), /has to end in \.zip/],
      [join(out, 'mapwright-manifest.json'), /has to end in \.zip/],
      [into('no/such/folder/a.zip'), /folder of .* does not exist/],
    ] as const) {
      const run = await mapwrightHere([...args, zip]);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toMatch(why);
    }
    expect(existsSync(out)).toBe(false);
    expect((await readFile(own)).length).toBe(before.length);
    expect(await readFile(into('notes.txt'), 'utf8')).toBe('mine');

    expect((await mapwrightHere([...args, join(out, 'new.zip')])).code).toBe(0);
    expect(existsSync(join(out, 'new.zip'))).toBe(true);
    const again = await mapwrightHere([...args, into('none.zip')]);
    expect(again).toMatchObject({
      code: 0,
      stderr: `mapwright: Nothing changed, so ${into('none.zip')} was not written.\n`,
    });
    expect(existsSync(into('none.zip'))).toBe(false);
    const changed = [...args, into('notes.txt'), '--overwrite', '--max-urls', '2'];
    expect((await mapwrightHere(changed)).code).toBe(0);
    expect((await readFile(into('notes.txt'), 'latin1')).slice(0, 2)).toBe('PK');
  });

  it('needs an address and a folder once, then the project knows them', async () => {
    const fresh = into('fresh.mapwright');
    await mapwright(['import', fresh, 'clean.xml'], { cwd: FIXTURES });
    const refused = await mapwrightHere(['export', fresh, '--out', into('known')]);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(/--base-url is missing/);

    const options = ['--out', into('known'), '--base-url', BASE, '--no-gzip', '--max-urls', '2'];
    await mapwright(['export', fresh, ...options]);
    const again = await mapwright(['export', fresh]);
    expect(again.code).toBe(0);
    expect(again.stdout).toMatch(/^sitemap-2\.xml\t1 entry\t.*\tunchanged$/m);
    const packed = await mapwrightHere(['export', fresh, '--gzip', '--dry-run']);
    expect(packed.stdout).toMatch(/^sitemap-2\.xml\.gz\t1 entry\t/m);
  });
});

describe('the engine process of the window', () => {
  it('writes the same bytes as the command line', async () => {
    const own = into('own.mapwright');
    await mapwright(['import', own, 'clean.xml', 'faulty.xml'], { cwd: FIXTURES });
    await mapwrightHere(['export', own, '--out', into('by-cli'), '--base-url', BASE]);
    const { ask, next, supervisor } = startRealEngine();
    try {
      const { settings } = await ask('project.open', { path: own });
      const done = next('job.done', ({ kind }) => kind === 'export');
      const { maxUrls, maxBytes } = settings;
      await ask('export.start', { out: into('by-window'), baseUrl: BASE, maxUrls, maxBytes, gzip: true });
      await done;
    } finally {
      await supervisor.close();
    }
    schemas.keepFolder(into('by-window'));
    expect(await contents(into('by-window'))).toEqual(await contents(into('by-cli')));
  });
});

describe('mapwright build', () => {
  it('gives the same bytes each time, and those that import and export give', async () => {
    const args = ['build', 'clean.xml', 'pages.txt', '--base-url', BASE, '--out'];
    const [first, second] = await Promise.all([
      mapwright([...args, into('build-1')], { cwd: FIXTURES }),
      mapwright([...args, into('build-2')], { cwd: FIXTURES }),
    ]);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(second.code).toBe(0);
    schemas.keepFolder(into('build-1'));
    const set = await contents(into('build-1'));
    expect(Object.keys(set)).toEqual(['mapwright-manifest.json', 'sitemap-1.xml.gz', 'sitemap-index.xml']);
    expect(await contents(into('build-2'))).toEqual(set);

    await mapwright(['import', into('two.mapwright'), 'clean.xml', 'pages.txt'], { cwd: FIXTURES });
    await mapwrightHere(['export', into('two.mapwright'), '--base-url', BASE, '--out', into('build-3')]);
    expect(await contents(into('build-3'))).toEqual(set);
  });

  it('never packs an archive over a source, named or found in a folder', async () => {
    const sources = into('sources');
    await mkdir(sources);
    const file = join(sources, 'a.xml');
    await copyFile(join(FIXTURES, 'clean.xml'), file);
    const before = await readFile(file);
    for (const source of [file, sources]) {
      const args = [
        'build',
        source,
        '--out',
        into('never'),
        '--base-url',
        BASE,
        '--zip',
        file,
        '--overwrite',
      ];
      expect((await mapwrightHere(args)).stderr).toMatch(/a\.xml is read here/);
    }
    expect(await readFile(file)).toEqual(before);
    expect(existsSync(into('never'))).toBe(false);
  });

  it('sums up and reports duplicates', async () => {
    await copyFile(join(FIXTURES, 'clean.xml'), into('copy.xml'));
    const run = await mapwright(
      ['build', 'clean.xml', into('copy.xml'), '--out', into('dup'), '--base-url', BASE],
      {
        cwd: FIXTURES,
      },
    );
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/^Left out: 3 URLs \(loc-duplicate\)$/m);
    expect(run.stdout).toMatch(/^Wrote 3 URLs in 1 sitemap, /m);
  });

  it('keeps no project, neither after success nor after failure', async () => {
    const tmp = into('tmp');
    await mkdir(tmp);
    await mapwright(['build', 'clean.xml', '--out', into('t1'), '--base-url', BASE], { cwd: FIXTURES, tmp });
    await mapwright(['build', 'nowhere.xml', '--out', into('t2'), '--base-url', BASE], {
      cwd: FIXTURES,
      tmp,
    });
    expect(await readdir(tmp)).toEqual([]);
    expect(existsSync(into('t2'))).toBe(false);
  });
});
