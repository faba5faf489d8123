// Draws docs/benchmarks.svg: how many times Mapwright's time others take. Colours follow the reader's light or dark page.
import { scaleLog } from 'd3-scale';
import type { Results } from './measured.ts';
import { figureOf, sizesOf, timesText } from './page-text.ts';
import { GRIDS, TOPICS } from './page-topics.ts';

export interface Bar {
  readonly topic: string;
  readonly peer: string;
  readonly size: number;
  /** Their time by ours. */
  readonly times: number;
}

/** The size that is charted, or else the largest that was measured. */
const SIZE = 1_000_000;
const JUMP = 'jump to a row, median';

/** One bar for each peer of each topic that was measured. */
export function barsOf(results: Results): Bar[] {
  const compared = [
    ...TOPICS.flatMap(({ title, bench, rows }) =>
      rows.flatMap(({ figure, peer }) =>
        peer === undefined ? [] : [{ topic: title, bench, peer, own: rows[0]?.figure ?? '', figure }],
      ),
    ),
    ...GRIDS.slice(1).map((grid) => ({
      topic: 'Jump to a row',
      bench: 'grid',
      peer: grid,
      own: `${GRIDS[0]}: ${JUMP}`,
      figure: `${grid}: ${JUMP}`,
    })),
  ];
  return compared.flatMap(({ topic, bench, peer, own, figure }) => {
    for (const size of [SIZE, ...sizesOf(results, bench).reverse()]) {
      const [ours, theirs] = [own, figure].map((name) => figureOf(results, bench, size, name)?.value);
      if (ours !== undefined && theirs !== undefined) return [{ topic, peer, size, times: theirs / ours }];
    }
    return [];
  });
}

/** The chart in words. */
export function chartWords(bars: readonly Bar[]): string {
  const all = bars.map(({ topic, peer, times }) => `${topic}: ${peer} ${timesText(times)}`);
  return `Time of other tools as a multiple of Mapwright’s. ${all.join('; ')}.`;
}

const WIDTH = 760;
const LEFT = 250;
const RIGHT = 70;
const TOP = 64;
const ROW = 30;
const TICKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-size:16px;font-weight:600}.quiet{fill:#59636e}
.grid{stroke:#d1d9e0}.one{stroke:#1f2328}.bar{fill:#2f6fab}
@media (prefers-color-scheme:dark){text{fill:#f0f6fc}.quiet{fill:#9198a1}.grid{stroke:#3d444d}.one{stroke:#f0f6fc}.bar{fill:#6cb0ea}}`;

/** The chart; of the same bars always the same text. */
export function chartSvg(bars: readonly Bar[]): string {
  const height = TOP + bars.length * ROW + 34;
  const most = Math.max(2, ...bars.map(({ times }) => times));
  const least = Math.min(1, ...bars.map(({ times }) => times));
  const x = scaleLog()
    .domain([least < 1 ? least / 1.2 : 1, most])
    .range([LEFT, WIDTH - RIGHT]);
  const at = (times: number): string => x(times).toFixed(1);
  const ticks = TICKS.filter((tick) => tick === 1 || (tick >= (x.domain()[0] ?? 1) && tick <= most));
  const bottom = TOP + bars.length * ROW;
  const lines = ticks.map(
    (tick) =>
      `<line class="${tick === 1 ? 'one' : 'grid'}" x1="${at(tick)}" x2="${at(tick)}" y1="${String(TOP - 4)}" y2="${String(bottom + 4)}"/>` +
      `<text class="quiet" x="${at(tick)}" y="${String(bottom + 22)}" text-anchor="middle">${String(tick)}×</text>`,
  );
  const rows = bars.map(({ topic, peer, times }, row) => {
    const y = TOP + row * ROW;
    const [from, to] = [Math.min(x(1), x(times)), Math.max(x(1), x(times))];
    return (
      `<text x="${String(LEFT - 12)}" y="${String(y + 19)}" text-anchor="end">${escaped(topic)} <tspan class="quiet">${escaped(peer)}</tspan></text>` +
      `<rect class="bar" x="${from.toFixed(1)}" y="${String(y + 5)}" width="${(to - from).toFixed(1)}" height="${String(ROW - 10)}" rx="2"/>` +
      `<text x="${(to + 8).toFixed(1)}" y="${String(y + 19)}">${timesText(times)}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title words" viewBox="0 0 ${String(WIDTH)} ${String(height)}" width="${String(WIDTH)}" height="${String(height)}">
<title id="title">Time of other tools as a multiple of Mapwright’s</title>
<desc id="words">${escaped(chartWords(bars))}</desc>
<style>${STYLE}</style>
<text class="title" x="16" y="26">How many times Mapwright’s time others take</text>
<text class="quiet" x="16" y="46">${escaped(sizeText(bars))}, logarithmic; left of 1× is faster than Mapwright, right of it slower</text>
${[...lines, ...rows].join('\n')}
</svg>
`;
}

function sizeText(bars: readonly Bar[]): string {
  const sizes = [...new Set(bars.map(({ size }) => size))].sort((a, b) => a - b);
  return `${sizes.map((size) => size.toLocaleString('en')).join(' or ')} URLs`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
