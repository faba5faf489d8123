// One row as the XML of an export, in the order of the schema. Invalid values are left out, never changed.
import { changefreqCode, CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { lastmodForWriting } from '../../../shared/protocol/lastmod.ts';
import { formatPriority, parsePriority } from '../../../shared/protocol/priority.ts';
import { escapeXml } from './escape-xml.ts';

/** changefreq as code or text, priority as number or text: rows of the store and rows of the window both fit. */
export interface WritableRow {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly ext: string | null;
}

const CHANGEFREQ_XML = CHANGEFREQS.map((name) => `<changefreq>${name}</changefreq>`);

const PRIORITY_XML = new Map<number, string>();
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
    row.ext,
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
  let xml = `<url><loc>${escapedLoc}</loc>`;
  if (lastmod !== null) xml += `<lastmod>${lastmod}</lastmod>`;
  if (changefreq !== null) xml += CHANGEFREQ_XML[changefreq] ?? '';
  if (priority !== null) xml += priorityXml(priority);
  return ext === null ? `${xml}</url>` : `${xml}${ext}</url>`;
}

function priorityXml(priority: number): string {
  const known = PRIORITY_XML.get(priority);
  if (known !== undefined) return known;
  const xml = `<priority>${formatPriority(priority)}</priority>`;
  if (PRIORITY_XML.size < PRIORITIES_KEPT) PRIORITY_XML.set(priority, xml);
  return xml;
}
