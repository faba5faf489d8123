// What holds for every command that takes URLs: the options of the web, copies of sites on this disk, and what a check of
// sources ends with.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitemapIndex, urlset } from '../engine/read/sources/archive/test-site.ts';
import { mapwrightHere } from './cli-process.ts';

let folder: string;
let map: string[];
const url = (name: string): string => `https://www.example.com/${name}`;
const copy = (name: string): string => join(folder, 'copy', name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-copies-'));
  await mkdir(copy('maps'), { recursive: true });
  await mkdir(join(folder, 'new'));
  await writeFile(copy('robots.txt'), `User-agent: *\nDisallow:\nSitemap: ${url('index.xml')}\n`);
  await writeFile(copy('index.xml'), sitemapIndex(url('maps/a.xml'), url('b.xml?part=1')));
  await writeFile(copy('maps/a.xml'), urlset(url('maps/1'), url('maps/2')));
  await writeFile(copy('b.xml'), urlset(url('3')));
  await writeFile(join(folder, 'new', 'all.xml'), urlset(url('maps/1'), url('maps/2'), url('4')));
  await writeFile(join(folder, 'outside.xml'), urlset(url('secret')));
  await symlink(join(folder, 'outside.xml'), copy('link.xml'));
  map = ['--map', `https://www.example.com/=${join(folder, 'copy')}`];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const WEB = [
  '--user',
  'me:secret',
  '--timeout',
  '5',
  '--rate',
  '3',
  '--max-connections',
  '2',
  '--no-follow',
  '--fetch-listed',
];

describe('the options of the web', () => {
  it.each([
    ['check', (): string[] => [join(folder, 'new', 'all.xml')]],
    ['inspect', (): string[] => [join(folder, 'new', 'all.xml')]],
    ['diff', (): string[] => [join(folder, 'new'), join(folder, 'new')]],
    ['import', (): string[] => [join(folder, 'site.mapwright'), join(folder, 'new')]],
    ['build', (): string[] => [join(folder, 'new'), '--out', join(folder, 'out'), '--base-url', url('')]],
  ])('are options of %s', async (command, rest) => {
    const run = await mapwrightHere([command, ...rest(), ...WEB, ...map]);
    expect([run.code, run.stderr]).toEqual([0, '']);
  });

  it('are none of the check of a project', async () => {
    await mapwrightHere(['import', join(folder, 'one.mapwright'), join(folder, 'new')]);
    const run = await mapwrightHere(['check', join(folder, 'one.mapwright'), '--rate', '3']);
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('--rate is for sources')]);
  });
});

describe('--map', () => {
  it('compares a copy of a site with a set, and asks no server', async () => {
    const run = await mapwrightHere(['diff', 'https://www.example.com/', join(folder, 'new'), ...map]);
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(run.stdout).toContain('URLs: 1 added, 1 removed, 0 changed, 2 unchanged.');
    expect(run.stdout.split('\n').filter((line) => /^[+-] /.test(line))).toEqual([
      `+ ${url('4')}`,
      `- ${url('3')}`,
    ]);
  });

  it('checks it, also where a local index lists it', async () => {
    const site = await mapwrightHere(['check', 'https://www.example.com/', ...map]);
    expect([site.code, site.stdout]).toEqual([0, expect.stringMatching(/ in 3 URLs\.\n$/)]);
    await mkdir(join(folder, 'elsewhere'));
    const index = join(folder, 'elsewhere', 'index.xml');
    await writeFile(index, sitemapIndex(url('maps/a.xml')));
    expect((await mapwrightHere(['check', index, ...map])).stdout).toMatch(/ in 2 URLs\.\n$/);
  });

  it('names what the folder does not have, and reads nothing outside of it', async () => {
    const gone = await mapwrightHere(['check', url('gone.xml'), ...map]);
    expect([gone.code, gone.stderr]).toEqual([
      2,
      expect.stringContaining(`“${url('gone.xml')}” is not in ${join(folder, 'copy')}`),
    ]);
    const link = await mapwrightHere(['check', url('link.xml'), ...map]);
    expect([link.code, link.stderr]).toEqual([2, expect.stringContaining('is not in')]);
  });

  it.each([
    ['x'],
    ['https://www.example.com/='],
    ['https://www.example.com/=/no/such/folder'],
    ['ftp://a/=.'],
  ])('refuses %s', async (given) => {
    const run = await mapwrightHere(['check', url('b.xml'), '--map', given]);
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('--map')]);
  });
});

describe('a check', () => {
  it('of a folder with a file that can’t be read checks all else, and ends with 2', async () => {
    const some = join(folder, 'some');
    await mkdir(some);
    await writeFile(join(some, 'a.xml'), urlset(url('1')));
    await symlink(join(some, 'loop.xml'), join(some, 'loop.xml'));
    const run = await mapwrightHere(['check', some]);
    expect(run.code).toBe(2);
    expect(run.stdout).toContain(`${join(some, 'loop.xml')}: error: `);
    expect(run.stdout).toMatch(/1 error, 0 warnings.* in 1 URL\.\n$/);
  });

  it('fails on notes where it is told to', async () => {
    const twice = join(folder, 'twice.txt');
    await writeFile(twice, `${url('a')}\n${url('A')}\n`);
    expect(await mapwrightHere(['check', twice])).toMatchObject({ code: 0 });
    expect(await mapwrightHere(['check', twice, '--fail-on', 'warning'])).toMatchObject({ code: 0 });
    const run = await mapwrightHere(['check', twice, '--fail-on', 'info']);
    expect([run.code, run.stdout]).toEqual([1, expect.stringContaining('0 errors, 0 warnings, 1 note')]);
    const wrong = await mapwrightHere(['check', twice, '--fail-on', 'note']);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('error or warning or info')]);
  });
});
