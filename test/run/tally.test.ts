// The counting behind the test command's last line: nothing that went wrong may be counted as nothing.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sumTallies, tallyOf } from './tally.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-tally-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function report(content: unknown): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

const file = (name: string, status: string, ...tests: readonly [string, string][]): object => ({
  name: `/somewhere/test/${name}`,
  status,
  message: 'Cannot find module x\nat y',
  assertionResults: tests.map(([fullName, result]) => ({ fullName, status: result })),
});

describe('tallyOf vitest', () => {
  it('counts passed, failed and skipped tests by name', async () => {
    const path = await report({
      testResults: [
        file('a.test.ts', 'failed', ['adds', 'passed'], ['breaks', 'failed'], ['later', 'skipped']),
      ],
    });
    expect(await tallyOf('vitest', path, 1)).toEqual({
      passed: 1,
      failures: ['test/a.test.ts: breaks'],
      skipped: ['test/a.test.ts: later'],
    });
  });

  it('counts a file that could not be loaded as one failure', async () => {
    const path = await report({
      testResults: [file('a.test.ts', 'failed'), file('b.test.ts', 'passed', ['x', 'passed'])],
    });
    expect((await tallyOf('vitest', path, 1)).failures).toEqual(['test/a.test.ts: Cannot find module x']);
  });

  it('counts a missing report, no tests, and an unexplained exit code as failures', async () => {
    expect((await tallyOf('vitest', join(folder, 'none.json'), 0)).failures).toHaveLength(1);
    expect((await tallyOf('vitest', await report({ testResults: [] }), 0)).failures).toEqual([
      'vitest: no test ran',
    ]);
    const green = await report({ testResults: [file('b.test.ts', 'passed', ['x', 'passed'])] });
    expect((await tallyOf('vitest', green, 1)).failures).toEqual(['vitest: ended with code 1']);
    expect((await tallyOf('vitest', green, null)).failures).toHaveLength(1);
    expect((await tallyOf('vitest', green, 0)).failures).toEqual([]);
  });
});

describe('tallyOf playwright', () => {
  it('counts nested suites, and a flaky test or a general error as failures', async () => {
    const spec = (title: string, status: string): object => ({ title, tests: [{ status }] });
    const path = await report({
      errors: [{ message: 'Could not start\nmore' }],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('one', 'expected'), spec('two', 'flaky')],
          suites: [{ title: 'inner', specs: [spec('three', 'unexpected'), spec('four', 'skipped')] }],
        },
      ],
    });
    expect(await tallyOf('playwright', path, 1)).toEqual({
      passed: 1,
      failures: ['a.spec.ts › two', 'a.spec.ts › inner › three', 'playwright: Could not start'],
      skipped: ['a.spec.ts › inner › four'],
    });
  });
});

describe('sumTallies', () => {
  it('adds up', () => {
    const sum = sumTallies([
      { passed: 2, failures: ['a'], skipped: [] },
      { passed: 3, failures: [], skipped: ['b'] },
    ]);
    expect(sum).toEqual({ passed: 5, failures: ['a'], skipped: ['b'] });
  });
});
