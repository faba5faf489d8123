// The sitemap index as bytes. It takes what it is told about the files and looks at none.
import { AppError } from '../../../shared/contract/errors.ts';
import { MAX_BYTES_PER_SITEMAP } from '../../../shared/protocol/limits.ts';
import { escapeXml } from './escape-xml.ts';
import { INDEX_CLOSE, INDEX_OPENING } from './xml-frame.ts';

export interface IndexEntry {
  readonly name: string;
  readonly lastmod: string | null;
}

/** One `<sitemap>` a line, in the order given. Throws "invalid-export" where the index would exceed its byte limit. */
export function indexXml(baseUrl: string, entries: readonly IndexEntry[]): Buffer {
  const lines = entries.map(({ name, lastmod }) => {
    const when = lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`;
    return `<sitemap><loc>${escapeXml(baseUrl + encodeURIComponent(name))}</loc>${when}</sitemap>\n`;
  });
  const xml = Buffer.from(INDEX_OPENING + lines.join('') + INDEX_CLOSE);
  if (xml.length > MAX_BYTES_PER_SITEMAP) {
    throw new AppError(
      'invalid-export',
      `The index of ${String(entries.length)} files would have ${String(xml.length)} bytes, more than the limit of ` +
        `${String(MAX_BYTES_PER_SITEMAP)}. Raise the limits for each file, or choose a shorter base address.`,
    );
  }
  return xml;
}
