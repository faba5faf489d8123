// Generates a sample set of any size into a folder: sitemaps, index and robots.txt. Low memory at any number of URLs.
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { MAX_URLS_PER_SITEMAP } from '../../shared/protocol/limits.ts';
import { SITEMAP_NS } from '../../shared/protocol/namespaces.ts';
import { entryXml, escapeXml, FILE_STYLES, headXml, tailXml, type FileStyle } from './entry-xml.ts';
import { sampleEntry, type SampleEntry } from './sample-entry.ts';
import { faultyEntry } from './sample-faults.ts';

export interface SampleOptions {
  readonly urls: number;
  readonly out: string;
  /** Default 1. */
  readonly seed?: number;
  /** Origin without a final slash. Default https://www.example.com */
  readonly site?: string;
  /** URLs in one file, at most and by default 50,000. */
  readonly perFile?: number;
  /** Which files are gzipped. Default "mixed": every second one. */
  readonly gzip?: 'mixed' | 'all' | 'none';
  /** "rows" puts one breach into every 40th row; "all" adds files that can't be read rightly. Default "none". */
  readonly faults?: 'none' | 'rows' | 'all';
}

export interface SampleSet {
  readonly robots: string;
  readonly index: string;
  /** The good files, in order. */
  readonly files: readonly { readonly path: string; readonly name: string; readonly urls: number }[];
  /** Files that can't be read rightly, absolute paths. */
  readonly broken: readonly string[];
  readonly urls: number;
}

type Filled = Required<SampleOptions>;

/** Writes the set and tells what it wrote. The same options give the same content. */
export async function generateSample(options: SampleOptions): Promise<SampleSet> {
  const filled = fillOptions(options);
  await mkdir(filled.out, { recursive: true });
  const files: { path: string; name: string; urls: number }[] = [];
  for (let start = 0, n = 0; start < filled.urls; start += filled.perFile, n++) {
    const end = Math.min(start + filled.perFile, filled.urls);
    const gzip = filled.gzip === 'all' || (filled.gzip === 'mixed' && n % 2 === 1);
    const name = `sitemap-${String(n + 1)}.xml${gzip ? '.gz' : ''}`;
    const path = join(filled.out, name);
    await writeUrlset(path, gzip, fileChunks(start, end, FILE_STYLES[n] ?? 'plain', filled));
    files.push({ path, name, urls: end - start });
  }
  const broken = filled.faults === 'all' ? await writeBroken(filled) : [];
  const index = join(filled.out, 'sitemap-index.xml');
  const listed = [...files.map((f) => f.name), ...broken.map((b) => b.name)];
  await writeFile(
    index,
    indexXml(filled.site, filled.faults === 'all' ? [...listed, 'sitemap-missing.xml'] : listed),
  );
  const robots = join(filled.out, 'robots.txt');
  await writeFile(robots, robotsText(filled.site));
  return { robots, index, files, broken: broken.map((b) => b.path), urls: filled.urls };
}

/** The entries of a sample in file order, without writing anything. */
export function* sampleEntries(options: Omit<SampleOptions, 'out'>): Generator<SampleEntry> {
  const filled = fillOptions({ ...options, out: '' });
  for (let i = 0; i < filled.urls; i++) yield entryOf(i, filled);
}

function entryOf(index: number, options: Filled): SampleEntry {
  return options.faults === 'none' ? sampleEntry(index, options) : faultyEntry(index, options);
}

/** The options with their defaults. Throws a RangeError that says what is wrong with them. */
export function fillOptions(options: SampleOptions): Filled {
  const { urls, perFile = MAX_URLS_PER_SITEMAP, site = 'https://www.example.com' } = options;
  if (!Number.isSafeInteger(urls) || urls < 1)
    throw new RangeError('urls must be a whole number of at least 1.');
  if (!Number.isSafeInteger(perFile) || perFile < 1 || perFile > MAX_URLS_PER_SITEMAP) {
    throw new RangeError(`perFile must be a whole number from 1 to ${String(MAX_URLS_PER_SITEMAP)}.`);
  }
  if (new URL(site).origin !== site)
    throw new RangeError(`site must be an origin such as https://www.example.com, not ${site}.`);
  return { seed: 1, gzip: 'mixed', faults: 'none', ...options, urls, perFile, site };
}

/** Strings of 500 entries each, so that the stream sets the pace. */
function* fileChunks(start: number, end: number, style: FileStyle, options: Filled): Generator<string> {
  let text = headXml(style);
  for (let i = start; i < end; i++) {
    text += entryXml(entryOf(i, options), i, style);
    if ((i - start) % 500 === 499) {
      yield text;
      text = '';
    }
  }
  yield text + tailXml(style);
}

async function writeUrlset(path: string, gzip: boolean, chunks: Iterable<string>): Promise<void> {
  const text = Readable.from(chunks, { highWaterMark: 4 });
  if (gzip) await pipeline(text, createGzip({ chunkSize: 65_536 }), createWriteStream(path));
  else await pipeline(text, createWriteStream(path));
}

function indexXml(site: string, names: readonly string[]): string {
  const entries = names.map((name) => `  <sitemap><loc>${escapeXml(`${site}/${name}`)}</loc></sitemap>\n`);
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${SITEMAP_NS}">\n`;
  return `${head}${entries.join('')}</sitemapindex>\n`;
}

function robotsText(site: string): string {
  return [
    'User-agent: *',
    'Disallow: /checkout/',
    'Disallow: /*?*sort=name',
    'Allow: /',
    '',
    `Sitemap: ${site}/sitemap-index.xml`,
    '',
  ].join('\n');
}

/** An error page saved as XML, a gzip file cut in the middle, and a file of 0 bytes. */
async function writeBroken(options: Filled): Promise<{ name: string; path: string }[]> {
  const whole = [...fileChunks(0, Math.min(options.urls, 200), 'plain', options)].join('');
  const packed = gzipSync(whole);
  const contents: readonly (readonly [string, string | Uint8Array])[] = [
    [
      'sitemap-html.xml',
      '<!DOCTYPE html>\n<html><head><title>404 Not Found</title></head><body><p>Gone.</p></body></html>\n',
    ],
    ['sitemap-truncated.xml.gz', packed.subarray(0, Math.floor(packed.length / 2))],
    ['sitemap-empty.xml', ''],
  ];
  const files = contents.map(([name, content]) => ({ name, path: join(options.out, name), content }));
  for (const { path, content } of files) await writeFile(path, content);
  return files.map(({ name, path }) => ({ name, path }));
}
