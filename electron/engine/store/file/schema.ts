// The tables of a project file, version by version. It changes no rows by itself.
import type { Database } from './database.ts';
import { foldHashes } from './fold-hashes.ts';
import { CHANGE_TREE } from '../history/change-tree.ts';
import { HASH_TABLE, HASH_TRIGGERS } from '../rows/hash-table.ts';
import { numberFlags } from './number-flags.ts';
import { SECTION_LIST } from '../section-store.ts';
import { splitRobotsFlags } from './split-robots-flags.ts';

/** "MapW": tells a Mapwright project from any other SQLite file. Source: sqlite.org/pragma.html#pragma_application_id. */
export const APPLICATION_ID = 0x4d_61_70_57;

/** What takes a file from version n to n + 1, in order: SQL or a function. Released steps never change. */
const MIGRATIONS: readonly (string | ((db: Database) => void))[] = [
  // Rare and wide columns stand last. changefreq and priority have no declared type on purpose: a valid value is
  // a number, an invalid one the text as it came.
  `CREATE TABLE url(
     id INTEGER PRIMARY KEY, loc TEXT NOT NULL, lastmod TEXT, changefreq, priority,
     source INTEGER NOT NULL, line INTEGER NOT NULL, issues INTEGER NOT NULL DEFAULT 0, hash INTEGER NOT NULL,
     included INTEGER NOT NULL DEFAULT 1, deleted INTEGER NOT NULL DEFAULT 0,
     images INTEGER NOT NULL DEFAULT 0, alternates INTEGER NOT NULL DEFAULT 0,
     videos INTEGER NOT NULL DEFAULT 0, news INTEGER NOT NULL DEFAULT 0, ext TEXT
   );
   CREATE INDEX url_hash ON url(hash);
   CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE source(
     id INTEGER PRIMARY KEY, location TEXT NOT NULL, format TEXT, bytes INTEGER NOT NULL DEFAULT 0,
     entries INTEGER NOT NULL DEFAULT 0, imported_at TEXT NOT NULL, errors INTEGER NOT NULL DEFAULT 0,
     warnings INTEGER NOT NULL DEFAULT 0, problems TEXT NOT NULL DEFAULT '[]', change INTEGER
   );
   CREATE TABLE change(
     id INTEGER PRIMARY KEY, at INTEGER NOT NULL, label TEXT NOT NULL, rows INTEGER NOT NULL,
     undone INTEGER NOT NULL DEFAULT 0
   );
   CREATE TABLE change_part(
     id INTEGER PRIMARY KEY, change INTEGER NOT NULL, field TEXT NOT NULL, created INTEGER NOT NULL DEFAULT 0,
     first INTEGER NOT NULL, last INTEGER NOT NULL, ids BLOB, old BLOB NOT NULL, new BLOB NOT NULL
   );
   CREATE INDEX change_part_change ON change_part(change);`,
  // what = the label as a code with parameters (JSON); null for changes of before, whose label is a sentence.
  `ALTER TABLE change ADD COLUMN what TEXT;
   CREATE TABLE checkpoint(id INTEGER PRIMARY KEY, change INTEGER NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL);`,
  // What exports wrote, so that URLs stay in their files, and which blocks of rows changed since.
  `CREATE TABLE export_set(
     id INTEGER PRIMARY KEY, out TEXT NOT NULL UNIQUE, generation INTEGER NOT NULL, gzip INTEGER NOT NULL
   );
   CREATE TABLE export_file(
     export_set INTEGER NOT NULL, section INTEGER NOT NULL, n INTEGER NOT NULL, urls INTEGER NOT NULL, bytes INTEGER NOT NULL,
     namespaces INTEGER NOT NULL, size INTEGER NOT NULL, sha256 TEXT NOT NULL, lastmod TEXT, left_out TEXT NOT NULL,
     ids BLOB NOT NULL, waiting BLOB NOT NULL, PRIMARY KEY(export_set, section, n)
   );
   CREATE TABLE touched(block INTEGER PRIMARY KEY, generation INTEGER NOT NULL);`,
  // What a later import of the same source found stands beside what the first one did, so that undo brings that back.
  `ALTER TABLE source ADD COLUMN parent INTEGER;
   ALTER TABLE source ADD COLUMN state TEXT NOT NULL DEFAULT 'done';
   ALTER TABLE source ADD COLUMN origin TEXT NOT NULL DEFAULT '{}';
   CREATE TABLE source_version(
     id INTEGER PRIMARY KEY, source INTEGER NOT NULL, change INTEGER NOT NULL, format TEXT, bytes INTEGER NOT NULL,
     entries INTEGER NOT NULL, imported_at TEXT NOT NULL, errors INTEGER NOT NULL, warnings INTEGER NOT NULL,
     problems TEXT NOT NULL, parent INTEGER, state TEXT NOT NULL, origin TEXT NOT NULL
   );`,

  // section = where the row is, kept by the conditions of the sections; chosen = the user's own choice, or null.
  `ALTER TABLE url ADD COLUMN section INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE url ADD COLUMN chosen INTEGER;`,
  // A row's "issues" becomes the number of the set of rules that it breaks, and "hash" one that pages under several
  // addresses share.
  `CREATE TABLE rule_set(id INTEGER PRIMARY KEY, rules TEXT NOT NULL, size INTEGER NOT NULL);
   CREATE TABLE exception(
     row INTEGER NOT NULL, rule TEXT NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY(row, rule)
   ) WITHOUT ROWID;
   CREATE TABLE open_link(target INTEGER NOT NULL, row INTEGER NOT NULL, PRIMARY KEY(target, row)) WITHOUT ROWID;
   CREATE INDEX open_link_row ON open_link(row);
   CREATE INDEX url_alternates ON url(id) WHERE alternates > 0;`,
  numberFlags,
  foldHashes,
  // What was known of the rows when the project was closed; empty while anything may have changed since.
  'CREATE TABLE at_close(key TEXT PRIMARY KEY, value) WITHOUT ROWID',
  // Files of an export are told apart by host and kind, too, and keep their names. form = what decided on their bytes;
  // at = when they were written.
  `ALTER TABLE export_set ADD COLUMN form TEXT NOT NULL DEFAULT '';
   ALTER TABLE export_set ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE export_file RENAME TO export_file_before;
   CREATE TABLE export_file(
     export_set INTEGER NOT NULL, section INTEGER NOT NULL, host TEXT NOT NULL, kind TEXT NOT NULL, n INTEGER NOT NULL,
     name TEXT NOT NULL, urls INTEGER NOT NULL, bytes INTEGER NOT NULL, namespaces INTEGER NOT NULL, size INTEGER NOT NULL,
     sha256 TEXT NOT NULL, lastmod TEXT, left_out TEXT NOT NULL, ids BLOB NOT NULL, waiting BLOB NOT NULL,
     PRIMARY KEY(export_set, section, host, kind, n)
   );
   INSERT INTO export_file SELECT export_set, section, '', 'url', n, '', urls, bytes, namespaces, size, sha256, lastmod,
     left_out, ids, waiting FROM export_file_before;
   DROP TABLE export_file_before;`,
  // Blocks of rows that were inserted between others, with the row that they follow (0: none, they come first).
  `CREATE TABLE placed(first INTEGER PRIMARY KEY, last INTEGER NOT NULL, after INTEGER NOT NULL);
   CREATE INDEX placed_after ON placed(after, first);`,
  // Each robots.txt by origin, version by version; content null = the origin has none any more. change 0 = no step of undo.
  `CREATE TABLE robots(
     id INTEGER PRIMARY KEY, change INTEGER NOT NULL, origin TEXT NOT NULL, content BLOB, location TEXT, at INTEGER NOT NULL
   );`,
  // Parts of changes can be about exceptions: a program that does not know them must not replay them.
  '',
  // The state of the project that a set was written from; null = not known.
  'ALTER TABLE export_set ADD COLUMN state INTEGER',
  // What is known of the rows of a file block by block, and where each stands in it, so that a next export can take over.
  `ALTER TABLE export_file ADD COLUMN blocks TEXT NOT NULL DEFAULT '[]'`,
  // The flags that a change gave to rows: flags = the number of the state of all else that decides on them, origins and
  // links = what else was judged with it.
  `ALTER TABLE change ADD COLUMN flags INTEGER;
   ALTER TABLE change ADD COLUMN origins INTEGER;
   ALTER TABLE change ADD COLUMN links BLOB;
   CREATE TABLE flag_part(
     id INTEGER PRIMARY KEY, change INTEGER NOT NULL, ids BLOB NOT NULL, old BLOB NOT NULL, new BLOB NOT NULL
   );
   CREATE INDEX flag_part_change ON flag_part(change);
   DROP INDEX url_alternates;
   CREATE INDEX url_alternates ON url(id, hash) WHERE alternates > 0;`,
  // What else was judged with a change is recorded as the flags are: links that came to be open or are no more, and the
  // majority site. What was recorded before lacks that.
  `DELETE FROM flag_part;
   UPDATE change SET flags = NULL;
   ALTER TABLE change DROP COLUMN origins;
   ALTER TABLE change DROP COLUMN links;
   ALTER TABLE change ADD COLUMN site_before TEXT;
   ALTER TABLE change ADD COLUMN site_after TEXT;
   CREATE TABLE link_part(id INTEGER PRIMARY KEY, change INTEGER NOT NULL, gone BLOB NOT NULL, came BLOB NOT NULL);
   CREATE INDEX link_part_change ON link_part(change);`,
  splitRobotsFlags,
  HASH_TABLE,
  // Blocks of 256 rows became four of 64.
  `CREATE TEMP TABLE touched_before AS SELECT block, generation FROM touched;
   DELETE FROM touched;
   INSERT INTO touched SELECT block * 4 + part.value, generation
     FROM touched_before CROSS JOIN json_each('[0, 1, 2, 3]') AS part;
   DROP TABLE touched_before;`,
  // part = the part of the change that flags were written beside; nobody asks for it any more.
  'ALTER TABLE flag_part ADD COLUMN part INTEGER',
  HASH_TRIGGERS,
  // Ids of exported files can be ranges: a program that does not know these must not read them.
  '',
  SECTION_LIST,
  // Which rows of a block changed; blocks of files are kept as columns, which no earlier version can read.
  `ALTER TABLE touched ADD COLUMN rows INTEGER NOT NULL DEFAULT ${String(2 ** 16 - 1)}`,
  // The CRC-32 of a file that an export wrote; null = not known.
  'ALTER TABLE export_file ADD COLUMN crc INTEGER',
  // Sets that are about to be put in a folder. Their new files are in export_file, with the set's id below zero; stay =
  // those that go on from the set of the folder. A program that does not know them would not tell what rows changed since.
  `CREATE TABLE coming_set(
     id INTEGER PRIMARY KEY, out TEXT NOT NULL UNIQUE, generation INTEGER NOT NULL, gzip INTEGER NOT NULL, form TEXT NOT NULL,
     at INTEGER NOT NULL, state INTEGER NOT NULL, stay TEXT NOT NULL, manifest TEXT NOT NULL, run TEXT NOT NULL
   )`,
  CHANGE_TREE,
  // What was known of blocks of a file goes: files are made as a whole. plain_crc = the CRC-32 of a file's content; null =
  // not known. Changed rows are noted in blocks again.
  `ALTER TABLE export_file DROP COLUMN blocks;
   ALTER TABLE export_file ADD COLUMN plain_crc INTEGER;
   ALTER TABLE touched DROP COLUMN rows`,
  // Equivalent spellings of an address have one hash.
  foldHashes,
];

/** The version that this program writes, kept in PRAGMA user_version. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings the file from its version to the newest, or to an earlier one, each step as one transaction. */
export function migrate(db: Database, to = SCHEMA_VERSION): void {
  for (let version = db.number('PRAGMA user_version'); version < to; version++) {
    db.transaction(() => {
      const step = MIGRATIONS[version] ?? '';
      if (typeof step === 'string') db.exec(step);
      else step(db);
      db.exec(`PRAGMA user_version = ${String(version + 1)}`);
    });
  }
}
