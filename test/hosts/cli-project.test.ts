import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES, mapwright, mapwrightHere, temporaryFolder, type Run } from './cli-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project: string;
let imported: Run;

const list = (...args: string[]) => mapwrightHere(['list', project, ...args]);
const locs = (run: Run) =>
  run.stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[0]);

beforeAll(async () => {
  folder = await temporaryFolder();
  project = join(folder.path, 'site.mapwright');
  imported = await mapwright(['import', project, 'clean.xml', 'faulty.xml'], { cwd: FIXTURES });
});
afterAll(() => folder.remove());

describe('mapwright import', () => {
  it('creates the project and says what came in', () => {
    expect(imported.stderr).toBe('');
    expect(imported.stdout).toMatch(/Imported 8 URLs from 2 files, 1 duplicate among them\.\n$/);
    expect(existsSync(project)).toBe(true);
  });

  it('adds to an existing project, and gives JSON', async () => {
    const other = join(folder.path, 'other.mapwright');
    await mapwright(['import', other, 'clean.xml'], { cwd: FIXTURES });
    const run = await mapwright(['import', other, 'pages.txt', '--json'], { cwd: FIXTURES });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(run.stdout)).toMatchObject({ rows: 2, duplicates: 0, problems: [], problemCount: 0 });
    expect((await mapwrightHere(['list', other])).stdout.split('\n')).toHaveLength(5 + 1);
  });

  it('leaves no project behind where the first import fails', async () => {
    const run = await mapwright(['import', join(folder.path, 'new.mapwright'), 'nowhere.xml'], {
      cwd: FIXTURES,
    });
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toMatch(/nowhere\.xml/);
    expect((await readdir(folder.path)).filter((name) => name.startsWith('new'))).toEqual([]);
  });
});

describe('mapwright list', () => {
  it('prints the rows in the order of the import', async () => {
    const run = await list();
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('https://www.example.com/\t2024-03-01\tdaily\t1\t\n');
    expect(locs(run)).toHaveLength(8);
  });

  it('filters by all terms, sorts and limits', async () => {
    expect(locs(await list('--filter', 'loc~SHOP', '--filter', 'priority<=0.5'))).toEqual([
      'https://www.example.com/shop/hats',
    ]);
    expect(
      locs(await list('--filter', 'lastmod>=2024', '--sort', 'lastmod:desc,loc', '--limit', '2')),
    ).toEqual(['https://www.example.com/about', 'https://www.example.com/']);
    expect(locs(await list('--filter', 'problem=loc-duplicate'))).toEqual(['https://www.example.com/about']);
    expect((await list('--filter', 'loc~nothing')).stdout).toBe('');
    expect((await list('--limit', '0')).stdout).toBe('');
  });

  it('gives CSV with a header', async () => {
    const { stdout } = await list('--csv', '--filter', 'loc~boots');
    const [header, row, ...rest] = stdout.split('\r\n');
    expect(header).toBe(
      'loc,lastmod,changefreq,priority,included,file,line,images,alternates,videos,news,problems',
    );
    expect(row).toMatch(
      /^https:\/\/www\.example\.com\/shop\/boots\?size=42&colour=red,2024-02-10T08:15:00\+01:00,,,true,.*clean\.xml,4,1,0,0,0,$/,
    );
    expect(rest).toEqual(['']);
  });

  it('gives JSON with the number of all rows that match', async () => {
    const { stdout } = await list('--json', '--limit', '1', '--filter', 'problem');
    const result = JSON.parse(stdout) as {
      total: number;
      rows: { loc: string; problems: string[]; file: string }[];
    };
    expect(result.total).toBe(4);
    expect(result.rows).toHaveLength(1);
    expect(result.rows[0]).toMatchObject({ loc: '/relative', problems: ['loc-not-absolute'], line: 4 });
    expect(result.rows[0]?.file).toMatch(/faulty\.xml$/);
  });
});
