// 200 hostile project files, opened in a process of their own: each is refused or recovered, or was only scratched where
// nothing stands; the original is as it was, and nothing hangs or fails in a way that nobody foresaw.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPOILERS } from './hostile-projects.ts';
import { makeSound, openHostile } from './open-hostile.ts';

const FILES = 200;
/** Always the same files; the fuzzer plays others. */
const SEED = 41;

/** Only these can leave a project as good as it was. */
const MAY_OPEN: ReadonlySet<string> = new Set([
  'flipped bits',
  'mixed pages',
  'wrong types',
  'settings of another shape',
  'far ids',
  'blobs of nothing',
  'far ranges',
  'a log beside it',
  'a journal beside it',
  'cut',
]);

const folder = mkdtempSync(join(tmpdir(), 'mapwright-hostile-'));
const sound = join(folder, 'sound.mapwright');

beforeAll(() => {
  makeSound(sound);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('hostile project files', () => {
  it(`are refused or recovered, ${String(FILES)} of them`, { timeout: 400_000 }, async () => {
    const outcomes = await openHostile({
      sound,
      folder,
      numbers: Array.from({ length: FILES }, (_, n) => n),
      seed: SEED,
    });
    expect(outcomes.filter(({ flaw }) => flaw !== '')).toEqual([]);
    expect(outcomes).toHaveLength(FILES);
    const opened = outcomes.filter(({ outcome }) => outcome === 'opened').map(({ name }) => name);
    expect(opened.filter((name) => !MAY_OPEN.has(name))).toEqual([]);
    expect(new Set(outcomes.map(({ name }) => name)).size).toBe(Object.keys(SPOILERS).length);
  });
});
