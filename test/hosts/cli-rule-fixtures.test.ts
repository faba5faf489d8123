// `mapwright check` over the fixtures of all rules: exactly the expected rules, at their lines, in their number, and
// nothing else. A rule without a fixture fails.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProjectFile } from '../../electron/engine/features/project/open-project-file.ts';
import { severityOf } from '../../electron/engine/check/rule-level.ts';
import { RULES } from '../../electron/engine/check/rule-registry.ts';
import type { Problem, Severity } from '../../shared/model/problem.ts';
import { DEFAULT_CHECKS, RULE_IDS, type RuleId } from '../../shared/model/rule.ts';
import { readRuleFixture, ruleFixturePath } from '../engine/check/rule-fixture.ts';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';
import { FACT_CASES, writeCase } from './rule-fact-cases.ts';

interface Report {
  readonly rows: number;
  readonly findings: readonly Problem[];
  readonly counts: Readonly<Record<Severity, number>>;
}

let folder: { path: string; remove: () => Promise<void> };
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function check(...args: readonly string[]): Promise<Report> {
  const { stdout, stderr } = await mapwrightHere(['check', ...args, '--json']);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Report;
}

/** Expects just these, as "rule", "rule file" or "rule file:line", and the numbers that follow from them. */
function expectFindings({ findings, counts }: Report, expected: readonly string[]): void {
  const found = findings.map(({ code, file, line }) =>
    file === undefined ? code : `${code} ${basename(file)}${line === undefined ? '' : `:${String(line)}`}`,
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
  const wanted = { error: 0, warning: 0, info: 0 };
  for (const [i, { code, severity }] of findings.entries()) {
    wanted[severity]++;
    const rule = RULE_IDS.find((id) => id === code);
    if (rule) expect([found[i], severity]).toEqual([found[i], severityOf(rule, DEFAULT_CHECKS)]);
  }
  expect(counts).toEqual(wanted);
}

/** A robots.txt beside the set; its place tells that it is one. */
async function robotsTxt(content: string): Promise<string> {
  const path = join(folder.path, 'robots.txt');
  await writeFile(path, content);
  return path;
}

/** A project in which rows are left out by hand, as no file can say it. */
async function projectWithout(source: string, suffix: string, site: string): Promise<string> {
  const path = join(folder.path, `${basename(source)}.mapwright`);
  await mapwrightHere(['import', path, source]);
  const { store } = openProjectFile(path);
  store.setSettings({ baseUrl: site });
  store.db.run('UPDATE url SET included = 0 WHERE loc LIKE ?', `%${suffix}`);
  store.close();
  return path;
}

const rowRules = RULES.filter(({ kind }) => kind === 'row' || kind === 'set').map(({ id }) => id);
const factRules = RULES.filter(({ kind }) => kind === 'file' || kind === 'project').map(({ id }) => id);

describe('mapwright check, on the fixture of', () => {
  it.each(rowRules)('%s', async (id) => {
    expect(existsSync(ruleFixturePath(id)), `${id} has no fixture in test/fixtures/rules`).toBe(true);
    const { path, context, rows, also, robots } = readRuleFixture(id);
    const base = context.scope ?? (context.site === null ? null : `${context.site}/`);
    const date = ['--date', new Date(context.now).toISOString().slice(0, 10)];
    const report =
      id === 'hreflang-target-excluded'
        ? await check(await projectWithout(path, '/d', base ?? ''), ...date)
        : await check(
            path,
            ...(robots === null ? [] : [await robotsTxt(robots)]),
            ...date,
            ...(base === null ? [] : ['--base-url', base]),
          );
    const expected = rows.flatMap(({ line, expected: rules }) =>
      rules.map((rule) => `${rule} ${basename(path)}:${String(line)}`),
    );
    expect(report.rows).toBe(rows.length);
    const unlisted = robots === null ? [] : ['robots-without-sitemaps robots.txt'];
    expectFindings(report, [...expected, ...also, ...unlisted]);
  });

  it.each(factRules)('%s', async (id: RuleId) => {
    const cases = FACT_CASES[id] ?? [];
    const finds = cases.map((one) => one.finds.some((text) => text.split(' ')[0] === id));
    expect(
      new Set(finds),
      `${id} needs a case that it finds and one that it leaves, in rule-fact-cases.ts`,
    ).toEqual(new Set([true, false]));
    for (const one of cases) {
      const source = await writeCase(one, folder.path);
      if (one.maxUrls === undefined && one.prepare === undefined) {
        expectFindings(await check(source), one.finds);
        continue;
      }
      const project = join(folder.path, `${id} ${one.name}.mapwright`);
      await mapwrightHere(['import', project, source]);
      const { store } = openProjectFile(project);
      if (one.maxUrls !== undefined) store.setSettings({ maxUrls: one.maxUrls });
      one.prepare?.(store);
      store.close();
      expectFindings(await check(project), one.finds);
    }
  });
});
