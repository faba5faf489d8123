// The import bench: gzipped sitemaps into a project file, beside npm "sitemap" and plain unpacking.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './built-app.ts';
import { benchTable, type BenchLine } from './bench-table.ts';
import type { BenchOptions } from './bench-options.ts';
import { BENCH_HOME, corpusOf, type Corpus } from './corpus.ts';
import { medianOf, runCase, timeCommand } from './run-case.ts';
import type { CaseResult } from './case-result.ts';

/** URLs in each of many small files. */
const MANY_FILES = 10_000;

/** Runs it and returns the lines, ours first. Throws where our own import misses a row. */
export async function benchImport({ urls, runs, yardstick }: BenchOptions): Promise<BenchLine[]> {
  await buildApp();
  const corpus = await corpusOf(urls);
  const ours = await medianOf(runs, () => importOnce(corpus));
  if (ours.rows !== urls) throw new Error(`The import has ${ours.rows} rows instead of ${urls}.`);
  const lines: BenchLine[] = [{ name: 'mapwright (into a project file)', ...ours }];
  const small = await corpusOf(urls, MANY_FILES);
  const many = await medianOf(runs, () => importOnce(small));
  lines.push({ name: `mapwright, in ${small.files.length} files`, ...many });
  if (yardstick)
    lines.push({ name: 'npm sitemap (rows only)', ...(await runCase('sitemap-js-import', corpus.files)) });
  const floor = await medianOf(runs, () => runCase('gunzip', [String(urls), ...corpus.files]));
  lines.push({ name: 'unpacking alone (zlib, 1 thread)', ...floor });
  for (const command of ['gzip', 'pigz']) {
    const seconds = await timeCommand(command, ['-dc', ...corpus.files]);
    if (seconds !== null)
      lines.push({ name: `unpacking alone (${command} -dc)`, seconds, rows: urls, peakMb: null });
  }
  console.log(`\n${benchTable(`import of ${urls.toLocaleString('en')} URLs`, lines)}`);
  return lines;
}

async function importOnce(corpus: Corpus): Promise<CaseResult> {
  const folder = await mkdtemp(join(BENCH_HOME, 'import-'));
  try {
    return await runCase('mapwright-import', [join(folder, 'bench.mapwright'), ...corpus.files]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
