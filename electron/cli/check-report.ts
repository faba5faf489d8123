// Writes findings as text, JSON or SARIF while they come, counts them, and decides the exit code. It checks nothing.
import type { Problem, Severity } from '../../shared/model/problem.ts';
import { findingsSarif } from '../engine/commands/findings-sarif.ts';
import type { ExitCode } from './define-command.ts';
import { writeJson } from './json-output.ts';
import type { Output } from './output.ts';
import { formatNumberOf, formatProblem, shortPath } from './plain-text.ts';
import { VERSION } from './version.ts';

export const CHECK_FORMATS = ['text', 'json', 'sarif'] as const;
export type CheckFormat = (typeof CHECK_FORMATS)[number];

export interface FindingsReport {
  /** URLs that were checked. */
  readonly rows: number;
  readonly findings: AsyncIterable<Problem>;
}

type Counts = Record<Severity, number>;

/** Characters gathered before they are written. */
const CHUNK = 65_536;

/** Writes all findings and their number by severity; 1 where one is as severe as `failOn`, else 0. */
export async function writeFindings(
  out: Output,
  { rows, findings }: FindingsReport,
  { format, failOn }: { readonly format: CheckFormat; readonly failOn: 'error' | 'warning' },
): Promise<ExitCode> {
  const counts: Counts = { error: 0, warning: 0, info: 0 };
  const counted = counting(findings, counts);
  if (format === 'text') await writeText(out, rows, counted, counts);
  if (format === 'sarif') await writePieces(out, findingsSarif(withShortPaths(counted), VERSION));
  if (format === 'json') await writeJson(out, { rows, findings: counted, counts: () => counts });
  return counts.error > 0 || (failOn === 'warning' && counts.warning > 0) ? 1 : 0;
}

/** Passes findings on and counts them; one that stands for several counts as several. */
async function* counting(findings: AsyncIterable<Problem>, counts: Counts): AsyncGenerator<Problem> {
  for await (const finding of findings) {
    counts[finding.severity] += finding.count ?? 1;
    yield finding;
  }
}

async function writePieces(out: Output, pieces: AsyncIterable<string>): Promise<void> {
  let pending = '';
  for await (const piece of pieces) {
    pending += piece;
    if (pending.length < CHUNK) continue;
    await out.write(pending);
    pending = '';
  }
  await out.write(pending);
}

async function writeText(
  out: Output,
  rows: number,
  findings: AsyncIterable<Problem>,
  counts: Counts,
): Promise<void> {
  await writePieces(out, problemLines(findings));
  const parts = [formatNumberOf(counts.error, 'error'), formatNumberOf(counts.warning, 'warning')];
  if (counts.info > 0) parts.push(formatNumberOf(counts.info, 'note'));
  await out.line(`${parts.join(', ')} in ${formatNumberOf(rows, 'URL')}.`);
}

async function* problemLines(findings: AsyncIterable<Problem>): AsyncGenerator<string> {
  for await (const finding of findings) yield `${formatProblem(finding)}\n`;
}

/** Code hosts match findings with files by paths from the folder that the check ran in. */
async function* withShortPaths(findings: AsyncIterable<Problem>): AsyncGenerator<Problem> {
  for await (const finding of findings) {
    yield finding.file === undefined ? finding : { ...finding, file: shortPath(finding.file) };
  }
}
