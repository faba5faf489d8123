// A site map for people: pages of links. All that comes from rows is escaped; no page refers to anything but the next.
import { REST_NAME } from '../../../../shared/model/section.ts';
import { escapeXml } from './lines/escape-xml.ts';

export interface MapLink {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly section: string;
}

export interface MapPage {
  readonly name: string;
  readonly html: Buffer;
  readonly urls: number;
}

export const LINKS_PER_PAGE = 1_000;

const CSS =
  ':root{color-scheme:light dark;--ink:#1d2530;--soft:#5d6b7c;--line:#dfe5ec;--ground:#f5f7fa;--card:#fff;--link:#0b5cad}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#e8edf3;--soft:#9aa8b8;--line:#323c48;--ground:#151a20;--card:#1d242c;--link:#7cbcff}}' +
  'body{margin:0;padding:32px 24px;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}' +
  'main{max-width:960px;margin:0 auto}h1{font-size:24px;margin:0 0 16px}h2{font-size:17px;margin:24px 0 8px}' +
  'ul{margin:0;padding:8px 0;list-style:none;border:1px solid var(--line);border-radius:10px;background:var(--card)}' +
  'li{display:flex;gap:16px;padding:4px 16px}li a{flex:1;overflow-wrap:anywhere}time{color:var(--soft);white-space:nowrap}' +
  'a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}' +
  'nav{display:flex;flex-wrap:wrap;gap:8px 16px;margin:16px 0;color:var(--soft)}';

/** What each page has near its beginning, and no page of others. */
export const MAP_MARK = `<style>${CSS.slice(0, 64)}`;

/** The name of the nth page, from 1. */
function pageName(n: number): string {
  return n === 1 ? 'site-map.html' : `site-map-${String(n)}.html`;
}

/**
 * Pages of links in the order given, under the names of their sections; `host` is what they are about. The first page,
 * which leads to the others, comes last. Memory: two pages.
 */
export async function* htmlMap(
  host: string,
  links: AsyncIterable<readonly MapLink[]>,
): AsyncGenerator<MapPage> {
  const starts = new Map<string, number>();
  let first: MapLink[] | null = null;
  let page: MapLink[] = [];
  let n = 1;
  for await (const batch of links) {
    for (const link of batch) {
      if (page.length === LINKS_PER_PAGE) {
        if (n === 1) first = page;
        else yield formatPage(host, n, page, { next: true, starts: null });
        page = [];
        n++;
      }
      if (!starts.has(link.section)) starts.set(link.section, n);
      page.push(link);
    }
  }
  if (n > 1) yield formatPage(host, n, page, { next: false, starts: null });
  if (first ?? page.length > 0)
    yield formatPage(host, 1, first ?? page, { next: n > 1, starts: n > 1 ? starts : null });
}

interface PageLinks {
  readonly next: boolean;
  readonly starts: ReadonlyMap<string, number> | null;
}

function formatPage(
  host: string,
  n: number,
  links: readonly MapLink[],
  { next, starts }: PageLinks,
): MapPage {
  const name = escapeXml(host);
  const ways = [
    ...(n > 1
      ? [
          `<a href="${pageName(1)}">First page</a>`,
          `<a rel="prev" href="${pageName(n - 1)}">Previous page</a>`,
        ]
      : []),
    ...(n > 1 || next ? [`<span>Page ${String(n)}</span>`] : []),
    ...(next ? [`<a rel="next" href="${pageName(n + 1)}">Next page</a>`] : []),
  ];
  const nav = ways.length > 0 ? `<nav aria-label="Pages">${ways.join('')}</nav>\n` : '';
  const sections = Array.from(
    starts ?? [],
    ([section, page]) => `<a href="${pageName(page)}">${escapeXml(headingOf(section))}</a>`,
  );
  const overview = sections.length > 1 ? `<nav aria-label="Sections">${sections.join('')}</nav>\n` : '';
  const html =
    `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${name}${n > 1 ? ` – page ${String(n)}` : ''}</title><style>${CSS}</style></head>\n` +
    `<body><main>\n<h1>${name}</h1>\n${overview}${nav}${lists(links, host)}${nav}</main></body>\n</html>\n`;
  return { name: pageName(n), html: Buffer.from(html), urls: links.length };
}

/** Rows of no section have a name for their files alone. */
function headingOf(section: string): string {
  return section === REST_NAME ? 'Other pages' : section;
}

function lists(links: readonly MapLink[], host: string): string {
  let html = '';
  let section: string | null = null;
  for (const link of links) {
    if (link.section !== section) {
      const isAlone = section === null && link.section === REST_NAME;
      html += section === null ? '' : '</ul>\n';
      html += `${isAlone ? '' : `<h2>${escapeXml(headingOf(link.section))}</h2>\n`}<ul>\n`;
      section = link.section;
    }
    const day = link.lastmod === null ? '' : `<time>${escapeXml(link.lastmod.slice(0, 10))}</time>`;
    html += `<li><a href="${escapeXml(link.loc)}">${escapeXml(readable(link.loc, host))}</a>${day}</li>\n`;
  }
  return section === null ? '' : `${html}</ul>\n`;
}

const ORIGIN = /^[a-z]+:\/\/([^/?#]*)/i;

/** The address as people write it: on the host of the map without its origin, on others as a whole. */
function readable(loc: string, host: string): string {
  const [origin = '', named = ''] = ORIGIN.exec(loc) ?? [];
  const own = named === host || URL.parse(loc)?.host === host;
  const path = loc.slice(origin.length);
  if (path === '' || path === '/') return loc;
  const shown = own ? path : loc;
  try {
    const text = decodeURI(shown);
    // Marks that turn the direction of writing could make an address look like another.
    return /[\p{Cc}\p{Cf}]/u.test(text) ? shown : text;
  } catch {
    return shown;
  }
}
