// Bench case, the yardstick: npm "sitemap" writes gzipped sitemaps with an index. Arguments: URLS OUT
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { EnumChangefreq, SitemapAndIndexStream, SitemapStream } from 'sitemap';
import type { SitemapItemLoose } from 'sitemap';
import { MAX_URLS_PER_SITEMAP } from '../../../shared/protocol/limits.ts';
import { sampleEntries } from '../../sample/generate-sample.ts';
import { reportCase } from '../case-result.ts';

const [urls = '0', out = ''] = process.argv.slice(2);
const CHANGEFREQ_OF = new Map<string, EnumChangefreq>(
  Object.values(EnumChangefreq).map((value) => [value, value]),
);
let rows = 0;

/** The same rows as in the corpus; making them is a few per cent of the time. */
function* items(): Generator<SitemapItemLoose> {
  for (const entry of sampleEntries({ urls: Number(urls) })) {
    if (entry.loc === null) continue;
    rows++;
    const changefreq = CHANGEFREQ_OF.get(entry.changefreq ?? '');
    yield {
      url: entry.loc,
      ...(entry.lastmod === null ? {} : { lastmod: entry.lastmod }),
      ...(changefreq === undefined ? {} : { changefreq }),
      ...(entry.priority === null ? {} : { priority: Number(entry.priority) }),
      img: entry.images.map((url) => ({ url })),
      links: entry.alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
    };
  }
}

await reportCase(async () => {
  await mkdir(out, { recursive: true });
  const ends: Promise<void>[] = [];
  const set = new SitemapAndIndexStream({
    limit: MAX_URLS_PER_SITEMAP,
    getSitemapStream: (n) => {
      const name = `sitemap-${n + 1}.xml.gz`;
      const stream = new SitemapStream({ hostname: 'https://www.example.com' });
      const file = stream.pipe(createGzip()).pipe(createWriteStream(join(out, name)));
      ends.push(finished(file));
      return [`https://www.example.com/${name}`, stream, file];
    },
  });
  await pipeline(Readable.from(items()), set, createWriteStream(join(out, 'sitemap-index.xml')));
  await Promise.all(ends);
  return rows;
});
