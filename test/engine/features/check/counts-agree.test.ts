// Whoever counts, counts the same: the outline, the overview, the plan of an export, reports and `mapwright check`, after
// any edits. What is wrong with rows that are left out by hand counts nowhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ReportFinding } from '../../../../shared/model/report.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { listFindings } from '../../../../electron/engine/features/check/list-findings.ts';
import { writeReport } from '../../../../electron/engine/features/check/write-report.ts';
import { editSet } from '../../../../electron/engine/features/edit/requests/edit-set.ts';
import { exportPlan } from '../../../../electron/engine/features/export/requests/export-plan.ts';
import { overviewOpen } from '../../../../electron/engine/features/overview/requests/overview-open.ts';
import { projectInfo } from '../../../../electron/engine/features/project/project-info.ts';
import { robotsSave } from '../../../../electron/engine/features/robots/requests/robots-save.ts';
import { viewOpen } from '../../../../electron/engine/features/view/requests/view-open.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { engineWith } from '../../test-engine.ts';
import { step as anyStep, type Step } from '../edit/requests/any-step.ts';

const leaveOut: fc.Arbitrary<Step> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('false', 'false', 'true'),
  )
  .map(
    ([ids, value]): Step =>
      (context) =>
        editSet({ rows: { kind: 'ids', ids }, column: 'included', value }, context),
  );
const block: fc.Arbitrary<Step> = fc.constantFrom('/', '/2').map(
  (path): Step =>
    (context) =>
      robotsSave(
        { origin: 'https://a.example', text: `User-agent: *\nDisallow: ${path}\n`, byteOrderMark: false },
        context,
      ),
);
const step = fc.oneof(
  { weight: 3, arbitrary: anyStep },
  { weight: 2, arbitrary: leaveOut },
  { weight: 1, arbitrary: block },
);

const NOBODY = { signal: new AbortController().signal, report: () => undefined };

function project(): EngineContext {
  return engineWith([
    { loc: 'https://a.example/1', lastmod: '2026-01-01' },
    { loc: 'https://a.example/1' },
    { loc: 'https://a.example/2', lastmod: 'soon' },
    { loc: 'http://a.example/#x', changefreq: 'Daily' },
    { loc: 'nonsense', priority: 'high' },
    { loc: 'https://b.example/1 x', lastmod: '2999-01-01' },
  ]).context;
}

type Counts = Readonly<Record<string, number>>;

function countsOf(counts: Iterable<readonly [string, number]>): Counts {
  const sums: Record<string, number> = {};
  for (const [name, count] of counts) if (count > 0) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

function byCode(findings: readonly ReportFinding[]): Counts {
  return countsOf(findings.map(({ code, count = 1 }) => [code, count]));
}

function bySeverity(findings: readonly ReportFinding[]): Counts {
  return countsOf(findings.map(({ severity, count = 1 }) => [severity, count]));
}

async function compare(context: EngineContext, folder: string): Promise<void> {
  const open = currentProject(context);
  const { rows, included, problems, flagged } = await projectInfo({}, context);
  const outline = countsOf(problems.map((found) => [found.rule, found.rows]));

  const path = join(folder, 'report.json');
  const written = await writeReport(open, { path, format: 'json', overwrite: true }, NOBODY);
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly rows: number;
    readonly excluded: number;
    readonly findings: readonly ReportFinding[];
    readonly counts: Counts;
  };
  expect(byCode(report.findings)).toEqual(outline);
  expect([report.rows, report.excluded]).toEqual([rows, rows - included]);
  expect(countsOf(Object.entries(report.counts))).toEqual(bySeverity(report.findings));
  expect(written.findings).toEqual(report.counts);
  expect(countsOf(problems.map((found) => [found.severity, found.rows]))).toEqual(
    bySeverity(report.findings),
  );

  const copy = join(folder, 'copy.mapwright');
  open.store.copyTo(copy);
  const checked: ReportFinding[] = [];
  for await (const batch of listFindings(copy)) checked.push(...batch);
  expect(byCode(checked)).toEqual(outline);

  const overview = await overviewOpen({ filter: [] }, context);
  const aboutRows = new Set(problems.filter(({ filter }) => filter).map(({ rule }) => rule as string));
  const ofRows = countsOf(Object.entries(outline).filter(([rule]) => aboutRows.has(rule)));
  expect(countsOf(overview.issues.map((issue) => [issue.rule, issue.all]))).toEqual(ofRows);
  expect(overview.included.all).toBe(included);
  for (const { rule, rows: count, filter } of problems) {
    if (filter)
      expect((await viewOpen({ filter: [{ kind: 'problem', rule }], sort: [] }, context)).rows).toBe(count);
  }
  expect((await viewOpen({ filter: [{ kind: 'problem' }], sort: [] }, context)).rows).toBe(flagged);

  const plan = await exportPlan(
    {
      out: join(folder, 'out'),
      baseUrl: 'https://a.example/',
      maxUrls: 50_000,
      maxBytes: 50_000_000,
      gzip: false,
    },
    context,
  );
  const leftOut = countsOf(
    plan.leftOut.filter(({ what }) => what === 'url').map(({ reason, count }) => [reason, count]),
  );
  expect(countsOf(overview.leftOut.map(({ value, all }) => [value, all]))).toEqual(leftOut);
  expect(plan.urls).toBe(rows - Object.values(leftOut).reduce((sum, count) => sum + count, 0));
}

it('outline, overview, plan, report and check agree after any edits', async () => {
  let leftOut = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const context = project();
      const folder = temporaryFolder();
      for (const act of steps) {
        try {
          await act(context);
        } catch (error) {
          // What can't be done is refused.
          if (!(error instanceof AppError)) throw error;
        }
      }
      await compare(context, folder);
      const { rows, included } = currentProject(context).store.counts();
      leftOut += Number(included < rows);
    }),
    { numRuns: 40 },
  );
  expect(leftOut).toBeGreaterThan(10);
}, 120_000);
