// The colour of controls in a real browser: the system's, as far as it can be seen on the window's grounds.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_FLAGS } from '../../e2e/browser-flags.ts';
import { ensureBrowser } from '../../run/ensure-browser.ts';
import { ROOT } from '../../run/tool-path.ts';

/** Those of macOS and Windows, and what is hardest to see. */
const ACCENTS = [
  ...['#007aff', '#a550a7', '#f74f9e', '#ff5257', '#f7821b', '#ffc600', '#62ba46', '#8c8c8c'],
  ...['#0078d4', '#ffb900', '#e81123', '#00cc6a', '#4c4a48'],
  ...['#000000', '#ffffff', '#0000ff', '#ffff00', '#00ff00'],
];
/** WCAG 2.2, 1.4.11: parts of a control. */
const SEEN = 3;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...BROWSER_FLAGS] });
  page = await browser.newPage();
  await page.setContent('<i></i>');
  await page.addStyleTag({ content: await readFile(join(ROOT, 'renderer/styles/tokens.css'), 'utf8') });
});

afterAll(async () => {
  await browser.close();
});

/** A colour as red, green and blue, 0…255. */
type Rgb = readonly [number, number, number];

function drawn(
  theme: string,
  accent: string | null,
): Promise<Record<'control' | 'bg' | 'bg-raised' | 'accent', Rgb>> {
  return page.evaluate(
    ([colours, chosen]) => {
      const root = document.documentElement;
      root.dataset['theme'] = colours!;
      root.style.removeProperty('--system-accent');
      if (chosen) root.style.setProperty('--system-accent', chosen);
      const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
      const pixel = (name: string): [number, number, number] => {
        const probe = document.querySelector('i')!;
        probe.style.color = `var(--${name})`;
        pen.fillStyle = getComputedStyle(probe).color;
        pen.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
        return [red, green, blue];
      };
      return {
        control: pixel('control'),
        bg: pixel('bg'),
        'bg-raised': pixel('bg-raised'),
        accent: pixel('accent'),
      };
    },
    [theme, accent],
  );
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(ACCENTS)('%s can be seen', async (accent) => {
    const { control, bg, 'bg-raised': raised } = await drawn(theme, accent);
    expect(contrast(control, bg)).toBeGreaterThanOrEqual(SEEN);
    expect(contrast(control, raised)).toBeGreaterThanOrEqual(SEEN);
  });

  it('controls have the app’s own colour where the system tells none', async () => {
    const { control, accent } = await drawn(theme, null);
    for (const [at, value] of control.entries()) expect(Math.abs(value - accent[at]!)).toBeLessThanOrEqual(1);
  });
});

it('keeps a colour that can be seen as it is', async () => {
  expect((await drawn('light', '#a550a7')).control).toEqual([0xa5, 0x50, 0xa7]);
});
