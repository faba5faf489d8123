// Proves that the lint step fails where it has to: breaches are planted into a copy of the project, never into itself.
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNode } from './run-process.ts';
import { ROOT, toolPath } from './tool-path.ts';

const COPIED = [
  '.dependency-cruiser.ts',
  'electron',
  'electron.vite.config.ts',
  'eslint.config.js',
  'knip.json',
  'package.json',
  'packaging',
  'playwright.config.ts',
  'renderer',
  'shared',
  'test',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
];

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'mapwright-lint-'));
  const filter = (source: string): boolean =>
    !['node_modules', 'fixtures', 'conformance'].includes(basename(source));
  await Promise.all(
    COPIED.map((name) => cp(join(ROOT, name), join(copy, name), { recursive: true, filter })),
  );
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Plants files, runs a step in the copy, and takes the files away again. */
async function runWith(planted: Readonly<Record<string, string>>, args: readonly string[]): Promise<string> {
  const paths = Object.entries(planted).map(([name, content]) => ({ path: join(copy, name), content }));
  try {
    for (const { path, content } of paths) await writeFile(path, content, { flag: 'wx' });
    const { code, output } = await runNode(args, { stream: false, minutes: 3, cwd: copy });
    return `exit ${String(code)}\n${output}`;
  } finally {
    for (const { path } of paths) await rm(path, { force: true });
  }
}

/** One breach of each import rule: rule, file, content. */
const BREACHES = [
  ['renderer-only-shared', 'renderer/planted-a.ts', "import '../electron/engine/project/context.ts';\n"],
  ['ui-asks-nobody', 'renderer/ui/planted.ts', "import '../shell/notices/notices-store.ts';\n"],
  ['renderer-no-node', 'renderer/planted-b.ts', "import 'node:fs';\n"],
  ['only-the-electron-host-imports-electron', 'electron/engine/planted-a.ts', "import 'electron';\n"],
  ['only-the-electron-host-imports-electron', 'electron/engine/planted-b.ts', "import 'electron/main';\n"],
  ['electron-not-renderer', 'electron/engine/planted-c.ts', "import '../../renderer/main.ts';\n"],
  ['engine-not-hosts', 'electron/engine/planted-d.ts', "import '../cli/main.ts';\n"],
  ['shared-is-a-leaf', 'shared/model/planted-a.ts', "import '../../electron/engine/project/context.ts';\n"],
  ['shared-no-runtime', 'shared/model/planted-b.ts', "import 'node:fs';\n"],
  ['product-not-test', 'shared/model/planted-c.ts', "import '../../test/run/tally.ts';\n"],
  ['hosts-not-floors', 'electron/cli/planted-a.ts', "import '../engine/store/file/database.ts';\n"],
  [
    'hosts-not-floors',
    'electron/cli/planted-b.ts',
    "import '../engine/features/export/requests/export-plan.ts';\n",
  ],
  ['files-on-their-own', 'electron/files/planted.ts', "import '../host/path-gate.ts';\n"],
  ['floors-down', 'electron/engine/read/planted.ts', "import '../store/file/database.ts';\n"],
  ['floors-down', 'electron/engine/check/run/planted.ts', "import '../../features/edit/apply-bulk.ts';\n"],
  ['floors-down', 'electron/engine/features/edit/planted-a.ts', "import '../../commands.ts';\n"],
  [
    'features-by-the-door',
    'electron/engine/features/edit/planted-b.ts',
    "import '../export/requests/export-plan.ts';\n",
  ],
  ['rules-apart', 'electron/engine/check/rules/loc/planted.ts', "import './loc-missing.ts';\n"],
  ['preload-only-shared', 'electron/preload/planted.ts', "import '../engine/engine.ts';\n"],
  ['no-dev-dependency-at-run-time', 'electron/engine/planted-e.ts', "import 'vitest';\n"],
  ['other-grids-in-the-bench', 'renderer/grid/planted.ts', "import 'slickgrid';\n"],
  ['other-grids-in-the-bench', 'test/bench/planted.ts', "import 'ag-grid-community';\n"],
  ['no-unresolvable', 'electron/engine/planted-f.ts', "import './missing-file.ts';\n"],
  ['no-orphans', 'shared/model/planted-orphan.ts', 'export {};\n'],
  ['no-cycles', 'shared/model/planted-x.ts', "import './planted-y.ts';\n"],
] as const;

describe('the import rules', () => {
  let output: string;
  beforeAll(async () => {
    const closing = { 'shared/model/planted-y.ts': "import './planted-x.ts';\n" };
    const planted = {
      ...closing,
      ...Object.fromEntries(BREACHES.map(([, path, content]) => [path, content])),
    };
    output = await runWith(planted, [join(copy, 'test/run/check-imports.ts')]);
  });

  it('fail the step', () => {
    expect(output).toMatch(/^exit 1\n/);
  });

  it.each(BREACHES)('%s stops %s with %s', (rule, path) => {
    expect(output).toContain(`${rule}: ${path} → `);
  });
});

describe('the check of regular expressions', () => {
  const check = (): string => join(copy, 'test/run/check-patterns.ts');

  it('names one that takes exponential time, one that takes the square, and one that nobody can tell', async () => {
    const output = await runWith(
      {
        'electron/engine/read/planted.ts': [
          "const BLANKS = '(?:\\\\s|[ \\\\t])*';",
          'export const exponential = /^(?:a|b|ab)*$/;',
          'export const joined = new RegExp(`^${BLANKS}x$`);',
          'export const made = (text: string): RegExp => new RegExp(text);',
          '',
        ].join('\n'),
        'renderer/Planted.vue':
          '<template><p /></template>\n<script setup lang="ts">\nvoid /-+$/;\n</script>\n',
      },
      [check()],
    );
    expect(output).toMatch(/^exit 1\n/);
    expect(output).toMatch(/read\/planted\.ts:2: exponential time/);
    expect(output).toMatch(/read\/planted\.ts:3: exponential time/);
    expect(output).toMatch(/read\/planted\.ts:4: .* needs an exception/);
    expect(output).toMatch(/renderer\/Planted\.vue:3: 2nd degree polynomial time/);
    expect(output).toContain(' 4 problems');
  }, 60_000);
});

describe('the dead-code check', () => {
  it('names an export and a file that nothing uses', async () => {
    const output = await runWith(
      {
        'shared/model/planted.ts': 'export const plantedDeadExport = 1;\nexport const plantedUsed = 2;\n',
        'shared/model/planted-dead-file.ts': 'export const plantedOther = 1;\n',
        'test/planted.test.ts':
          "import { plantedUsed } from '../shared/model/planted.ts';\nvoid plantedUsed;\n",
      },
      [toolPath('knip')],
    );
    expect(output).toContain('plantedDeadExport');
    expect(output).toContain('planted-dead-file.ts');
    expect(output).not.toContain('plantedUsed');
    expect(output).toMatch(/^exit 1\n/);
  });
});

describe('ESLint', () => {
  it('stops console in the engine, raw channels, spreads of large lists, enums, default exports, barrels, any, and long files', async () => {
    const planted = {
      'electron/engine/planted.ts': [
        "console.log('x');",
        'export enum Planted { One }',
        'export default 1;',
        "export * from './context.ts';",
        'export const loose: any = 1;',
        'export const widest = (all: readonly number[]): number => Math.max(0, ...all);',
        'export const add = (to: number[], all: readonly number[]): number => to.push(...all);',
        'export const shout = (port: MessagePort): void => port.postMessage(1);',
        ...Array.from({ length: 300 }, (_, i) => `export const v${i} = ${i};`),
        '',
      ].join('\n'),
      'electron/main/planted.ts': "import { ipcMain } from 'electron';\nexport const channel = ipcMain;\n",
    };
    const output = await runWith(planted, [toolPath('eslint'), ...Object.keys(planted)]);
    for (const text of [
      'no-console',
      'instead of an enum',
      'named export',
      'No barrels',
      'no-explicit-any',
    ]) {
      expect(output).toContain(text);
    }
    expect(output.match(/more than a call takes/g)).toHaveLength(2);
    for (const text of ['Raw postMessage', 'Raw IPC', 'max-lines']) expect(output).toContain(text);
    expect(output).toMatch(/^exit 1\n/);
  });
});
