// Keeps results in docs/benchmarks.json and writes docs/benchmarks.md and its chart from them.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../run/tool-path.ts';
import { barsOf, chartSvg, chartWords } from './chart.ts';
import { withMeasured, type Measured, type Results } from './measured.ts';
import { pageText } from './page-text.ts';

/** What is kept and what is made of it. */
export const PAGE_FILES = {
  results: join(ROOT, 'docs/benchmarks.json'),
  page: join(ROOT, 'docs/benchmarks.md'),
  chart: join(ROOT, 'docs/benchmarks.svg'),
};

export async function keptResults(): Promise<Results> {
  if (!existsSync(PAGE_FILES.results)) return {};
  return JSON.parse(await readFile(PAGE_FILES.results, 'utf8')) as Results;
}

/** The texts of the page and of its chart. */
export async function pageOf(results: Results): Promise<{ readonly page: string; readonly chart: string }> {
  const bars = barsOf(results);
  const config = await resolveConfig(PAGE_FILES.page);
  const page = await format(pageText(results, chartWords(bars)), { ...config, parser: 'markdown' });
  return { page, chart: chartSvg(bars) };
}

/** Takes up what was measured, and writes the page anew. */
export async function writePage(topic: string, size: number, measured: Measured): Promise<void> {
  const results = withMeasured(await keptResults(), topic, size, measured);
  const config = await resolveConfig(PAGE_FILES.results);
  await writeFile(
    PAGE_FILES.results,
    await format(JSON.stringify(results, null, 2), { ...config, parser: 'json' }),
  );
  const { page, chart } = await pageOf(results);
  await writeFile(PAGE_FILES.page, page);
  await writeFile(PAGE_FILES.chart, chart);
}
