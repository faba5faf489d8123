// Prints what an import did, for the commands that import. It imports nothing.
import { worded } from '../../../shared/model/problem.ts';
import { sourcesRead, type ImportResult } from '../../../shared/model/import/import-result.ts';
import type { RefreshResult } from '../../../shared/model/import/refresh-result.ts';
import type { ReviewResult } from '../../../shared/model/edit/review.ts';
import type { Output } from './output.ts';
import { formatNumberOf, formatProblem } from './plain-text.ts';

const SHOWN_PROBLEMS = 20;

/** The problems first, then the sum; `retry` = what to do about sources that could not be read whole, if not said elsewhere. */
export async function printImport(
  out: Output,
  result: ImportResult,
  retry: string | null = '"mapwright import --retry PROJECT" tries again.',
): Promise<void> {
  for (const problem of result.problems.slice(0, SHOWN_PROBLEMS))
    await out.line(formatProblem(worded(problem)));
  const more = result.problemCount - Math.min(SHOWN_PROBLEMS, result.problems.length);
  if (more > 0) await out.line(`… and ${formatNumberOf(more, 'more issue')}. "mapwright check" lists them.`);
  const { partly, failed, others } = sourcesRead(result);
  const files = formatNumberOf(result.sources.length - others, 'file');
  const duplicates =
    result.duplicates > 0 ? `, ${formatNumberOf(result.duplicates, 'duplicate')} among them` : '';
  const excluded = result.excluded ? `, ${formatNumberOf(result.excluded, 'URL')} not included` : '';
  await out.line(`Imported ${formatNumberOf(result.rows, 'URL')} from ${files}${duplicates}${excluded}.`);
  if (others > 0) await out.line(`${formatNumberOf(others, 'other file')} skipped.`);
  if (partly + failed > 0) {
    const what = formatNumberOf(partly + failed, 'source');
    await out.line([`${what} could not be read as a whole.`, ...(retry === null ? [] : [retry])].join(' '));
  }
}

/** The problems, what was looked at, and what differs or was taken over (`merged`; null = nothing was). */
export async function printRefresh(
  out: Output,
  { problems, sources, review }: RefreshResult,
  merged: ReviewResult | null,
): Promise<void> {
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) await out.line(formatProblem(worded(problem)));
  const looked = [
    `${formatNumberOf(sources.read, 'source')} read`,
    `${sources.unchanged} unchanged`,
    ...(sources.failed > 0 ? [`${sources.failed} failed`] : []),
  ];
  await out.line(`${looked.join(', ')}.`);
  const counts = merged ?? review?.counts;
  if (!counts) {
    await out.line('Nothing has changed.');
    return;
  }
  const parts = [`${counts.added} added`, `${counts.changed} changed`, `${counts.removed} removed`];
  await out.line(`${merged ? 'Taken over' : 'Would change'}: ${parts.join(', ')}.`);
}

/** True where a source had an error, such as an entry without an address or a file that is cut off. */
export function hasErrors(result: ImportResult): boolean {
  return (
    result.sources.some(({ errors }) => errors > 0) || result.problems.some((p) => p.severity === 'error')
  );
}
