// mapwright sections: a list made, ordered, written as JSON and read back, and what it says to wrong input.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project: string;
const sections = (...args: string[]) => mapwrightHere(['sections', project, ...args]);

interface Listed {
  sections: { id?: number; name: string; rows: number; conditions: object[] }[];
  rest: number;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  project = join(folder.path, 'site.mapwright');
  const list = ['shop/1', 'shop/2', 'blog/1', 'blog/Shop', 'about'].map(
    (path) => `https://a.example/${path}\n`,
  );
  await writeFile(join(folder.path, 'list.txt'), list.join(''));
  expect((await mapwrightHere(['import', project, join(folder.path, 'list.txt')])).code).toBe(0);
});
afterAll(() => folder.remove());

describe('mapwright sections', () => {
  it('adds, orders and removes, and shows how many rows each has', async () => {
    expect((await sections()).stdout).toBe('5\tsitemap\n');
    expect((await sections('--add', 'blog', '--filter', 'path^=/blog/')).code).toBe(0);
    const added = await sections(
      '--add',
      'any',
      '--filter',
      'loc~shop',
      '--filter',
      'depth>=2',
      '--before',
      'blog',
    );
    expect(added.stdout).toBe('3\tany\tloc~shop, depth>=2\n1\tblog\tpath^=/blog/\n1\tsitemap\n');
    const ordered = await sections('--order', 'blog');
    expect(ordered.stdout).toBe('2\tblog\tpath^=/blog/\n2\tany\tloc~shop, depth>=2\n1\tsitemap\n');
    expect((await sections('--remove', 'any')).stdout).toBe('2\tblog\tpath^=/blog/\n3\tsitemap\n');
  });

  it('says so where the addresses suggest none', async () => {
    const { code, stdout, stderr } = await sections('--suggest', 'language');
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toBe('mapwright: The URLs suggest no sections by language.\n');
  });

  it('reads what another one prints of the same project', async () => {
    // It has the project open as long as it prints.
    async function* printed(): AsyncGenerator<string> {
      yield (await sections('--suggest', 'folder', '--json')).stdout;
    }
    const { code, stdout, stderr } = await mapwrightHere(['sections', project, '--set', '-'], printed());
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('shop');
  });

  it('prints what it reads: suggestions become sections, and those keep their files by name', async () => {
    const suggested = await sections('--suggest', 'folder', '--json');
    const { sections: found } = JSON.parse(suggested.stdout) as Listed;
    expect(found.map(({ name, rows }) => [name, rows])).toEqual([
      ['blog', 2],
      ['shop', 2],
    ]);
    const known = JSON.parse((await sections('--json')).stdout) as Listed;
    const run = await mapwrightHere(['sections', project, '--set', '-', '--json'], [suggested.stdout]);
    const now = JSON.parse(run.stdout) as Listed;
    expect(now.rest).toBe(1);
    expect(now.sections.map(({ name, conditions }) => ({ name, conditions }))).toEqual(
      found.map(({ name, conditions }) => ({ name, conditions })),
    );
    expect(now.sections[0]?.id).toBe(known.sections[0]?.id);
    // By its id it may get another name; a filter stands for a condition.
    const file = join(folder.path, 'sections.json');
    await writeFile(
      file,
      JSON.stringify([{ id: now.sections[1]?.id, name: 'store', conditions: ['loc$=1'] }]),
    );
    const set = JSON.parse((await sections('--set', file, '--json')).stdout) as Listed;
    expect(set).toMatchObject({ sections: [{ id: now.sections[1]?.id, name: 'store', rows: 2 }], rest: 3 });
    const out = join(folder.path, 'out');
    await mkdir(out);
    await mapwrightHere(['export', project, '--out', out, '--base-url', 'https://a.example/', '--no-gzip']);
    expect(await readdir(out)).toEqual(expect.arrayContaining(['store-1.xml', 'sitemap-1.xml']));
  });

  it.each<[string[], string | null, RegExp]>([
    [['--add', 'x'], null, /--add needs at least one --filter/],
    [['--add', 'X Y', '--filter', 'loc~a'], null, /X Y.*small letters/],
    [['--add', 'store', '--filter', 'loc~a'], null, /is a section "store" already/],
    [['--add', 'x', '--filter', 'problem'], null, /section can't have this condition/],
    [
      ['--add', 'x', '--filter', 'loc~a', '--before', 'y'],
      null,
      /--before: there is no section "y". Sections: store/,
    ],
    [['--remove', 'x', '--order', 'store'], null, /exclude each other/],
    [['--filter', 'loc~a'], null, /belong to --add/],
    [['--suggest', 'colour'], null, /--suggest must be folder or/],
    [['--set', '-'], '{', /standard input is no JSON/],
    [['--set', '-'], '{}', /standard input must hold a list/],
    [
      ['--set', '-'],
      '[{"name": "a"}]',
      /standard input: section 1 \(conditions\): must have a name, and a list/,
    ],
    [
      ['--set', '-'],
      '[{"name": "a", "conditions": ["loc~x"]}, {"name": "b", "conditions": [{"kind": "text"}]}]',
      /standard input: section 2 \(conditions\.0/,
    ],
    [['--set', '/no/such.json'], null, /“\/no\/such\.json” does not exist/],
  ])('%j says what is wrong, and changes nothing', async (args, input, message) => {
    const before = (await sections('--json')).stdout;
    const run = await mapwrightHere(['sections', project, ...args], input === null ? [] : [input]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toMatch(message);
    expect((await sections('--json')).stdout).toBe(before);
  });
});
