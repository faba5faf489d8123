// A bar chart as SVG: one bar a line, parts of it side by side. Reports have it in their pages, the window puts it into the
// clipboard. It needs no script and prints well. It is an image to readers, so that nothing in it can be a link.
import { largest } from '../model/large-lists.ts';
import { escapeHtml, shorten, shownHtml } from './html-text.ts';

export interface Bar {
  readonly label: string;
  /** `tone` is the class that colours a part. */
  readonly parts: readonly { readonly tone: string; readonly value: number }[];
  /** What stands behind the bar. */
  readonly text: string;
}

/** A drawing, or shapes for one, with its size in CSS px. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 760;
const LABEL_WIDTH = 290;
const BAR_WIDTH = 380;
const LINE = 24;
const LABEL_CHARACTERS = 36;

/** How charts look: whoever shows one says what --text, --accent, --error, --warning and --info are. */
export const BAR_CHART_STYLE = `.chart text{fill:var(--text);dominant-baseline:middle}
.chart .plain{fill:var(--accent)}
.chart .error{fill:var(--error)}
.chart .warning{fill:var(--warning)}
.chart .info{fill:var(--info)}`;

/** Bars in the order given, for a page. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const { svg, width, height } = barLines(bars);
  return `<svg class="chart" role="img" viewBox="0 0 ${String(width)} ${String(height)}" aria-label="${escapeHtml(title)}"><title>${escapeHtml(title)}</title>${svg}</svg>`;
}

/** The shapes alone. `longest`: what fills a line; default: the longest bar. */
export function barLines(bars: readonly Bar[], longest = largest(bars.map(total), 1)): Picture {
  const svg = bars.map((bar, i) => line(bar, i * LINE, longest)).join('');
  return { svg, width: WIDTH, height: bars.length * LINE + 4 };
}

function line(bar: Bar, top: number, longest: number): string {
  const middle = String(top + LINE / 2);
  const name = `<text y="${String(LINE / 2)}">${shownHtml(shorten(bar.label, LABEL_CHARACTERS))}</text>`;
  // A drawing of its own cuts what is still too wide, such as Chinese: it may not touch the bar.
  const label = `<svg y="${String(top)}" width="${String(LABEL_WIDTH - 8)}" height="${String(LINE)}">${name}</svg>`;
  let x = LABEL_WIDTH;
  let rectangles = '';
  for (const { tone, value } of bar.parts) {
    if (value === 0) continue;
    // A part that is there is seen.
    const width = Math.max(2, (value / longest) * BAR_WIDTH);
    rectangles += `<rect class="${escapeHtml(tone)}" x="${x.toFixed(1)}" y="${String(top + 4)}" width="${width.toFixed(1)}" height="${String(LINE - 8)}"/>`;
    x += width;
  }
  const text = escapeHtml(bar.text);
  const number = `<text x="${(x + 8).toFixed(1)}" y="${middle}">${text}</text>`;
  return `<g><title>${shownHtml(bar.label)}: ${text}</title>${label}${rectangles}${number}</g>`;
}

function total({ parts }: Bar): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
