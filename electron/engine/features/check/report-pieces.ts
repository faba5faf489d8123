// Findings as a report in one of the formats, piece by piece. It wires check, report and write, and writes no file.
import { DEFAULT_CHECKS, type CheckSettings } from '../../../../shared/model/rule.ts';
import type {
  ReportFinding,
  ReportFormat,
  ReportRule,
  ReportSubject,
  SeverityCounts,
} from '../../../../shared/model/report.ts';
import type { ReasonWords } from '../../../../shared/contract/reason-words.ts';
import { severityOf } from '../../check/rule-level.ts';
import { RULES } from '../../check/rule-registry.ts';
import { formatCsv } from './report/csv-report.ts';
import { FindingSummary } from './report/finding-summary.ts';
import { formatHtml } from './report/html-report.ts';
import { formatJson } from './report/json-report.ts';
import { formatSarif } from './report/sarif.ts';
import { csvRecordWriter } from '../table/csv-record.ts';

export interface ReportOrder {
  readonly format: ReportFormat;
  readonly subject: ReportSubject;
  /** What the project chose about the checks; default: nothing. */
  readonly settings?: CheckSettings;
  /** Of pages; the findings have theirs. */
  readonly words: ReasonWords;
}

export interface Report {
  /** Memory does not grow with the findings. */
  readonly pieces: AsyncGenerator<string>;
  /** What has passed so far. */
  readonly counts: SeverityCounts;
}

/** A report of these findings, made while its pieces are taken. */
export function reportOf(findings: AsyncIterable<ReportFinding>, order: ReportOrder): Report {
  const summary = new FindingSummary();
  return { pieces: piecesOf(counting(findings, summary), order, summary), counts: summary.counts };
}

async function* piecesOf(
  findings: AsyncIterable<ReportFinding>,
  { format, subject, settings = DEFAULT_CHECKS, words }: ReportOrder,
  summary: FindingSummary,
): AsyncGenerator<string> {
  const rules = RULES.map(({ id, summary: text, source }): ReportRule => {
    const [name, why] = [words.ruleNames[id], words.ruleWhys[id]];
    return { id, name, why, summary: text, source, severity: severityOf(id, settings) };
  });
  switch (format) {
    case 'csv':
      // Spreadsheets take a table without it for one in a national encoding.
      yield '\uFEFF';
      yield* formatCsv(findings, csvRecordWriter({ delimiter: ',', guardDates: false }));
      break;
    case 'json':
      yield* formatJson(subject, findings, () => summary.counts);
      break;
    case 'sarif':
      yield* formatSarif(findings, rules, subject.version);
      break;
    case 'html':
      // The page begins with the sums.
      await takeAll(findings);
      yield formatHtml(subject, summary, rules, words.language);
      break;
  }
}

async function takeAll(findings: AsyncIterable<unknown>): Promise<void> {
  const all = findings[Symbol.asyncIterator]();
  while ((await all.next()).done !== true);
}

async function* counting(
  findings: AsyncIterable<ReportFinding>,
  summary: FindingSummary,
): AsyncGenerator<ReportFinding> {
  for await (const finding of findings) {
    summary.add(finding);
    yield finding;
  }
}
