// A corpus in forms that are hard on a comparison, kept beside it between runs: as lists of addresses, with prefixes, and
// with another date in every row.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parseSource } from '../../../electron/engine/read/parse/parse-source.ts';
import { unpackRows } from '../../../electron/engine/rows/packed-rows.ts';
import type { Corpus } from '../corpus.ts';

/** The addresses of each file as a text list, not packed. */
export function listSetOf(corpus: Corpus): Promise<string> {
  return formOf(corpus, 'lists', '.txt', async (xml) => {
    const locs: string[] = [];
    async function* content(): AsyncGenerator<Uint8Array> {
      yield xml;
    }
    for await (const item of parseSource(content(), { location: '' })) {
      if (item.kind === 'rows') locs.push(...unpackRows(item.rows).loc);
    }
    return Buffer.from(`${locs.join('\n')}\n`);
  });
}

/** All that is a sitemap's own with the prefix "sm". */
export function prefixedSetOf(corpus: Corpus): Promise<string> {
  const core = /<(\/?)(?=(?:urlset|url|loc|lastmod|changefreq|priority)[\s>])/g;
  return textFormOf(corpus, 'prefixed', (text) =>
    text.replaceAll(core, '<$1sm:').replace('xmlns=', 'xmlns:sm='),
  );
}

/** Every row with a date that it did not have. */
export function datedSetOf(corpus: Corpus): Promise<string> {
  return textFormOf(corpus, 'dated', (text) =>
    text
      .replaceAll(/<lastmod\s*>[^<]*<\/lastmod\s*>/g, '')
      .replaceAll(/<\/loc\s*>/g, '$&<lastmod>2001-02-03</lastmod>'),
  );
}

function textFormOf(corpus: Corpus, name: string, make: (text: string) => string): Promise<string> {
  return formOf(corpus, name, '.xml.gz', (xml) =>
    Promise.resolve(gzipSync(make(xml.toString('utf8')), { level: 4 })),
  );
}

async function formOf(
  corpus: Corpus,
  name: string,
  ending: string,
  make: (xml: Buffer) => Promise<Buffer>,
): Promise<string> {
  const folder = `${corpus.folder}-${name}`;
  const done = join(folder, 'complete');
  if (existsSync(done)) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const path of corpus.files) {
    const bytes = await make(gunzipSync(await readFile(path)));
    await writeFile(join(folder, basename(path).replace(/\.xml\.gz$/, ending)), bytes);
  }
  await writeFile(done, '');
  return folder;
}
