// What the icons are drawn from, and a note of what those that are committed were drawn from.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DRAWINGS = ['app.svg', 'document.svg'];

/** The hashes of the drawings of which the icons were made. */
export const MADE_FROM = join(import.meta.dirname, 'made-from.json');

/** The SHA-256 of each drawing as it is now. */
export async function drawingHashes(): Promise<Record<string, string>> {
  const hashes = DRAWINGS.map(async (name) => {
    const svg = await readFile(join(import.meta.dirname, name));
    return [name, createHash('sha256').update(svg).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
