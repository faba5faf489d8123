// mapwright export: writes a project's sitemaps and their index to a folder, or prints the plan for it.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ExportOptions, ExportPlan, ExportResult } from '../../../shared/model/export/planned-set.ts';
import type { ExportProfile, ExportSettings } from '../../../shared/model/export/export-profile.ts';
import type { ProjectSettings } from '../../../shared/model/project.ts';
import { defineCommand, type ExitCode, type OptionSpecs, type OptionValues } from '../define-command.ts';
import type { EngineSession } from '../run/engine-client.ts';
import { EXPORT_OPTIONS, readExportOptions, readZip } from '../options/export-flags.ts';
import { printExport, printPlan, printProfiles, printReplacesOthers } from '../output/export-report.ts';
import { refuseOptions } from '../options/given-options.ts';
import { writeJson } from '../output/json-output.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import { readName } from '../options/option-value.ts';
import {
  runExport,
  tellErrors,
  tellHosts,
  tellSharing,
  tellUnsavedRobots,
  zipChanged,
} from '../run/run-export.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ToldFailure } from '../run/told-failure.ts';
import { UsageError } from '../options/usage-error.ts';
import { withEngine } from '../run/with-engine.ts';

const EXPORT_COMMAND_OPTIONS = {
  ...EXPORT_OPTIONS,
  profile: {
    type: 'string',
    value: 'NAME',
    help: 'Take what is not given from this profile of the project',
  },
  'save-profile': {
    type: 'string',
    value: 'NAME',
    help: 'Keep the options in the project under this name',
  },
  reset: {
    type: 'boolean',
    help: 'Take only folder, public URL and limits from the last export, not its other options',
  },
  profiles: { type: 'boolean', help: 'List the profiles of the project, and write nothing' },
  ...WAIT_OPTION,
  last: {
    type: 'boolean',
    help: 'Show again what the last export wrote; writes nothing but the archive of --zip',
  },
} as const satisfies OptionSpecs;

const OPTION_NAMES = Object.keys(EXPORT_COMMAND_OPTIONS) as (keyof typeof EXPORT_COMMAND_OPTIONS)[];

export const exportCommand = defineCommand({
  synopsis: [
    'export PROJECT --out DIR --base-url URL [options]',
    'export PROJECT --profile NAME [options]',
    'export PROJECT --last [--zip FILE]',
  ],
  options: EXPORT_COMMAND_OPTIONS,
  notes: `What is not given comes from the profile, else from the last export, which the project remembers. The files in DIR are
replaced only when the whole set is written. URLs with blocking issues and duplicates are left out and counted.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('export needs exactly one PROJECT.');
    refuseMeaningless(options);
    // Wrong numbers are reported before the project is touched.
    readExportOptions(
      { ...options, out: options.out ?? '.', 'base-url': options['base-url'] ?? 'http://a/' },
      null,
    );
    const name = readName('--save-profile', options['save-profile']);
    return withEngine(terminal, async (engine) => {
      const { settings, exports, sources } = await openProject(engine, path, {
        terminal,
        wait: options.wait,
        readable: options['dry-run'] || options.profiles || options.last,
      });
      if (options.profiles) {
        if (json) await writeJson(terminal.stdout, { ...exports });
        else await printProfiles(terminal.stdout, exports.profiles);
        return 0;
      }
      if (options.last) return tellLast(engine, terminal, path, { ...options, json });
      const known = options.profile === undefined ? null : findProfile(exports, options.profile);
      const before = known?.options ?? (options.reset ? null : lastOptions(exports, settings));
      const kept = options.reset ? { ...settings, gzip: true } : settings;
      const set = readExportOptions(options, kept, before);
      const { overwrite } = options;
      await tellUnsavedRobots(engine, terminal, set);
      const tellMore = async (of: Pick<ExportPlan, 'othersLeft'>): Promise<void> => {
        await printReplacesOthers(terminal.stderr, of, !options['dry-run']);
        await tellSharing(terminal, exports.profiles, name ?? known?.name, set.out);
        await tellErrors(engine, terminal, path);
        await tellHosts(engine, terminal, set);
      };
      const read = sources.map(({ location }) => location);
      const zip = readZip(options, { kept: { projects: [path], read }, set: set.out });
      if (options['dry-run']) {
        const plan = await engine.request['export.plan'](set);
        if (json) await writeJson(terminal.stdout, { ...plan });
        else await printPlan(terminal.stdout, plan);
        await tellMore(plan);
        return 0;
      }
      const result =
        name === undefined
          ? await runExport(engine, terminal, set, { overwrite, profile: known?.id ?? null })
          : await keepingProfile(engine, { name, options: set, before: exports.profiles }, (profile) =>
              runExport(engine, terminal, set, { overwrite, profile }),
            );
      const failed = await tellResult(engine, terminal, result, { zip, overwrite, json });
      await tellMore(result);
      if (failed) throw failed;
      return 0;
    });
  },
});

type Options = OptionValues<typeof EXPORT_COMMAND_OPTIONS>;

/** What the project keeps of its last export, as that told it. */
async function tellLast(
  engine: EngineSession,
  terminal: Terminal,
  path: string,
  { json, ...options }: Pick<Options, 'zip' | 'overwrite'> & { readonly json: boolean },
): Promise<ExitCode> {
  const result = await engine.request['export.result']({});
  if (!result) throw new AppError('not-found', reason('export-no-result'));
  const zip = readZip(options, { kept: { projects: [path] }, set: result.out });
  const failed = await tellResult(engine, terminal, result, { zip, overwrite: options.overwrite, json });
  if (failed) throw failed;
  return 0;
}

/** Packs what changed where that is wanted, and says what was written; what kept the archive from being written is returned. */
async function tellResult(
  engine: EngineSession,
  terminal: Terminal,
  result: ExportResult,
  {
    zip,
    overwrite,
    json,
  }: { readonly zip: string | null; readonly overwrite: boolean; readonly json: boolean },
): Promise<ToldFailure | null> {
  const failed = zip === null ? null : await zipChanged(engine, terminal, result, { path: zip, overwrite });
  if (json) await writeJson(terminal.stdout, { ...result, error: failed?.data });
  else await printExport(terminal.stdout, result);
  return failed;
}

/** Throws a UsageError for options that exclude each other. */
function refuseMeaningless(options: Options): void {
  if (options.last) {
    const others = OPTION_NAMES.filter((name) => !['last', 'zip', 'overwrite', 'wait'].includes(name));
    refuseOptions<typeof EXPORT_COMMAND_OPTIONS>(options, others, 'has no meaning with --last');
  }
  if (options.reset && options.profile !== undefined)
    throw new UsageError('--reset and --profile exclude each other.');
  if (!options['dry-run']) return;
  const writing = ['zip', 'save-profile'] as const;
  const why = 'has no meaning with --dry-run, which writes nothing';
  refuseOptions<typeof EXPORT_COMMAND_OPTIONS>(options, writing, why);
}

/** What was exported last, with the project's settings where these say otherwise; null before the first export. */
function lastOptions({ last }: ExportSettings, settings: ProjectSettings): ExportOptions | null {
  if (!last) return null;
  const { outDir, baseUrl, maxUrls, maxBytes, gzip } = settings;
  const { options } = last;
  return {
    ...options,
    out: outDir ?? options.out,
    baseUrl: baseUrl ?? options.baseUrl,
    maxUrls,
    maxBytes,
    gzip,
  };
}

/** Does the work with the options as a profile of that name; where it fails, the profiles are as before. */
async function keepingProfile<T>(
  engine: EngineSession,
  {
    name,
    options,
    before,
  }: { readonly name: string; readonly options: ExportOptions; readonly before: readonly ExportProfile[] },
  work: (profile: number) => Promise<T>,
): Promise<T> {
  const known = before.find((one) => one.name === name);
  const { profile } = await engine.request['profile.save']({ id: known?.id ?? null, name, options });
  try {
    return await work(profile);
  } catch (error) {
    if (known) await engine.request['profile.save']({ id: profile, name, options: known.options });
    else await engine.request['profile.delete']({ id: profile });
    throw error;
  }
}

function findProfile({ profiles }: ExportSettings, name: string): ExportProfile {
  const found = profiles.find((profile) => profile.name === name);
  if (found) return found;
  const names = profiles.map((profile) => `“${profile.name}”`).join(', ');
  throw new AppError(
    'not-found',
    names === '' ? reason('profile-unknown-none', { name }) : reason('profile-unknown', { name, names }),
  );
}
