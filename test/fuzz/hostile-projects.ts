// Project files as somebody could make them who means harm, or whom a disk let down: each from a number, always the same.
// Every one begins as a real project with rows, a history and sections.
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { randomFor, type Random } from './make-input.ts';

interface Target {
  readonly path: string;
  readonly random: Random;
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[random(from.length)] as T;
}

function bytesOf(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random(256)));
}

/** What never ends, or deletes all, where anything runs it. */
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT';
const TABLES = [
  'url',
  'source',
  'meta',
  'change',
  'change_part',
  'section_list',
  'robots',
  'at_close',
  'placed',
];
const FILLED = ['url', 'source', 'meta', 'change', 'change_part', 'section_list', 'at_close'];
const EVENTS = ['INSERT', 'UPDATE', 'DELETE'];
const VALUES = [
  "'text'",
  "x'00ff00'",
  '1.5',
  '-1',
  '9223372036854775807',
  '4294967296',
  'NULL',
  "'[1'",
  "'null'",
  '\'{"a":[]}\'',
];

/** One way each to spoil a file, by name. */
export const SPOILERS: Readonly<Record<string, (target: Target) => void>> = {
  trigger: ({ path, random }) => {
    const table = pick(random, TABLES);
    const event = pick(random, EVENTS);
    spoil(path, `CREATE TRIGGER evil AFTER ${event} ON ${table} BEGIN DELETE FROM url; END`);
  },
  'temp-like trigger': ({ path, random }) => {
    const name = pick(random, ['loc_hash_added', 'loc_hash_changed', 'loc_hash_removed']);
    rewrite(path, name, `CREATE TRIGGER ${name} AFTER UPDATE ON url BEGIN DELETE FROM url; END`);
  },
  'endless trigger': ({ path, random }) => {
    spoil(
      path,
      `CREATE TRIGGER evil BEFORE ${pick(random, EVENTS)} ON ${pick(random, TABLES)} BEGIN
         SELECT count(*) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n); END`,
    );
  },
  view: ({ path, random }) => {
    const table = pick(random, TABLES);
    const columns = columnsOf(path, table);
    const list = columns.map((name) => `i AS "${name}"`).join();
    spoil(path, `DROP TABLE ${table}; CREATE VIEW ${table} AS ${ENDLESS} ${list} FROM n`);
  },
  'view before the list': ({ path, random }) => {
    const name = pick(random, ['sqlite_schema', 'main', 'pragma_table_info', 'json_each']);
    insert(path, ['view', name, name, 0, `CREATE VIEW ${name} AS ${ENDLESS} i AS name FROM n`]);
  },
  'generated column': ({ path, random }) => {
    const kind = pick(random, ['', ' STORED']);
    if (kind === '') spoil(path, 'ALTER TABLE url ADD COLUMN evil AS (zeroblob(500000000))');
    else rewrite(path, 'url', textOf(path, 'url').replace('news INTEGER', "news AS (loc || 'x') STORED"));
  },
  check: ({ path, random }) => {
    const table = pick(random, TABLES);
    const deep = 'abs('.repeat(random(900)) + '1' + ')'.repeat(0);
    const closed = deep + ')'.repeat((deep.match(/\(/g) ?? []).length);
    rewrite(path, table, textOf(path, table).replace(/\)(?= WITHOUT ROWID$|$)/, `, CHECK (${closed} > 0))`));
  },
  'index on an expression': ({ path, random }) => {
    spoil(path, `CREATE INDEX evil ON url(${pick(random, ['upper(loc)', 'length(loc)', 'id', 'hash'])})`);
  },
  'virtual table': ({ path, random }) => {
    const table = pick(random, ['source', 'section_list', 'extra']);
    const kind = pick(random, ['fts5(location, id)', 'rtree(id, a, b)', 'dbstat', 'fts3(location)']);
    spoil(path, `DROP TABLE IF EXISTS ${table}; CREATE VIRTUAL TABLE ${table} USING ${kind}`);
  },
  'default that computes': ({ path }) => {
    rewrite(path, 'url', textOf(path, 'url').replace('chosen INTEGER', 'chosen INTEGER DEFAULT (abs(1))'));
  },
  'huge schema': ({ path, random }) => {
    const views = Array.from({ length: 50 + random(3_000) }, (_, i) => `CREATE VIEW v${i} AS SELECT ${i}`);
    spoil(path, views.join(';'));
  },
  'deep view': ({ path, random }) => {
    const depth = 100 + random(20_000);
    insert(path, [
      'view',
      'deep',
      'deep',
      0,
      `CREATE VIEW deep AS SELECT ${'('.repeat(depth)}1${')'.repeat(depth)}`,
    ]);
  },
  'broken text': ({ path, random }) => {
    rewrite(
      path,
      pick(random, TABLES),
      pick(random, ['', 'CREATE', 'DROP TABLE url', 'CREATE TABLE url(', '\0']),
    );
  },
  'other root pages': ({ path, random }) => {
    const page = pick(random, [0, 1, 2, 3, 5, 1_000_000, -1]);
    edit(path, (db) => {
      db.prepare('UPDATE sqlite_master SET rootpage = ? WHERE name = ?').run(page, pick(random, TABLES));
    });
  },
  'wrong types': ({ path, random }) => {
    for (let n = 1 + random(3); n > 0; n--) {
      const table = pick(random, FILLED);
      const column = pick(random, columnsOf(path, table));
      const some = pick(random, ['', ' WHERE rowid % 2 = 0']);
      const where = table === 'meta' || table === 'at_close' ? '' : some;
      spoil(path, `UPDATE OR IGNORE ${table} SET "${column}" = ${pick(random, VALUES)}${where}`, true);
    }
  },
  'settings of another shape': ({ path, random }) => {
    const key = pick(random, [
      'settings',
      'layout',
      'views',
      'checks',
      'majority',
      'exports',
      'robots-agents',
      'x',
    ]);
    const value = pick(random, [
      '5',
      'null',
      '"a"',
      '[]',
      '[null]',
      '{}',
      '{"maxUrls":"x"}',
      '[{"id":{}}]',
      'true',
    ]);
    spoil(path, `INSERT OR REPLACE INTO meta(key, value) VALUES ('${key}', '${value}')`);
    spoil(path, `UPDATE meta SET value = '${value}' WHERE key <> 'checkedWith'`, random(2) === 0);
  },
  'rings of changes': ({ path, random }) => {
    spoil(
      path,
      `UPDATE change SET undone = 1, parent = ${pick(random, ['id', '(SELECT max(id) FROM change)', '-5'])}`,
    );
  },
  'rings of places': ({ path }) => {
    spoil(
      path,
      'INSERT OR REPLACE INTO placed(first, last, after) VALUES (10, 12, 20), (20, 22, 11), (30, 29, 30)',
    );
  },
  'far ids': ({ path, random }) => {
    spoil(
      path,
      `UPDATE url SET id = ${pick(random, [
        '1073741824',
        '4294967295',
        '4294967296',
        '9007199254740993',
        '-7',
      ])} WHERE id = 5`,
    );
  },
  'blobs of nothing': ({ path, random }) => {
    const blob = (): string => {
      const bytes = bytesOf(random, 1 + random(60)).toString('hex');
      return pick(random, [`x'${bytes}'`, 'zeroblob(9)', "x'ffffffffffffffff'", "x'ffffff7f01'"]);
    };
    const all = blob();
    const set = ['old', 'new', 'ids'].map((column) => `${column} = ${pick(random, [all, blob(), column])}`);
    spoil(path, `UPDATE change_part SET ${set.join()}; UPDATE flag_part SET ${set.join()}`);
  },
  'far ranges': ({ path, random }) => {
    const last = pick(random, ['4294967295', '9007199254740993', '-3', '500']);
    spoil(path, `UPDATE change_part SET ${pick(random, ['last', 'first'])} = ${last}, ids = NULL`);
  },
  'another version': ({ path, random }) => {
    edit(path, (db) => {
      const { user_version: own } = db.prepare('PRAGMA user_version').get() as { user_version: number };
      const other = 1 + random(40);
      db.exec(`PRAGMA user_version = ${String(other < own ? other : other + 1)}`);
    });
  },
  cut: ({ path, random }) => {
    truncateSync(path, random(readFileSync(path).length));
  },
  'flipped bits': ({ path, random }) => {
    const bytes = readFileSync(path);
    for (let n = 1 + random(40); n > 0; n--) {
      const at = random(2) === 0 ? random(16_384) : random(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    }
    writeFileSync(path, bytes);
  },
  'mixed pages': ({ path, random }) => {
    const bytes = readFileSync(path);
    const pages = bytes.length / 8192;
    for (let n = 1 + random(4); n > 0; n--) {
      const from = random(pages) * 8192;
      bytes.copy(bytes, (1 + random(pages - 1)) * 8192, from, from + 8192);
    }
    writeFileSync(path, bytes);
  },
  'another application': ({ path, random }) => {
    writeFileSync(path, '');
    const db = new DatabaseSync(path);
    const id = pick(random, ['0', '252006674', '0x4d617057']);
    const version = random(30);
    db.exec(`PRAGMA application_id=${id}; PRAGMA user_version=${String(version)}; CREATE TABLE moz_places(id INTEGER PRIMARY KEY, url TEXT);
      INSERT INTO moz_places(url) VALUES ('https://example.com/'); CREATE TABLE url(id TEXT, loc BLOB); INSERT INTO url VALUES ('a', 'b')`);
    db.close();
  },
  'a log beside it': ({ path, random }) => {
    writeFileSync(`${path}-wal`, bytesOf(random, 1 + random(40_000)));
  },
  'a journal beside it': ({ path, random }) => {
    const magic = Buffer.from('d9d505f920a163d7', 'hex');
    const body = bytesOf(random, 512 + random(20_000));
    writeFileSync(`${path}-journal`, Buffer.concat([magic, body, random(2) === 0 ? magic : Buffer.alloc(0)]));
  },
};

/** Makes the file of a number at a path, from a sound project; returns what was done to it. */
export function makeHostile(sound: string, path: string, number: number, seed: number): string {
  copyFileSync(sound, path);
  const names = Object.keys(SPOILERS);
  const name = names[number % names.length] ?? '';
  SPOILERS[name]?.({ path, random: randomFor(seed, number) });
  return name;
}

function edit(path: string, work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(path, { defensive: false });
  db.exec('PRAGMA writable_schema=ON; PRAGMA journal_mode=DELETE');
  work(db);
  db.close();
}

/** `mayFail`: not every value goes into every column. */
function spoil(path: string, sql: string, mayFail = false): void {
  edit(path, (db) => {
    try {
      db.exec(`BEGIN; ${sql}; COMMIT`);
    } catch (error) {
      if (!mayFail) throw error;
    }
  });
}

function rewrite(path: string, name: string, sql: string): void {
  edit(path, (db) => {
    db.prepare('UPDATE sqlite_master SET sql = ? WHERE name = ?').run(sql, name);
  });
}

function insert(path: string, row: readonly (string | number)[]): void {
  edit(path, (db) => {
    db.prepare('INSERT INTO sqlite_master(type, name, tbl_name, rootpage, sql) VALUES (?, ?, ?, ?, ?)').run(
      ...row,
    );
  });
}

function textOf(path: string, name: string): string {
  const db = new DatabaseSync(path, { readOnly: true });
  const { sql } = db.prepare('SELECT sql FROM sqlite_master WHERE name = ?').get(name) ?? {};
  db.close();
  return String(sql);
}

function columnsOf(path: string, table: string): string[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  db.close();
  return rows.map(({ name }) => String(name));
}
