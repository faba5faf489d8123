// A project file is data: what else somebody put into it never runs, and its rows are opened as a copy.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { tokensOf } from '../../../../electron/engine/store/file/own-schema.ts';
import { storeWith } from '../rows/sample-project.ts';
import { changeAtOnce } from '../history/at-once.ts';

const rows = Array.from({ length: 60 }, (_, i) => ({ loc: `https://example.com/${String(i)}`, priority: 5 }));

/** A closed project, changed by another program; SQLite's own guards are off for that. */
function changedBy(sql: string): string {
  const store = storeWith(rows);
  store.close();
  const db = new DatabaseSync(store.path, { defensive: false });
  db.exec(`PRAGMA journal_mode=DELETE; PRAGMA writable_schema=ON; ${sql}`);
  db.close();
  return store.path;
}

/** Opens it, looks at the original, and gives the copy. */
function openCopy(path: string): ProjectStore {
  const before = [readFileSync(path), statSync(path).mtimeMs];
  const copy = ProjectStore.open(path);
  onTestFinished(() => {
    copy.close();
  });
  expect(copy.recoveredFrom).toBe(path);
  expect([readFileSync(path), statSync(path).mtimeMs]).toEqual(before);
  return copy;
}

describe('a file with more than a project has', () => {
  it.each([
    ['a trigger', 'CREATE TRIGGER evil AFTER UPDATE ON url BEGIN DELETE FROM url; END', 'trigger "evil"'],
    [
      'a trigger of ours with another text',
      `UPDATE sqlite_master SET sql = 'CREATE TRIGGER loc_hash_added AFTER INSERT ON url BEGIN DELETE FROM url; END'
       WHERE name = 'loc_hash_added'`,
      'trigger "loc_hash_added"',
    ],
    ['an index', 'CREATE INDEX mine ON url(loc)', 'index "mine"'],
    ['a column that computes', "ALTER TABLE url ADD COLUMN evil AS (loc || 'x')", 'table "url"'],
    [
      'a view before the list of tables',
      `INSERT INTO sqlite_master(type, name, tbl_name, rootpage, sql) VALUES ('view', 'sqlite_schema', 'sqlite_schema', 0,
        'CREATE VIEW sqlite_schema AS SELECT 1 AS name')`,
      // SQLite itself refuses that.
      null,
    ],
    ['less than it', 'DROP INDEX change_parent', 'index "change_parent"'],
  ])('is opened as a copy of its rows: %s', (_, sql, part) => {
    const copy = openCopy(changedBy(sql));
    expect(copy.origin.foreignPart).toBe(part);
    expect(copy.counts().rows).toBe(rows.length);
    changeAtOnce(copy, 'edit', (writer) => {
      writer.set('priority', Uint32Array.of(1), 9);
    });
    expect(copy.db.number('SELECT count(*) FROM url')).toBe(rows.length);
  });

  it('is never asked what its views hold', () => {
    const columns = 'id, location, format, bytes, entries, imported_at, errors, warnings, problems, change';
    const path = changedBy(
      `DROP TABLE source;
       CREATE VIEW source AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
         SELECT ${columns.replaceAll(/\w+/g, 'i AS $&')} FROM n`,
    );
    const copy = openCopy(path);
    expect([copy.counts().rows, copy.sources()]).toEqual([rows.length, []]);
  });
});

describe('values that no project has', () => {
  it.each([
    ['a blob for a text', "UPDATE url SET loc = x'00ff' WHERE id = 7", rows.length - 1],
    ['a text for a number', "UPDATE url SET line = 'x' WHERE id = 7", rows.length - 1],
    ['an id beyond all numbers', 'UPDATE url SET id = 9007199254740993 WHERE id = 7', rows.length - 1],
    ['an id far beyond those of so few rows', 'UPDATE url SET id = 1073741824 WHERE id = 7', rows.length - 1],
    [
      'a priority beyond all numbers',
      'UPDATE url SET priority = 9223372036854775807 WHERE id = 7',
      rows.length - 1,
    ],
    [
      'a frequency beyond all numbers',
      'UPDATE url SET changefreq = -9223372036854775807 WHERE id = 7',
      rows.length - 1,
    ],
    ['settings that are no JSON', "INSERT INTO meta(key, value) VALUES ('settings', '{')", rows.length],
    ['problems that are no list', `UPDATE source SET problems = '{"a":[]}'`, rows.length],
    ['problems that are a list of numbers', "UPDATE source SET problems = '[1]'", rows.length],
    ['a ring of changes', 'UPDATE change SET parent = id, undone = 1', rows.length],
    ['a ring of places', 'INSERT INTO placed VALUES (10, 11, 20), (20, 21, 11)', rows.length],
  ])('are left out: %s', (_, sql, left) => {
    const copy = openCopy(changedBy(sql));
    expect([copy.origin.foreignPart, copy.counts().rows]).toEqual([null, left]);
  });
});

describe('a journal beside a project', () => {
  it('that names another file does not have that deleted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mapwright-victim-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const victim = join(folder, 'victim');
    const path = changedBy('');
    writeFileSync(victim, 'precious');
    writeFileSync(`${path}-journal`, journalNaming(victim, readFileSync(path).length / 8192));
    const copy = openCopy(path);
    expect([copy.origin.foreignPart, copy.counts().rows]).toEqual(['journal', rows.length]);
    expect(existsSync(victim)).toBe(true);
  });
});

/** Without a page. Source: sqlite.org/fileformat2.html#the_rollback_journal. */
function journalNaming(path: string, pages: number): Buffer {
  const magic = Buffer.from('d9d505f920a163d7', 'hex');
  const header = Buffer.alloc(4096);
  magic.copy(header);
  [0, 1, pages, 4_096, 8_192].forEach((value, i) => header.writeUInt32BE(value, 8 + 4 * i));
  const name = Buffer.from(path);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(name.length, 0);
  numbers.writeUInt32BE(
    name.reduce((sum, byte) => sum + byte, 0),
    4,
  );
  const lockPage = Buffer.alloc(4);
  lockPage.writeUInt32BE(0x40000000 / 8_192 + 1);
  return Buffer.concat([header, lockPage, name, numbers, magic]);
}

it('tells texts apart by all but blanks', () => {
  expect(tokensOf("CREATE TABLE a(\n  b TEXT DEFAULT ' x' )")).toBe(
    tokensOf("CREATE  TABLE a(b TEXT DEFAULT ' x')"),
  );
  expect(tokensOf("DEFAULT ' x'")).not.toBe(tokensOf("DEFAULT 'x'"));
  expect(tokensOf('a -- b')).not.toBe(tokensOf('a'));
});
