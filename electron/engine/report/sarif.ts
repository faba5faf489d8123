// Findings as SARIF 2.1.0, which code hosts and editors show beside the lines. It judges nothing.
import { pathToFileURL } from 'node:url';
import { isAbsolute } from 'node:path';
import type { Problem, Severity } from '../../../shared/model/problem.ts';

/** What SARIF says about a rule itself. */
export interface SarifRule {
  readonly id: string;
  readonly summary: string;
  readonly severity: Severity;
  /** Where the fact stands. */
  readonly source: string;
}

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<
  Severity,
  string
>;

/**
 * One run with one result a problem, in their order. Codes that are no rule (repairs of a reader) get a bare rule entry.
 * Source: docs.oasis-open.org/sarif/sarif/v2.1.0.
 */
export function formatSarif(
  problems: readonly Problem[],
  rules: readonly SarifRule[],
  version: string,
): string {
  const described = rules.map(({ id, summary, severity, source }) => ({
    id,
    shortDescription: { text: summary },
    helpUri: source,
    defaultConfiguration: { level: LEVELS[severity] },
  }));
  const known = new Set(rules.map(({ id }) => id));
  const codes = new Set(problems.map(({ code }) => code).filter((code) => !known.has(code)));
  const ruleIds = [...known, ...codes];
  const indexOf = new Map(ruleIds.map((id, index) => [id, index]));
  const run = {
    tool: {
      driver: { name: 'Mapwright', version, rules: [...described, ...Array.from(codes, (id) => ({ id }))] },
    },
    columnKind: 'utf16CodeUnits',
    results: problems.map((problem) => resultOf(problem, indexOf.get(problem.code) ?? -1)),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf({ code, severity, message, file, line, loc, count }: Problem, ruleIndex: number): object {
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
  if (/^https?:\/\//i.test(file)) return file;
  if (isAbsolute(file)) return pathToFileURL(file).href;
  return file.split(/[\\/]/).map(encodeURIComponent).join('/');
}
