// The migration that takes the flag of robots-blocked out of the rows' numbers into bits of its own. It judges no row.
import { ruleMask } from '../../rows/rule-sets.ts';
import type { Database } from './database.ts';
import { storedRuleSets } from '../flags/stored-rule-sets.ts';

/** As they were then. History: never changes. */
const BLOCK_ROWS = 32_768;

const TABLES = `
  -- Bit n of a block (the lowest first) = the row with the id block * 32768 + n.
  CREATE TABLE robots_bits(block INTEGER PRIMARY KEY, bits BLOB NOT NULL);
  -- null = numbers of the rows; a rule = that rule's flag alone, 1 or 0.
  ALTER TABLE flag_part ADD COLUMN rule TEXT;`;

/** Old changes forget the flags that they gave: their rows are judged anew when they are taken back. */
const FORGET = `UPDATE change SET flags = NULL; DELETE FROM flag_part; DELETE FROM link_part; DELETE FROM at_close;`;

export function splitRobotsFlags(db: Database): void {
  db.exec(TABLES);
  const sets = storedRuleSets(db);
  const blocked = ruleMask('robots-blocked');
  const numbers = new Map<number, number>();
  for (const [id] of db.all("SELECT id FROM rule_set WHERE instr(rules, ',robots-blocked,') > 0")) {
    numbers.set(Number(id), sets.idOf(sets.maskOf(Number(id)) & ~blocked));
  }
  db.exec(FORGET);
  if (numbers.size === 0) return;
  const list = [...numbers.keys()].join();
  const last = db.number('SELECT max(id) FROM url');
  for (let block = 0; block * BLOCK_ROWS <= last; block++) {
    const first = block * BLOCK_ROWS;
    const bits = new Uint8Array(BLOCK_ROWS / 8);
    const rows = db.all(
      `SELECT id FROM url WHERE id BETWEEN ? AND ? AND issues IN (${list})`,
      first,
      first + BLOCK_ROWS - 1,
    );
    for (const [id] of rows) {
      const bit = Number(id) - first;
      bits[bit >>> 3] = (bits[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
    if (rows.length > 0) db.run('INSERT INTO robots_bits(block, bits) VALUES (?, ?)', block, bits);
  }
  const cases = Array.from(numbers, ([from, to]) => `WHEN ${String(from)} THEN ${String(to)}`).join(' ');
  db.exec(`UPDATE url SET issues = CASE issues ${cases} END WHERE issues IN (${list})`);
}
