// What a host opens as it starts, by what the one before it had open: real state files, and processes that are no more.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostState } from '../../electron/host/host-state.ts';

let home: string;
let shop: string;
let news: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mapwright-test-'));
  [shop, news] = [join(home, 'shop.mapwright'), join(home, 'news.mapwright')];
  writeFileSync(shop, '');
  writeFileSync(news, '');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(home, { recursive: true, force: true });
});

/** The next host of this home, which is this process again; what it opens, and what it tells. */
function nextHost(asked: string | null = null) {
  const { open } = new HostState(home);
  return { open, paths: open.start(asked), end: open.takeEnd() };
}

function ran(open: readonly string[]): void {
  nextHost().open.keep(open);
}

describe('a host that starts', () => {
  it('opens nothing at first, and nothing after one that ended in order', () => {
    expect(nextHost()).toMatchObject({ paths: [], end: null });
    ran([shop]);
    ran([]);
    expect(nextHost()).toMatchObject({ paths: [], end: null });
  });

  it('opens again what one had open that ended unexpectedly, and says so', () => {
    ran([news, shop]);
    const host = nextHost();
    expect(host).toMatchObject({ paths: [news, shop], end: { path: shop, isOpened: true } });
    expect(host.open.takeEnd()).toBeNull();
  });

  it('leaves alone what is no more', () => {
    ran([news, shop]);
    rmSync(shop);
    expect(nextHost()).toMatchObject({ paths: [news], end: { path: news } });
  });

  it('opens the file that the user asks for instead', () => {
    ran([shop]);
    expect(nextHost(news)).toMatchObject({ paths: [news], end: null });
    ran([shop]);
    expect(nextHost(shop)).toMatchObject({ paths: [shop], end: { path: shop, isOpened: true } });
  });

  it('opens no project again with which a host ended twice in a row', () => {
    ran([shop]);
    // It ends before the window has the project, or just after that.
    nextHost();
    expect(nextHost()).toMatchObject({ paths: [], end: { path: shop, isOpened: false } });
    expect(nextHost()).toMatchObject({ paths: [], end: null });
    ran([shop]);
    ran([shop]);
    expect(nextHost().paths).toEqual([]);
  });

  it('does so where the host stood for a while in between', () => {
    vi.useFakeTimers();
    ran([shop]);
    ran([shop]);
    vi.advanceTimersByTime(60_000);
    expect(nextHost().paths).toEqual([shop]);
  });

  it('leaves alone what a host has open that still runs, and knows when it does not', () => {
    const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
    const open = [
      { path: shop, host: process.ppid, again: false },
      { path: news, host: gone, again: false },
    ];
    writeFileSync(join(home, 'state.json'), JSON.stringify({ open }));
    const host = nextHost();
    expect(host.paths).toEqual([news]);
    host.open.keep([]);
    const kept = JSON.parse(readFileSync(join(home, 'state.json'), 'utf8')) as { open: unknown };
    expect(kept.open).toEqual([open[0]]);
  });
});
