// What each further file costs an import: many files of one URL beside one file of as many.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { buildApp } from './built-app.ts';
import { ZipFile } from 'yazl';
import { ProjectStore } from '../../electron/engine/store/store.ts';
import type { CaseResult } from './case-result.ts';
import { BENCH_HOME } from './corpus.ts';
import { medianOf, runCase } from './run-case.ts';
import { targetTable, type Figure } from './target-table.ts';

const FILES = 5_000;
const ENTRIES = 20_000;
const FILES_SECONDS = 3;
const ENTRIES_SECONDS = 6;
const WAIT_MS = 200;

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Runs it; throws where an import misses a row. */
export async function benchManyFiles(runs: number): Promise<Figure[]> {
  await buildApp();
  const home = join(BENCH_HOME, 'many-files');
  if (!existsSync(join(home, 'complete'))) await makeFiles(home);
  const figures: Figure[] = [];
  const measure = async (name: string, input: string, files: number, target: number): Promise<void> => {
    const many = await medianOf(runs, () => importInto(join(home, input), files));
    const one = await medianOf(runs, () => importInto(join(home, `${String(files)}.txt`), files));
    const cost = ((many.seconds - one.seconds) / files) * 1_000;
    figures.push({ name, value: many.seconds, unit: 's', target });
    figures.push({ name: '  each further file', value: cost, unit: 'ms', target: null });
  };
  await measure('5,000 files of one line', 'lists', FILES, FILES_SECONDS);
  await measure('5,000 sitemaps of one URL', 'sitemaps', FILES, FILES_SECONDS);
  await measure('ZIP of 20,000 small files', 'small.zip', ENTRIES, ENTRIES_SECONDS);
  const wait = await runIn((project) => {
    ProjectStore.create(project).close();
    return runCase('mapwright-turns', ['import', project, join(home, 'small.zip')]);
  });
  figures.push({
    name: 'longest wait for a cancel',
    value: wait.seconds * 1_000,
    unit: 'ms',
    target: WAIT_MS,
  });
  console.log(`\n${targetTable('import of many files', figures)}`);
  return figures;
}

async function importInto(source: string, rows: number): Promise<CaseResult> {
  const result = await runIn((project) => runCase('mapwright-import', [project, source]));
  if (result.rows !== rows) throw new Error(`The import has ${result.rows} rows instead of ${rows}.`);
  return result;
}

/** Runs with the path of a project that goes away with it. */
async function runIn(run: (project: string) => Promise<CaseResult>): Promise<CaseResult> {
  const folder = await mkdtemp(join(BENCH_HOME, 'import-'));
  try {
    return await run(join(folder, 'bench.mapwright'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFiles(home: string): Promise<void> {
  console.log(`Generating many files into ${home} …`);
  await rm(home, { recursive: true, force: true });
  for (const folder of ['lists', 'sitemaps']) await mkdir(join(home, folder), { recursive: true });
  for (let i = 0; i < FILES; i++) {
    await writeFile(join(home, 'lists', `${String(i)}.txt`), `${addressOf(i)}\n`);
    await writeFile(join(home, 'sitemaps', `${String(i)}.xml`), sitemapOf(i));
  }
  for (const count of [FILES, ENTRIES]) {
    const lines = Array.from({ length: count }, (_, i) => `${addressOf(i)}\n`);
    await writeFile(join(home, `${String(count)}.txt`), lines.join(''));
  }
  const zip = new ZipFile();
  for (let i = 0; i < ENTRIES; i++) zip.addBuffer(Buffer.from(sitemapOf(i)), `${String(i)}.xml`);
  zip.end();
  await writeFile(join(home, 'small.zip'), await buffer(zip.outputStream));
  await writeFile(join(home, 'complete'), '');
}

function addressOf(i: number): string {
  return `https://www.example.com/section-${String(i % 37)}/page-${String(i)}.html`;
}

function sitemapOf(i: number): string {
  return `<urlset ${NS}><url><loc>${addressOf(i)}</loc><lastmod>2026-01-02</lastmod></url></urlset>\n`;
}
