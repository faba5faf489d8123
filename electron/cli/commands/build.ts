// mapwright build: sources in, a finished set out, in one go and without keeping a project.
import { refuseTarget } from '../../files/refuse-target.ts';
import { defineCommand, type ExitCode, type Invocation, type OptionSpecs } from '../define-command.ts';
import { EXPORT_OPTIONS, readExportOptions, readZip } from '../options/export-flags.ts';
import { printExport, printPlan } from '../output/export-report.ts';
import { hasErrors, printImport } from '../output/import-report.ts';
import { writeJson } from '../output/json-output.ts';
import { READ_OPTIONS, readRobotsTake, readSettings, ROBOTS_OPTION } from '../options/reading-flags.ts';
import { runExport, tellHosts, zipChanged } from '../run/run-export.ts';
import { runJob } from '../run/run-job.ts';
import { UsageError } from '../options/usage-error.ts';
import { readWebOptions, WEB_NOTES, WEB_OPTIONS } from '../options/web-flags.ts';
import { withTemporaryProject } from '../run/with-engine.ts';
import { withStdin } from '../run/with-stdin.ts';

const NOT_WRITTEN =
  'Nothing was written, because a source could not be read whole. Get it again, or use --keep-going.';

const OPTIONS = {
  ...EXPORT_OPTIONS,
  ...WEB_OPTIONS,
  'keep-going': { type: 'boolean', help: 'Write the set even where sources could not be read whole' },
  ...READ_OPTIONS,
  ...ROBOTS_OPTION,
} as const satisfies OptionSpecs;

export const build = defineCommand({
  synopsis: ['build SOURCE… --out DIR --base-url URL [options]'],
  options: OPTIONS,
  notes: `A SOURCE is a file, a folder or a quoted pattern. The same sources always give the same bytes.
A source that could not be read whole, such as a file that was cut off, ends the build with exit code 1
before anything is written; with --keep-going the set is written from what could be read.
${WEB_NOTES}`,
  run: (invocation) => withStdin(invocation, buildSet),
});

async function buildSet({
  positionals,
  options,
  json,
  terminal,
}: Invocation<typeof OPTIONS>): Promise<ExitCode> {
  if (positionals.length === 0) throw new UsageError('build needs at least one SOURCE.');
  const set = readExportOptions(options, null);
  const sources = [...positionals];
  const zip = readZip(options, { kept: { read: sources }, set: set.out });
  const web = readWebOptions(options);
  const settings = { ...readSettings(options), robots: readRobotsTake(options.robots) };
  return withTemporaryProject(terminal, async (engine) => {
    // The check of the rows then tells what is outside of the folder.
    if (hasFolder(set.baseUrl)) await engine.request['project.setSettings']({ baseUrl: set.baseUrl });
    const imported = await runJob(engine, terminal, 'import', () =>
      engine.request['import.start']({ sources, keepDamaged: true, output: set.out, web, ...settings }),
    );
    const code = hasErrors(imported) ? 1 : 0;
    if (code === 1 && !options['keep-going']) {
      if (json) await writeJson(terminal.stdout, { import: imported });
      else await printImport(terminal.stdout, imported, null);
      await terminal.stderr.line(`mapwright: ${NOT_WRITTEN}`);
      return code;
    }
    if (options['dry-run']) {
      const plan = await engine.request['export.plan']({ ...set, others: 'take' });
      if (json) await writeJson(terminal.stdout, { ...plan, import: imported });
      else await printImport(terminal.stdout, imported, null).then(() => printPlan(terminal.stdout, plan));
      await tellHosts(engine, terminal, set);
      return code;
    }
    // Folders and indexes have led to more files than were named.
    const { sources: read } = await engine.request['project.info']({});
    if (zip !== null) refuseTarget(zip, { read: read.map(({ location }) => location) });
    const { overwrite } = options;
    // A build has no set of its own from before: it goes on with whatever is there.
    const result = await runExport(engine, terminal, set, { overwrite, others: 'take' });
    const failed = zip === null ? null : await zipChanged(engine, terminal, result, { path: zip, overwrite });
    if (json) await writeJson(terminal.stdout, { ...result, import: imported, error: failed?.data });
    else await printImport(terminal.stdout, imported, null).then(() => printExport(terminal.stdout, result));
    await tellHosts(engine, terminal, set);
    if (failed) throw failed;
    return code;
  });
}

/** A set at the root of its host has all of it below. */
function hasFolder(baseUrl: string): boolean {
  return new URL('.', baseUrl).pathname !== '/';
}
