// The export bench: a project file to gzipped sitemaps with an index, beside npm "sitemap", pigz and gzip.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { benchTable, type BenchLine } from './bench-table.ts';
import type { BenchOptions } from './bench-options.ts';
import { runNode } from '../run/run-process.ts';
import { BUILT_CLI, buildApp } from './built-app.ts';
import { BENCH_HOME, corpusOf } from './corpus.ts';
import { ensurePigz } from './ensure-pigz.ts';
import { copyAsItIs, exportFigures } from './figures/export-figures.ts';
import { medianOf, runCase, timeCommand } from './run-case.ts';
import { targetTable, type Figure } from './target-table.ts';

/** Runs it and returns the lines, ours first. Throws where our own export misses a row. */
export async function benchExport({
  urls,
  runs,
  yardstick,
  large,
}: BenchOptions): Promise<(BenchLine | Figure)[]> {
  await ensurePigz();
  await buildApp();
  const corpus = await corpusOf(urls);
  const folder = await mkdtemp(join(BENCH_HOME, 'export-'));
  try {
    const project = join(folder, 'bench.mapwright');
    await importFiles(project, corpus.files);
    // What others do with the project leaves this as it came from the import.
    const imported = join(folder, 'imported.mapwright');
    await copyAsItIs(project, imported);
    let last = '';
    const ours = await medianOf(runs, async () => {
      last = await mkdtemp(join(folder, 'set-'));
      return runCase('mapwright-export', [project, last]);
    });
    if (ours.rows !== urls) throw new Error(`The export has ${ours.rows} URLs instead of ${urls}.`);
    const lines: BenchLine[] = [{ name: 'mapwright (from a project file)', ...ours }];
    if (yardstick) {
      lines.push({
        name: 'npm sitemap + gzip',
        ...(await runCase('sitemap-js-export', [String(urls), join(folder, 'js')])),
      });
    }
    lines.push(...(await compressorLines(last, join(folder, 'xml'), urls)));
    console.log(`\n${benchTable(`export of ${urls.toLocaleString('en')} URLs`, lines)}`);
    const figures = await exportFigures(imported, urls, runs, folder, large);
    console.log(`\n${targetTable(`mapwright export of ${urls.toLocaleString('en')} URLs`, figures)}`);
    return [...lines, ...figures];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFiles(project: string, files: readonly string[]): Promise<void> {
  const { code, output } = await runNode([BUILT_CLI, 'import', project, ...files], {
    stream: false,
    minutes: 30,
  });
  // 1: files of the corpus have odd values, which are told.
  if (code !== 0 && code !== 1) throw new Error(`The import ended with code ${String(code)}:\n${output}`);
}

/** What compressing the very same finished XML costs with the usual commands. */
async function compressorLines(set: string, plain: string, rows: number): Promise<BenchLine[]> {
  await mkdir(plain);
  const names = (await readdir(set)).filter((name) => name.endsWith('.xml.gz'));
  for (const name of names) {
    const target = createWriteStream(join(plain, name.slice(0, -3)));
    await pipeline(createReadStream(join(set, name)), createGunzip(), target);
  }
  const files = (await readdir(plain)).map((name) => join(plain, name));
  const lines: BenchLine[] = [];
  for (const [command, ...args] of [
    ['pigz', '-p2', '-6', '-c'],
    ['gzip', '-6', '-c'],
  ] as const) {
    const seconds = await timeCommand(command, [...args, ...files]);
    const name = `compressing alone (${[command, ...args].join(' ')})`;
    if (seconds !== null) lines.push({ name, seconds, rows, peakMb: null });
  }
  return lines;
}
