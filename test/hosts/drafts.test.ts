// What was typed and not saved: kept on disk, of one window at a time, bounded.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Drafts } from '../../electron/host/drafts.ts';

const SHOP = '/p/shop.mapwright';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
});

afterEach(async () => {
  await rm(home, { recursive: true, force: true });
});

describe('drafts', () => {
  it('are there after a kill of the host, by project and form, each as it was last', async () => {
    const drafts = new Drafts(home);
    drafts.keep(1, SHOP, 'addRows', '"a"');
    drafts.keep(1, SHOP, 'addRows', '"b"');
    drafts.keep(1, SHOP, 'view', '{}');
    drafts.keep(1, '/p/other.mapwright', 'view', '[]');
    const next = new Drafts(home);
    expect(await next.take(1, SHOP)).toEqual({ addRows: '"b"', view: '{}' });
    expect(await next.take(1, '/p/other.mapwright')).toEqual({ view: '[]' });
    expect(await next.take(1, '/p/unknown.mapwright')).toEqual({});
  });

  it('are gone once they were saved or given up, and once the project was left', async () => {
    const drafts = new Drafts(home);
    for (const form of ['addRows', 'view']) drafts.keep(1, SHOP, form, '"x"');
    drafts.keep(1, SHOP, 'addRows', null);
    expect(await new Drafts(home).take(1, SHOP)).toEqual({ view: '"x"' });
    drafts.drop(1, SHOP);
    expect(await new Drafts(home).take(1, SHOP)).toEqual({});
  });

  it('of a window are its own while it is there, and the next one’s once it has gone', async () => {
    const drafts = new Drafts(home);
    drafts.keep(1, SHOP, 'view', '"of 1"');
    drafts.keep(2, SHOP, 'view', '"of 2"');
    expect(await drafts.take(3, SHOP)).toEqual({});
    expect(await drafts.take(1, SHOP)).toEqual({ view: '"of 1"' });
    drafts.left(2);
    expect(await drafts.take(3, SHOP)).toEqual({ view: '"of 2"' });
    drafts.drop(3, SHOP);
    expect(await drafts.take(1, SHOP)).toEqual({ view: '"of 1"' });
  });

  it('of tabs that are loaded again at once are those of each, whoever comes first', async () => {
    const drafts = new Drafts(home);
    const come = (window: number, tab: string) => {
      drafts.enter(window, tab);
      return drafts.take(window, SHOP);
    };
    for (const [window, tab] of [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ] as const)
      await come(window, tab);
    drafts.keep(1, SHOP, 'view', '"of a"');
    drafts.keep(2, SHOP, 'view', '"of b"');
    for (const window of [1, 2, 3]) drafts.left(window);
    expect(await come(4, 'c')).toEqual({});
    expect(await come(5, 'b')).toEqual({ view: '"of b"' });
    expect(await come(6, 'a')).toEqual({ view: '"of a"' });
    // What is saved there is gone, though it was typed before.
    drafts.keep(6, SHOP, 'view', null);
    drafts.left(6);
    expect(await come(7, 'a')).toEqual({});
  });

  it('of a tab that has gone are those of the next that comes to the project, also of one that left it before', async () => {
    const drafts = new Drafts(home);
    for (const window of [1, 2]) {
      drafts.enter(window, `tab ${String(window)}`);
      await drafts.take(window, SHOP);
      drafts.keep(window, SHOP, 'view', `"of ${String(window)}"`);
    }
    drafts.drop(2, SHOP);
    drafts.left(1);
    expect(await drafts.take(2, SHOP)).toEqual({ view: '"of 1"' });
    drafts.left(2);
    drafts.enter(3, 'tab 3');
    expect(await drafts.take(3, SHOP)).toEqual({ view: '"of 1"' });
  });

  it('of a window that crashed just now are waited for', async () => {
    const drafts = new Drafts(home);
    drafts.keep(1, SHOP, 'view', '"x"');
    const taking = drafts.take(2, SHOP);
    drafts.left(1);
    expect(await taking).toEqual({ view: '"x"' });
  });

  it('of two windows that went with their host are the latest', async () => {
    const drafts = new Drafts(home);
    drafts.keep(1, SHOP, 'view', '"earlier"');
    drafts.keep(2, SHOP, 'view', '"later"');
    const next = new Drafts(home);
    expect(await next.take(1, SHOP)).toEqual({ view: '"later"' });
    expect(await next.take(2, SHOP)).toEqual({});
  });

  it('go with the oldest first where they grow too large', async () => {
    const drafts = new Drafts(home);
    const large = 'x'.repeat(800_000);
    for (const form of ['first', 'second', 'third']) drafts.keep(1, SHOP, form, large);
    expect(Object.keys(await new Drafts(home).take(1, SHOP))).toEqual(['second', 'third']);
    drafts.drop(1, SHOP);
    for (let n = 0; n < 55; n++) drafts.keep(1, SHOP, `form ${String(n)}`, '"x"');
    expect(Object.keys(await new Drafts(home).take(1, SHOP))).toHaveLength(50);
  });

  it('begin anew where the file is damaged', async () => {
    await writeFile(join(home, 'drafts.json'), '{"drafts": [{"project"');
    const drafts = new Drafts(home);
    expect(await drafts.take(1, SHOP)).toEqual({});
    drafts.keep(1, SHOP, 'view', '"x"');
    expect(await new Drafts(home).take(1, SHOP)).toEqual({ view: '"x"' });
  });
});
