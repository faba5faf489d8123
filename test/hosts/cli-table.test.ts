import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwright, mapwrightHere, temporaryFolder } from './cli-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project: string;
let csv: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  project = join(folder.path, 'site.mapwright');
  csv = join(folder.path, 'in.csv');
  await writeFile(csv, 'loc;priority\nhttps://a.example/1;0.5\nhttps://a.example/2;\n=1+1;\n');
  const run = await mapwright(['table', 'import', project, csv]);
  expect(run).toMatchObject({
    code: 0,
    stderr: '',
    stdout: 'Merged 3 rows: 3 added, 0 changed, 0 unchanged.\n',
  });
});
afterAll(() => folder.remove());

describe('mapwright table', () => {
  it.each(['csv', 'tsv', 'xlsx'])('exports %s, and merging that changes nothing', async (format) => {
    const out = join(folder.path, `out.${format}`);
    const written = await mapwrightHere(['table', 'export', project, out, '--json']);
    expect(JSON.parse(written.stdout)).toMatchObject({ path: out, rows: 3, sheets: 1 });
    const again = await mapwrightHere([
      'table',
      'import',
      project,
      out,
      '--key',
      'id',
      '--dry-run',
      '--json',
    ]);
    expect(JSON.parse(again.stdout)).toMatchObject({
      rows: 3,
      added: 0,
      changed: 0,
      unchanged: 3,
      applied: false,
    });
  });

  it('writes the chosen rows and columns in order, and replaces a file only on request', async () => {
    const out = join(folder.path, 'some.csv');
    const order = ['table', 'export', project, out, '--filter', 'loc~example', '--sort', 'loc:desc'];
    const some = [...order, '--columns', 'loc,id', '--no-bom'];
    expect((await mapwrightHere(some)).code).toBe(0);
    expect(await readFile(out, 'utf8')).toBe('loc,id\r\nhttps://a.example/2,2\r\nhttps://a.example/1,1\r\n');
    const refused = await mapwrightHere(some);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/some\.csv exists already/);
    expect((await mapwrightHere([...some, '--overwrite'])).code).toBe(0);
  });

  it('says what would change before it does, and leaves no project of a dry run behind', async () => {
    const other = join(folder.path, 'other.mapwright');
    const run = await mapwrightHere(['table', 'import', other, csv, '--dry-run']);
    expect(run.stdout).toBe('Would merge 3 rows: 3 added, 0 changed, 0 unchanged.\n');
    expect((await mapwrightHere(['list', other])).code).toBe(2);
  });

  it('is told what the columns are, and reads decimal commas unasked', async () => {
    const named = join(folder.path, 'named.csv');
    await writeFile(named, 'Pfad;Wert;Notiz\nhttps://a.example/1;0,7;x\n/b;;y\n');
    const run = await mapwrightHere([
      'table',
      'import',
      project,
      named,
      '--columns',
      'loc,priority',
      '--header',
      '--json',
      '--dry-run',
    ]);
    expect(JSON.parse(run.stdout)).toMatchObject({ rows: 2, added: 1, changed: 1 });
    const odd = await mapwrightHere(['table', 'import', project, named, '--columns', 'loc,weight']);
    expect(odd).toMatchObject({ code: 2, stderr: expect.stringMatching(/"weight".*Columns:/) as string });
  });

  it('leaves a row as it is where a value that is not valid would replace a valid one, and says so', async () => {
    const bad = join(folder.path, 'bad.csv');
    await writeFile(bad, 'loc,priority\nhttps://a.example/1,7\nhttps://a.example/2,0.2\n');
    const run = await mapwrightHere(['table', 'import', project, bad, '--dry-run']);
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/bad\.csv.*2.*Priority: “7” is not valid, and the project has “0\.5”/);
    expect(run.stdout).toMatch(/0 added, 1 changed, 0 unchanged, 1 left as it is/);
  });

  it('refuses what only workbooks have for a text, whatever its name, and the other way round', async () => {
    const book = join(folder.path, 'sheets.xlsx');
    await mapwrightHere(['table', 'export', project, book]);
    for (const [file, ...given] of [
      [csv, '--sheet', '9'],
      [book, '--encoding', 'utf-8'],
      [book, '--delimiter', 'tab'],
    ] as const) {
      const run = await mapwrightHere(['table', 'import', project, file, '--dry-run', ...given]);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toContain(`${given[0]} has no meaning for "${file}"`);
    }
  });

  it.each([
    [['table', 'copy', 'a', 'b'], /"export" or "import"/],
    [['table', 'export', 'a'], /PROJECT and a FILE/],
    [['table', 'export', 'a.mapwright', 'b.pdf'], /\.csv, \.tsv or \.xlsx/],
    [['table', 'export', 'a.mapwright', 'b.csv', '--columns', 'loc,colour'], /no "colour"/],
    [['table', 'import', 'a.mapwright', 'b.csv', '--on-conflict', 'both'], /--on-conflict must be/],
    [['table', 'import', 'a.mapwright', '/nowhere/b.csv'], /nowhere/],
  ])('refuses %j', async (args, reason) => {
    const run = await mapwright(args, { cwd: folder.path });
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(reason);
  });
});
