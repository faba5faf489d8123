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
  it('are there after a kill of the host, by project and form, each as it was last', () => {
    const drafts = new Drafts(home);
    drafts.keep(1, SHOP, 'addRows', '"a"');
    drafts.keep(1, SHOP, 'addRows', '"b"');
    drafts.keep(1, SHOP, 'view', '{}');
    drafts.keep(1, '/p/other.mapwright', 'view', '[]');
    const next = new Drafts(home);
    expect(next.take(1, SHOP)).toEqual({ addRows: '"b"', view: '{}' });
    expect(next.take(1, '/p/other.mapwright')).toEqual({ view: '[]' });
    expect(next.take(1, '/p/unknown.mapwright')).toEqual({});
  });

  it('are gone once they were saved or given up, and once the project was left', () => {
    const drafts = new Drafts(home);
    for (const form of ['addRows', 'view']) drafts.keep(1, SHOP, form, '"x"');
    drafts.keep(1, SHOP, 'addRows', null);
    expect(new Drafts(home).take(1, SHOP)).toEqual({ view: '"x"' });
    drafts.drop(1, SHOP);
    expect(new Drafts(home).take(1, SHOP)).toEqual({});
  });

  it('of a window are its own while it is there, and the next one’s once it has gone', () => {
    const drafts = new Drafts(home);
    drafts.keep(1, SHOP, 'view', '"of 1"');
    drafts.keep(2, SHOP, 'view', '"of 2"');
    expect(drafts.take(3, SHOP)).toEqual({});
    expect(drafts.take(1, SHOP)).toEqual({ view: '"of 1"' });
    drafts.left(2);
    expect(drafts.take(3, SHOP)).toEqual({ view: '"of 2"' });
    drafts.drop(3, SHOP);
    expect(drafts.take(1, SHOP)).toEqual({ view: '"of 1"' });
  });

  it('of two windows that went with their host are the latest', () => {
    const drafts = new Drafts(home);
    drafts.keep(1, SHOP, 'view', '"earlier"');
    drafts.keep(2, SHOP, 'view', '"later"');
    const next = new Drafts(home);
    expect(next.take(1, SHOP)).toEqual({ view: '"later"' });
    expect(next.take(2, SHOP)).toEqual({});
  });

  it('go with the oldest first where they grow too large', () => {
    const drafts = new Drafts(home);
    const large = 'x'.repeat(800_000);
    for (const form of ['first', 'second', 'third']) drafts.keep(1, SHOP, form, large);
    expect(Object.keys(new Drafts(home).take(1, SHOP))).toEqual(['second', 'third']);
    drafts.drop(1, SHOP);
    for (let n = 0; n < 55; n++) drafts.keep(1, SHOP, `form ${String(n)}`, '"x"');
    expect(Object.keys(new Drafts(home).take(1, SHOP))).toHaveLength(50);
  });

  it('begin anew where the file is damaged', async () => {
    await writeFile(join(home, 'drafts.json'), '{"drafts": [{"project"');
    const drafts = new Drafts(home);
    expect(drafts.take(1, SHOP)).toEqual({});
    drafts.keep(1, SHOP, 'view', '"x"');
    expect(new Drafts(home).take(1, SHOP)).toEqual({ view: '"x"' });
  });
});
