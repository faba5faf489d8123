// A project of before equivalent spellings had one hash: they have one once it is opened, in rows, table and history.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCHEMA_VERSION } from '../../../../electron/engine/store/file/schema.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { storeWith, temporaryFolder } from '../rows/sample-project.ts';

it('gives equivalent spellings of an address one hash', () => {
  const path = join(temporaryFolder(), 'old.mapwright');
  storeWith(
    [{ loc: 'https://e.com/%C3%A4' }, { loc: 'https://e.com/%c3%a4' }, { loc: 'https://e.com/b' }],
    path,
  ).close();

  const old = new DatabaseSync(path);
  old.exec(`UPDATE url SET hash = 12345 WHERE id = 2; PRAGMA user_version = ${String(SCHEMA_VERSION - 1)}`);
  old.close();

  const opened = ProjectStore.open(path);
  const groups = Array.from(opened.sharedHashes(1)).flatMap((hashes) => [...opened.locGroups(hashes)]);
  expect(groups.map(({ ids }) => [...ids])).toEqual([[1, 2]]);
  expect(opened.db.number('SELECT count(*) FROM loc_hash WHERE hash = 12345')).toBe(0);
  opened.close();
});
