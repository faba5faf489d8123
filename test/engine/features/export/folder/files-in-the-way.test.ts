// What stands in the target folder and is not ours is never replaced unasked.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseFilesInTheWay } from '../../../../../electron/engine/features/export/folder/files-in-the-way.ts';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'mapwright-way-'));
});
afterEach(() => {
  rmSync(out, { recursive: true, force: true });
});

const refuse = (names: readonly string[], owned: readonly string[] = [], overwrite = false): Promise<void> =>
  refuseFilesInTheWay(out, names, new Set(owned), overwrite);

describe('refuseFilesInTheWay', () => {
  it('lets a set pass that replaces nothing, or only what is owned', async () => {
    writeFileSync(join(out, 'a'), '');
    await expect(refuse(['b'])).resolves.toBeUndefined();
    await expect(refuse(['a', 'b'], ['a'])).resolves.toBeUndefined();
  });

  it('names the files, dangling links too', async () => {
    writeFileSync(join(out, 'a'), '');
    symlinkSync(join(out, 'nowhere'), join(out, 'b'));
    await expect(refuse(['a', 'b', 'c'])).rejects.toMatchObject({
      code: 'invalid-export',
      message: expect.stringMatching(/already has a, b, which Mapwright did not write/) as string,
    });
  });

  it('names at most ten, and how many more', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `f${i}`);
    for (const name of names) writeFileSync(join(out, name), '');
    await expect(refuse(names)).rejects.toThrow(/f9 and 2 more/);
  });

  it('lets files be replaced on request, but never a folder', async () => {
    writeFileSync(join(out, 'a'), '');
    mkdirSync(join(out, 'd'));
    await expect(refuse(['a'], [], true)).resolves.toBeUndefined();
    await expect(refuse(['a', 'd'], ['d'], true)).rejects.toThrow(/d is a folder/);
  });
});
