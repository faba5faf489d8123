// The generated sets that the bench works on, kept in the system's temporary folder between runs.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES_SIGNATURE } from '../../electron/engine/check/rule-registry.ts';
import { generateSample } from '../sample/generate-sample.ts';
import { makeSampleProject } from '../sample/sample-project.ts';

export interface Corpus {
  readonly folder: string;
  readonly files: readonly string[];
  readonly rows: number;
}

/** The folder for all that the bench keeps or writes. */
export const BENCH_HOME = join(tmpdir(), 'mapwright-bench');

/** A gzipped set of this many URLs, in files of 50,000 unless said otherwise; made where it is not there yet, or where the generator has changed since. */
export async function corpusOf(urls: number, perFile?: number): Promise<Corpus> {
  const kind = perFile === undefined ? '' : `-by-${perFile}`;
  const folder = join(BENCH_HOME, `urls-${urls}${kind}-${await generatorVersion()}`);
  const done = join(folder, 'complete');
  if (!existsSync(done)) {
    await rm(folder, { recursive: true, force: true });
    console.log(`Generating ${urls.toLocaleString('en')} URLs into ${folder} …`);
    await generateSample({ urls, gzip: 'all', out: folder, ...(perFile !== undefined && { perFile }) });
    await writeFile(done, '');
  }
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xml.gz'));
  return { folder, files: names.map((name) => join(folder, name)), rows: urls };
}

/** A project file of this many rows, kept like the sets. Who changes it works on a copy. */
export async function projectOf(rows: number): Promise<string> {
  // One that other rules checked would be checked anew while the bench is running.
  const rules = createHash('sha256').update(RULES_SIGNATURE).digest('hex').slice(0, 6);
  const path = join(BENCH_HOME, `rows-${rows}-${await generatorVersion()}-${rules}.mapwright`);
  if (!existsSync(path)) {
    console.log(`Generating a project of ${rows.toLocaleString('en')} rows: ${path} …`);
    // Of this process alone: another bench may be making the same file.
    const unfinished = `${path}.${process.pid}.part`;
    await rm(unfinished, { force: true });
    makeSampleProject({ path: unfinished, rows });
    await rename(unfinished, path);
  }
  return path;
}

async function generatorVersion(): Promise<string> {
  const folder = join(import.meta.dirname, '../sample');
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) {
    if (!name.endsWith('.test.ts')) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
