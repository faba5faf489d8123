// mapwright import: adds the URLs of sources to a project file, which is created where it does not exist, or looks at
// its sources again.
import { worded } from '../../../shared/model/problem.ts';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineCommand, type ExitCode, type OptionSpecs } from '../define-command.ts';
import { refuseOptions } from '../options/given-options.ts';
import { hasErrors, printImport, printRefresh } from '../output/import-report.ts';
import { writeJson } from '../output/json-output.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import { READ_OPTIONS, readRobotsTake, readSettings, ROBOTS_OPTION } from '../options/reading-flags.ts';
import { runJob } from '../run/run-job.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../options/usage-error.ts';
import { readWebOptions, WEB_NOTES, WEB_OPTIONS } from '../options/web-flags.ts';
import { tellTemporary } from '../../files/temporary-places.ts';
import { projectFiles } from '../../../shared/model/import/project-files.ts';
import { withEngine } from '../run/with-engine.ts';
import { refuseStdin } from '../run/with-stdin.ts';

type Web = ReturnType<typeof readWebOptions>;

const OPTIONS = {
  ...WAIT_OPTION,
  'keep-going': { type: 'boolean', help: 'Import what can be read of files that are cut off or damaged' },
  refresh: { type: 'boolean', help: 'Check the sources of the project for changes and apply them' },
  'dry-run': { type: 'boolean', help: 'With --refresh: only report what changed' },
  force: { type: 'boolean', help: 'With --refresh: read also what says that it is as it was' },
  retry: { type: 'boolean', help: 'Import the sources that could not be read before' },
  ...WEB_OPTIONS,
  ...READ_OPTIONS,
  ...ROBOTS_OPTION,
} as const satisfies OptionSpecs;

export const importCommand = defineCommand({
  synopsis: [
    'import PROJECT.mapwright SOURCE…',
    'import --refresh [--dry-run] PROJECT.mapwright',
    'import --retry PROJECT.mapwright',
  ],
  options: OPTIONS,
  notes: `A SOURCE is a file, a folder, an archive (.zip, .tar, .tar.gz) or a quoted pattern such as
'sitemaps/*.xml.gz'. A project that does not exist is created. One import is one step for undo; if it fails, nothing is changed. A SOURCE that is cut off
or damaged fails the import unless --keep-going is given; inside of folders, what can be read is taken.
Exit code 1 where something could not be read; what could be read was imported.
${WEB_NOTES}`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...sources] = positionals;
    if (path === undefined) throw new UsageError('import needs a PROJECT and at least one SOURCE.');
    refuseStdin('A PROJECT', path);
    if (sources.includes('-'))
      throw new UsageError(
        'A project knows where its sources are, so standard input (-) can be none. Write it to a file first.',
      );
    const web = readWebOptions(options);
    const { wait } = options;
    const again = options.refresh || options.retry;
    if ((options['dry-run'] || options.force) && !options.refresh) {
      throw new UsageError('--dry-run and --force belong to --refresh.');
    }
    if (!again) {
      if (sources.length === 0) throw new UsageError('import needs at least one SOURCE after the PROJECT.');
      const settings = { ...readSettings(options), robots: readRobotsTake(options.robots) };
      return importInto(path, sources, {
        web,
        json,
        terminal,
        wait,
        settings,
        keepDamaged: options['keep-going'],
      });
    }
    if (sources.length > 0 || (options.refresh && options.retry)) {
      throw new UsageError('--refresh and --retry take one PROJECT and no SOURCE, and exclude each other.');
    }
    refuseOptions<typeof OPTIONS>(
      options,
      [
        'keep-going',
        'html',
        'max-unpacked',
        ...(options.retry ? (['encoding', 'dates', 'robots'] as const) : []),
      ],
      `has no meaning with --${options.retry ? 'retry' : 'refresh'}`,
    );
    const { encoding, dates } = readSettings(options);
    const robots = readRobotsTake(options.robots);
    return options.retry
      ? retry(path, { web, json, terminal, wait })
      : refresh(path, {
          web,
          json,
          terminal,
          wait,
          dryRun: options['dry-run'],
          force: options.force,
          encoding,
          dates,
          robots,
        });
  },
});

interface Common {
  readonly web: Web;
  readonly json: boolean;
  readonly terminal: Terminal;
  readonly wait: string | undefined;
}

interface Robots {
  readonly robots: ReturnType<typeof readRobotsTake>;
}

interface ImportSettings {
  readonly keepDamaged: boolean;
  readonly settings: ReturnType<typeof readSettings> & Robots;
}

interface RefreshSettings extends Robots {
  readonly dryRun: boolean;
  readonly force: boolean;
  readonly encoding: ReturnType<typeof readSettings>['encoding'];
  readonly dates: ReturnType<typeof readSettings>['dates'];
}

async function importInto(
  path: string,
  sources: string[],
  { web, json, terminal, wait, keepDamaged, settings }: Common & ImportSettings,
): Promise<ExitCode> {
  const project = resolve(path);
  const isNew = !existsSync(project);
  if (isNew && !/\.mapwright$/i.test(project)) {
    throw new UsageError(`"${path}" does not exist, and a new project's name must end in .mapwright.`);
  }
  const done = { created: false, imported: false };
  try {
    return await withEngine(terminal, async (engine) => {
      if (isNew) {
        // It goes, also where this is ended by force, unless the import comes to its end.
        for (const file of projectFiles(project)) tellTemporary(file, true);
        await engine.request['project.create']({ path: project });
      } else await openProject(engine, project, { terminal, wait });
      done.created = isNew;
      const result = await runJob(engine, terminal, 'import', () =>
        engine.request['import.start']({ sources, keepDamaged, web, ...settings }),
      );
      done.imported = true;
      for (const file of projectFiles(project)) tellTemporary(file, false);
      if (json) await writeJson(terminal.stdout, { ...result, problems: result.problems.map(worded) });
      else await printImport(terminal.stdout, result);
      return hasErrors(result) ? 1 : 0;
    });
  } finally {
    if (done.created && !done.imported) await removeProject(project);
    // One that could not be made is somebody else's.
    for (const file of projectFiles(project)) tellTemporary(file, false);
  }
}

async function retry(path: string, { web, json, terminal, wait }: Common): Promise<ExitCode> {
  return withEngine(terminal, async (engine) => {
    await openProject(engine, path, { terminal, wait });
    const result = await runJob(engine, terminal, 'import', () => engine.request['import.retry']({ web }));
    if (json) await writeJson(terminal.stdout, { ...result, problems: result.problems.map(worded) });
    else await printImport(terminal.stdout, result);
    return hasErrors(result) ? 1 : 0;
  });
}

async function refresh(
  path: string,
  { web, json, terminal, wait, dryRun, force, encoding, dates, robots }: Common & RefreshSettings,
): Promise<ExitCode> {
  return withEngine(terminal, async (engine) => {
    await openProject(engine, path, { terminal, wait, readable: dryRun });
    const result = await runJob(engine, terminal, 'refresh', () =>
      engine.request['import.refresh']({ force, web, encoding, dates, robots }),
    );
    const merged = result.review && !dryRun ? await engine.request['review.apply']({}) : null;
    const review = result.review && { ...result.review, review: undefined };
    const problems = result.problems.map(worded);
    if (json) await writeJson(terminal.stdout, { ...result, review, problems, merged });
    else await printRefresh(terminal.stdout, result, merged);
    return result.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  });
}

/** Takes away the project that this run created, with what SQLite may have left beside it. */
async function removeProject(path: string): Promise<void> {
  for (const file of projectFiles(path)) await rm(file, { force: true });
}
