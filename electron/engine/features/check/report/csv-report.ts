// Findings as a table of texts, one a record. How a record is written is its caller's business.
import type { ReportFinding } from '../../../../../shared/model/report.ts';

const COLUMNS = ['severity', 'rule', 'message', 'loc', 'source', 'line', 'section', 'count'] as const;

/** The header and a record a finding, in their order; memory does not grow with the findings. */
export async function* formatCsv(
  findings: AsyncIterable<ReportFinding> | Iterable<ReportFinding>,
  record: (cells: readonly string[]) => string,
): AsyncGenerator<string> {
  yield record(COLUMNS);
  for await (const { severity, code, message, loc, file, line, section, count } of findings) {
    yield record([
      severity,
      code,
      message,
      loc ?? '',
      file ?? '',
      line === undefined ? '' : String(line),
      section ?? '',
      String(count ?? 1),
    ]);
  }
}
