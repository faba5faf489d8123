// The cancel bench: how long it takes from a cancel to the project as it was, at any moment of an
// import and of a look at sources that have changed.
import { copyFile, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildApp } from './built-app.ts';
import { ProjectStore } from '../../electron/engine/store/store.ts';
import type { BenchOptions } from './bench-options.ts';
import { BENCH_HOME, corpusOf, projectOf } from './corpus.ts';
import { runCase } from './run-case.ts';
import { targetTable, type Figure } from './target-table.ts';

const MAX_MS = 200;
const MEGABYTES = 1_048_576;
const HUGE = 240;
const ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/';

/** So late that all rows are read, and what follows them is under way. */
const LATE = [0.9, 0.96];

/** Cancels imports at different places; throws where one leaves anything behind. */
export async function benchCancel({ urls }: BenchOptions): Promise<Figure[]> {
  await buildApp();
  const { files } = await corpusOf(urls);
  const folder = await mkdtemp(join(BENCH_HOME, 'cancel-'));
  const path = join(folder, 'bench.mapwright');
  const huge = join(folder, 'huge.xml');
  const figures: Figure[] = [];
  const measure = async (name: string, when: string, sources: readonly string[]) => {
    const { seconds } = await runCase('mapwright-cancel', [path, when, ...sources]);
    figures.push({ name, value: seconds * 1_000, unit: 'ms', target: MAX_MS });
  };
  /** First the longest wait of a whole run, then cancels near its end, by the time that it took. */
  const watch = async (name: string, job: 'import' | 'refresh', sources: readonly string[]) => {
    const copy = `${path}.whole`;
    await copyFile(path, copy);
    const { seconds, rows } = await runCase('mapwright-turns', [job, copy, ...sources]);
    figures.push({ name: `longest wait in ${name}`, value: seconds * 1_000, unit: 'ms', target: MAX_MS });
    for (const share of LATE) {
      // Runs differ: one that had ended before is done again with an earlier cancel.
      for (let at = rows * share; at > 0; at *= 0.94) {
        await copyFile(path, copy);
        const late = await runCase('mapwright-cancel', [copy, `${Math.round(at)}ms`, ...sources]);
        if (late.rows === 0) continue;
        const title = `cancel at about ${share * 100} % of ${name}`;
        figures.push({ name: title, value: late.seconds * 1_000, unit: 'ms', target: MAX_MS });
        break;
      }
    }
    await rm(copy);
  };
  try {
    await writeHuge(huge);
    ProjectStore.create(path).close();
    await measure('cancel in the middle of one huge record', '500ms', [huge]);
    await measure('cancel at half of an import into an empty project', String(urls / 2), files);
    await watch('an import into an empty project', 'import', files);
    await copyFile(await projectOf(urls), path);
    await watch('an import into a project as large', 'import', files);
    await moveRows(folder, path, files);
    await watch('a look at sources whose rows all moved', 'refresh', []);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`\n${targetTable('from cancel to the project as it was', figures)}`);
  return figures;
}

/** A new project with these files, each of which then gets what the next one has. */
async function moveRows(folder: string, path: string, files: readonly string[]): Promise<void> {
  const site = join(folder, 'site');
  await mkdir(site);
  const copies = files.map((file) => join(site, basename(file)));
  for (const [i, copy] of copies.entries()) await copyFile(files[i] ?? '', copy);
  await rm(path);
  await runCase('mapwright-import', [path, ...copies]);
  for (const [i, copy] of copies.entries()) await copyFile(files[(i + 1) % files.length] ?? '', copy);
}

/** One entry whose address has 240 MB. */
async function writeHuge(path: string): Promise<void> {
  const file = await open(path, 'w');
  const chunk = 'a'.repeat(MEGABYTES);
  await file.write(ROOT);
  for (let i = 0; i < HUGE; i++) await file.write(chunk);
  await file.write('</loc></url></urlset>');
  await file.close();
}
