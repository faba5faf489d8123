// Takes away what can be redone, when a new change makes that impossible. It changes no row that is visible.
import type { Database } from './database.ts';
import { removeRows } from './hash-table.ts';
import { forgetPlaces } from './placement.ts';
import type { RobotsFlags } from './robots-flags.ts';

/** Removes undone changes, with the rows, sources and checkpoints that only they had. Gives the checkpoints' names. */
export function cutRedo(db: Database, robots: Pick<RobotsFlags, 'forget'>): string[] {
  const created = db.all(
    `SELECT first, last FROM change_part WHERE created = 1 AND change IN (SELECT id FROM change WHERE undone = 1)`,
  );
  for (const row of created) {
    const [first = 0, last = 0] = row.map(Number);
    db.writeRows({ field: null, ids: null, first, last }, () => {
      removeRows(db, first, last);
      forgetPlaces(db, first, last);
      robots.forget(first, last);
    });
  }
  const lost = db.all(
    'SELECT name FROM checkpoint WHERE change IN (SELECT id FROM change WHERE undone = 1) ORDER BY change, id',
  );
  db.exec(
    `DELETE FROM checkpoint WHERE change IN (SELECT id FROM change WHERE undone = 1);
     -- Their numbers are given again.
     UPDATE export_set SET state = NULL WHERE state IN (SELECT id FROM change WHERE undone = 1);
     DELETE FROM source WHERE change IN (SELECT id FROM change WHERE undone = 1);
     DELETE FROM source_version WHERE change IN (SELECT id FROM change WHERE undone = 1);
     DELETE FROM section_list WHERE change IN (SELECT id FROM change WHERE undone = 1);
     DELETE FROM robots WHERE change IN (SELECT id FROM change WHERE undone = 1);
     DELETE FROM flag_part WHERE change IN (SELECT id FROM change WHERE undone = 1);
     DELETE FROM link_part WHERE change IN (SELECT id FROM change WHERE undone = 1);
     DELETE FROM change_part WHERE change IN (SELECT id FROM change WHERE undone = 1);
     DELETE FROM change WHERE undone = 1`,
  );
  return lost.map(([name]) => String(name));
}
