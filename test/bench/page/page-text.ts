// Writes docs/benchmarks.md from results: the same results give the same page. It measures nothing.
import { GRIDS, GRID_ROWS, GRID_TEXT, TOPICS, type PageRow, type PageTopic } from './page-topics.ts';
import type { MeasuredFigure, Results } from './measured.ts';
import { PEERS } from './peers.ts';

const NOT_MEASURED = '–';
const SIZES = [100_000, 1_000_000, 10_000_000];

const INTRO = `# Benchmarks

How fast Mapwright is, beside other tools that do the same work or a part of it.

**Compare ratios, not seconds.** Seconds depend on the machine; how many times longer another tool takes on the same machine depends far less on it. In the tables, “4.3×” means 4.3 times Mapwright’s time. All figures of a topic and size come from one run.`;

const REPEAT = `## Measure it yourself

\`\`\`sh
npm install
npm run bench -- all --write               # everything: an hour or two
npm run bench -- import --write            # one topic, at all its sizes
npm run bench -- import --urls 1000000 --write
\`\`\`

This writes the figures into \`docs/benchmarks.json\`, and this page and its chart from there. Without \`--write\`, figures are printed beside their targets. Test sets are generated from a seed, so everyone measures the same rows. Close other programs first: two busy cores change everything, most of all the frames of the grids. \`pigz\` is used where it is installed.`;

/** The page. `chart`: what the chart shows, for those who can't see it. */
export function pageText(results: Results, chart: string): string {
  const parts = [
    INTRO,
    `![${chart}](benchmarks.svg)`,
    ...TOPICS.map((topic) => topicText(results, topic)),
    gridText(results),
    peersText(results),
    machinesText(results),
    REPEAT,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What a figure is in a table; null where it was not measured. */
export function figureOf(results: Results, bench: string, size: number, name: string): MeasuredFigure | null {
  return results[bench]?.[String(size)]?.figures.find((figure) => figure.name === name) ?? null;
}

/** The sizes that a bench was measured at, the smallest first. */
export function sizesOf(results: Results, bench: string): number[] {
  return Object.keys(results[bench] ?? {})
    .map(Number)
    .sort((a, b) => a - b);
}

function topicText(results: Results, { title, text, bench, rows }: PageTopic): string {
  const sizes = sizesOf(results, bench);
  const first = rows[0];
  const cell = (row: PageRow, size: number): string => {
    const figure = figureOf(results, row.bench ?? bench, size, row.figure);
    if (!figure) return NOT_MEASURED;
    const own = row.peer === undefined || !first ? null : figureOf(results, bench, size, first.figure);
    return own ? `${valueText(figure)} (${timesText(figure.value / own.value)})` : valueText(figure);
  };
  const head = ['', ...sizes.map((size) => `${countText(size)} URLs`)];
  const body = rows.map((row) => [row.label, ...sizes.map((size) => cell(row, size))]);
  const table = sizes.length === 0 ? [] : [tableText([head, ...body], 'numbers')];
  return [`## ${title}`, text, ...table, ...missingText(sizes)].join('\n\n');
}

/** Which of the usual sizes were not measured. */
function missingText(sizes: readonly number[]): string[] {
  const missing = SIZES.filter((size) => !sizes.includes(size));
  if (missing.length === 0) return [];
  return [`Not measured: ${missing.map(countText).join(' and ')} URLs.`];
}

function gridText(results: Results): string {
  const sizes = sizesOf(results, 'grid').filter((size) =>
    figureOf(results, 'grid', size, `${GRIDS[0]}: ${GRID_ROWS[0]?.[0] ?? ''}`),
  );
  const tables = sizes.map((size) => {
    const body = GRID_ROWS.map(([name, label]) => [
      label,
      ...GRIDS.map((grid) => {
        const figure = figureOf(results, 'grid', size, `${grid}: ${name}`);
        return figure ? valueText(figure) : NOT_MEASURED;
      }),
    ]);
    return `### ${countText(size)} rows\n\n${tableText([['', ...GRIDS], ...body], 'numbers')}`;
  });
  return ['## The grid beside other grids', GRID_TEXT, ...tables, ...missingText(sizes)].join('\n\n');
}

function peersText(results: Results): string {
  const all = Object.values(results).flatMap((sizes) => Object.values(sizes));
  const rows = Object.entries(PEERS).map(([pack, { name, what, home }]) => {
    const versions = new Set(all.flatMap(({ peers }) => peers[pack] ?? []));
    return [`[${name}](${home})`, [...versions].sort().join(', '), what];
  });
  return `## Measured beside\n\n${tableText([['', 'Version', ''], ...rows], 'texts')}`;
}

function machinesText(results: Results): string {
  const all = Object.entries(results).flatMap(([topic, sizes]) =>
    Object.entries(sizes).map(([size, { machine, date }]) => ({
      what: `${topic} (${countText(Number(size))})`,
      where: [
        `${machine.processor}, ${String(machine.cores)} cores, ${String(machine.memory)} GB of memory, ${machine.system}`,
        machine.node,
        machine.browser,
        date,
      ],
    })),
  );
  const groups = Map.groupBy(all, ({ where }) => where.join('\n'));
  const rows = [...groups.values()].map((some) => [
    ...(some[0]?.where ?? []),
    some.map(({ what }) => what).join(', '),
  ]);
  const head = ['Machine', 'Node', 'Browser', 'Date', 'Benches'];
  return `## Measured on\n\n${tableText([head, ...rows], 'texts')}`;
}

/** The first row is the head. */
function tableText([head = [], ...body]: readonly (readonly string[])[], of: 'numbers' | 'texts'): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 || of === 'texts' ? '---' : '--:'));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

function countText(count: number): string {
  return count.toLocaleString('en');
}

/** A figure with its unit, with as many digits as say something. */
export function valueText({ value, unit }: MeasuredFigure): string {
  if (unit === 'ms' && value >= 1_000) return valueText({ name: '', value: value / 1_000, unit: 's' });
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  const fraction = unit === '%' || unit === 'MB' ? 0 : digits;
  const number = value.toLocaleString('en', {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
  return unit === '' ? number : `${number} ${unit}`;
}

/** How many times as much. */
export function timesText(times: number): string {
  return `${times.toFixed(times < 0.1 ? 2 : times < 10 ? 1 : 0)}×`;
}
