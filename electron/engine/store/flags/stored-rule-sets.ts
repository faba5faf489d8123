// The numbered sets of rules that the rows of a project refer to (column "issues"). It knows the rules' names only.
import { RuleSets, type KnownRuleSet } from '../../rows/rule-sets.ts';
import type { Database } from '../file/database.ts';

/** The project's sets; new ones are stored in the transaction that first needs them, and forgotten with it. */
export function storedRuleSets(db: Database): RuleSets {
  const sets = new RuleSets(readAll(db), (id, rules) => {
    db.run('INSERT INTO rule_set(id, rules, size) VALUES (?, ?, ?)', id, `,${rules.join()},`, rules.length);
  });
  db.onRollback(() => {
    sets.reload(readAll(db));
  });
  return sets;
}

function readAll(db: Database): KnownRuleSet[] {
  return db
    .all('SELECT id, rules FROM rule_set ORDER BY id')
    .map(([id, rules]) => ({ id: Number(id), rules: String(rules).split(',').filter(Boolean) }));
}
