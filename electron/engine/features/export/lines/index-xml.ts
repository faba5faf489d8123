// Sitemap indexes as bytes. It takes what it is told about the files and looks at none.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { escapeXml } from './escape-xml.ts';
import { INDEX_CLOSE, indexOpening } from './xml-frame.ts';

export interface IndexEntry {
  /** Relative to the base address, with "/" before sub folders. */
  readonly path: string;
  readonly lastmod: string | null;
}

export interface IndexForm {
  readonly indent: boolean;
  readonly schemaLocation: boolean;
  readonly styleSheet: string | null;
  /** Sitemaps in one index at most. */
  readonly maxSitemaps: number;
  readonly maxBytes: number;
}

export interface IndexPart {
  readonly xml: Buffer;
  readonly sitemaps: number;
}

/** The address of a file of the set. */
export function addressOf(baseUrl: string, path: string): string {
  return baseUrl + path.split('/').map(encodeURIComponent).join('/');
}

/**
 * One `<sitemap>` an entry, in the order given, in as few indexes as the limits allow. Throws "invalid-export" where an
 * entry alone makes too large an index.
 */
export function indexParts(baseUrl: string, entries: readonly IndexEntry[], form: IndexForm): IndexPart[] {
  const opening = indexOpening(form);
  const frame = Buffer.byteLength(opening) + INDEX_CLOSE.length;
  const most = form.maxBytes - frame;
  const parts: { lines: string[]; bytes: number }[] = [];
  for (const entry of entries) {
    const address = addressOf(baseUrl, entry.path);
    const line = entryXml(address, entry.lastmod, form.indent);
    const bytes = Buffer.byteLength(line);
    if (bytes > most) {
      const sizes = { bytes: frame + bytes, max: form.maxBytes };
      throw new AppError('invalid-export', reason('export-index-too-large', { address, ...sizes }));
    }
    const last = parts.at(-1);
    if (last && last.lines.length < form.maxSitemaps && last.bytes + bytes <= most) {
      last.lines.push(line);
      last.bytes += bytes;
    } else parts.push({ lines: [line], bytes });
  }
  return parts.map(({ lines }) => ({
    xml: Buffer.from(opening + lines.join('') + INDEX_CLOSE),
    sitemaps: lines.length,
  }));
}

function entryXml(address: string, lastmod: string | null, indent: boolean): string {
  const loc = `<loc>${escapeXml(address)}</loc>`;
  const when = lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`;
  if (!indent) return `<sitemap>${loc}${when}</sitemap>\n`;
  return `  <sitemap>\n    ${loc}\n${when && `    ${when}\n`}  </sitemap>\n`;
}
