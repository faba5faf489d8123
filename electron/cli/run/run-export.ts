// Runs the export job for the commands that export, and says what is told around it.
import {
  toUpload,
  toUploadApart,
  type ExportOptions,
  type ExportResult,
  type OthersSet,
} from '../../../shared/model/export/planned-set.ts';
import { profilesSharing, type ExportProfile } from '../../../shared/model/export/export-profile.ts';
import { unsavedRobots } from '../../../shared/model/export/unsaved-robots.ts';
import type { EngineSession } from './engine-client.ts';
import { formatCount, formatNumberOf, oneLine } from '../output/plain-text.ts';
import { runJob } from './run-job.ts';
import type { Terminal } from '../output/terminal.ts';
import { ToldFailure } from './told-failure.ts';

/** The result; rejects as runJob does. */
export function runExport(
  engine: EngineSession,
  terminal: Terminal,
  options: ExportOptions,
  {
    overwrite,
    profile = null,
    others,
  }: { readonly overwrite: boolean; readonly profile?: number | null; readonly others?: OthersSet },
): Promise<ExportResult> {
  return runJob(engine, terminal, 'export', () =>
    engine.request['export.start']({ ...options, overwrite, profile, others }),
  );
}

/** Says which robots.txt files have edits that are not saved, before the export writes them as they were saved. */
export async function tellUnsavedRobots(
  engine: EngineSession,
  terminal: Terminal,
  options: ExportOptions,
): Promise<void> {
  const { drafts } = await engine.request['robots.list']({});
  for (const origin of unsavedRobots(drafts, options, URL.parse(options.baseUrl)?.origin)) {
    await terminal.stderr.line(
      oneLine(
        `mapwright: The robots.txt of ${origin} has changes on the Robots page that are not saved. The export has it as it was saved.`,
      ),
    );
  }
}

/** Says on one line how many URLs of the set have errors, where some do. */
export async function tellErrors(engine: EngineSession, terminal: Terminal, project: string): Promise<void> {
  const { urls, rules } = await engine.request['export.errors']({});
  if (urls === 0) return;
  const them = urls === 1 ? '1 URL of the set has' : `${formatCount(urls)} URLs of the set have`;
  await terminal.stderr.line(
    oneLine(`mapwright: ${them} errors (${rules.join(', ')}). To see them: mapwright check ${project}`),
  );
}

/** Says on one line which profiles write to the folder besides the one with this name, where some do. */
export async function tellSharing(
  terminal: Terminal,
  profiles: readonly ExportProfile[],
  name: string | undefined,
  out: string,
): Promise<void> {
  if (name === undefined) return;
  const own = profiles.find((one) => one.name === name)?.id ?? null;
  const others = profilesSharing(profiles, out, own).map((one) => `"${one.name}"`);
  if (others.length === 0) return;
  const who = others.length === 1 ? 'The profile' : 'The profiles';
  const write = others.length === 1 ? 'writes' : 'write';
  await terminal.stderr.line(
    oneLine(
      `mapwright: ${who} ${others.join(', ')} ${write} to this folder, too. A folder holds one set: after each export, the files of the others count as no longer needed. Give each a folder of its own.`,
    ),
  );
}

/** Says on one line which URLs of the set are on other hosts than its address, where some are, and what to do. */
export async function tellHosts(
  engine: EngineSession,
  terminal: Terminal,
  options: ExportOptions,
): Promise<void> {
  const { site, urls, outside = 0, origins, more } = await engine.request['export.hosts'](options);
  if (outside > 0) {
    await terminal.stderr.line(
      oneLine(
        `mapwright: ${formatNumberOf(outside, 'URL')} of the set ${outside === 1 ? 'is' : 'are'} not in ${options.baseUrl}, where the sitemap will be. Search engines ignore them unless the sitemap is submitted in their console. Put the sitemap in a higher directory, or leave these URLs out.`,
      ),
    );
  }
  if (urls === 0) return;
  const listed = origins.map(({ origin, urls: count }) => `${origin} (${formatCount(count)})`);
  const rest = more === 0 ? '' : ` and ${formatCount(more)} more`;
  const where = options.byHost ? 'at the public URL of their folder' : `on ${site}`;
  const schemes = origins.every(({ otherScheme }) => otherScheme);
  const what = schemes
    ? 'Give --base-url the scheme that the site uses, or replace it in the URLs.'
    : `Check ${options.byHost ? '--host-url' : '--base-url, use --by-host'}, or leave these URLs out.`;
  await terminal.stderr.line(
    oneLine(
      `mapwright: ${formatNumberOf(urls, 'URL')} of the set ${urls === 1 ? 'is' : 'are'} not ${where}: ${listed.join(', ')}${rest}. Search engines ignore them there unless the robots.txt of their host names the sitemap. ${what}`,
    ),
  );
}

/**
 * Packs what is new or changed into an archive; where nothing is, says that there is none. The set is in place by then:
 * what kept the archive from being written is returned, to be thrown once the set is told of.
 */
export async function zipChanged(
  engine: EngineSession,
  terminal: Terminal,
  result: ExportResult,
  { path, overwrite }: { readonly path: string; readonly overwrite: boolean },
): Promise<ToldFailure | null> {
  const names = toUpload(result).map(({ name }) => name);
  const apart = toUploadApart(result);
  for (const { name, address } of apart) {
    await terminal.stderr.line(
      oneLine(`mapwright: ${path} is without ${name}, which belongs at ${address}.`),
    );
  }
  if (names.length === 0) {
    await terminal.stderr.line(
      oneLine(`mapwright: Nothing ${apart.length > 0 ? 'else ' : ''}changed, so ${path} was not written.`),
    );
    return null;
  }
  const order = { out: result.out, names, path, overwrite };
  return runJob(engine, terminal, 'zip', () => engine.request['export.zip'](order)).then(
    () => null,
    (error: unknown) => new ToldFailure(error),
  );
}
