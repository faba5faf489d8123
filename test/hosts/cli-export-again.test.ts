// Exports with other options than before: what the command line says of the folder and keeps in the project.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportSettings } from '../../shared/model/export/export-profile.ts';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

const BASE = 'https://www.example.com/';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project: string;

const into = (name: string) => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
  project = into('site.mapwright');
  await writeFile(into('list.txt'), `${BASE}a\n${BASE}b\nhttps://shop.example.com/a\n`);
  await mapwrightHere(['import', project, into('list.txt')]);
});
afterAll(() => folder.remove());

describe('mapwright export', () => {
  it('lists files whose addresses are of the set apart from those to be deleted', async () => {
    const options = ['export', project, '--out', into('set'), '--base-url', BASE, '--no-gzip'];
    await mapwrightHere([...options, '--by-host']);
    const lines = [
      'No longer part of the set, to be deleted by hand (2): shop.example.com/sitemap-1.xml, shop.example.com/sitemap-index.xml',
      'No longer part of the set under these names, but their URLs are: delete them in the folder only (2): www.example.com/sitemap-1.xml, www.example.com/sitemap-index.xml',
    ];
    for (const more of [['--dry-run'], []]) {
      const { stdout } = await mapwrightHere([...options, '--reset', ...more]);
      expect(stdout.split('\n').filter((line) => line.startsWith('No longer'))).toEqual(lines);
    }
  });

  it('tells that the set of another project is replaced, until it is its own', async () => {
    const other = into('other.mapwright');
    await mapwrightHere(['import', other, into('list.txt')]);
    const set = ['--out', into('shared'), '--base-url', BASE];
    const told = async (of: string, ...more: string[]): Promise<string | undefined> =>
      /(Another project.*?replaced\.)/.exec(
        (await mapwrightHere(['export', of, ...set, ...more])).stderr,
      )?.[1];
    expect(await told(project)).toBeUndefined();
    expect(await told(project)).toBeUndefined();
    expect(await told(other, '--name', 'b-{n}', '--dry-run')).toBe(
      'Another project, or an earlier state of this one, wrote the set in this folder. Files of the same names are replaced.',
    );
    expect(await told(other, '--name', 'b-{n}')).toBe(
      'Another project, or an earlier state of this one, had written the set in this folder. Files of the same names were replaced.',
    );
    expect(await told(other)).toBeUndefined();
    const build = ['build', into('list.txt'), ...set];
    expect((await mapwrightHere(build)).stderr).not.toContain('Another project');
  });

  it('removes no file of another project, whoever exported last', async () => {
    const [a, b] = [into('first.mapwright'), into('second.mapwright')];
    for (const each of [a, b]) await mapwrightHere(['import', each, into('list.txt')]);
    const exported = async (of: string, name: string): Promise<string> => {
      const set = ['--out', into('two'), '--base-url', BASE, '--name', `${name}-{n}`, '--index-name', name];
      const { stdout, stderr } = await mapwrightHere(['export', of, ...set, '--remove-old']);
      expect(stdout).not.toContain('No longer part of the set');
      return /Others stay.*$/m.exec(stderr)?.[0] ?? '';
    };
    const told = (name: string): string =>
      `Others stay, and may still be needed there (2): ${name}-1.xml.gz, ${name}.xml`;
    expect(await exported(a, 'a')).toBe('');
    expect(await exported(b, 'b')).toBe(told('a'));
    expect(await exported(b, 'b')).toBe('');
    expect(await exported(a, 'a')).toBe(told('b'));
    expect(await exported(b, 'b')).toBe(told('a'));
  });

  it('refuses an archive in the place of what the project read before it writes', async () => {
    const own = into('read.mapwright');
    await mapwrightHere(['import', own, into('list.txt')]);
    const set = ['--out', into('never'), '--base-url', BASE, '--zip', into('list.txt'), '--overwrite'];
    const { code, stderr } = await mapwrightHere(['export', own, ...set]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('is read here, so it is never replaced')]);
    expect(existsSync(into('never'))).toBe(false);
  });

  it('keeps in the project only what was asked for', async () => {
    const own = into('plain.mapwright');
    await mapwrightHere(['import', own, into('list.txt')]);
    const kept = async (...more: string[]): Promise<unknown> => {
      const set = ['--out', into('plain'), '--base-url', BASE];
      await mapwrightHere(['export', own, ...set, '--save-profile', 'Plain', ...more]);
      const { stdout } = await mapwrightHere(['export', own, '--profiles', '--json']);
      const { last, profiles } = JSON.parse(stdout) as ExportSettings;
      expect(profiles[0]?.options).toEqual(last?.options);
      return last?.options;
    };
    const asked = {
      out: into('plain'),
      baseUrl: BASE,
      maxUrls: 50_000,
      maxBytes: 52_428_800,
      gzip: true,
    };
    expect(await kept()).toEqual(asked);
    expect(await kept('--fill-gaps', '--indent')).toEqual({ ...asked, fill: 'gaps', indent: true });
  });

  it('says so where several profiles write to one folder', async () => {
    const own = into('one-folder.mapwright');
    await mapwrightHere(['import', own, into('list.txt')]);
    const exported = async (...more: string[]): Promise<string> => {
      const set = ['--out', into('one-folder'), '--base-url', BASE];
      const { stderr } = await mapwrightHere(['export', own, ...set, ...more]);
      // Of a host, too.
      return stderr.split('\n').find((line) => line.includes('this folder')) ?? '';
    };
    expect(await exported('--save-profile', 'Live')).toBe('');
    expect(await exported('--save-profile', 'Live')).toBe('');
    expect(await exported('--save-profile', 'News')).toContain(
      'The profile "Live" writes to this folder, too.',
    );
    expect(await exported('--profile', 'Live', '--dry-run')).toContain('The profile "News" writes');
    expect(await exported()).toBe('');
  });

  it('tells again what the last one wrote, and packs it', async () => {
    const own = into('told.mapwright');
    await mapwrightHere(['import', own, into('list.txt')]);
    const unknown = await mapwrightHere(['export', own, '--last']);
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      'mapwright: The project keeps no result of an export.\n',
    ]);
    const set = ['--out', into('told'), '--base-url', BASE];
    const { stdout } = await mapwrightHere(['export', own, ...set]);
    expect((await mapwrightHere(['export', own, '--last'])).stdout).toBe(stdout);
    const packed = await mapwrightHere(['export', own, '--last', '--zip', into('told.zip'), '--json']);
    expect(JSON.parse(packed.stdout)).toMatchObject({ out: into('told'), urls: 3 });
    expect((await readFile(into('told.zip'))).includes('sitemap-1.xml.gz')).toBe(true);
    const refused = await mapwrightHere(['export', own, '--last', '--level', '9']);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining('--level has no meaning with --last.'),
    ]);
  });

  it('takes with --reset only folder, address and limits from the last export', async () => {
    const own = into('reset.mapwright');
    await mapwrightHere(['import', own, into('list.txt')]);
    const set = ['--out', into('reset'), '--base-url', BASE, '--max-urls', '2', '--no-gzip', '--indent'];
    await mapwrightHere(['export', own, ...set]);
    expect((await mapwrightHere(['export', own])).stdout).toMatch(/^sitemap-2\.xml\t.*\tunchanged$/m);
    const again = await mapwrightHere(['export', own, '--reset']);
    expect(again.stdout).toMatch(/^sitemap-2\.xml\.gz\t.*\tnew$/m);
    expect(again.stdout).toContain(`to ${into('reset')}\n`);
  });

  it('plans the table of files with a size that is about right, unless all that it names stays as it is', async () => {
    const own = into('table.mapwright');
    await mapwrightHere(['import', own, into('list.txt')]);
    const set = ['export', own, '--out', into('table'), '--base-url', BASE, '--extra', 'csv,sha256'];
    const planned = async (...more: string[]): Promise<string | undefined> => {
      const { stdout } = await mapwrightHere([...set, ...more, '--dry-run']);
      expect(stdout).toMatch(/^SHA256SUMS\t-\t\d+ bytes\t/m);
      return /^sitemap-files\.csv\t-\t(.*?)\d+ bytes\t/m.exec(stdout)?.[1];
    };
    expect(await planned()).toBe('about ');
    expect(await planned('--no-gzip')).toBe('');
    await mapwrightHere(set);
    expect(await planned()).toBe('');
  });
});
