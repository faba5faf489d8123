// The clusters bench: finding the language versions of all pages where every row has ten of them, and a window of them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../run/run-process.ts';
import type { BenchOptions } from './bench-options.ts';
import { CLUSTER_MARK, type ClusterFigures } from './figures/check-figures.ts';
import { targetTable, type Figure } from './target-table.ts';

const MINUTES = 60;

/** Runs it in a process of its own. */
export async function benchClusters({ rows }: BenchOptions): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-bench-'));
  try {
    const script = join(import.meta.dirname, 'cases', 'mapwright-clusters.ts');
    const args = [script, join(folder, 'clusters.mapwright'), String(rows)];
    const { code, output } = await runNode(args, { stream: false, minutes: MINUTES });
    const line = output.split('\n').findLast((one) => one.startsWith(CLUSTER_MARK));
    if (code !== 0 || line === undefined)
      throw new Error(`The clusters bench ended with code ${String(code)}:\n${output}`);
    const found = JSON.parse(line.slice(CLUSTER_MARK.length)) as ClusterFigures;
    const figures: Figure[] = [
      { name: 'clusters found', value: found.clusters, unit: '', target: null },
      {
        name: 'finding them',
        value: found.ms,
        unit: 'ms',
        target: Math.max(1_000, 8_000 * (rows / 1_000_000)),
      },
      { name: 'processor time', value: found.cpu, unit: 'ms', target: null },
      { name: 'longest step', value: found.longestStep, unit: 'ms', target: 200 },
      { name: 'window of 128 clusters', value: found.window, unit: 'ms', target: 100 },
      { name: 'memory on top', value: found.moreMb, unit: 'MB', target: 1_024 },
    ];
    console.log(
      `\n${targetTable(`clusters, ${rows.toLocaleString('en')} rows with ten languages`, figures)}`,
    );
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
