// The page of benchmarks and its chart: what they make of results, and that what is committed is what they make.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../run/tool-path.ts';
import { barsOf, chartSvg, chartWords } from './chart.ts';
import { toFigures, withMeasured, type Measured, type MeasuredFigure, type Results } from './measured.ts';
import { figureOf, pageText, sizesOf, timesText, valueText } from './page-text.ts';
import { TOPICS } from './page-topics.ts';
import { installedPeers, PEERS } from './peers.ts';
import { keptResults, PAGE_FILES, pageOf } from './write-page.ts';

const machine = {
  ...{ processor: 'Test 1', cores: 2, memory: 8, system: 'linux x64' },
  ...{ node: '24.0.0', browser: 'Chromium 1' },
};

function measured(...figures: MeasuredFigure[]): Measured {
  return { date: '2026-01-02', machine, peers: { sitemap: '9.0.1' }, figures };
}

const seconds = (name: string, value: number): MeasuredFigure => ({ name, value, unit: 's' });

const IMPORT = measured(
  seconds('mapwright (into a project file)', 2),
  seconds('npm sitemap (rows only)', 17),
  seconds('unpacking alone (zlib, 1 thread)', 0.4),
);
const GRID = measured(
  { name: 'Mapwright: wheel, frames > 33 ms', value: 0, unit: '' },
  { name: 'SlickGrid: wheel, frames > 33 ms', value: 3, unit: '' },
  { name: 'Mapwright: jump to a row, median', value: 20, unit: 'ms' },
  { name: 'SlickGrid: jump to a row, median', value: 10, unit: 'ms' },
);
const RESULTS: Results = { grid: { 1000000: GRID }, import: { 1000000: IMPORT } };

describe('pageText', () => {
  const page = pageText(RESULTS, 'In words.');

  it('compares a peer with our own time, and leaves what is no peer alone', () => {
    expect(page).toContain('| npm `sitemap`, only parsing | 17 s (8.5×) |');
    expect(page).toContain('| Unpacking alone (Node’s zlib) | 0.40 s |');
  });

  it('says what was not measured', () => {
    expect(page).toContain('| Peak memory of that | – |');
    expect(page).toContain('Not measured: 100,000 and 10,000,000 URLs.');
  });

  it('has the grids side by side', () => {
    expect(page).toContain('| Wheel: slow frames | 0 | 3 | – |');
  });

  it('says beside what, where and when it was measured', () => {
    expect(page).toMatch(/\[npm `sitemap`\]\(https:\S+\) \| 9\.0\.1 \|/);
    expect(page).toContain(
      '| Test 1, 2 cores, 8 GB of memory, linux x64 | 24.0.0 | Chromium 1 | 2026-01-02 | grid (1,000,000), import (1,000,000) |',
    );
  });

  it('has no holes, whatever was measured', () => {
    for (const results of [RESULTS, {}]) expect(pageText(results, '')).not.toMatch(/undefined|NaN|Infinity/);
  });
});

describe('values', () => {
  it('have as many digits as say something', () => {
    const texts = [0.428, 9.4, 40.61, 1234].map((value) => valueText({ name: '', value, unit: 's' }));
    expect(texts).toEqual(['0.43 s', '9.40 s', '40.6 s', '1,234 s']);
    expect(valueText({ name: '', value: 6512, unit: 'ms' })).toBe('6.51 s');
    expect(valueText({ name: '', value: 36.6, unit: '%' })).toBe('37 %');
    expect([0.03, 4.32, 43.2].map(timesText)).toEqual(['0.03×', '4.3×', '43×']);
  });

  it('come from lines and figures alike', () => {
    const line = { name: 'a', seconds: 1.23456, rows: 10, peakMb: 99.99 };
    const figure = { name: 'b', value: 2, unit: 'ms', target: 3 };
    expect(toFigures([line, figure])).toEqual([
      { name: 'a', value: 1.235, unit: 's' },
      { name: 'a, peak memory', value: 99.99, unit: 'MB' },
      { name: 'b', value: 2, unit: 'ms' },
    ]);
  });

  it('of one size take the place of those before, and leave all others', () => {
    const more = withMeasured(RESULTS, 'import', 100_000, GRID);
    expect(sizesOf(more, 'import')).toEqual([100_000, 1_000_000]);
    expect(withMeasured(more, 'import', 100_000, IMPORT)['import']?.[100_000]).toBe(IMPORT);
    expect(more['grid']).toEqual(RESULTS['grid']);
  });
});

describe('the chart', () => {
  const bars = barsOf(RESULTS);

  it('has a bar for each peer that was measured', () => {
    expect(bars.map(({ topic, peer, times }) => [topic, peer, times])).toEqual([
      ['Import', 'npm sitemap', 8.5],
      ['Jump to a row', 'SlickGrid', 0.5],
    ]);
    expect(chartWords(bars)).toContain('Import: npm sitemap 8.5×; Jump to a row: SlickGrid 0.5×');
  });

  it('is well formed, with a title, words and bars within it', () => {
    for (const some of [bars, []]) {
      const svg = chartSvg(some);
      expect(svg).not.toMatch(/undefined|NaN|Infinity/);
      const names: string[] = [];
      const parser = sax.parser(true);
      parser.onopentag = ({ name, attributes }) => {
        names.push(name);
        if (name !== 'rect') return;
        const [x, width] = [Number(attributes['x']), Number(attributes['width'])];
        expect(width).toBeGreaterThan(0);
        expect(x).toBeGreaterThan(0);
        expect(x + width).toBeLessThan(760);
      };
      parser.onerror = (error) => {
        throw error;
      };
      parser.write(svg).close();
      expect(names).toEqual(expect.arrayContaining(['svg', 'title', 'desc']));
      expect(names.filter((name) => name === 'rect')).toHaveLength(some.length);
    }
  });
});

describe('docs/benchmarks.md', () => {
  it('is what the bench makes of docs/benchmarks.json, as is its chart', async () => {
    const { page, chart } = await pageOf(await keptResults());
    expect(readFileSync(PAGE_FILES.page, 'utf8')).toBe(page);
    expect(readFileSync(PAGE_FILES.chart, 'utf8')).toBe(chart);
  });

  it('finds the figures that it tells of, in what was measured last', async () => {
    const results = await keptResults();
    for (const { bench, rows } of TOPICS)
      for (const row of rows) {
        const from = row.bench ?? bench;
        const found = sizesOf(results, from).map((size) => figureOf(results, from, size, row.figure));
        expect(
          found.some((figure) => figure !== null),
          `${from}: ${row.figure}`,
        ).toBe(true);
      }
  });

  it('names peers that are there, for the bench alone, with a licence that lets us', () => {
    const ours = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, object>;
    const page = readFileSync(PAGE_FILES.page, 'utf8');
    for (const [pack, { name }] of Object.entries(PEERS)) {
      expect(page).toContain(`[${name}]`);
      expect(Object.keys(ours['devDependencies'] ?? {})).toContain(pack);
      const path = join(ROOT, 'node_modules', pack, 'package.json');
      expect(existsSync(path)).toBe(true);
      const { license } = JSON.parse(readFileSync(path, 'utf8')) as { license: string };
      expect(license).toBe('MIT');
    }
    expect(installedPeers()['sitemap']).toMatch(/^\d+\.\d+\.\d+/);
  });
});
