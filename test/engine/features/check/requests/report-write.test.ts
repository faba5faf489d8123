// Reports of a project as files: all formats tell the same findings, a view its own, and a cancelled one nothing.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toOpenProject } from '../../../../../electron/engine/features/project/open-project-file.ts';
import { recheckAll, recheckTouched } from '../../../../../electron/engine/check/run/recheck.ts';
import { writeReport, type ReportFile } from '../../../../../electron/engine/features/check/write-report.ts';
import type { OpenProject } from '../../../../../electron/engine/project/open-project.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import type { ReportFormat, ReportWritten } from '../../../../../shared/model/report.ts';
import { sarifErrors } from '../report/sarif-errors.ts';
import { storeWith } from '../../../store/rows/sample-project.ts';

function project(): OpenProject {
  const store = storeWith([
    { loc: 'https://e.com/' },
    { loc: 'https://e.com/a#x', lastmod: 'yesterday' },
    { loc: 'https://e.com/b c' },
    ...Array.from({ length: 2_100 }, (_, i) => ({ loc: `https://e.com/p/${String(i)}#"=x` })),
  ]);
  recheckAll({ store });
  const exempt = { rule: 'loc-fragment', reason: 'meant so' } as const;
  finish(
    store.changeSteps(
      'ignore',
      (writer) => writer.except(Uint32Array.of(2), exempt),
      (touched) => recheckTouched({ store }, touched),
    ),
  );
  return toOpenProject(store);
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'mapwright-report-'));
  onTestFinished(() => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
}

function control(signal = new AbortController().signal) {
  return { signal, report: () => undefined };
}

function write(
  open: OpenProject,
  file: Pick<ReportFile, 'path' | 'format'> & Partial<ReportFile>,
): Promise<ReportWritten> {
  return writeReport(open, { overwrite: false, ...file }, control());
}

describe('writeReport', () => {
  it('writes the same findings in every format, as the flags have them', async () => {
    const open = project();
    const { rows, findings } = JSON.parse(await textOf(open, 'json')) as {
      rows: number;
      findings: { code: string; loc?: string }[];
    };
    const expected = [...open.store.ruleCounts().values()].reduce((sum, n) => sum + n, 0);
    expect(rows).toBe(2_103);
    expect(findings.filter(({ loc }) => loc !== undefined)).toHaveLength(expected);
    expect(findings.filter(({ loc }) => loc === 'https://e.com/a#x').map(({ code }) => code)).toEqual([
      'lastmod-invalid',
    ]);
    const csv = await textOf(open, 'csv');
    expect(csv.split('\r\n')).toHaveLength(findings.length + 2);
    expect(csv).toContain('"https://e.com/p/0#""=x"');
    const sarif = JSON.parse(await textOf(open, 'sarif')) as { runs: [{ results: unknown[] }] };
    expect(sarif.runs[0].results).toHaveLength(findings.length);
    expect(sarifErrors(sarif)).toEqual([]);
    const page = await textOf(open, 'html');
    expect(page).toContain('2,103 URLs');
    expect(page).toContain('https://e.com/p/0#&quot;=x');
  });

  it('tells of the rows of a view only, in their order', async () => {
    const open = project();
    const path = join(folder(), 'r.json');
    const done = await write(open, { path, format: 'json', ids: Uint32Array.of(5, 1, 3) });
    const { rows, findings } = JSON.parse(readFileSync(path, 'utf8')) as {
      rows: number;
      findings: { loc: string }[];
    };
    expect(rows).toBe(3);
    expect([...new Set(findings.map(({ loc }) => loc))]).toEqual([
      'https://e.com/p/1#"=x',
      'https://e.com/b c',
    ]);
    expect(done.findings.error + done.findings.warning + done.findings.info).toBe(findings.length);
  });

  it('replaces no file unless told to, and leaves nothing when cancelled', async () => {
    const open = project();
    const inside = folder();
    const path = join(inside, 'r.csv');
    writeFileSync(path, 'mine');
    await expect(write(open, { path, format: 'csv' })).rejects.toMatchObject({ code: 'invalid-export' });
    const abort = new AbortController();
    const report = (): void => {
      abort.abort(new Error('stop'));
    };
    const steps = { signal: abort.signal, report };
    await expect(writeReport(open, { path, format: 'csv', overwrite: true }, steps)).rejects.toThrow('stop');
    expect(readdirSync(inside)).toEqual(['r.csv']);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    await write(open, { path, format: 'csv', overwrite: true });
    expect(readFileSync(path, 'utf8')).toContain('severity,rule');
  });

  it('refuses to replace the project itself', async () => {
    const open = project();
    const order = { path: open.store.path, format: 'html', overwrite: true } as const;
    await expect(write(open, order)).rejects.toMatchObject({ code: 'invalid-export' });
  });
});

async function textOf(open: OpenProject, format: ReportFormat): Promise<string> {
  const path = join(folder(), `r.${format}`);
  await write(open, { path, format });
  return readFileSync(path, 'utf8');
}
