// What a crawler's table says of a page: whether it belongs into a sitemap, and if not, why. It looks at the cells of one
// row alone. Source: Google Search Central, "Build and submit a sitemap": canonical URLs that can be indexed.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import type { CrawlField } from '../../../../../shared/model/table/table-field.ts';
import { readYesNo } from '../../../../../shared/protocol/value-words.ts';

/** The cells of a row that are not empty; a page has its directives in several places. */
export type CrawlCells = Readonly<Partial<Record<Exclude<CrawlField, 'metaRobots'>, string>>> & {
  readonly metaRobots: readonly string[];
};

const OK = 200;
/** As crawlers write it; why there was none they say elsewhere, if at all. */
const NO_ANSWER = '0';
/** "404", "404 Not Found", "HTTP/1.1 404 Not Found", "404.0". */
const STATUS = /^(?:HTTP\/[\d.]+\s+)?([1-5]\d\d)(?![\d,])/i;
/** "4xx", as overviews have it. */
const STATUS_CLASS = /^([1-5])xx$/i;
const NOT_INDEXABLE = /^(?:non|not|nicht|niet|noindex|blocked|excluded)\b|^(?:nonindexable|unindexable)/i;
const LONGEST = 60;

/** Why the page is no one to include, or null where nothing speaks against it. */
export function crawlFault(cells: CrawlCells, loc: string): ErrorReason | null {
  return (
    statusFault(cells.statusCode) ??
    directiveFault(cells.metaRobots) ??
    canonicalFault(cells.canonical, loc) ??
    indexabilityFault(cells.indexability, cells.indexabilityStatus) ??
    (cells.statusCode === NO_ANSWER ? reason('crawl-no-answer') : null)
  );
}

function statusFault(text: string | undefined): ErrorReason | null {
  const code = STATUS.exec(text ?? '')?.[1];
  if (code !== undefined && Number(code) === OK) return null;
  if (code !== undefined) return statusReason(code);
  const group = STATUS_CLASS.exec(text ?? '')?.[1];
  return group === undefined || group === '2' ? null : statusReason(`${group}xx`);
}

function statusReason(status: string): ErrorReason {
  return reason('crawl-status', { status });
}

/** Source: Google Search Central, "Robots meta tag": "none" is "noindex, nofollow"; a crawler may be named before it. */
function directiveFault(texts: readonly string[]): ErrorReason | null {
  const rules = texts.flatMap((text) => text.toLowerCase().split(/[\s,;|]+/));
  return rules.some(isNoindex) ? reason('crawl-noindex') : null;
}

function isNoindex(rule: string): boolean {
  const [value = '', crawler = 'robots', ...more] = rule.split(':').reverse();
  const isOfCrawler = /bot|robots/.test(crawler) && more.length === 0;
  return isOfCrawler && (value === 'noindex' || value === 'none');
}

function canonicalFault(text: string | undefined, loc: string): ErrorReason | null {
  const page = URL.parse(loc);
  const canonical = text === undefined ? null : URL.parse(text, loc);
  if (!page || !canonical || !/^https?:$/.test(canonical.protocol)) return null;
  for (const url of [page, canonical]) url.hash = '';
  return page.href === canonical.href ? null : reason('crawl-canonical');
}

function indexabilityFault(text: string | undefined, why: string | undefined): ErrorReason | null {
  if (text === undefined || (!NOT_INDEXABLE.test(text) && readYesNo(text) !== false)) return null;
  const status = why?.slice(0, LONGEST);
  return status === undefined ? reason('crawl-not-indexable') : reason('crawl-not-indexable-why', { status });
}
