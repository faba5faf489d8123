// Findings as one JSON object, a finding a line, then their number by severity. It changes none of them.
import type { ReportFinding, ReportSubject, SeverityCounts } from '../../../../../shared/model/report.ts';

/** `counts` is asked behind the last finding. Memory does not grow with the findings. */
export async function* formatJson(
  { rows, excluded }: Pick<ReportSubject, 'rows' | 'excluded'>,
  findings: AsyncIterable<ReportFinding> | Iterable<ReportFinding>,
  counts: () => SeverityCounts,
): AsyncGenerator<string> {
  yield `{"rows": ${String(rows)}, "excluded": ${String(excluded)},\n "findings": [`;
  let separator = '\n  ';
  for await (const finding of findings) {
    yield separator + JSON.stringify(finding);
    separator = ',\n  ';
  }
  yield `${separator.startsWith(',') ? '\n ' : ''}],\n "counts": ${JSON.stringify(counts())}}\n`;
}
