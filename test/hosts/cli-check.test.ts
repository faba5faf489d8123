import { join } from 'node:path';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sarifErrors } from '../engine/features/check/report/sarif-errors.ts';
import { FIXTURES, mapwright, mapwrightHere } from './cli-process.ts';

let folder: string;
let project: string;

const EXPECTED = [
  ['loc-not-absolute', 4],
  ['loc-duplicate', 5],
  ['lastmod-invalid', 6],
  ['loc-fragment', 7],
  ['priority-out-of-range', 7],
] as const;

interface Report {
  rows: number;
  findings: {
    severity: 'error' | 'warning' | 'info';
    code: string;
    line: number;
    file: string;
    message: string;
  }[];
  counts: { error: number; warning: number; info: number };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-cli-test-'));
  project = join(folder, 'site.mapwright');
  await mapwright(['import', project, 'faulty.xml'], { cwd: FIXTURES });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('mapwright check', () => {
  it('finds nothing in a clean set and ends with 0', async () => {
    const run = await mapwright(['check', 'clean.xml'], { cwd: FIXTURES });
    expect(run.stdout).toMatch(/^0 errors, 0 warnings, 2 notes in 3 URLs\.\n$/m);
    expect(run).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([
    ['sources', () => 'faulty.xml'],
    ['a project', () => project],
  ])('lists each finding of %s once, with file, line and rule, and counts right', async (_, subject) => {
    const run = await mapwright(['check', subject(), '--json'], { cwd: FIXTURES });
    expect(run).toMatchObject({ code: 1, stderr: '' });
    const report = JSON.parse(run.stdout) as Report;
    expect(report.rows).toBe(5);
    const rows = report.findings.filter(({ severity }) => severity !== 'info');
    expect(rows.map(({ code, line }) => [code, line])).toEqual(EXPECTED);
    expect(rows.every(({ file }) => file.endsWith('faulty.xml'))).toBe(true);
    const errors = report.findings.filter(({ severity }) => severity === 'error').length;
    expect(report.counts).toEqual({ error: errors, warning: EXPECTED.length - errors, info: 1 });
  });

  it('writes a report to a file, and only its sums to the output', async () => {
    const out = join(folder, 'report.html');
    const args = ['check', 'faulty.xml', '--format', 'html', '--out', out, '--date', '2025-06-15'];
    const run = await mapwright(args, { cwd: FIXTURES });
    expect(run.stdout).toBe(`3 errors, 2 warnings, 1 note in 5 URLs. Written to ${out}.\n`);
    expect(run).toMatchObject({ code: 1, stderr: '' });
    const page = await readFile(out, 'utf8');
    expect(page).toContain('Check report: faulty.xml');
    expect(page).toContain('checked as of 2025-06-15');
    for (const [code] of EXPECTED) expect(page).toContain(`id="rule-${code}"`);
    expect(page).toContain('<p class="place">faulty.xml:4</p>');
  });

  it('writes pages and tables in the language that is asked for, and nothing else', async () => {
    const args = ['check', 'faulty.xml', '--language', 'de', '--format'];
    const page = await mapwright([...args, 'html'], { cwd: FIXTURES });
    expect(page.stdout).toContain('Prüfbericht: faulty.xml');
    expect(page.stdout).toMatch(/<li><p class="loc">.*<p>Die .*„/);
    const table = await mapwright([...args, 'csv'], { cwd: FIXTURES });
    expect(table.stdout).toContain('„');
    expect(await mapwright([...args, 'json'], { cwd: FIXTURES })).toMatchObject({ code: 2 });
  });

  it('says where a report can not be written', async () => {
    const run = await mapwright(['check', 'clean.xml', '--format', 'csv', '--out', folder], {
      cwd: FIXTURES,
    });
    expect(run).toMatchObject({ code: 2 });
    expect(run.stderr).toContain(folder);
  });

  it('never replaces the project or what it checks by the report, also through links and folders', async () => {
    const own = join(folder, 'checked');
    await mkdir(own);
    const [source, link] = [join(own, 'a.xml'), join(folder, 'link.csv')];
    await copyFile(join(FIXTURES, 'clean.xml'), source);
    await symlink(source, link);
    const before = [await readFile(project), await readFile(source)];
    for (const [what, out] of [
      [project, project],
      [project, `${project}-wal`],
      [source, source],
      [source, link],
      [own, source],
    ] as const) {
      const run = await mapwrightHere(['check', what, '--format', 'json', '--out', out]);
      expect(run).toMatchObject({ code: 2 });
      expect(run.stderr).toMatch(/is the project itself|is read here/);
    }
    expect([await readFile(project), await readFile(source)]).toEqual(before);
    expect(
      (await mapwrightHere(['check', own, '--format', 'csv', '--out', join(own, 'report.csv')])).code,
    ).toBe(0);
  });

  it('prints findings as a compiler does', async () => {
    const { stdout } = await mapwright(['check', 'faulty.xml'], { cwd: FIXTURES });
    for (const [code, line] of EXPECTED) {
      expect(stdout).toMatch(
        new RegExp(`^.*faulty\\.xml:${String(line)}: (error|warning): .+ \\[${code}\\]$`, 'm'),
      );
    }
    expect(stdout).toMatch(/^\d errors?, \d warnings?, 1 note in 5 URLs\.\n$/m);
  });

  it('finds URLs outside the place where the set will be', async () => {
    const args = [
      'check',
      'clean.xml',
      '--base-url',
      'https://www.example.com/shop/',
      '--json',
      '--fail-on',
      'warning',
    ];
    const run = await mapwright(args, { cwd: FIXTURES });
    const { findings } = JSON.parse(run.stdout) as Report;
    const rows = findings.filter(({ code }) => !code.endsWith('-ignored'));
    expect(rows.map(({ code, line }) => [code, line])).toEqual([['loc-out-of-scope', 3]]);
    expect(run.code).toBe(1);
  });

  it.each(['2020-02-30', '2025-02-29', '2020-13-01', '2020-1-1'])('refuses the day %s', async (day) => {
    const run = await mapwrightHere(['check', project, '--date', day]);
    expect(run).toMatchObject({ code: 2 });
    expect(run.stderr).toContain(`not "${day}"`);
  });

  it('fails on warnings only when told to', async () => {
    const args = ['check', 'warning.txt'];
    await writeFile(join(folder, 'warning.txt'), 'https://www.example.com/#top\nhttps://www.example.com/a\n');
    const [normal, strict] = await Promise.all([
      mapwright(args, { cwd: folder }),
      mapwright([...args, '--fail-on', 'warning'], { cwd: folder }),
    ]);
    expect(normal.stdout).toMatch(/0 errors, 1 warning in 2 URLs\.\n$/);
    expect([normal.code, strict.code]).toEqual([0, 1]);
  });

  it('writes SARIF with one result a finding', async () => {
    const { code, stdout } = await mapwright(['check', 'faulty.xml', '--format', 'sarif'], { cwd: FIXTURES });
    expect(code).toBe(1);
    const log = JSON.parse(stdout) as {
      version: string;
      runs: {
        results: { ruleId: string; locations: { physicalLocation: { region: { startLine: number } } }[] }[];
      }[];
    };
    expect(sarifErrors(log)).toEqual([]);
    expect(log.version).toBe('2.1.0');
    const results = log.runs[0]?.results ?? [];
    const places = results
      .filter((r) => r.ruleId !== 'priority-ignored')
      .map((r) => [r.ruleId, r.locations[0]?.physicalLocation.region.startLine]);
    expect(places).toEqual(EXPECTED);
    expect(stdout).toContain('"uri":"faulty.xml"');
  });

  it('refuses a project together with sources, and a missing file', async () => {
    const both = await mapwright(['check', project, 'clean.xml'], { cwd: FIXTURES });
    expect(both).toMatchObject({ code: 2 });
    const missing = await mapwright(['check', 'nowhere.xml'], { cwd: FIXTURES });
    expect(missing).toMatchObject({ code: 2 });
    expect(missing.stderr).toMatch(/nowhere\.xml/);
  });
});
