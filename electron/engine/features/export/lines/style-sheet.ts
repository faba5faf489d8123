// The style sheet with which browsers show sitemaps and indexes as tables. It depends on nothing, so it is always the same.
import { EXTENSION_NAMESPACES, SITEMAP_NS } from '../../../../../shared/protocol/namespaces.ts';

const CSS = `
:root{color-scheme:light dark;--ink:#1d2530;--soft:#5d6b7c;--line:#dfe5ec;--ground:#f5f7fa;--card:#fff;--link:#0b5cad}
@media(prefers-color-scheme:dark){:root{--ink:#e8edf3;--soft:#9aa8b8;--line:#323c48;--ground:#151a20;--card:#1d242c;--link:#7cbcff}}
body{margin:0;padding:32px 24px;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1100px;margin:0 auto}
h1{margin:0 0 4px;font-size:24px}
p{margin:0 0 20px;color:var(--soft)}
.card{overflow-x:auto;border:1px solid var(--line);border-radius:10px;background:var(--card)}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 14px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
tr:last-child td{border-bottom:0}
th{color:var(--soft);font-size:13px;font-weight:600}
td.n{color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}
a{color:var(--link);text-decoration:none;overflow-wrap:anywhere}
a:hover{text-decoration:underline}
`;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:s="${SITEMAP_NS}"
  xmlns:image="${EXTENSION_NAMESPACES.image}" xmlns:video="${EXTENSION_NAMESPACES.video}"
  xmlns:news="${EXTENSION_NAMESPACES.news}" xmlns:xhtml="${EXTENSION_NAMESPACES.xhtml}"
  exclude-result-prefixes="s image video news xhtml">
<xsl:output method="html" encoding="UTF-8" indent="no" doctype-system="about:legacy-compat"/>
`;

/** A column that is there where any entry has it: heading, test, value. */
interface Column {
  readonly title: string;
  readonly path: string;
  readonly count?: boolean;
}

const URL_COLUMNS: readonly Column[] = [
  { title: 'Last change', path: 's:lastmod' },
  { title: 'Frequency', path: 's:changefreq' },
  { title: 'Priority', path: 's:priority' },
  { title: 'Images', path: 'image:image', count: true },
  { title: 'Videos', path: 'video:video', count: true },
  { title: 'News', path: 'news:news/news:title' },
  { title: 'Languages', path: 'xhtml:link', count: true },
];

function page(match: string, entry: string, title: string, unit: string, columns: readonly Column[]): string {
  const shown = (path: string, inner: string): string =>
    `<xsl:if test="/${match}/${entry}/${path}">${inner}</xsl:if>`;
  const heads = columns.map(({ title: head, path }) => shown(path, `<th scope="col">${head}</th>`)).join('');
  const cells = columns
    .map(({ path, count }) => {
      const value = count
        ? `<xsl:if test="${path}"><xsl:value-of select="count(${path})"/></xsl:if>`
        : `<xsl:value-of select="${path}"/>`;
      return shown(path, `<td class="n">${value}</td>`);
    })
    .join('');
  return `<xsl:template match="/${match}">
<html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><meta name="robots" content="noindex"/>
<title>${title}</title><style>${CSS}</style></head>
<body><main><h1>${title}</h1><p><xsl:value-of select="count(${entry})"/> ${unit}, written for search engines.</p>
<div class="card"><table><thead><tr><th scope="col">Address</th>${heads}</tr></thead><tbody>
<xsl:for-each select="${entry}"><tr><td><a href="{s:loc}"><xsl:value-of select="s:loc"/></a></td>${cells}</tr></xsl:for-each>
</tbody></table></div></main></body></html>
</xsl:template>
`;
}

/** XSLT 1.0, for sitemaps and indexes alike. */
export function styleSheetXsl(): string {
  const index = page('s:sitemapindex', 's:sitemap', 'Sitemap index', 'sitemaps', URL_COLUMNS.slice(0, 1));
  return `${HEAD}${page('s:urlset', 's:url', 'Sitemap', 'URLs', URL_COLUMNS)}${index}</xsl:stylesheet>\n`;
}
