// What stands around the URLs of a sitemap: declaration, opening tag with the namespaces in use, closing tag.
import { EXTENSION_NAMESPACES, SITEMAP_NS } from '../../../shared/protocol/namespaces.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const URLSET_CLOSE = '</urlset>\n';

const PREFIXES = Object.entries(EXTENSION_NAMESPACES).map(([prefix, uri], bit) => ({
  flag: 1 << bit,
  start: `${prefix}:`,
  declaration: ` xmlns:${prefix}="${uri}"`,
  used: new RegExp(`[<\\s]${prefix}:`),
}));

const OPENINGS = Array.from({ length: 1 << PREFIXES.length }, (_, namespaces) => {
  const declared = PREFIXES.filter(({ flag }) => namespaces & flag).map(({ declaration }) => declaration);
  return Buffer.from(`${DECLARATION}<urlset xmlns="${SITEMAP_NS}"${declared.join('')}>\n`);
});

export const LONGEST_OPENING = Math.max(...OPENINGS.map(({ length }) => length));

/** Which of the fixed prefixes a row's extension fragment uses, as a bit set. */
export function namespacesIn(ext: string): number {
  let namespaces = 0;
  for (const { flag, start, used } of PREFIXES) {
    // Looking for the plain text first saves most of the time.
    if (ext.includes(start) && used.test(ext)) namespaces |= flag;
  }
  return namespaces;
}

/** Declaration and opening tag, with exactly these namespaces declared. */
export function urlsetOpening(namespaces: number): Buffer {
  const opening = OPENINGS[namespaces];
  if (!opening) throw new RangeError(`Unknown namespaces: ${String(namespaces)}`);
  return opening;
}

/** Bytes of a sitemap without its URLs. */
export function frameBytes(namespaces: number): number {
  return urlsetOpening(namespaces).length + URLSET_CLOSE.length;
}

/** Declaration and opening tag of an index. */
export const INDEX_OPENING = `${DECLARATION}<sitemapindex xmlns="${SITEMAP_NS}">\n`;
export const INDEX_CLOSE = '</sitemapindex>\n';
