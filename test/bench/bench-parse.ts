// The parse bench: gzipped sitemaps to rows in memory, without a project, beside npm "sitemap".
import { benchTable, type BenchLine } from './bench-table.ts';
import type { BenchOptions } from './bench-options.ts';
import { corpusOf } from './corpus.ts';
import { medianOf, runCase } from './run-case.ts';

/** Runs it and returns the lines, ours first. Throws where we miss a row. */
export async function benchParse({ urls, runs, yardstick }: BenchOptions): Promise<BenchLine[]> {
  const { files } = await corpusOf(urls);
  const ours = await medianOf(runs, () => runCase('mapwright-parse', files));
  if (ours.rows !== urls) throw new Error(`${ours.rows} rows were parsed instead of ${urls}.`);
  const lines: BenchLine[] = [{ name: 'mapwright, parsing alone', ...ours }];
  if (yardstick)
    lines.push({ name: 'npm sitemap, parsing alone', ...(await runCase('sitemap-js-import', files)) });
  const floor = await medianOf(runs, () => runCase('gunzip', [String(urls), ...files]));
  lines.push({ name: 'unpacking alone (zlib, 1 thread)', ...floor });
  console.log(`\n${benchTable(`parsing ${urls.toLocaleString('en')} URLs`, lines)}`);
  return lines;
}
