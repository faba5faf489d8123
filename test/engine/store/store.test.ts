import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/contract/errors.ts';
import { SCHEMA_VERSION } from '../../../electron/engine/store/file/schema.ts';
import { ProjectStore } from '../../../electron/engine/store/store.ts';
import { dump, emptyStore, importRows, storeWith, temporaryFolder } from './rows/sample-project.ts';
import { changeAtOnce } from './history/at-once.ts';

const rows = Array.from({ length: 3_000 }, (_, i) => ({
  loc: `https://example.com/some/longer/path/page-${String(i)}.html`,
  lastmod: '2026-01-02',
  changefreq: i % 8 === 7 ? 'sometimes' : i % 7,
  priority: i % 5 === 0 ? 'high' : (i % 11) / 10,
}));

function errorOf(work: () => unknown): { code: ErrorCode; message: string } {
  try {
    work();
  } catch (error) {
    return error as { code: ErrorCode; message: string };
  }
  throw new Error('It did not throw.');
}

describe('creating', () => {
  it('makes a project with the measured settings and its own application id', () => {
    const { db } = emptyStore();
    const pragma = (name: string): unknown => db.get(`PRAGMA ${name}`)?.[0];
    expect(pragma('page_size')).toBe(8192);
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('user_version')).toBe(SCHEMA_VERSION);
    expect(pragma('application_id')).toBe(0x4d617057);
  });

  it('refuses a file that exists and leaves it as it was', () => {
    const path = join(temporaryFolder(), 'a.mapwright');
    writeFileSync(path, 'precious');
    const error = errorOf(() => ProjectStore.create(path));
    expect(error.code).toBe('io');
    expect(error.message).toContain(path);
    expect(readFileSync(path, 'utf8')).toBe('precious');
  });

  it('names a folder that is missing', () => {
    const folder = join(temporaryFolder(), 'none');
    const error = errorOf(() => ProjectStore.create(join(folder, 'a.mapwright')));
    expect(error.code).toBe('not-found');
    expect(error.message).toContain(folder);
  });
});

describe('opening what is not to be opened', () => {
  it('names a missing file', () => {
    const path = join(temporaryFolder(), 'missing.mapwright');
    expect(errorOf(() => ProjectStore.open(path))).toMatchObject({ code: 'not-found' });
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['an HTML page', Buffer.from('<!doctype html><title>x</title>'.repeat(20))],
  ])('refuses %s without touching it', (_, content) => {
    const folder = temporaryFolder();
    const path = join(folder, 'x.mapwright');
    writeFileSync(path, content);
    expect(errorOf(() => ProjectStore.open(path)).code).toBe('not-a-project');
    expect(readFileSync(path)).toEqual(content);
    expect(readdirSync(folder)).toEqual(['x.mapwright']);
  });

  it('refuses a folder and another SQLite database', () => {
    const folder = temporaryFolder();
    expect(errorOf(() => ProjectStore.open(folder)).code).toBe('not-a-project');
    const path = join(folder, 'other.db');
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE t(a)');
    other.close();
    expect(errorOf(() => ProjectStore.open(path)).code).toBe('not-a-project');
  });

  it('refuses a newer version and leaves no byte and no file changed', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'newer.mapwright');
    storeWith(rows.slice(0, 5), path).close();
    const newer = new DatabaseSync(path);
    newer.exec(`PRAGMA user_version = ${String(SCHEMA_VERSION + 1)}`);
    newer.close();
    const before = readFileSync(path);
    const { mtimeMs } = statSync(path);
    const error = errorOf(() => ProjectStore.open(path));
    expect(error.code).toBe('newer-project');
    expect(error.message).toContain(path);
    expect(readFileSync(path)).toEqual(before);
    expect(statSync(path).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(folder)).toEqual(['newer.mapwright']);
  });

  it('refuses a newer version that only the log of a killed run tells', () => {
    const folder = temporaryFolder();
    const live = join(folder, 'live.mapwright');
    const path = join(folder, 'killed.mapwright');
    const store = storeWith(rows.slice(0, 5), live);
    store.db.exec(`PRAGMA user_version = ${String(SCHEMA_VERSION + 1)}`);
    copyFileSync(live, path);
    copyFileSync(`${live}-wal`, `${path}-wal`);
    const before = [readFileSync(path), readFileSync(`${path}-wal`)];
    expect(errorOf(() => ProjectStore.open(path)).code).toBe('newer-project');
    expect([readFileSync(path), readFileSync(`${path}-wal`)]).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.startsWith('killed'))).toEqual([
      'killed.mapwright',
      'killed.mapwright-wal',
    ]);
  });
});

describe('the lock', () => {
  it('keeps a second opener out until the first closes', () => {
    const store = storeWith(rows.slice(0, 5));
    const error = errorOf(() => ProjectStore.open(store.path));
    expect(error.code).toBe('project-locked');
    expect(error.message).toContain(store.path);
    store.close();
    const again = ProjectStore.open(store.path);
    expect(again.counts().rows).toBe(5);
    again.close();
  });
});

describe('damage', () => {
  it('is opened as a copy with the readable rows, and the original stays as it was', () => {
    const store = storeWith(rows);
    store.setSettings({ baseUrl: 'https://example.com/' });
    const sections = [{ id: 1, name: 'shop', conditions: [] }];
    store.sections.define(sections, 1);
    store.close();
    const bytes = readFileSync(store.path);
    // One page of rows: the one that holds the address of a row in the middle.
    const at = Math.floor(bytes.indexOf(rows[1_500]?.loc ?? '') / 8192) * 8192;
    bytes.fill(0xa5, at, at + 8192);
    writeFileSync(store.path, bytes);
    const copy = ProjectStore.open(store.path);
    expect(copy.recoveredFrom).toBe(store.path);
    expect(copy.path).toContain('(recovered)');
    expect(readFileSync(store.path)).toEqual(bytes);
    expect(existsSync(`${store.path}-wal`)).toBe(false);
    expect(copy.counts().rows).toBeGreaterThan(2_500);
    expect(copy.counts().rows).toBeLessThan(3_000);
    expect(copy.settings().baseUrl).toBe('https://example.com/');
    expect(copy.sections.list()).toEqual(sections);
    expect(
      copy.db.get(
        'SELECT group_concat(DISTINCT typeof(changefreq)) FROM (SELECT changefreq FROM url ORDER BY typeof(changefreq))',
      ),
    ).toEqual(['integer,text']);
    expect(readdirSync(join(store.path, '..')).filter((name) => name.includes('recovering'))).toEqual([]);
    copy.close();
  });

  it('is recovered once: the copy is opened again until the damaged file changes', () => {
    const store = storeWith(rows);
    store.close();
    truncateSync(store.path, Math.floor(statSync(store.path).size / 2 / 8192) * 8192);
    const copy = ProjectStore.open(store.path);
    copy.setSettings({ baseUrl: 'https://example.com/kept/' });
    copy.close();
    const again = ProjectStore.open(store.path);
    expect(again.path).toBe(copy.path);
    expect(again.recoveredFrom).toBe(store.path);
    expect(again.settings().baseUrl).toBe('https://example.com/kept/');
    again.close();
    truncateSync(store.path, statSync(store.path).size - 8192);
    const other = ProjectStore.open(store.path);
    expect(other.path).toContain('(recovered 2)');
    other.close();
  });

  it('by truncation is opened as a copy', () => {
    const store = storeWith(rows);
    store.close();
    truncateSync(store.path, Math.floor(statSync(store.path).size / 2 / 8192) * 8192);
    const copy = ProjectStore.open(store.path);
    expect(copy.recoveredFrom).toBe(store.path);
    expect(copy.counts().rows).toBeGreaterThan(0);
    copy.close();
  });

  it('of everything but the header is told, and nothing is left over', () => {
    const store = storeWith(rows);
    store.close();
    const bytes = readFileSync(store.path).fill(0, 100);
    writeFileSync(store.path, bytes);
    const error = errorOf(() => ProjectStore.open(store.path));
    expect(error.code).toBe('damaged-project');
    expect(error.message).toContain(store.path);
    expect(readdirSync(join(store.path, '..'))).toEqual(['test.mapwright']);
    expect(readFileSync(store.path)).toEqual(bytes);
  });
});

describe('a full disk', () => {
  it('is told with the file, and the project stays as it was', () => {
    const store = storeWith(rows.slice(0, 100));
    const before = dump(store);
    store.db.exec(`PRAGMA max_page_count = ${String(store.db.number('PRAGMA page_count') + 2)}`);
    const error = errorOf(() => {
      importRows(store, rows);
    });
    expect(error.code).toBe('disk-full');
    expect(error.message).toContain(store.path);
    expect(dump(store)).toEqual(before);
  });
});

describe('saving a copy', () => {
  it('gives the same project under another name, with its history', () => {
    const store = storeWith(rows);
    changeAtOnce(store, 'Edit', (w) => {
      w.set('lastmod', Uint32Array.of(2), '2026-09-09');
    });
    const target = join(temporaryFolder(), 'copy.mapwright');
    store.copyTo(target);
    const copy = ProjectStore.open(target);
    expect(dump(copy)).toEqual(dump(store));
    expect(copy.historyState().undo?.label).toEqual({ code: 'text', text: 'Edit' });
    copy.close();
    store.copyTo(target);
    expect(readdirSync(join(target, '..'))).toEqual(['copy.mapwright']);
  });

  it('refuses to replace what is not a project, or is open', () => {
    const store = storeWith(rows.slice(0, 3));
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'letter.txt'), 'precious');
    expect(
      errorOf(() => {
        store.copyTo(join(folder, 'letter.txt'));
      }).code,
    ).toBe('not-a-project');
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('precious');
    const open = storeWith(rows.slice(0, 3));
    expect(
      errorOf(() => {
        store.copyTo(open.path);
      }).code,
    ).toBe('project-locked');
    mkdirSync(join(folder, 'sub'));
    expect(readdirSync(folder).toSorted()).toEqual(['letter.txt', 'sub']);
  });
});
