// Archives of changed files: what is not for the address of the set, and what is told where they can not be written.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallDisk } from '../engine/features/export/small-disk.ts';
import { FIXTURES, mapwright, mapwrightHere, temporaryFolder } from './cli-process.ts';

const disk = smallDisk('1m');
const clean = join(FIXTURES, 'clean.xml');

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

const into = (name: string) => join(folder.path, name);
const exported = (zip: string) =>
  [
    'export',
    into('a.mapwright'),
    '--out',
    into('set'),
    '--base-url',
    'https://www.example.com/',
    '--zip',
    zip,
  ] as const;
const built = (zip: string) =>
  ['build', clean, '--out', into('built'), '--base-url', 'https://www.example.com/', '--zip', zip] as const;

beforeEach(async () => {
  folder = await temporaryFolder();
  await mapwrightHere(['import', into('a.mapwright'), clean]);
});
afterEach(() => folder.remove());

it('an archive is without a robots.txt that belongs elsewhere than its sitemaps', async () => {
  const zip = into('upload.zip');
  const below = ['--base-url', 'https://www.example.com/maps/', '--extra', 'robots'];
  for (const args of [exported(zip), built(zip)]) {
    const run = await mapwrightHere([...args.slice(0, 4), ...below, '--zip', zip, '--overwrite']);
    expect(run.code).toBe(0);
    const where = 'https://www.example.com/robots.txt';
    expect(run.stdout).toContain(`\nrobots.txt belongs at ${where}, not beside the sitemaps.\n`);
    expect(run.stderr).toContain(`${zip} is without robots.txt, which belongs at ${where}.\n`);
    const packed = (await readFile(zip)).toString('latin1');
    expect([packed.includes('sitemap-1.xml.gz'), packed.includes('robots.txt')]).toEqual([true, false]);
  }
});

it('files of an archive have the times at which they were written', async () => {
  const zip = into('upload.zip');
  expect(await mapwrightHere(built(zip))).toMatchObject({ code: 0 });
  // The date of the first entry, as DOS has it: years from 1980 in its highest bits.
  const years = (await readFile(zip)).readUInt16LE(12) >> 9;
  expect(1980 + years).toBeGreaterThanOrEqual(2026);
});

it('an archive without a name is refused before anything is written', async () => {
  for (const zip of [`${into('new')}/`, into('there')]) {
    mkdirSync(into('there'), { recursive: true });
    for (const args of [exported(zip), built(zip)]) {
      const run = await mapwrightHere(args);
      expect(run.code).toBe(2);
      expect(run.stderr).toContain(`${zip} is a folder: a name for the archive is missing.`);
    }
  }
  expect([existsSync(into('set')), existsSync(into('new'))]).toEqual([false, false]);
});

describe.skipIf(!disk.isMounted)(`an archive on a full disk${disk.needsRoot}`, () => {
  const zip = join(disk.path, 'upload.zip');

  beforeEach(() => {
    const { bavail, bsize } = statfsSync(disk.path);
    if (bavail > 0) writeFileSync(join(disk.path, 'filler'), Buffer.alloc(bavail * bsize));
  });

  it('is told of after the set, by its name', async () => {
    for (const args of [exported(zip), built(zip)]) {
      const run = await mapwrightHere(args);
      expect(run.code).toBe(2);
      expect(run.stdout).toMatch(/^sitemap-1\.xml\.gz\t.*\tnew$/m);
      expect(run.stdout).toMatch(/^For robots\.txt: /m);
      expect(run.stderr).toContain(zip);
      expect(run.stderr).toMatch(/^mapwright: The disk is full.*\n$/);
      expect(readdirSync(disk.path)).toEqual(['filler']);
    }
  });

  it('is an error beside the result of the set in JSON', async () => {
    for (const args of [exported(zip), built(zip)]) {
      const run = await mapwrightHere([...args, '--json']);
      expect(run.code).toBe(2);
      expect(JSON.parse(run.stdout)).toMatchObject({
        files: [{ name: 'sitemap-1.xml.gz', change: 'new' }],
        error: { code: 'disk-full' },
      });
    }
  });
});

describe.skipIf(process.platform === 'win32')('an archive in a folder that is closed to the user', () => {
  /** Whoever may do everything is not kept out: then somebody else exports. */
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;

  it('is refused before the export', async () => {
    mkdirSync(into('closed'));
    if (uid !== undefined) execFileSync('chown', ['-R', String(uid), folder.path]);
    chmodSync(into('closed'), 0o555);
    const zip = join(into('closed'), 'upload.zip');
    for (const args of [exported(zip), built(zip)]) {
      const run = await mapwright(args, { uid });
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toContain(`Mapwright may not write ${zip}`);
    }
    expect([existsSync(into('set')), existsSync(into('built'))]).toEqual([false, false]);
  });
});
