// A comparison as one HTML page that needs nothing besides itself. It formats; it reads and writes no file.
import type {
  ComparedFile,
  ComparedValues,
  ComparisonSummary,
  Difference,
  NotHeld,
} from '../../../../shared/model/comparison.ts';
import { formatPriority } from '../../../../shared/protocol/priority.ts';
import { escapeHtml, formatNumber, shownHtml } from '../../../../shared/html/html-text.ts';

/** More rows make a page that no browser shows well; CSV and JSON have all of them. */
export const MAX_HTML_ROWS = 10_000;

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#1b1f24;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%;table-layout:fixed}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #d8dee4;overflow-wrap:anywhere}
.tiles{display:flex;flex-wrap:wrap;gap:.75rem;padding:0;list-style:none}.tiles li{border:1px solid #d8dee4;border-radius:.5rem;padding:.6rem 1rem;min-width:7rem}
.tiles b{display:block;font-size:1.4rem}.kind{width:6rem}.added{color:#116329}.removed{color:#a40e26}.changed{color:#7d4e00}
del{color:#a40e26;text-decoration:line-through}ins{color:#116329;text-decoration:none}dl{margin:0}dt{font-weight:600}dd{margin:0 0 .3rem}
@media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}th,td,.tiles li{border-color:#30363d}.added,ins{color:#56d364}.removed,del{color:#ff7b72}.changed{color:#e3b341}}`;

/** What stands before the rows. */
export function htmlStart(summary: ComparisonSummary, files: readonly ComparedFile[], rows: number): string {
  const [before, after] = summary.sides;
  const { added, removed, changed } = summary.counts;
  const tiles: readonly (readonly [string, number])[] = [
    ['added', added],
    ['removed', removed],
    ['changed', changed],
    ['unchanged', summary.unchanged],
  ];
  const shown = Math.min(rows, MAX_HTML_ROWS);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Comparison of sitemaps</title><style>${STYLE}</style></head><body>
<h1>Comparison of sitemaps</h1>
<p>From <code>${shownHtml(before.name)}</code> (${formatNumber(before.rows)} URLs) to <code>${shownHtml(after.name)}</code> (${formatNumber(after.rows)} URLs): ${summary.same ? 'they are the same.' : 'they differ.'}</p>
<ul class="tiles">${tiles.map(([name, n]) => `<li><b>${formatNumber(n)}</b>${name}</li>`).join('')}</ul>
${summary.sides.flatMap(({ notHeld }, i) => notHeld.map((some) => notHeldText(i === 0 ? 'A' : 'B', some))).join('\n')}
${summary.files ? filesTable(files) : ''}
<h2>URLs that differ</h2>
${shown < rows ? `<p>The first ${formatNumber(shown)} of ${formatNumber(rows)}; a CSV or JSON report has all.</p>` : ''}
<table><thead><tr><th class="kind" scope="col">Kind</th><th scope="col">URL</th><th scope="col">What differs</th></tr></thead><tbody>
`;
}

function notHeldText(side: string, { files, rows, fields, addressOnly }: NotHeld): string {
  const what = addressOnly ? 'by URL only' : `without ${fields.join(', ')}`;
  return `<p>${side}: ${formatNumber(rows)} URLs in ${formatNumber(files)} ${files === 1 ? 'file' : 'files'} compared ${what}, as the format can’t hold more.</p>`;
}

export function htmlRow({ kind, loc, fields, before, after }: Difference): string {
  const details = fields.map(
    (field) =>
      `<dt>${field}</dt><dd><del>${shownHtml(textOf(before, field))}</del> → <ins>${shownHtml(textOf(after, field))}</ins></dd>`,
  );
  const link = /^https?:\/\//i.test(loc)
    ? `<a href="${escapeHtml(loc)}">${shownHtml(loc)}</a>`
    : shownHtml(loc);
  return `<tr><td class="kind ${kind}">${kind}</td><td>${link}</td><td>${details.length > 0 ? `<dl>${details.join('')}</dl>` : ''}</td></tr>\n`;
}

export const HTML_END = '</tbody></table>\n</body></html>\n';

function filesTable(files: readonly ComparedFile[]): string {
  const rows = files.map(
    ({ name, fate, replaces, sizes, urls }) =>
      `<tr><td class="kind ${fate === 'upload' ? 'added' : fate === 'delete' ? 'removed' : ''}">${fate}</td><td>${shownHtml(name)}${replaces ? ' (replaces the old one)' : ''}</td><td>${formatNumber(sizes[1] ?? sizes[0] ?? 0)} bytes, ${formatNumber(urls[1] ?? urls[0] ?? 0)} URLs</td></tr>`,
  );
  return `<h2>Files</h2>
<table><thead><tr><th class="kind" scope="col">To do</th><th scope="col">File</th><th scope="col">Size</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
}

function textOf(values: ComparedValues | null, field: Difference['fields'][number]): string {
  if (!values) return '';
  if (field === 'respelt') return values.loc;
  if (field === 'included') return values.included ? 'included' : 'excluded';
  if (field === 'priority' && typeof values.priority === 'number') return formatPriority(values.priority);
  if (field === 'lastmod' || field === 'changefreq' || field === 'priority')
    return String(values[field] ?? '—');
  return values.ext ?? '—';
}
