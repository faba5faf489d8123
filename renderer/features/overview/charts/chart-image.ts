// Draws a chart as a picture for the clipboard: bars from their figures, or the drawing that is on the screen as it looks.
import { BAR_CHART_STYLE, barLines, type Bar, type Picture } from '../../../../shared/html/bar-chart.ts';
import { escapeHtml } from '../../../../shared/html/html-text.ts';
import type { BarItem } from './bar-item.ts';

/** Sharp on screens with twice as many dots, too. */
const SCALE = 2;
const PAD = 16;
const TITLE = 26;
/** Longer pictures are of no use. */
const MOST_BARS = 60;
const COPIED_STYLES = ['fill', 'fill-opacity', 'stroke', 'font-size', 'font-weight', 'text-anchor'] as const;

/** Bars as they are listed on the screen. */
export function barsOf(items: readonly BarItem[], number: (value: number) => string): Bar[] {
  return items.map(({ label, met, tone }) => ({ label, parts: [{ tone, value: met }], text: number(met) }));
}

/** Bars one below the other, with a title. `longest`: what fills the line; default: the longest of them. */
export function pictureOfBars(title: string, all: readonly Bar[], longest?: number): Picture {
  const lines = barLines(all.slice(0, MOST_BARS), longest);
  return picture(title, { ...lines, svg: `<g class="chart">${lines.svg}</g>` });
}

/** The drawing as it looks, below a title. */
export function pictureOf(title: string, shown: SVGSVGElement): Picture {
  const { width, height } = shown.getBoundingClientRect();
  const copy = copyOf(shown);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return picture(title, { svg: new XMLSerializer().serializeToString(copy), width, height });
}

function picture(title: string, shown: Picture): Picture {
  const width = shown.width + PAD * 2;
  const height = shown.height + TITLE + PAD * 2;
  const names = Object.entries(TOKENS).map(([name, token]) => `--${name}:${colour(token)}`);
  const style = `svg{${names.join(';')};font:13px ${getComputedStyle(document.body).fontFamily}}\n${BAR_CHART_STYLE}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><style>${escapeHtml(style)}</style>
<rect width="100%" height="100%" fill="${colour('--bg-raised')}"/>
<text x="${String(PAD)}" y="${String(PAD + 14)}" fill="${colour('--text')}" font-weight="600">${escapeHtml(title)}</text>
<g transform="translate(${String(PAD)} ${String(PAD + TITLE)})">${shown.svg}</g></svg>`;
  return { svg, width, height };
}

/** What a drawing calls its colours, by the tokens of the window. */
const TOKENS = {
  text: '--text',
  accent: '--accent',
  error: '--danger',
  warning: '--warning',
  info: '--info',
} as const;

/** A picture knows no style sheet: what they say is written at each shape. */
function copyOf(shown: SVGSVGElement): Element {
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const shapes = copy.querySelectorAll('*');
  shown.querySelectorAll('*').forEach((shape, i) => {
    const looks = getComputedStyle(shape);
    for (const name of COPIED_STYLES) shapes[i]?.setAttribute(name, looks.getPropertyValue(name));
  });
  return copy;
}

/** Puts the picture into the clipboard as PNG. */
export async function copyPicture(picture: Picture): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(picture) })]);
}

async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be made.'));
    }, 'image/png');
  });
}

/** The colour that a design token has in the theme of now. */
function colour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
