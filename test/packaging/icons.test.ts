// The icons that are committed: drawn from the drawings as they are now, with the sizes and formats that systems read.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawingHashes, MADE_FROM } from '../../packaging/icons/drawings.ts';

const RESOURCES = join(import.meta.dirname, '../../packaging/resources');
const PNG = '89504e470d0a1a0a';

it('were made from the drawings as they are', async () => {
  expect(JSON.parse(await readFile(MADE_FROM, 'utf8'))).toEqual(await drawingHashes());
});

it.each(['icon.ico', 'document.ico'])('%s holds every size that Windows shows', async (name) => {
  const ico = await readFile(join(RESOURCES, name));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => 6 + i * 16);
  expect(entries.map((at) => ico.readUInt8(at) || 256)).toEqual([16, 24, 32, 48, 64, 128, 256]);
  for (const at of entries) {
    const size = ico.readUInt8(at);
    const image = ico.subarray(ico.readUInt32LE(at + 12)).subarray(0, ico.readUInt32LE(at + 8));
    if (size === 0) expect(image.toString('hex', 0, 8)).toBe(PNG);
    else expect([image.readInt32LE(4), image.readInt32LE(8)]).toEqual([size, size * 2]);
  }
  const last = entries.at(-1)!;
  expect(ico.readUInt32LE(last + 12) + ico.readUInt32LE(last + 8)).toBe(ico.length);
});

it.each(['icon.icns', 'document.icns'])('%s holds every size that a Mac shows', async (name) => {
  const icns = await readFile(join(RESOURCES, name));
  expect(icns.toString('latin1', 0, 4)).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const sizes: Record<string, number> = {};
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    expect(icns.toString('hex', at + 8, at + 16)).toBe(PNG);
    sizes[icns.toString('latin1', at, at + 4)] = icns.readUInt32BE(at + 8 + 16);
  }
  expect(sizes).toEqual({
    ic07: 128,
    ic08: 256,
    ic09: 512,
    ic10: 1024,
    ic11: 32,
    ic12: 64,
    ic13: 256,
    ic14: 512,
  });
});

it('has each size that Linux shows as a picture of its own', async () => {
  const names = await readdir(join(RESOURCES, 'icons'));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const png = await readFile(join(RESOURCES, 'icons', name));
    const size = Number.parseInt(name, 10);
    expect(name).toBe(`${String(size)}x${String(size)}.png`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
});
