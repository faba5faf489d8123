// Draws a chart as a picture for the clipboard: bars from their figures, or the drawing that is on the screen as it looks.
import { largest } from '../../../../shared/model/large-lists.ts';
import type { BarTone } from './bar-item.ts';

/** A drawing with its size in CSS px. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A bar as the picture shows it. */
export interface PictureBar {
  readonly label: string;
  /** How long it is, beside the others. */
  readonly length: number;
  readonly text: string;
  readonly tone: BarTone;
}

/** Sharp on screens with twice as many dots, too. */
const SCALE = 2;
const WIDTH = 640;
const LINE = 26;
const LABEL = 260;
const FIGURE = 110;
const PAD = 16;
/** Longer pictures are of no use. */
const MOST_BARS = 60;
const LABEL_LETTERS = 38;
const COPIED_STYLES = ['fill', 'fill-opacity', 'stroke', 'font-size', 'font-weight', 'text-anchor'] as const;
const SVG = 'http://www.w3.org/2000/svg';

/** Bars one below the other, with a title. `longest`: what fills the line; default: the longest of them. */
export function pictureOfBars(title: string, all: readonly PictureBar[], longest = 0): Picture {
  const bars = all.slice(0, MOST_BARS);
  const most = longest || largest(bars.map(({ length }) => length)) || 1;
  const height = PAD * 2 + LINE * (bars.length + 1);
  const root = drawing(WIDTH, height);
  root.append(textAt(title, PAD, PAD + 14, { 'font-weight': '600' }));
  bars.forEach(({ label, length, text, tone }, i) => {
    const share = Math.min(1, length / most);
    const y = PAD + LINE * (i + 1);
    const x = PAD + LABEL;
    const room = WIDTH - x - FIGURE - PAD;
    const name = label.length > LABEL_LETTERS ? `${label.slice(0, LABEL_LETTERS - 1)}…` : label;
    root.append(
      textAt(name, PAD, y + 17),
      rectAt(x, y + 8, room, token('--bg-hover')),
      rectAt(x, y + 8, Math.max(room * share, share > 0 ? 1 : 0), token(TONES[tone])),
      textAt(text, WIDTH - PAD, y + 17, { 'text-anchor': 'end' }),
    );
  });
  return { svg: written(root), width: WIDTH, height };
}

const TONES: Readonly<Record<BarTone, string>> = {
  plain: '--accent',
  error: '--danger',
  warning: '--warning',
  info: '--info',
};

/** The drawing as it looks, below a title. */
export function pictureOf(title: string, shown: SVGSVGElement): Picture {
  const { width, height } = shown.getBoundingClientRect();
  const inner = copyOf(shown);
  inner.setAttribute('y', String(LINE + PAD));
  inner.setAttribute('x', String(PAD));
  inner.setAttribute('width', String(width));
  inner.setAttribute('height', String(height));
  const root = drawing(width + PAD * 2, height + LINE + PAD * 2);
  root.append(textAt(title, PAD, PAD + 14, { 'font-weight': '600' }), inner);
  return { svg: written(root), width: width + PAD * 2, height: height + LINE + PAD * 2 };
}

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

function drawing(width: number, height: number): Element {
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.setAttribute('font-family', getComputedStyle(document.body).fontFamily);
  root.setAttribute('font-size', '13');
  const ground = rectAt(0, 0, width, token('--bg-raised'));
  ground.setAttribute('height', String(height));
  ground.setAttribute('rx', '0');
  root.append(ground);
  return root;
}

function rectAt(x: number, y: number, width: number, fill: string): Element {
  const rect = document.createElementNS(SVG, 'rect');
  const attributes = { x, y, width, height: 10, rx: 3, fill };
  for (const [name, value] of Object.entries(attributes)) rect.setAttribute(name, String(value));
  return rect;
}

function textAt(text: string, x: number, y: number, more: Readonly<Record<string, string>> = {}): Element {
  const element = document.createElementNS(SVG, 'text');
  const attributes = { x: String(x), y: String(y), fill: token('--text'), ...more };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

/** The colour that a design token has in the theme of now. */
function token(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function written(root: Element): string {
  return new XMLSerializer().serializeToString(root);
}
