// Files that other programs hold while a set is put in its place, as on Windows: waited for, but not for ever.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isHeld, patiently, type PatientClock } from '../../../../../electron/files/patiently.ts';
import {
  createStaging,
  sha256Of,
  type Staging,
} from '../../../../../electron/engine/features/export/folder/staging.ts';
import {
  commitSwap,
  recoverSwap,
  type SwapEntry,
} from '../../../../../electron/engine/features/export/swap.ts';

/** The code that the system gives for a name, while it gives one. */
const held = vi.hoisted(() => new Map<string, string>());

vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  const refuse = (path: string): void => {
    for (const [name, code] of held) {
      if (path.endsWith(name)) throw Object.assign(new Error(`${code}: injected, ${path}`), { code });
    }
  };
  return {
    ...real,
    renameSync: (from: string, to: string) => {
      refuse(to);
      real.renameSync(from, to);
    },
    unlinkSync: (path: string) => {
      refuse(path);
      real.unlinkSync(path);
    },
  } as typeof real;
});

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'mapwright-held-'));
});
afterEach(() => {
  held.clear();
  rmSync(out, { recursive: true, force: true });
});

/** Time that passes only by waiting; `at` may end what holds a file. */
function fakeClock(at: (now: number) => void): PatientClock & { now: () => number } {
  let now = 0;
  return {
    now: () => now,
    wait: (ms) => {
      now += ms;
      at(now);
      return Promise.resolve();
    },
  };
}

const NAMES = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-index.xml'];

function write(word: string): void {
  for (const name of NAMES) writeFileSync(join(out, name), `${word} ${name}`);
}

function words(): string[] {
  return NAMES.map((name) => readFileSync(join(out, name), 'utf8').split(' ')[0] ?? '');
}

async function stage(): Promise<{ staging: Staging; entries: SwapEntry[] }> {
  const staging = await createStaging(out);
  const entries: SwapEntry[] = [];
  for (const name of NAMES) {
    const { sha256 } = await staging.write(name, Buffer.from(`new ${name}`));
    entries.push({ name, sha256 });
  }
  return { staging, entries };
}

describe('a swap', () => {
  it.each(['EPERM', 'EBUSY'])('waits up to ten seconds for a file that is held (%s)', async (code) => {
    write('old');
    const { staging, entries } = await stage();
    held.set('sitemap-2.xml', code);
    const clock = fakeClock((now) => {
      if (now > 9_000) held.clear();
    });
    await commitSwap(staging, entries, [], clock);
    expect(words()).toEqual(['new', 'new', 'new']);
    expect(clock.now()).toBeLessThanOrEqual(10_000);
    expect(readdirSync(out)).toHaveLength(NAMES.length);
  });

  it('says that a file is held, and what to do; the next run completes it', async () => {
    write('old');
    const { staging, entries } = await stage();
    held.set('sitemap-2.xml', 'EBUSY');
    const clock = fakeClock(() => undefined);
    await expect(commitSwap(staging, entries, [], clock)).rejects.toThrow(
      /set is complete.*another program kept one of them open for ten seconds.*Close programs.*next export completes/,
    );
    expect(clock.now()).toBe(10_000);
    expect(words()).toEqual(['new', 'old', 'old']);
    await expect(recoverSwap(out, { exclusive: true, clock: fakeClock(() => undefined) })).rejects.toThrow();
    held.clear();
    expect(await recoverSwap(out, { exclusive: true })).toBe('completed');
    expect(words()).toEqual(['new', 'new', 'new']);
    expect(readdirSync(out)).toHaveLength(NAMES.length);
  });

  it('waits for files that it removes, too', async () => {
    write('old');
    writeFileSync(join(out, 'sitemap-3.xml'), 'gone');
    const { staging, entries } = await stage();
    held.set('sitemap-3.xml', 'EPERM');
    const clock = fakeClock((now) => {
      if (now > 3_000) held.clear();
    });
    await commitSwap(
      staging,
      entries,
      [{ name: 'sitemap-3.xml', sha256: sha256Of(Buffer.from('gone')) }],
      clock,
    );
    expect(readdirSync(out).sort()).toEqual(NAMES.toSorted());
  });

  it('never follows a link out of the folder', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'mapwright-elsewhere-'));
    try {
      writeFileSync(join(elsewhere, 'sitemap-1.xml'), 'theirs');
      symlinkSync(elsewhere, join(out, 'maps'));
      const staging = await createStaging(out);
      mkdirSync(join(staging.path, 'maps'));
      writeFileSync(join(staging.path, 'maps', 'sitemap-1.xml'), 'new');
      const entry = { name: 'maps/sitemap-1.xml', sha256: sha256Of(Buffer.from('new')) };
      await expect(commitSwap(staging, [entry])).rejects.toThrow(/set is complete/);
      const theirs = { name: 'maps/sitemap-1.xml', sha256: sha256Of(Buffer.from('theirs')) };
      await commitSwap(await createStaging(out), [], [theirs]);
      expect(readFileSync(join(elsewhere, 'sitemap-1.xml'), 'utf8')).toBe('theirs');
      expect(readdirSync(elsewhere)).toEqual(['sitemap-1.xml']);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });
});

describe('patiently', () => {
  it('throws what is no lock at once', async () => {
    const clock = fakeClock(() => undefined);
    const error = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const work = (): void => {
      throw error;
    };
    await expect(patiently(work, clock)).rejects.toBe(error);
    expect(clock.now()).toBe(0);
    expect(isHeld(error)).toBe(false);
  });
});
