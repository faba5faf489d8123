// mapwright compact: on a terminal it shows what would go and asks before it forgets; a script is not asked.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../engine/store/rows/sample-project.ts';
import { mapwrightHere } from './cli-process.ts';

async function project(): Promise<string> {
  const folder = temporaryFolder();
  const list = join(folder, 'list.txt');
  const path = join(folder, 'shop.mapwright');
  await writeFile(list, 'https://a.example/1\nhttps://a.example/2\n');
  expect((await mapwrightHere(['import', path, list])).code).toBe(0);
  return path;
}

const steps = async (path: string): Promise<unknown> => {
  const { stdout } = await mapwrightHere(['compact', path, '--keep-steps', '0', '--dry-run', '--json']);
  return (JSON.parse(stdout) as { steps: unknown }).steps;
};

describe('mapwright compact', () => {
  it('asks on a terminal, and goes on with yes alone', async () => {
    const path = await project();
    const command = ['compact', path, '--keep-steps', '0'];
    for (const answer of ['n\n', '\n', '']) {
      const refused = await mapwrightHere(command, [answer], true);
      expect(refused.stderr).toContain('1 step would be forgotten, 0 steps left to undo');
      expect(refused.stderr).toContain("This can't be undone. Go ahead? [y/N]");
      expect(refused.stderr).toContain('Nothing was changed.');
      expect(refused.code).toBe(0);
      expect(await steps(path)).toBe(1);
    }
    const done = await mapwrightHere(command, ['ye', 's\n'], true);
    expect(done.stdout).toContain('1 step forgotten');
    expect(await steps(path)).toBe(0);
  });

  it('asks neither with --yes, nor where nothing goes, nor a script', async () => {
    const path = await project();
    const nothing = await mapwrightHere(['compact', path, '--keep-days', '30'], [], true);
    expect(nothing.stdout).toContain('0 steps forgotten, 1 step left to undo');
    const again = await mapwrightHere(['compact', path, '--keep-days', '30'], [], true);
    expect(again.stdout).toMatch(/The file stays at [\d.]+ KiB\./);
    const yes = await mapwrightHere(['compact', path, '--keep-bytes', '0', '--yes'], [], true);
    expect(yes.stdout).toContain('1 step forgotten');
    const other = await project();
    expect((await mapwrightHere(['compact', other, '--keep-steps', '0'])).stdout).toContain(
      '1 step forgotten',
    );
  });
});
