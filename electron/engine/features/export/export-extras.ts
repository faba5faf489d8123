// The files beside the sitemaps: style sheet, lists of addresses, site map for people. It makes bytes and writes nothing.
import { setImmediate } from 'node:timers/promises';
import type { ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import { htmlMap, type MapLink } from './html-map.ts';
import { RowLines } from './lines/row-lines.ts';
import { styleSheetXsl } from './lines/style-sheet.ts';
import { urlLists } from './folder/url-list.ts';
import { STYLE_SHEET_NAME } from './layout/export-names.ts';
import type { ExportSite } from './layout/export-sites.ts';
import { asRows } from './lines/read-set.ts';

/** A file of a set that is no sitemap. */
export interface ExtraPiece {
  readonly name: string;
  readonly content: Buffer;
  /** Addresses in it. */
  readonly urls: number;
}

/** The files of one place that follow from the rows and options alone. Memory: one file and a page of the site map. */
export async function* extraPieces(
  site: ExportSite,
  options: ExportOptions,
  signal: AbortSignal,
): AsyncGenerator<ExtraPiece> {
  const { extras = [] } = options;
  if (options.styleSheet && options.format !== 'text') {
    yield { name: `${site.folder}${STYLE_SHEET_NAME}`, content: Buffer.from(styleSheetXsl()), urls: 0 };
  }
  if (extras.includes('urllist')) {
    let n = 0;
    for await (const { content, urls } of urlLists(locsOf(linksOf(site, signal)))) {
      n++;
      yield { name: `${site.folder}urllist${n === 1 ? '' : `-${String(n)}`}.txt`, content, urls };
    }
  }
  if (extras.includes('html')) {
    for await (const { name, html, urls } of htmlMap(hostOf(site), linksOf(site, signal))) {
      yield { name: `${site.folder}${name}`, content: html, urls };
    }
  }
}

function hostOf({ baseUrl }: ExportSite): string {
  return URL.parse(baseUrl)?.host ?? baseUrl;
}

async function* locsOf(links: AsyncIterable<readonly MapLink[]>): AsyncGenerator<string[]> {
  for await (const batch of links) yield batch.map(({ loc }) => loc);
}

/** The rows that are written, section by section and in their order. What is no web address is no link. */
async function* linksOf({ families }: ExportSite, signal: AbortSignal): AsyncGenerator<MapLink[]> {
  const lines = new RowLines();
  for (const { name, kind = 'url', batches } of families) {
    if (kind !== 'url') continue;
    for (const batch of asRows(batches)) {
      signal.throwIfAborted();
      const links: MapLink[] = [];
      for (let i = 0; i < batch.count; i++) {
        const loc = batch.loc[i] ?? '';
        if (!lines.read(batch, i) || !/^https?:\/\/[^\n\r]*$/i.test(loc)) continue;
        links.push({ loc, lastmod: lines.lastmod, section: name });
      }
      yield links;
      await setImmediate();
    }
  }
}
