// What docs/benchmarks.json keeps: for each topic and number of rows what was measured, when and where.
import { cpus, totalmem } from 'node:os';
import { chromium } from 'playwright';
import { BROWSER_FLAGS } from '../../e2e/browser-flags.ts';
import { systemBrowser } from '../../e2e/system-browser.ts';
import type { BenchLine } from '../bench-table.ts';
import type { Figure } from '../target-table.ts';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Of the system, GB. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  readonly browser: string;
}

export type MeasuredFigure = Pick<Figure, 'name' | 'value' | 'unit'>;

export interface Measured {
  /** Day, as in ISO 8601. */
  readonly date: string;
  readonly machine: Machine;
  /** Versions of the peers, by the names of their packages. */
  readonly peers: Readonly<Record<string, string>>;
  readonly figures: readonly MeasuredFigure[];
}

/** By topic and number of rows. */
export type Results = Readonly<Record<string, Readonly<Record<string, Measured>>>>;

/** Results with those of one topic and size in the place of what was there, in the order of names and sizes. */
export function withMeasured(results: Results, topic: string, size: number, measured: Measured): Results {
  const all = { ...results, [topic]: { ...results[topic], [size]: measured } };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a bench returns, as figures: a line is one for its time, and one for its memory. */
export function toFigures(results: readonly (Figure | BenchLine)[]): MeasuredFigure[] {
  return results.flatMap((one) => {
    if ('unit' in one) return [rounded(one)];
    const time = rounded({ name: one.name, value: one.seconds, unit: 's' });
    const memory = { name: `${one.name}, peak memory`, value: one.peakMb ?? 0, unit: 'MB' };
    return one.peakMb === null ? [time] : [time, rounded(memory)];
  });
}

/** So many digits as a reader can use. */
function rounded({ name, value, unit }: MeasuredFigure): MeasuredFigure {
  return { name, value: Number(value.toPrecision(4)), unit };
}

/** The machine that this runs on. */
export async function machine(): Promise<Machine> {
  const system = systemBrowser();
  const browser = await chromium.launch({
    args: [...BROWSER_FLAGS],
    ...(system === null ? {} : { executablePath: system }),
  });
  const version = browser.version();
  await browser.close();
  return {
    processor: (cpus()[0]?.model ?? 'unknown').replace(/\s+/g, ' ').trim(),
    cores: cpus().length,
    memory: Math.round(totalmem() / 1024 ** 3),
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    browser: `Chromium ${version}`,
  };
}
