// Reads an exported set off the disk as a search engine would: index, files, locs. Independent of the app's own code.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface ExportedSet {
  /** File names in the order of the index. */
  readonly names: readonly string[];
  /** All locs, in order, entities resolved. */
  readonly locs: readonly string[];
  /** The files' XML, one after the other. */
  readonly xml: string;
  /** One hash over the names and bytes of all files. */
  readonly hash: string;
}

/** Reads the set in a folder. Throws where the index or a listed file is missing, cut or damaged. */
export async function readExportedSet(folder: string): Promise<ExportedSet> {
  const indexBytes = await readFile(join(folder, 'sitemap-index.xml'));
  const index = indexBytes.toString('utf8');
  if (!index.trimEnd().endsWith('</sitemapindex>')) throw new Error('The index is cut.');
  const names = locsOf(index).map((loc) => basename(new URL(loc).pathname));
  const hash = createHash('sha256').update(indexBytes);
  const locs: string[] = [];
  const texts: string[] = [];
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    hash.update(name).update(bytes);
    const xml = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    if (!xml.trimEnd().endsWith('</urlset>')) throw new Error(`${name} is cut.`);
    texts.push(xml);
    locs.push(...locsOf(xml));
  }
  return { names, locs, xml: texts.join(''), hash: hash.digest('hex') };
}

function locsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((m) => unescapeXml(m[1] ?? ''));
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
