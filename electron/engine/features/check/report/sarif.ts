// Findings as SARIF 2.1.0, which code hosts and editors show beside the lines. It judges nothing.
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Severity, WordedProblem } from '../../../../../shared/model/problem.ts';
import type { ReportRule } from '../../../../../shared/model/report.ts';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<
  Severity,
  string
>;

/**
 * The pieces of one log with one run: a result a line, in the order of the findings, then the rules. Codes that are
 * no rule (repairs of a reader) get a bare entry among the rules. Memory does not grow with the findings.
 * Source: docs.oasis-open.org/sarif/sarif/v2.1.0.
 */
export async function* formatSarif(
  findings: AsyncIterable<WordedProblem> | Iterable<WordedProblem>,
  rules: readonly ReportRule[],
  version: string,
): AsyncGenerator<string> {
  const places = new Map(rules.map(({ id }, index) => [id, index]));
  const described: object[] = rules.map(describe);
  yield '{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits","results":[';
  let separator = '\n';
  for await (const finding of findings) {
    let place = places.get(finding.code);
    if (place === undefined) {
      place = described.push({ id: finding.code }) - 1;
      places.set(finding.code, place);
    }
    yield separator + JSON.stringify(resultOf(finding, place));
    separator = ',\n';
  }
  yield `\n],"tool":{"driver":${JSON.stringify({ name: 'Mapwright', version, rules: described })}}}]}\n`;
}

function describe({ id, summary, severity, source }: ReportRule): object {
  return {
    id,
    shortDescription: { text: summary },
    helpUri: source,
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

function resultOf(
  { code, severity, message, file, line, loc, count }: WordedProblem,
  ruleIndex: number,
): object {
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: message },
    ...(count !== undefined && count > 0 ? { occurrenceCount: count } : {}),
    ...(file === undefined ? {} : { locations: [{ physicalLocation: placeOf(file, line) }] }),
    ...(loc === undefined ? {} : { properties: { loc } }),
  };
}

function placeOf(file: string, line: number | undefined): object {
  const artifactLocation = { uri: uriOf(file) };
  return line === undefined || line < 1
    ? { artifactLocation }
    : { artifactLocation, region: { startLine: line } };
}

function uriOf(file: string): string {
  // A source's address can hold what no URI can.
  if (/^https?:\/\//i.test(file)) return URL.parse(file)?.href ?? encodeURI(file.toWellFormed());
  if (isAbsolute(file)) return pathToFileURL(file).href;
  return file.toWellFormed().split(/[\\/]/).map(encodeURIComponent).join('/');
}
