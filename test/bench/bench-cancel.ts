// The second half of the import bench: many small files, and how long it takes from a cancel to the project as it was.
import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ProjectStore } from '../../electron/engine/store/project-store.ts';
import { BENCH_HOME, corpusOf, projectOf } from './corpus.ts';
import { runCase } from './run-case.ts';
import { targetTable, type Figure } from './target-table.ts';

const MAX_MS = 200;
const MEGABYTES = 1_048_576;
const HUGE = 240;
const ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/';

/** Cancels imports at different places; throws where one leaves anything behind. */
export async function benchCancel(urls: number): Promise<Figure[]> {
  const { files } = await corpusOf(urls);
  const folder = await mkdtemp(join(BENCH_HOME, 'cancel-'));
  const path = join(folder, 'bench.mapwright');
  const huge = join(folder, 'huge.xml');
  const figures: Figure[] = [];
  const measure = async (name: string, rows: number, sources: readonly string[]) => {
    const { seconds } = await runCase('mapwright-cancel', [path, String(rows), ...sources]);
    figures.push({ name, value: seconds * 1_000, unit: 'ms', target: MAX_MS });
  };
  try {
    await writeHuge(huge);
    ProjectStore.create(path).close();
    await measure('half of the import into an empty project', urls / 2, files);
    await measure('in the middle of one huge record', 0, [huge]);
    await copyFile(await projectOf(urls), path);
    await measure('half of the import into a project as large', urls / 2, files);
    await measure('99 % of the import into a project as large', urls * 0.99, files);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`\n${targetTable('from cancel to the project as it was', figures)}`);
  return figures;
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
