// Who may import whom. Run by `npm run lint`, which also asserts that modules were really seen.

import type { IConfiguration } from 'dependency-cruiser';

const STAGES = 'sources|parse|normalise|store|view|edit|check|plan|write|compare|report';

/** The rules and how modules are found; test/run/check-imports.ts applies them. */
export const importRules: Required<Pick<IConfiguration, 'forbidden' | 'options'>> = {
  forbidden: [
    {
      name: 'renderer-only-shared',
      comment: 'The window talks to the rest through the contract only.',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(electron|test)/' },
    },
    {
      name: 'renderer-no-node',
      comment: 'The window runs in a sandbox without Node or Electron.',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'electron-not-renderer',
      comment: 'Hosts load the built window; they never import its source.',
      severity: 'error',
      from: { path: '^electron/' },
      to: { path: '^renderer/' },
    },
    {
      name: 'shared-is-a-leaf',
      comment: 'shared/ imports nothing of ours outside shared/.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(electron|renderer|test)/' },
    },
    {
      name: 'shared-no-runtime',
      comment: 'shared/ is plain TypeScript: no Node, no Electron, no Vue.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/valibot/' },
    },
    {
      name: 'product-not-test',
      comment: 'Nothing that ships imports a test.',
      severity: 'error',
      from: { path: '^(electron|renderer|shared)/' },
      to: { path: '^test/' },
    },
    {
      name: 'only-the-electron-host-imports-electron',
      comment: 'The engine, the browser host and the CLI run without Electron.',
      severity: 'error',
      from: { path: '^(electron|renderer|shared)/', pathNot: '^electron/(main|preload)/' },
      to: { path: '(^|node_modules/)electron(/|$)', pathNot: '^electron/.*[.](ts|json)$' },
    },
    {
      name: 'engine-not-hosts',
      comment: 'The engine knows nothing of what runs it.',
      severity: 'error',
      from: { path: '^electron/engine/' },
      to: { path: '^electron/(?!engine/)' },
    },
    {
      name: 'stages-apart',
      comment: 'A stage imports only its own folder, locks/ and shared/; commands/ wires stages.',
      severity: 'error',
      from: { path: `^electron/engine/(${STAGES})/` },
      to: { path: '^electron/engine/', pathNot: '^electron/engine/($1|locks)/' },
    },
    {
      name: 'rules-apart',
      comment: 'A rule never imports a rule.',
      severity: 'error',
      from: { path: '^electron/engine/check/rules/' },
      to: { path: '^electron/engine/check/rules/' },
    },
    {
      name: 'preload-only-shared',
      comment: 'The preload script is a thin, sandboxed bridge.',
      severity: 'error',
      from: { path: '^electron/preload/' },
      to: { path: '^electron/(?!preload/)' },
    },
    {
      name: 'no-dev-dependency-at-run-time',
      comment: 'What electron/ imports has to be installed with the app ("electron" itself is its runtime).',
      severity: 'error',
      from: { path: '^(electron|shared)/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/electron/',
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(node:sqlite|virtual:|electron$)|\\?' },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports and that imports nothing is left over.',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^test/', '\\.config\\.'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
