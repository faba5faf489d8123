// The workflows, which run where nobody sees them beforehand: whether all that they name exists, and whether they may do no
// more than they have to.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appRoot } from '../../electron/host/app-folders.ts';
import packageJson from '../../package.json' with { type: 'json' };

const root = appRoot();
const folder = join(root, '.github', 'workflows');

const texts = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
/** Of what GitHub takes, as much as is used here; a key with a typing error is refused. */
const step = v.union([
  v.strictObject({ uses: v.string(), if: v.optional(v.string()), with: v.optional(texts) }),
  v.strictObject({
    name: v.optional(v.string()),
    run: v.string(),
    if: v.optional(v.string()),
    env: v.optional(texts),
  }),
]);
const permissions = v.strictObject({ contents: v.picklist(['read', 'write']) });
const job = v.strictObject({
  name: v.string(),
  needs: v.optional(v.string()),
  strategy: v.optional(
    v.strictObject({
      'fail-fast': v.optional(v.boolean()),
      matrix: v.strictObject({ system: v.array(v.string()) }),
    }),
  ),
  'runs-on': v.string(),
  'timeout-minutes': v.number(),
  permissions: v.optional(permissions),
  steps: v.array(step),
});
const workflow = v.strictObject({
  name: v.string(),
  on: v.strictObject({
    push: v.union([
      v.strictObject({ branches: v.array(v.string()) }),
      v.strictObject({ tags: v.array(v.string()) }),
    ]),
    pull_request: v.optional(v.null()),
  }),
  permissions,
  concurrency: v.optional(v.strictObject({ group: v.string(), 'cancel-in-progress': v.boolean() })),
  defaults: v.strictObject({ run: v.strictObject({ shell: v.literal('bash') }) }),
  jobs: v.record(v.string(), job),
});

const files = readdirSync(folder).sort();

it('are one for tests and one for releases', () => {
  expect(files).toEqual(['release.yml', 'test.yml']);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const read = v.parse(workflow, parse(text));
  const jobs = Object.entries(read.jobs);
  const steps = jobs.flatMap(([, one]) => one.steps);
  const commands = steps.flatMap((one) => ('run' in one ? [one.run] : []));

  it('names scripts, tools and files that exist', () => {
    const named = (pattern: RegExp): string[] =>
      commands.flatMap((command) => [...command.matchAll(pattern)].map((match) => match[1]!));
    const scripts = [...named(/\bnpm run ([\w:-]+)/g), ...named(/\bnpm (test|start)\b/g)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
    const tools = named(/\bnpx ([\w-]+)/g);
    expect(tools.filter((name) => !existsSync(join(root, 'node_modules', '.bin', name)))).toEqual([]);
    const paths = named(/(?<=\s)((?:packaging|docs)\/\S+)/g);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('lets all jobs find what they wait for, on systems that are named', () => {
    for (const [, { needs, strategy, 'runs-on': system }] of jobs) {
      if (needs !== undefined) expect(Object.keys(read.jobs)).toContain(needs);
      if (strategy) expect(system).toBe('${{ matrix.system }}');
      for (const one of strategy?.matrix.system ?? [system])
        expect(one).toMatch(/^(?:ubuntu|windows|macos)-\d+(?:\.\d+)?(?:-arm|-intel)?$/);
    }
  });

  it('takes actions of GitHub alone, by a version, and leaves no credentials to scripts', () => {
    const actions = steps.flatMap((one) => ('uses' in one ? [one] : []));
    for (const { uses, with: given } of actions) {
      expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
      if (uses.startsWith('actions/checkout@')) expect(given).toEqual({ 'persist-credentials': false });
    }
  });

  it('may write nothing, but for the job that makes the draft', () => {
    expect(read.permissions).toEqual({ contents: 'read' });
    const writing = jobs.filter(([, one]) => one.permissions?.contents === 'write').map(([name]) => name);
    expect(writing).toEqual(file === 'release.yml' ? ['draft'] : []);
  });
});

it('try everything on each system, with both kinds of processor', () => {
  const { jobs } = v.parse(workflow, parse(readFileSync(join(folder, 'test.yml'), 'utf8')));
  for (const name of ['test', 'electron']) {
    const systems = jobs[name]?.strategy?.matrix.system ?? [];
    for (const system of ['ubuntu', 'windows', 'macos'])
      expect(systems.filter((one) => one.startsWith(system))).toHaveLength(2);
  }
  const runs = (jobs['electron']?.steps ?? []).flatMap((one) =>
    'run' in one && one.env ? [[one.env['E2E_HOST'], one.run.replace(/^.* npx /, '')]] : [],
  );
  expect(runs).toEqual([
    ['packed', 'playwright test main-job'],
    ['electron', 'playwright test'],
  ]);
});

it('take every secret that a maintainer is told of, and no other', () => {
  const used = [...readFileSync(join(folder, 'release.yml'), 'utf8').matchAll(/secrets\.(\w+)/g)];
  const told = [...readFileSync(join(root, 'docs', 'releasing.md'), 'utf8').matchAll(/^\| `([A-Z_]+)`/gm)];
  const names = (found: readonly RegExpExecArray[]): string[] => found.map((match) => match[1]!).sort();
  expect(names(told)).toEqual(names(used));
});
