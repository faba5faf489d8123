// Bench case, the yardstick: npm "sitemap" parses gzipped files to rows. Arguments: FILE…
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ErrorLevel, XMLToSitemapItemStream } from 'sitemap';
import { reportCase } from '../case-result.ts';

await reportCase(async () => {
  let rows = 0;
  for (const file of process.argv.slice(2)) {
    const count = new Writable({
      objectMode: true,
      write: (_row, _encoding, done) => {
        rows++;
        done();
      },
    });
    const parser = new XMLToSitemapItemStream({ level: ErrorLevel.SILENT, logger: false });
    await pipeline(createReadStream(file), createGunzip(), parser, count);
  }
  return rows;
});
