// One row as the XML of an export, in the order of the schema. Invalid values are left out, never changed.
import { changefreqCode, CHANGEFREQS } from '../../../../shared/protocol/changefreq.ts';
import { lastmodForWriting } from '../../../../shared/protocol/lastmod.ts';
import { formatPriority, parsePriority } from '../../../../shared/protocol/priority.ts';
import { inSchemaOrder } from '../../read/parse/xml/schema-order.ts';
import { escapeXml } from './lines/escape-xml.ts';
import { indentExt } from './lines/ext-parts.ts';

/** changefreq as code or text, priority as number or text: rows of the store and rows of the window both fit. */
export interface WritableRow {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly ext: string | null;
}

const CHANGEFREQ_XML = CHANGEFREQS.map((name) => `<changefreq>${name}</changefreq>`);

/** changefreq and priority as one text, by the code of changefreq (−1: none) and the priority. */
const TYPED_XML = new Map<number, Map<number | null, string>>();
const PRIORITIES_KEPT = 1_000;

/** `<url>…</url>` on one line (but for line breaks inside extensions), without a line end. */
export function rowXml(row: WritableRow): string {
  const { changefreq, priority } = row;
  const code = typeof changefreq === 'string' ? changefreqCode(changefreq) : changefreq;
  return urlXml(
    escapeXml(row.loc),
    row.lastmod === null ? null : lastmodForWriting(row.lastmod),
    code === -1 ? null : code,
    typeof priority === 'string' ? parsePriority(priority) : priority,
    row.ext === null ? null : inSchemaOrder(row.ext),
  );
}

/** The same from an escaped loc and values that are known to be valid; the inner loop of an export. */
export function urlXml(
  escapedLoc: string,
  lastmod: string | null,
  changefreq: number | null,
  priority: number | null,
  ext: string | null,
): string {
  const when = lastmod === null ? '</loc>' : `</loc><lastmod>${lastmod}</lastmod>`;
  const start = `<url><loc>${escapedLoc}${when}${typedXml(changefreq ?? -1, priority)}`;
  return ext === null ? `${start}</url>` : `${start}${ext}</url>`;
}

/** The same with each element on a line of its own. */
export function indentedUrlXml(
  escapedLoc: string,
  lastmod: string | null,
  changefreq: number | null,
  priority: number | null,
  ext: string | null,
): string {
  const lines = [`    <loc>${escapedLoc}</loc>`];
  if (lastmod !== null) lines.push(`    <lastmod>${lastmod}</lastmod>`);
  if (changefreq !== null) lines.push(`    ${CHANGEFREQ_XML[changefreq] ?? ''}`);
  if (priority !== null) lines.push(`    <priority>${formatPriority(priority)}</priority>`);
  if (ext !== null) lines.push(indentExt(ext));
  return `  <url>\n${lines.join('\n')}\n  </url>`;
}

function typedXml(changefreq: number, priority: number | null): string {
  let known = TYPED_XML.get(changefreq);
  if (!known) TYPED_XML.set(changefreq, (known = new Map<number | null, string>()));
  let xml = known.get(priority);
  if (xml === undefined) {
    xml = CHANGEFREQ_XML[changefreq] ?? '';
    if (priority !== null) xml += `<priority>${formatPriority(priority)}</priority>`;
    if (known.size < PRIORITIES_KEPT) known.set(priority, xml);
  }
  return xml;
}
