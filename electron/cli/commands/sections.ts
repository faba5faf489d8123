// mapwright sections: the groups of rows that have sitemaps of their own; shows, suggests and defines them.
import type { ProjectInfo } from '../../../shared/model/project.ts';
import {
  MAX_SECTION_NAME,
  REST_NAME,
  sectionNameProblem,
  type Section,
} from '../../../shared/model/section.ts';
import { defineCommand, type ExitCode, type OptionSpecs, type OptionValues } from '../define-command.ts';
import type { EngineSession } from '../run/engine-client.ts';
import { FILTER_HELP, parseFilter } from '../options/filter-syntax.ts';
import { filterText } from '../options/filter-text.ts';
import { writeJson } from '../output/json-output.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import { readChoice, readShort } from '../options/option-value.ts';
import { formatCount, oneLine } from '../output/plain-text.ts';
import { checkedSections, readSections } from '../options/read-sections.ts';
import { nameOfInput, readText } from '../options/read-text.ts';
import { runLong } from '../run/run-job.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../options/usage-error.ts';
import { withEngine } from '../run/with-engine.ts';

const OPTIONS = {
  set: {
    type: 'string',
    value: 'FILE',
    help: 'Replace the list by that of a JSON file; - is standard input',
  },
  add: { type: 'string', value: 'NAME', help: 'Add a section for the rows for which all filters hold' },
  filter: { type: 'string', multiple: true, value: 'TERM', help: 'With --add: a condition; at least one' },
  'match-case': { type: 'boolean', help: 'With --add: let filters tell upper from lower case' },
  before: { type: 'string', value: 'NAME', help: 'With --add: put it before this one (default: at the end)' },
  remove: { type: 'string', multiple: true, value: 'NAME', help: 'Remove a section' },
  order: { type: 'string', value: 'NAMES', help: 'Put these first, in this order, with commas between them' },
  ...WAIT_OPTION,
  suggest: {
    type: 'string',
    value: 'WHAT',
    help: 'Show what sections there could be, by folder, language, host or source',
  },
} as const satisfies OptionSpecs;

type Options = OptionValues<typeof OPTIONS>;

const ACTIONS = ['set', 'add', 'remove', 'order', 'suggest'] as const;

export const sections = defineCommand({
  synopsis: [
    'sections PROJECT [--json]',
    'sections PROJECT --set FILE.json',
    'sections PROJECT --add NAME --filter TERM… [--before NAME]',
    'sections PROJECT --remove NAME… | --order NAMES | --suggest WHAT',
  ],
  options: OPTIONS,
  notes: `A row is in the first section whose conditions all hold, else in none ("${REST_NAME}"). Prints number of rows, name and
conditions, separated by tabs. What --json prints is what --set reads: {"sections": [{"name", "conditions"}]}, in which
a condition may also be a filter, such as "path^=/shop/". A section keeps its files while it keeps its name, or its id.

${FILTER_HELP}

Sections can't go by problem, problems and included. Each change of the list is one step of undo, in the window.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('sections needs exactly one PROJECT.');
    const action = readAction(options);
    // Before the project is open: who writes to standard input may have it open still.
    const given = action === 'set' ? await readText(options.set ?? '', terminal) : '';
    return withEngine(terminal, async (engine) => {
      const readable = action === null || action === 'suggest';
      const info = await openProject(engine, path, { terminal, wait: options.wait, readable });
      if (action === 'suggest') return suggest(engine, options, json, terminal);
      if (action === null) return show(info, json, terminal);
      const list = changed(action, info.sections, options, given);
      await runLong(engine, terminal, () =>
        engine.request['section.define']({ sections: checkedSections(list, 'The list') }),
      );
      return show(await engine.request['project.info']({}), json, terminal);
    });
  },
});

function readAction(options: Options): (typeof ACTIONS)[number] | null {
  const given = ACTIONS.filter((name) => options[name] !== undefined && options[name].length > 0);
  const [action = null, other] = given;
  if (other !== undefined)
    throw new UsageError(`--${String(action)} and --${other} exclude each other: do one after the other.`);
  if (
    action !== 'add' &&
    (options.filter.length > 0 || options.before !== undefined || options['match-case'])
  )
    throw new UsageError('--filter, --match-case and --before belong to --add.');
  if (options.add !== undefined) readShort('--add', options.add, MAX_SECTION_NAME);
  if (action === 'add' && options.filter.length === 0)
    throw new UsageError('--add needs at least one --filter, or the section would take all rows.');
  return action;
}

function changed(
  action: Exclude<(typeof ACTIONS)[number], 'suggest'>,
  known: readonly Section[],
  options: Options,
  given: string,
): readonly Section[] {
  switch (action) {
    case 'set':
      return readSections(given, nameOfInput(options.set ?? ''), known);
    case 'add':
      return added(known, options);
    case 'remove': {
      const gone = new Set(options.remove.map((name) => find(known, '--remove', name)));
      return known.filter((section) => !gone.has(section));
    }
    case 'order': {
      const first = (options.order ?? '').split(',').map((name) => find(known, '--order', name.trim()));
      if (new Set(first).size < first.length) throw new UsageError('--order names a section twice.');
      return [...first, ...known.filter((section) => !first.includes(section))];
    }
  }
}

function added(
  known: readonly Section[],
  { add: name = '', before, filter, ...options }: Options,
): Section[] {
  const problem = sectionNameProblem(
    name,
    known.map((section) => section.name),
  );
  if (problem === 'taken')
    throw new UsageError(`There is a section "${name}" already. Remove it first, or use --set.`);
  const conditions = filter.map((term) => parseFilter(term, { matchCase: options['match-case'] }));
  const at = before === undefined ? known.length : known.indexOf(find(known, '--before', before));
  return known.toSpliced(at, 0, { id: 0, name, conditions });
}

function find(known: readonly Section[], option: string, name: string): Section {
  const found = known.find((section) => section.name === name);
  if (found) return found;
  const names = known.map((section) => section.name).join(', ');
  throw new UsageError(
    `${option}: there is no section "${name}". ${names === '' ? 'The project has none yet.' : `Sections: ${names}.`}`,
  );
}

async function show(
  { sections: list, sectionCounts, rows }: ProjectInfo,
  json: boolean,
  { stdout }: Terminal,
): Promise<ExitCode> {
  const counts = new Map(sectionCounts.map(({ section, rows }) => [section, rows]));
  const shown = list.map((section) => ({ ...section, rows: counts.get(section.id) ?? 0 }));
  // Without sections nothing is counted.
  const rest = shown.reduce((left, section) => left - section.rows, rows);
  if (json) await writeJson(stdout, { sections: shown, rest });
  else {
    for (const section of shown) await stdout.line(lineOf(section));
    await stdout.line(lineOf({ name: REST_NAME, rows: rest, conditions: [] }));
  }
  return 0;
}

async function suggest(
  engine: EngineSession,
  options: Options,
  json: boolean,
  { stdout, stderr }: Terminal,
): Promise<ExitCode> {
  const by = readChoice('--suggest', options.suggest, ['folder', 'language', 'host', 'source']) ?? 'folder';
  const found = await engine.request['section.suggest']({ by });
  if (json) await writeJson(stdout, { sections: found });
  else for (const one of found) await stdout.line(lineOf(one));
  if (found.length === 0) await stderr.line(`mapwright: The URLs suggest no sections by ${by}.`);
  return 0;
}

function lineOf({ name, rows, conditions }: Omit<Section, 'id'> & { readonly rows: number }): string {
  const parts = [formatCount(rows), name, conditions.map(filterText).join(', ')];
  return parts.map(oneLine).join('\t').trimEnd();
}
