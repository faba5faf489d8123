// Findings for a terminal, one a line, in the form that editors make clickable. It judges nothing.
import type { Problem, Severity } from '../../../shared/model/problem.ts';

const ORDER = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/** `file:line: severity code: message`, then a line with the totals. */
export function formatFindings(problems: readonly Problem[]): string {
  const lines = problems.map(({ file, line, severity, code, message, count }) => {
    const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${String(line)}`}: `;
    const repeats = count !== undefined && count > 1 ? ` (${String(count)} times)` : '';
    return `${place}${severity} ${code}: ${message.replace(/\s+/g, ' ')}${repeats}`;
  });
  return `${[...lines, summaryOf(problems)].join('\n')}\n`;
}

function summaryOf(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'No problems found.';
  const totals = ORDER.map((severity) => {
    const total = problems.filter((p) => p.severity === severity).reduce((sum, p) => sum + (p.count ?? 1), 0);
    if (total === 0) return null;
    const noun = severity === 'info' ? 'note' : severity;
    return `${total.toLocaleString('en-US')} ${noun}${total === 1 ? '' : 's'}`;
  });
  return `${totals.filter((total) => total !== null).join(', ')}.`;
}
