// Who may import whom. Run by `npm run lint`, which also asserts that modules were really seen.

import type { IConfiguration } from 'dependency-cruiser';

/** The floors of the engine, the highest first: each may use those behind it. */
const FLOORS = ['features', 'project', 'check', 'view', 'store', 'read', 'threads', 'jobs', 'rows'];

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
      name: 'ui-asks-nobody',
      comment:
        'The parts of every screen, and the grid: they are given what they show, and call no store and no engine.',
      severity: 'error',
      from: { path: '^renderer/(?:ui|grid)/' },
      to: { path: '^renderer/(?:features|shell|engine)/|node_modules/pinia/' },
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
      to: { path: '^(test|packaging)/' },
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
      to: { path: '^electron/(?!(?:engine|files)/)' },
    },
    {
      name: 'hosts-not-floors',
      comment:
        'What runs the engine asks it, or uses what a feature shows; never a floor, nor the inside of a feature.',
      severity: 'error',
      from: { path: '^electron/(?!(?:engine|files)/)' },
      to: { path: '^electron/engine/[^/]+/', pathNot: '^electron/engine/features/[^/]+/[^/]+$' },
    },
    {
      name: 'files-on-their-own',
      comment: 'Safe file work, for the engine and for what runs it.',
      severity: 'error',
      from: { path: '^electron/files/' },
      to: { path: '^electron/(?!files/)' },
    },
    ...FLOORS.map((floor, at) => ({
      name: 'floors-down',
      comment: 'A floor uses those below it, never one above, nor what wires them all.',
      severity: 'error' as const,
      from: { path: `^electron/engine/${floor}/` },
      to: { path: `^electron/engine/(?:[^/]+$|(?:${FLOORS.slice(0, at).join('|') || '-'})/)` },
    })),
    {
      name: 'features-by-the-door',
      comment:
        'A feature uses the files that lie directly in the folder of another; what lies deeper is private.',
      severity: 'error',
      from: { path: '^electron/engine/features/([^/]+)/' },
      to: { path: '^electron/engine/features/[^/]+/[^/]+/', pathNot: '^electron/engine/features/$1/' },
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
      name: 'other-grids-in-the-bench',
      comment: 'Other grids are there to be measured beside ours, and for nothing else.',
      severity: 'error',
      from: { pathNot: '^test/bench/grid/peers/' },
      to: { path: 'node_modules/(?:slickgrid|ag-grid-community)/' },
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
