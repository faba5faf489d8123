// mapwright inspect: reads one file and prints what is in it. It stores nothing.
import { worded } from '../../../shared/model/problem.ts';
import { inspectSource } from '../../engine/features/import/inspect-source.ts';
import { defineCommand, type ExitCode, type Invocation, type OptionSpecs } from '../define-command.ts';
import { writeJson } from '../output/json-output.ts';
import { readWebUrl } from '../options/option-value.ts';
import { READ_OPTIONS, readSettings } from '../options/reading-flags.ts';
import { formatNumberOf, formatProblem, givenName, oneLine, valueLine } from '../output/plain-text.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../options/usage-error.ts';
import { userWeb } from '../run/user-web.ts';
import { readWebOptions, WEB_OPTIONS } from '../options/web-flags.ts';
import { withStdin } from '../run/with-stdin.ts';

type Inspection = Awaited<ReturnType<typeof inspectSource>>;

const OPTIONS = {
  'source-url': {
    type: 'string',
    value: 'URL',
    help: 'Where the file lies on the web, for relative URLs',
  },
  ...WEB_OPTIONS,
  ...READ_OPTIONS,
} as const satisfies OptionSpecs;

export const inspect = defineCommand({
  synopsis: ['inspect SOURCE [--source-url URL] [--html] [--json]'],
  options: OPTIONS,
  notes: `A SOURCE is a file or an address; a file in an archive is named as in a.zip!/sitemap.xml. Prints the
addresses, then the issues. What it lists is not read, so --no-follow and --fetch-listed change nothing. Exit code 1 where there are errors.`,
  run: (invocation) => withStdin(invocation, inspectOne),
});

async function inspectOne({
  positionals,
  options,
  json,
  terminal,
}: Invocation<typeof OPTIONS>): Promise<ExitCode> {
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new UsageError('inspect needs exactly one SOURCE.');
  const url = options['source-url'];
  const sourceUrl = url === undefined ? undefined : readWebUrl('--source-url', url);
  const { signal } = terminal;
  const web = readWebOptions(options);
  const result = await inspectSource(source, {
    surroundings: userWeb(),
    dates: 'asIs',
    ...readSettings(options),
    ...(sourceUrl !== undefined && { sourceUrl }),
    web,
    signal,
  });
  if (json) await writeJson(terminal.stdout, { ...result, problems: result.problems.map(worded) });
  else await printInspection(terminal, source, result);
  return result.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

async function printInspection({ stdout }: Terminal, source: string, result: Inspection): Promise<void> {
  for (const { loc, lastmod } of [...result.sitemaps, ...result.entries]) {
    await stdout.line((lastmod === null ? [loc] : [loc, lastmod]).map(valueLine(stdout)).join('\t'));
  }
  for (const problem of result.problems)
    await stdout.line(formatProblem({ ...worded(problem), file: source }));
  const counts = [
    formatNumberOf(result.entries.length, 'entry', 'entries'),
    formatNumberOf(result.sitemaps.length, 'sitemap'),
    formatNumberOf(result.problems.length, 'problem'),
  ];
  await stdout.line(
    oneLine(`${givenName(source)}: ${result.format ?? 'no known format'}, ${counts.join(', ')}.`),
  );
}
