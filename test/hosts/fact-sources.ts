// Sources of rules about files and projects: sitemaps and indexes of any size, and what no source can say.
import { gzipSync } from 'node:zlib';
import type { ProjectStore } from '../../electron/engine/store/store.ts';

export interface FactCase {
  readonly name: string;
  /** The file name decides nothing but is told. */
  readonly file: string;
  readonly content: () => string | Buffer;
  /** All findings, whatever their order; with the place where one is about the file or a line of it. */
  readonly finds: readonly string[];
  /** Files beside it. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Where not the source itself is checked but a project of its rows: how many URLs its files may have. */
  readonly maxUrls?: number;
  /** Where a project is checked: what no source can say. */
  readonly prepare?: (store: ProjectStore) => void;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const OPEN = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
const NEWS =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">';
export const TODAY = new Date().toISOString().slice(0, 10);

export function urls(count: number, more: (i: number) => string = () => ''): string {
  const lines = Array.from(
    { length: count },
    (_, i) => `<url><loc>https://example.com/${String(i)}</loc>${more(i)}</url>\n`,
  );
  return `${HEAD}${OPEN}\n${lines.join('')}</urlset>\n`;
}

export function news(count: number): string {
  const lines = Array.from(
    { length: count },
    (_, i) =>
      `<url><loc>https://example.com/${String(i)}</loc><news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication><news:publication_date>${TODAY}</news:publication_date><news:title>T</news:title></news:news></url>\n`,
  );
  return `${HEAD}${NEWS}\n${lines.join('')}</urlset>\n`;
}

/** A well-formed file of so many bytes, nearly all of them white space. */
export function padded(bytes: number): Buffer {
  const [start, end] = [`${HEAD}${OPEN}\n<url><loc>https://example.com/</loc></url>`, '</urlset>'];
  return gzipSync(start + '\n'.repeat(bytes - start.length - end.length) + end, { level: 1 });
}

export function indexOf(...entries: readonly (readonly [loc: string, lastmod?: string])[]): string {
  const lines = entries.map(
    ([loc, lastmod]) =>
      `<sitemap><loc>https://${loc}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

/** Notes that an export wrote a file for the section. */
export function exported(store: ProjectStore, section: number): void {
  store.db.run(`INSERT INTO export_set(out, generation, gzip) VALUES ('/out', 1, 1)`);
  store.db.run(
    `INSERT INTO export_file(export_set, section, host, kind, n, name, urls, bytes, namespaces, size, sha256, left_out, ids, waiting)
     VALUES (1, ?, '', 'url', 1, 'a.xml', 1, 1, 0, 1, '', '[]', x'', x'')`,
    section,
  );
}

export const day = (i: number): string => `2024-05-${String(10 + i)}`;
