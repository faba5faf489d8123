// `npm run icons`: draws the icons of the app and of its documents with Chromium, from the SVG files beside this. What comes
// out is committed; packages are made of it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { BROWSER_FLAGS } from '../../test/e2e/browser-flags.ts';
import { ensureBrowser } from '../../test/run/ensure-browser.ts';
import { drawingHashes, MADE_FROM } from './drawings.ts';
import { icnsFile, ICNS_SIZES, icoFile, type Picture } from './icon-files.ts';

const RESOURCES = join(import.meta.dirname, '..', 'resources');
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Of the icon themes of Linux. */
const PNG_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];
/** A Mac's icons keep a distance from the edge, as on the grid of its design templates. Source: Human Interface Guidelines, App icons. */
const MAC_SHARE = 824 / 1024;

async function drawAll(
  page: Page,
  name: string,
  sizes: readonly number[],
  share: number,
): Promise<Picture[]> {
  const svg = await readFile(join(import.meta.dirname, name), 'utf8');
  const pictures: Picture[] = [];
  for (const size of sizes) pictures.push(await draw(page, svg, size, share));
  return pictures;
}

async function draw(page: Page, svg: string, size: number, share: number): Promise<Picture> {
  const drawn = await page.evaluate(
    async ([source, pixels, part]) => {
      const image = new Image(pixels, pixels);
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(pixels, pixels);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is nothing to draw on.');
      const edge = (pixels * (1 - part)) / 2;
      context.drawImage(image, edge, edge, pixels * part, pixels * part);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      const { data } = context.getImageData(0, 0, pixels, pixels);
      return { png: bytes.toBase64(), rgba: new Uint8Array(data).toBase64() };
    },
    [svg, size, share] as const,
  );
  return { size, png: Buffer.from(drawn.png, 'base64'), rgba: Buffer.from(drawn.rgba, 'base64') };
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...BROWSER_FLAGS] });
try {
  const page = await browser.newPage();
  await mkdir(join(RESOURCES, 'icons'), { recursive: true });
  const write = (name: string, content: Buffer | string): Promise<void> =>
    writeFile(join(RESOURCES, name), content);
  await write('icon.ico', icoFile(await drawAll(page, 'app.svg', ICO_SIZES, 1)));
  await write('document.ico', icoFile(await drawAll(page, 'document.svg', ICO_SIZES, 1)));
  await write('icon.icns', icnsFile(await drawAll(page, 'app.svg', ICNS_SIZES, MAC_SHARE)));
  await write('document.icns', icnsFile(await drawAll(page, 'document.svg', ICNS_SIZES, 1)));
  for (const { size, png } of await drawAll(page, 'app.svg', PNG_SIZES, 1)) {
    await write(`icons/${String(size)}x${String(size)}.png`, png);
  }
  await writeFile(MADE_FROM, `${JSON.stringify(await drawingHashes(), null, 2)}\n`);
} finally {
  await browser.close();
}
