// Counts of tests, and how they are read from the reports of vitest and Playwright. Pure but for reading the files.
import { readFile } from 'node:fs/promises';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface Tally {
  readonly passed: number;
  /** The name of each failure. */
  readonly failures: readonly string[];
  readonly skipped: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Adds tallies up. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, t) => sum + t.passed, 0),
    failures: tallies.flatMap((t) => t.failures),
    skipped: tallies.flatMap((t) => t.skipped),
  };
}

/**
 * The tally of a run that wrote a JSON report. A missing report, an empty one, and a bad exit code that the report
 * does not explain each count as one failure.
 */
export async function tallyOf(
  kind: 'vitest' | 'playwright',
  path: string,
  code: number | null,
): Promise<Tally> {
  let tally: Tally;
  try {
    const report: unknown = JSON.parse(await readFile(path, 'utf8'));
    tally = kind === 'vitest' ? vitestTally(report as VitestReport) : playwrightTally(report as JSONReport);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      passed: 0,
      failures: [`${kind}: no report (exit code ${String(code)}): ${reason}`],
      skipped: [],
    };
  }
  const extra: string[] = [];
  if (tally.passed + tally.failures.length === 0) extra.push(`${kind}: no test ran`);
  if (code !== 0 && tally.failures.length === 0) extra.push(`${kind}: ended with code ${String(code)}`);
  return { ...tally, failures: [...tally.failures, ...extra] };
}

/** Reads vitest's JSON report. A file that failed before its first test counts as one failure. */
function vitestTally(report: VitestReport): Tally {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((t) => ({
      status: t.status,
      name: `${relative(file.name)}: ${t.fullName.trim()}`,
    })),
  );
  const failed = tests.filter((t) => t.status === 'failed').map((t) => t.name);
  const unloaded = report.testResults
    .filter((file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'))
    .map((file) => `${relative(file.name)}: ${file.message.split('\n', 1)[0] ?? ''}`);
  return {
    passed: tests.filter((t) => t.status === 'passed').length,
    failures: [...failed, ...unloaded],
    skipped: tests.filter((t) => t.status !== 'passed' && t.status !== 'failed').map((t) => t.name),
  };
}

/** Reads Playwright's JSON report. A test that passed only at a second try counts as a failure. */
function playwrightTally(report: JSONReport): Tally {
  const tests = report.suites.flatMap((suite) => testsOf(suite, ''));
  return {
    passed: tests.filter((t) => t.status === 'expected').length,
    failures: [
      ...tests.filter((t) => t.status === 'unexpected' || t.status === 'flaky').map((t) => t.name),
      ...report.errors.map((e) => `playwright: ${(e.message ?? 'error').split('\n', 1)[0] ?? ''}`),
    ],
    skipped: tests.filter((t) => t.status === 'skipped').map((t) => t.name),
  };
}

function testsOf(suite: JSONReportSuite, prefix: string): { name: string; status: string }[] {
  const path = prefix === '' ? suite.title : `${prefix} › ${suite.title}`;
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((t) => ({ name: `${path} › ${spec.title}`, status: t.status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path))];
}

function relative(path: string): string {
  return path.replace(/^.*[\\/](?=test[\\/])/, '');
}
