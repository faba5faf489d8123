// A summary of findings as one HTML page without scripts or anything from elsewhere, for the screen and for paper.
import type { ReportFinding, ReportRule, ReportSubject } from '../../../../../shared/model/report.ts';
import type { Language } from '../../../../../shared/model/languages.ts';
import type { Severity } from '../../../../../shared/model/problem.ts';
import { barChart, type Bar } from '../../../../../shared/html/bar-chart.ts';
import { EXAMPLES, type FindingSummary, type GroupFindings, type RuleFindings } from './finding-summary.ts';
import { PAGE_WORDS, type PageWords } from './page-words.ts';
import { REPORT_STYLE } from './html-style.ts';
import { escapeHtml, shownHtml } from '../../../../../shared/html/html-text.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** Bars of a chart; the table beside it has all. */
const MOST_BARS = 20;

/** Rows of a table of sources or sections. */
const MOST_GROUPS = 200;

/** The page. Its size depends on the rules that found something, not on how much they found. */
export function formatHtml(
  subject: ReportSubject,
  summary: FindingSummary,
  rules: readonly ReportRule[],
  language: Language,
): string {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const words = PAGE_WORDS[language];
  const title = words.title(subject.name);
  const found = summary.rules();
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${shownHtml(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<h1>${shownHtml(title)}</h1>
<p class="about">${escapeHtml(words.about(subject))}</p>
${tiles(summary, words)}
</header>
<main>
${found.length === 0 ? `<p class="none">${words.nothing}</p>` : findingParts(summary, found, known, words)}
</main>
<footer><p>${escapeHtml(words.writtenBy(subject.version))}</p></footer>
</body>
</html>
`;
}

function tiles({ counts }: FindingSummary, words: PageWords): string {
  const tile = (severity: Severity): string =>
    `<li class="tile ${severity}"><b>${words.number(counts[severity])}</b> ${words.severities[severity]}</li>`;
  return `<ul class="tiles">${SEVERITIES.map(tile).join('')}</ul>`;
}

function findingParts(
  summary: FindingSummary,
  found: readonly RuleFindings[],
  known: ReadonlyMap<string, ReportRule>,
  words: PageWords,
): string {
  return [
    ruleTable(found, known, words),
    groupPart(words.bySource, words.source, summary.files(), words),
    groupPart(words.bySection, words.section, summary.sections(), words),
    `<section><h2>${words.examples}</h2>`,
    ...found.map((rule) => rulePart(rule, known.get(rule.code), words)),
    '</section>',
  ].join('\n');
}

function ruleTable(
  found: readonly RuleFindings[],
  known: ReadonlyMap<string, ReportRule>,
  words: PageWords,
): string {
  const bars = found
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_BARS)
    .map((one): Bar => {
      const parts = [{ tone: one.severity, value: one.count }];
      return { label: nameOf(one, known.get(one.code)), parts, text: words.number(one.count) };
    });
  const rows = found.map((one) => {
    const rule = known.get(one.code);
    return `<tr><td>${mark(one.severity, words)}</td><td><a href="#${anchorOf(one.code)}">${shownHtml(nameOf(one, rule))}</a></td><td>${escapeHtml(rule?.why ?? words.ofReading)}</td><td class="number">${words.number(one.count)}</td></tr>`;
  });
  const heads = [words.severity, words.rule, words.why].map((head) => `<th scope="col">${head}</th>`);
  return `<section><h2>${words.byRule}</h2>
${barChart(words.byRuleMost, bars)}
<table><thead><tr>${heads.join('')}<th scope="col" class="number">${words.findings}</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></section>`;
}

/** What reading found is no rule and has no name: the first sentence of the first example says what it is. */
function nameOf({ code, examples }: RuleFindings, rule: ReportRule | undefined): string {
  return rule?.name ?? examples[0]?.message.split(/\. |\.$/, 1)[0] ?? code;
}

function mark(severity: Severity, { severityOf }: PageWords): string {
  return `<span class="mark ${severity}">${severityOf[severity]}</span>`;
}

function groupPart(
  heading: string,
  column: string,
  groups: readonly GroupFindings[],
  words: PageWords,
): string {
  if (groups.length === 0) return '';
  const nameOf = ({ name }: GroupFindings): string => name ?? words.others;
  const bars = groups.slice(0, MOST_BARS).map((group): Bar => {
    const parts = SEVERITIES.map((tone) => ({ tone, value: group[tone] }));
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    return { label: nameOf(group), parts, text: words.number(total) };
  });
  const rows = groups
    .slice(0, MOST_GROUPS)
    .map(
      (group) =>
        `<tr><td class="place">${shownHtml(nameOf(group))}</td>${SEVERITIES.map((severity) => `<td class="number">${words.number(group[severity])}</td>`).join('')}</tr>`,
    );
  const more =
    groups.length > MOST_GROUPS ? `<p class="more">${words.more(groups.length - MOST_GROUPS)}</p>` : '';
  return `<section><h2>${heading}</h2>
${barChart(heading, bars)}
<table><thead><tr><th scope="col">${column}</th>${SEVERITIES.map((severity) => `<th scope="col" class="number">${words.severities[severity]}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>${more}</section>`;
}

function rulePart(found: RuleFindings, rule: ReportRule | undefined, words: PageWords): string {
  const { code, severity, count, examples } = found;
  const about = rule
    ? `<p>${escapeHtml(rule.why)} <a href="${escapeHtml(rule.source)}" rel="noreferrer">${words.whoSaysSo}</a></p>`
    : '';
  const shown = count > examples.length ? words.firstOf(EXAMPLES, count) : words.inAll(count);
  return `<article id="${anchorOf(code)}"><h3>${mark(severity, words)} ${shownHtml(nameOf(found, rule))} <code>${escapeHtml(code)}</code></h3>
${about}<p class="more">${shown}</p>
<ol>${examples.map((example) => examplePart(example, words)).join('\n')}</ol></article>`;
}

function examplePart({ loc, file, line, message, count }: ReportFinding, words: PageWords): string {
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${String(line)}`}`;
  const times = count !== undefined && count > 1 ? ` (${words.times(count)})` : '';
  return `<li>${loc === undefined ? '' : `<p class="loc">${shownHtml(loc)}</p>`}<p>${shownHtml(message)}${times}</p>${place === '' ? '' : `<p class="place">${shownHtml(place)}</p>`}</li>`;
}

/** Codes are kebab-case, but a page can't rely on that. */
function anchorOf(code: string): string {
  return `rule-${code.replace(/[^a-z0-9-]/gi, '_')}`;
}
