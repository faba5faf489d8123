// Writes findings as text or as a report while they come, counts them, and decides the exit code. It checks nothing.
import { resolve } from 'node:path';
import type { Severity } from '../../../shared/model/problem.ts';
import { REPORT_FORMATS, type ReportFinding, type SeverityCounts } from '../../../shared/model/report.ts';
import { reportOf } from '../../engine/features/check/report-pieces.ts';
import { writePieces } from '../../engine/features/check/write-report.ts';
import type { ReasonWords } from '../../../shared/contract/reason-words.ts';
import type { ExitCode } from '../define-command.ts';
import type { Output } from './output.ts';
import { formatNumberOf, formatProblem, oneLine, shortPath, shortPathsIn } from './plain-text.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from '../version.ts';

export const CHECK_FORMATS = ['text', ...REPORT_FORMATS] as const;
export type CheckFormat = (typeof CHECK_FORMATS)[number];

export interface CheckedSet {
  /** What was checked, for the heading of a page. */
  readonly name: string;
  readonly profile: string;
  /** The day of the check, in ms since 1970. */
  readonly now: number;
  /** URLs that were looked at, and those of them that are left out by hand. */
  readonly rows: number;
  readonly excluded: number;
  readonly findings: AsyncIterable<ReportFinding>;
}

export interface CheckOutput {
  readonly format: CheckFormat;
  readonly failOn: Severity;
  /** Of pages. */
  readonly words: ReasonWords;
  /** The file to write; default: the standard output. */
  readonly out: string | undefined;
}

interface Pieces {
  readonly pieces: AsyncIterable<string>;
  readonly counts: SeverityCounts;
}

/** Characters gathered before they are written. */
const CHUNK = 65_536;

/** Writes all findings and their number by severity; 1 where one is as severe as `failOn`, else 0. */
export async function writeFindings(
  { stdout, signal }: Pick<Terminal, 'stdout' | 'signal'>,
  set: CheckedSet,
  { format, failOn, words, out }: CheckOutput,
): Promise<ExitCode> {
  const { pieces, counts } = format === 'text' ? textOf(set) : pageOf(set, format, words);
  if (out === undefined) await print(stdout, pieces);
  else {
    await writePieces(resolve(out), pieces, { overwrite: true, signal });
    await stdout.line(oneLine(`${sumsOf(set, counts)} Written to ${out}.`));
  }
  const found = { error: counts.error, warning: counts.error + counts.warning };
  return { ...found, info: found.warning + counts.info }[failOn] > 0 ? 1 : 0;
}

function pageOf(
  { name, profile, now, rows, excluded, findings }: CheckedSet,
  format: Exclude<CheckFormat, 'text'>,
  words: ReasonWords,
): Pieces {
  const day = new Date(now).toISOString().slice(0, 10);
  const subject = { name, rows, excluded, profile, day, version: VERSION, part: false };
  // A path that only this machine has is of no use to readers of a page, or to code hosts.
  const short = format === 'html' || format === 'sarif';
  return reportOf(short ? withShortPaths(findings) : findings, { format, subject, words });
}

function textOf({ findings, ...looked }: CheckedSet): Pieces {
  const counts = { error: 0, warning: 0, info: 0 };
  async function* lines(): AsyncGenerator<string> {
    for await (const finding of findings) {
      counts[finding.severity] += finding.count ?? 1;
      yield `${formatProblem(finding)}\n`;
    }
    yield `${sumsOf(looked, counts)}\n`;
  }
  return { pieces: lines(), counts };
}

function sumsOf({ rows, excluded }: Pick<CheckedSet, 'rows' | 'excluded'>, counts: SeverityCounts): string {
  const parts = [formatNumberOf(counts.error, 'error'), formatNumberOf(counts.warning, 'warning')];
  if (counts.info > 0) parts.push(formatNumberOf(counts.info, 'note'));
  const leftOut =
    excluded === 0 ? '' : ` ${formatNumberOf(excluded, 'URL')} left out by hand, whose issues do not count.`;
  return `${parts.join(', ')} in ${formatNumberOf(rows, 'URL')}.${leftOut}`;
}

async function print(out: Output, pieces: AsyncIterable<string>): Promise<void> {
  let pending = '';
  for await (const piece of pieces) {
    pending += piece;
    if (pending.length < CHUNK) continue;
    await out.write(pending);
    pending = '';
  }
  await out.write(pending);
}

/** Code hosts match findings with files by paths from the folder that the check ran in. */
async function* withShortPaths(findings: AsyncIterable<ReportFinding>): AsyncGenerator<ReportFinding> {
  for await (const finding of findings) {
    const message = shortPathsIn(finding.message);
    yield finding.file === undefined
      ? { ...finding, message }
      : { ...finding, message, file: shortPath(finding.file) };
  }
}
