// A comparison as one HTML page that needs nothing besides itself. It formats; it reads and writes no file.
import type {
  ComparedFile,
  ComparedValues,
  ComparisonSummary,
  Difference,
  NotHeld,
} from '../../../../shared/model/comparison.ts';
import { formatPriority } from '../../../../shared/protocol/priority.ts';
import type { ComparisonWords } from './comparison-words.ts';
import { escapeHtml, shownHtml } from '../../../../shared/html/html-text.ts';

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
export function htmlStart(
  summary: ComparisonSummary,
  files: readonly ComparedFile[],
  rows: number,
  words: ComparisonWords,
): string {
  const [before, after] = summary.sides;
  const { added, removed, changed } = summary.counts;
  const tiles: readonly (readonly [string, number])[] = [
    [words.kinds.added, added],
    [words.kinds.removed, removed],
    [words.kinds.changed, changed],
    [words.unchanged, summary.unchanged],
  ];
  const shown = Math.min(rows, MAX_HTML_ROWS);
  const name = (side: (typeof summary.sides)[number]): string => `<code>${shownHtml(side.name)}</code>`;
  return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><style>${STYLE}</style></head><body>
<h1>${words.title}</h1>
<p>${words.about(name(before), before.rows, name(after), after.rows, summary.same)}</p>
<ul class="tiles">${tiles.map(([label, n]) => `<li><b>${words.number(n)}</b>${label}</li>`).join('')}</ul>
${summary.sides.flatMap(({ notHeld }, i) => notHeld.map((some) => notHeldText(i === 0 ? 'A' : 'B', some, words))).join('\n')}
${summary.files ? filesTable(files, words) : ''}
<h2>${words.differing}</h2>
${shown < rows ? `<p>${words.first(shown, rows)}</p>` : ''}
<table><thead><tr><th class="kind" scope="col">${words.kind}</th><th scope="col">URL</th><th scope="col">${words.what}</th></tr></thead><tbody>
`;
}

function notHeldText(
  side: string,
  { files, rows, fields, addressOnly }: NotHeld,
  words: ComparisonWords,
): string {
  const named = addressOnly ? null : fields.map((field) => words.fields[field]).join(', ');
  return `<p>${words.notHeld(side, rows, files, named)}</p>`;
}

export function htmlRow({ kind, loc, fields, before, after }: Difference, words: ComparisonWords): string {
  const details = fields.map(
    (field) =>
      `<dt>${words.fields[field]}</dt><dd><del>${shownHtml(textOf(before, field, words))}</del> → <ins>${shownHtml(textOf(after, field, words))}</ins></dd>`,
  );
  const link = /^https?:\/\//i.test(loc)
    ? `<a href="${escapeHtml(loc)}">${shownHtml(loc)}</a>`
    : shownHtml(loc);
  return `<tr><td class="kind ${kind}">${words.kinds[kind]}</td><td>${link}</td><td>${details.length > 0 ? `<dl>${details.join('')}</dl>` : ''}</td></tr>\n`;
}

export const HTML_END = '</tbody></table>\n</body></html>\n';

function filesTable(files: readonly ComparedFile[], words: ComparisonWords): string {
  const rows = files.map(
    ({ name, fate, replaces, sizes, urls }) =>
      `<tr><td class="kind ${fate === 'upload' ? 'added' : fate === 'delete' ? 'removed' : ''}">${words.fates[fate]}</td><td>${shownHtml(name)}${replaces ? ` ${words.replaces}` : ''}</td><td>${words.size(sizes[1] ?? sizes[0] ?? 0, urls[1] ?? urls[0] ?? 0)}</td></tr>`,
  );
  return `<h2>${words.files}</h2>
<table><thead><tr><th class="kind" scope="col">${words.toDo}</th><th scope="col">${words.file}</th><th scope="col">${words.sizes}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
}

function textOf(
  values: ComparedValues | null,
  field: Difference['fields'][number],
  words: ComparisonWords,
): string {
  if (!values) return '';
  if (field === 'respelt') return values.loc;
  if (field === 'included') return values.included ? words.included : words.excluded;
  if (field === 'priority' && typeof values.priority === 'number') return formatPriority(values.priority);
  if (field === 'lastmod' || field === 'changefreq' || field === 'priority')
    return String(values[field] ?? '—');
  return values.ext ?? '—';
}
