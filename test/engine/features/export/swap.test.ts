// The swap of a whole set: what a kill leaves at any point is completed or cleared by the next run.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStaging, findStagings } from '../../../../electron/engine/features/export/folder/staging.ts';
import { leaveStaging } from './folder/leave-staging.ts';
import { inHeldFolder, lockOf } from '../../../../electron/engine/features/export/folder/hold-folder.ts';
import { holdLock } from '../../../files/lock-process.ts';
import { commitSwap, isHalfMoved, recoverSwap } from '../../../../electron/engine/features/export/swap.ts';

const NAMES = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-index.xml', 'mapwright-manifest.json'] as const;

let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'mapwright-swap-'));
});
afterEach(() => {
  rmSync(out, { recursive: true, force: true });
});

function writeOld(): void {
  for (const name of NAMES) writeFileSync(join(out, name), `old ${name}`);
  writeFileSync(join(out, 'robots.txt'), 'not ours');
}

function contents(): Record<string, string> {
  return Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]));
}

function generation(word: string): Record<string, string> {
  return { ...Object.fromEntries(NAMES.map((name) => [name, `${word} ${name}`])), 'robots.txt': 'not ours' };
}

/** A staging folder as a killed process left it, with its journal where `journal`. */
function leftover(journal: boolean, mark?: string): string {
  const files = new Map(NAMES.map((name) => [name, Buffer.from(`new ${name}`)]));
  return leaveStaging(out, files, { journal, ...(mark !== undefined && { mark }) });
}

describe('commitSwap', () => {
  it('puts the new set in place and leaves nothing else', async () => {
    writeOld();
    const staging = await createStaging(out);
    const entries = [];
    for (const name of NAMES) entries.push(await staging.write(name, Buffer.from(`new ${name}`)));
    await commitSwap(
      staging,
      entries.map(({ name, sha256 }) => ({ name, sha256 })),
    );
    expect(contents()).toEqual(generation('new'));
  });

  it('tells what to do where a file can not be put in place, and completes it later', async () => {
    writeOld();
    rmSync(join(out, NAMES[1]));
    await mkdir(join(out, NAMES[1], 'in the way'), { recursive: true });
    const staging = await createStaging(out);
    const entries = [];
    for (const name of NAMES) entries.push(await staging.write(name, Buffer.from(`new ${name}`)));
    await expect(
      commitSwap(
        staging,
        entries.map(({ name, sha256 }) => ({ name, sha256 })),
      ),
    ).rejects.toThrow(/The new set is complete, but not all of its files.*next export completes it/);
    rmSync(join(out, NAMES[1]), { recursive: true });
    expect(await recoverSwap(out, { exclusive: true })).toBe('completed');
    expect(contents()).toEqual(generation('new'));
  });
});

describe('recoverSwap', () => {
  it('does nothing where there is nothing to do', async () => {
    writeOld();
    expect(await recoverSwap(out)).toBe('none');
    expect(await recoverSwap(join(out, 'missing'))).toBe('none');
    expect(contents()).toEqual(generation('old'));
  });

  it('clears a set that was not complete when its process was killed', async () => {
    writeOld();
    leftover(false);
    expect(await recoverSwap(out)).toBe('swept');
    expect(contents()).toEqual(generation('old'));
  });

  it.each([0, 1, 2, 3, 4])('completes a swap that was killed after %i renames', async (renames) => {
    writeOld();
    const path = leftover(true);
    for (const name of NAMES.slice(0, renames)) renameSync(join(path, name), join(out, name));
    expect(await recoverSwap(out)).toBe('completed');
    expect(contents()).toEqual(generation('new'));
    expect(await recoverSwap(out)).toBe('none');
  });

  it.each([
    ['is cut', '{"mapwright":1,"renames":[{"na'],
    [
      'leads out of the folder',
      JSON.stringify({ mapwright: 1, renames: [{ name: '../x', sha256: 'a'.repeat(64) }] }),
    ],
    ['is of another form', '[]'],
  ])('takes a journal that %s for none', async (_, journal) => {
    writeOld();
    writeFileSync(join(leftover(false), '.journal.json'), journal);
    expect(await recoverSwap(out)).toBe('swept');
    expect(contents()).toEqual(generation('old'));
  });

  it('does not put damaged files in place', async () => {
    writeOld();
    writeFileSync(join(leftover(true), NAMES[1]), 'damaged');
    expect(await recoverSwap(out)).toBe('swept');
    expect(contents()).toEqual(generation('old'));
  });

  it('leaves the folder of a living process alone, and refuses an export beside it', async () => {
    const path = leftover(true);
    const holder = await holdLock(lockOf(out));
    expect(await findStagings(out)).toEqual([path]);
    expect(await isHalfMoved(out)).toBe(false);
    expect(await recoverSwap(out)).toBe('none');
    const told = new RegExp(`process \\d+ on ${hostname()}\\) has been exporting to .* since \\d{4}-`);
    await expect(recoverSwap(out, { exclusive: true })).rejects.toMatchObject({ code: 'busy' });
    await expect(inHeldFolder(out, () => Promise.resolve())).rejects.toThrow(told);
    expect(existsSync(path)).toBe(true);
    await holder.kill();
    expect(await isHalfMoved(out)).toBe(true);
    expect(await recoverSwap(out)).toBe('completed');
  });

  it('leaves a running export of its own process alone, but not when it begins one itself', async () => {
    await inHeldFolder(out, async () => {
      await createStaging(out);
      expect(await recoverSwap(out)).toBe('none');
      expect(await recoverSwap(out, { exclusive: true })).toBe('swept');
    });
    expect(readdirSync(out)).toEqual([]);
  });

  it.each([String(process.pid), String(process.ppid), '1'])(
    'is not deceived by process number %s, which others have in containers',
    async (pid) => {
      leftover(false, `${pid}-0123456789ab`);
      expect(await recoverSwap(out)).toBe('swept');
    },
  );

  it('never touches other folders that look alike', async () => {
    await mkdir(join(out, '.mapwright-staging-notes'));
    expect(await recoverSwap(out)).toBe('none');
    expect(existsSync(join(out, '.mapwright-staging-notes'))).toBe(true);
  });
});
