// What exports cost in a project that is open, as in the window: of all of it, and again after few changes. Prints nothing.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startBuiltEngine, type BuiltEngine } from '../built-engine.ts';

/** Exports of a project that stays open, in seconds. */
export interface OpenProjectRun {
  readonly full: number;
  /** After 100 changed rows all over. */
  readonly again: number;
}

const CHANGED = 100;

const SET = { baseUrl: 'https://www.example.com/', maxUrls: 50_000, maxBytes: 50 * 1024 * 1024, gzip: true };

/** `project`: of so many rows; it is changed. `folder`: for the set. */
export async function exportInOpenProject(
  project: string,
  rows: number,
  folder: string,
): Promise<OpenProjectRun> {
  const out = join(folder, 'open-set');
  const engine = startBuiltEngine();
  try {
    await engine.ask('project.open', { path: project });
    const full = await exportOnce(engine, out);
    const step = Math.floor(rows / (CHANGED + 1));
    const ids = Array.from({ length: CHANGED }, (_, i) => 1 + i * step);
    const value = new Date().toISOString().replace(/\.\d+/, '');
    await engine.ask('edit.set', { rows: { kind: 'ids', ids }, column: 'lastmod', value });
    return { full, again: await exportOnce(engine, out) };
  } finally {
    await engine.close();
    await rm(out, { recursive: true, force: true });
  }
}

async function exportOnce({ ask, jobEnd }: BuiltEngine, out: string): Promise<number> {
  const started = performance.now();
  const { job } = await ask('export.start', { ...SET, out, overwrite: false });
  await jobEnd(job);
  return (performance.now() - started) / 1000;
}
