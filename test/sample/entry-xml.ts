// Writes a sample entry as XML, in the ordinary form or in one of the odd forms that real files have.
import type { SampleEntry, SampleNews, SampleVideo } from './sample-entry.ts';
import { EXTENSION_NAMESPACES, SITEMAP_NS } from '../../shared/protocol/namespaces.ts';

/** How a file is written. All mean the same. */
export const FILE_STYLES = ['plain', 'cdata', 'comments', 'bom', 'spaces'] as const;
export type FileStyle = (typeof FILE_STYLES)[number];

const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PREFIXES = Object.entries(EXTENSION_NAMESPACES)
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('');

/** What precedes the entries of a file. */
export function headXml(style: FileStyle): string {
  const bom = style === 'bom' ? '\uFEFF' : '';
  const comment = style === 'comments' ? '<!-- made by a sample generator -->\n' : '';
  const gap = style === 'spaces' ? '\n  ' : ' ';
  return `${bom}${PROLOG}${comment}<urlset${gap}xmlns="${SITEMAP_NS}"${PREFIXES}>\n`;
}

/** What follows the entries of a file. */
export function tailXml(style: FileStyle): string {
  return style === 'spaces' ? '</urlset >\n\n' : '</urlset>\n';
}

/** One `url` element with a final line break. */
export function entryXml(entry: SampleEntry, index: number, style: FileStyle): string {
  const values =
    (entry.loc === null ? '' : locXml(entry.loc, index, style)) +
    element('lastmod', entry.lastmod, style) +
    element('changefreq', entry.changefreq, style) +
    element('priority', entry.priority, style);
  const rest = extensionsXml(entry);
  if (style === 'spaces') return `\t<url >\r\n${values}${rest}\t</url\n>\n`;
  if (style === 'comments' && index % 10 === 0)
    return `<!-- <url> no. ${String(index)} -->\n<url>\n${values}${rest}</url>\n`;
  return `<url>\n${values}${rest}</url>\n`;
}

function locXml(loc: string, index: number, style: FileStyle): string {
  switch (style) {
    case 'cdata':
      return `<loc><![CDATA[${loc}]]></loc>\n`;
    case 'comments':
      return index % 10 === 5
        ? `<loc>${escapeXml(loc)}<!-- checked --></loc>\n`
        : `<loc>${escapeXml(loc)}</loc>\n`;
    case 'spaces':
      return `\t\t<loc >\n\t\t\t${escapeXml(loc)}\n\t\t</loc>\r\n`;
    case 'plain':
    case 'bom':
      // Now and then the same character as a numeric reference.
      return `<loc>${index % 50 === 7 ? escapeXml(loc).replaceAll('&amp;', '&#38;') : escapeXml(loc)}</loc>\n`;
  }
}

function element(name: string, value: string | null, style: FileStyle): string {
  if (value === null) return '';
  return style === 'spaces'
    ? `\t\t<${name}>  ${escapeXml(value)} </${name}>\r\n`
    : `<${name}>${escapeXml(value)}</${name}>\n`;
}

/** The entry's images, alternates, video and news, an element a line. */
export function extensionsXml(entry: SampleEntry): string {
  let xml = '';
  for (const { hreflang, href } of entry.alternates) {
    xml += `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>\n`;
  }
  for (const image of entry.images)
    xml += `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>\n`;
  if (entry.video) xml += videoXml(entry.video);
  if (entry.news) xml += newsXml(entry.news);
  return xml;
}

function videoXml(video: SampleVideo): string {
  return (
    `<video:video><video:thumbnail_loc>${escapeXml(video.thumbnail)}</video:thumbnail_loc>` +
    `<video:title>${escapeXml(video.title)}</video:title>` +
    `<video:description>${escapeXml(video.description)}</video:description>` +
    `<video:content_loc>${escapeXml(video.content)}</video:content_loc>` +
    `<video:duration>${String(video.duration)}</video:duration></video:video>\n`
  );
}

function newsXml(news: SampleNews): string {
  return (
    `<news:news><news:publication><news:name>${escapeXml(news.publication)}</news:name>` +
    `<news:language>${news.language}</news:language></news:publication>` +
    `<news:publication_date>${news.date}</news:publication_date>` +
    `<news:title>${escapeXml(news.title)}</news:title></news:news>\n`
  );
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const SPECIAL = /[&<>"']/;

/** The text with XML's five special characters as entities. */
export function escapeXml(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c) : text;
}
