// The Sitemap lines of a robots.txt that is edited, held against those of an export. Pure: it knows no editor.
import { robotsLines } from '../../../shared/protocol/robots-lines.ts';

/** Those of the export's lines ("Sitemap: https://…") that are about this origin and that the text lacks. */
export function missingSitemapLines(text: string, origin: string, lines: readonly string[]): string[] {
  const named = new Set<string>();
  for (const { key, value } of robotsLines(text)) if (key === 'sitemap') named.add(hrefOf(value));
  return lines.filter((line) => {
    const address = line.replace(/^Sitemap:\s*/, '');
    return URL.parse(address)?.origin === origin && !named.has(hrefOf(address));
  });
}

/** The text with lines more: after its last Sitemap line, else at its end, after a blank line. */
export function withSitemapLines(text: string, lines: readonly string[]): string {
  let last = 0;
  for (const { key, line } of robotsLines(text)) if (key === 'sitemap') last = line;
  const all = text.split('\n');
  if (last > 0) return [...all.slice(0, last), ...lines, ...all.slice(last)].join('\n');
  const body = text.trimEnd();
  return `${body}${body === '' ? '' : '\n\n'}${lines.join('\n')}\n`;
}

function hrefOf(address: string): string {
  return URL.parse(address)?.href ?? address;
}
