// A project of before rule sets had numbers: its flags keep their meaning, and hashes are folded in rows and history.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldHashes } from '../../../../electron/engine/store/file/fold-hashes.ts';
import { numberFlags } from '../../../../electron/engine/store/file/number-flags.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { hashLoc } from '../../../../electron/engine/rows/hash-loc.ts';
import { flagged, storeWith, temporaryFolder } from '../rows/sample-project.ts';
import { changeAtOnce, undoAtOnce } from '../history/at-once.ts';

it('takes the flags of before as sets of rules, and hashes of before as those of now', () => {
  const path = join(temporaryFolder(), 'old.mapwright');
  const store = storeWith(
    [{ loc: 'https://e.com/a' }, { loc: 'https://e.com/A' }, { loc: 'https://e.com/a' }],
    path,
  );
  const ids = Uint32Array.of(2);
  changeAtOnce(store, 'edit', (writer) => {
    writer.set('loc', ids, 'https://e.com/B/');
    writer.set('hash', ids, 12_345);
  });
  store.close();

  const old = new DatabaseSync(path);
  // Bits of version 1: 4 = loc-duplicate, 7 = loc-fragment.
  old.exec('DELETE FROM rule_set; UPDATE url SET issues = 144 WHERE id = 3; UPDATE url SET hash = id');
  old.close();

  const opened = ProjectStore.open(path);
  opened.db.transaction(() => {
    numberFlags(opened.db);
    foldHashes(opened.db);
  });
  opened.close();
  const again = ProjectStore.open(path);
  expect(flagged(again, 'loc-duplicate')).toEqual([3]);
  expect(flagged(again, 'loc-fragment')).toEqual([3]);
  const hashes = () => again.db.all('SELECT hash FROM url ORDER BY id').map(([hash]) => Number(hash));
  expect(hashes()).toEqual([
    hashLoc('https://e.com/a'),
    hashLoc('https://e.com/b'),
    hashLoc('https://e.com/a'),
  ]);
  undoAtOnce(again);
  expect(hashes()[1]).toBe(hashLoc('https://e.com/A'));
  again.close();
});
