// A bar chart as SVG inside a page: one bar a line, parts of it side by side. It needs no script and prints well. It is an
// image to readers, so that nothing in it can be a link.
import { escapeHtml, formatNumber, shorten } from '../html-text.ts';
import { largest } from '../../../../../shared/model/large-lists.ts';

export interface Bar {
  readonly label: string;
  readonly parts: readonly { readonly tone: string; readonly value: number }[];
}

const WIDTH = 760;
const LABEL_WIDTH = 250;
const BAR_WIDTH = 420;
const LINE = 24;
const LABEL_CHARACTERS = 36;

/** Bars in the order given; `tone` is the class that colours a part. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const longest = largest(bars.map(total), 1);
  const height = bars.length * LINE + 4;
  const lines = bars.map((bar, i) => line(bar, i * LINE, longest));
  return `<svg class="chart" role="img" viewBox="0 0 ${String(WIDTH)} ${String(height)}" aria-label="${escapeHtml(title)}"><title>${escapeHtml(title)}</title>${lines.join('')}</svg>`;
}

function line(bar: Bar, top: number, longest: number): string {
  const middle = String(top + LINE / 2);
  const label = `<text class="label" x="${String(LABEL_WIDTH - 8)}" y="${middle}">${escapeHtml(shorten(bar.label, LABEL_CHARACTERS))}</text>`;
  let x = LABEL_WIDTH;
  let rectangles = '';
  for (const { tone, value } of bar.parts) {
    if (value === 0) continue;
    // A part that is there is seen.
    const width = Math.max(2, (value / longest) * BAR_WIDTH);
    rectangles += `<rect class="${escapeHtml(tone)}" x="${x.toFixed(1)}" y="${String(top + 4)}" width="${width.toFixed(1)}" height="${String(LINE - 8)}"/>`;
    x += width;
  }
  const number = `<text x="${(x + 8).toFixed(1)}" y="${middle}">${formatNumber(total(bar))}</text>`;
  return `<g><title>${escapeHtml(bar.label)}: ${formatNumber(total(bar))}</title>${label}${rectangles}${number}</g>`;
}

function total({ parts }: Bar): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
