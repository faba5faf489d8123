// The same commands as commands.ts has, those of an area loaded when the first of them is called: for a program that
// runs one and ends. It knows no command by its work.
import { REQUEST_NAMES, type RequestName } from '../../shared/contract/requests/requests.ts';
import type { Command, Commands } from './project/context.ts';

type Area = (name: RequestName) => Promise<Partial<Commands>>;

const check: Area = async () => (await import('./features/check/requests/check-commands.ts')).checkCommands;
const exports: Area = async () =>
  (await import('./features/export/requests/export-commands.ts')).exportCommands;
const project: Area = async () =>
  (await import('./features/project/requests/project-commands.ts')).projectCommands;
const imports: Area = async (name) =>
  name === 'import.refresh' || name === 'import.retry'
    ? (await import('./features/import/requests/refresh-commands.ts')).refreshCommands
    : (await import('./features/import/requests/import-commands.ts')).importCommands;
const view: Area = async () => (await import('./features/view/requests/view-commands.ts')).viewCommands;

/** By what a request's name begins with. */
const AREAS: Readonly<Record<AreaName, Area>> = {
  check,
  clusters: async () =>
    (await import('./features/languages/requests/languages-commands.ts')).languagesCommands,
  compare: async (name) =>
    name === 'compare.apply'
      ? (await import('./features/compare/requests/compare-commands.ts')).compareCommands
      : (await import('./features/compare/requests/outcome-commands.ts')).outcomeCommands,
  edit: async () => (await import('./features/edit/requests/edit-commands.ts')).editCommands,
  exception: check,
  export: exports,
  fix: check,
  history: async () => (await import('./features/history/requests/history-commands.ts')).historyCommands,
  import: imports,
  job: project,
  overview: async () => (await import('./features/overview/requests/overview-commands.ts')).overviewCommands,
  profile: exports,
  project,
  report: check,
  review: async () => (await import('./features/pending/requests/review-commands.ts')).reviewCommands,
  robots: async () => (await import('./features/robots/requests/robots-commands.ts')).robotsCommands,
  row: view,
  rows: view,
  rules: check,
  section: async () => (await import('./features/sections/requests/sections-commands.ts')).sectionsCommands,
  source: imports,
  table: async () => (await import('./features/table/requests/table-commands.ts')).tableCommands,
  view,
};

type AreaName = RequestName extends infer N ? (N extends `${infer A}.${string}` ? A : never) : never;

export const commandsOnDemand = Object.fromEntries(
  REQUEST_NAMES.map((name) => [name, loading(name)]),
) as unknown as Commands;

function loading(name: RequestName): Command<RequestName> {
  const area = AREAS[name.slice(0, name.indexOf('.')) as AreaName];
  return async (params, context, window) => {
    const command = (await area(name))[name] as Command<RequestName> | undefined;
    if (!command) throw new Error(`${name} is in another area.`);
    return command(params, context, window);
  };
}
