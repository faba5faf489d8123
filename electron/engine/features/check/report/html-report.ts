// A summary of findings as one HTML page without scripts or anything from elsewhere, for the screen and for paper.
import type { ReportFinding, ReportRule, ReportSubject } from '../../../../../shared/model/report.ts';
import type { Severity } from '../../../../../shared/model/problem.ts';
import { barChart, type Bar } from '../../../../../shared/html/bar-chart.ts';
import { EXAMPLES, type FindingSummary, type GroupFindings, type RuleFindings } from './finding-summary.ts';
import { REPORT_STYLE } from './html-style.ts';
import { escapeHtml, formatNumber, shownHtml } from '../../../../../shared/html/html-text.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

const NAMES: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', info: 'Notes' };
const NAME: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', info: 'Note' };

/** Bars of a chart; the table beside it has all. */
const MOST_BARS = 20;

/** Rows of a table of sources or sections. */
const MOST_GROUPS = 200;

/** The page. Its size depends on the rules that found something, not on how much they found. */
export function formatHtml(
  subject: ReportSubject,
  summary: FindingSummary,
  rules: readonly ReportRule[],
): string {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const title = `Check report: ${subject.name}`;
  const found = summary.rules();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p class="about">${escapeHtml(aboutOf(subject))}</p>
${tiles(summary)}
</header>
<main>
${found.length === 0 ? '<p class="none">Nothing was found.</p>' : findingParts(summary, found, known)}
</main>
<footer><p>Written by Mapwright ${escapeHtml(subject.version)}.</p></footer>
</body>
</html>
`;
}

function aboutOf({ rows, excluded, profile, day, part }: ReportSubject): string {
  const urls = urlsOf(rows);
  const leftOut = excluded === 0 ? '' : ` ${urlsOf(excluded)} left out by hand, whose issues do not count.`;
  return `${part ? `A part of the project, ${urls}` : urls}, checked as of ${day} with the profile “${profile}”.${leftOut}`;
}

function urlsOf(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'URL' : 'URLs'}`;
}

function tiles({ counts }: FindingSummary): string {
  const tile = (severity: Severity): string =>
    `<li class="tile ${severity}"><b>${formatNumber(counts[severity])}</b> ${NAMES[severity]}</li>`;
  return `<ul class="tiles">${SEVERITIES.map(tile).join('')}</ul>`;
}

function findingParts(
  summary: FindingSummary,
  found: readonly RuleFindings[],
  known: ReadonlyMap<string, ReportRule>,
): string {
  return [
    ruleTable(found, known),
    groupPart('Findings by source', 'Source', summary.files()),
    groupPart('Findings by section', 'Section', summary.sections()),
    '<section><h2>Each rule with examples</h2>',
    ...found.map((rule) => rulePart(rule, known.get(rule.code))),
    '</section>',
  ].join('\n');
}

function ruleTable(found: readonly RuleFindings[], known: ReadonlyMap<string, ReportRule>): string {
  const bars = found
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_BARS)
    .map(({ code, severity, count }): Bar => {
      return { label: code, parts: [{ tone: severity, value: count }], text: formatNumber(count) };
    });
  const rows = found.map(
    ({ code, severity, count }) =>
      `<tr><td><span class="mark ${severity}">${NAME[severity]}</span></td><td><a href="#${anchorOf(code)}">${escapeHtml(code)}</a></td><td>${escapeHtml(known.get(code)?.summary ?? 'What reading a source found')}</td><td class="number">${formatNumber(count)}</td></tr>`,
  );
  return `<section><h2>Findings by rule</h2>
${barChart('Findings by rule, the most frequent first', bars)}
<table><thead><tr><th scope="col">Severity</th><th scope="col">Rule</th><th scope="col">What it finds</th><th scope="col" class="number">Findings</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></section>`;
}

function groupPart(heading: string, column: string, groups: readonly GroupFindings[]): string {
  if (groups.length === 0) return '';
  const nameOf = ({ name }: GroupFindings): string => name ?? 'All others';
  const bars = groups.slice(0, MOST_BARS).map((group): Bar => {
    const parts = SEVERITIES.map((tone) => ({ tone, value: group[tone] }));
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    return { label: nameOf(group), parts, text: formatNumber(total) };
  });
  const rows = groups
    .slice(0, MOST_GROUPS)
    .map(
      (group) =>
        `<tr><td class="place">${shownHtml(nameOf(group))}</td>${SEVERITIES.map((severity) => `<td class="number">${formatNumber(group[severity])}</td>`).join('')}</tr>`,
    );
  const more =
    groups.length > MOST_GROUPS
      ? `<p class="more">and ${formatNumber(groups.length - MOST_GROUPS)} more.</p>`
      : '';
  return `<section><h2>${heading}</h2>
${barChart(heading, bars)}
<table><thead><tr><th scope="col">${column}</th>${SEVERITIES.map((severity) => `<th scope="col" class="number">${NAMES[severity]}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>${more}</section>`;
}

function rulePart({ code, severity, count, examples }: RuleFindings, rule: ReportRule | undefined): string {
  const about = rule
    ? `<p>${escapeHtml(rule.summary)}. <a href="${escapeHtml(rule.source)}" rel="noreferrer">Who says so</a></p>`
    : '';
  const shown =
    count > examples.length
      ? `The first ${String(EXAMPLES)} of ${formatNumber(count)}.`
      : `${formatNumber(count)} in all.`;
  return `<article id="${anchorOf(code)}"><h3><span class="mark ${severity}">${NAME[severity]}</span> ${escapeHtml(code)}</h3>
${about}<p class="more">${shown}</p>
<ol>${examples.map(examplePart).join('\n')}</ol></article>`;
}

function examplePart({ loc, file, line, message, count }: ReportFinding): string {
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${String(line)}`}`;
  const times = count !== undefined && count > 1 ? ` (${formatNumber(count)} times)` : '';
  return `<li>${loc === undefined ? '' : `<p class="loc">${shownHtml(loc)}</p>`}<p>${shownHtml(message)}${times}</p>${place === '' ? '' : `<p class="place">${shownHtml(place)}</p>`}</li>`;
}

/** Codes are kebab-case, but a page can't rely on that. */
function anchorOf(code: string): string {
  return `rule-${code.replace(/[^a-z0-9-]/gi, '_')}`;
}
