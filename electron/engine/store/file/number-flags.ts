// The migration of row flags from bits to numbered sets of rules. It judges no row anew.
import { ruleMask } from '../../rows/rule-sets.ts';
import type { Database } from './database.ts';
import { storedRuleSets } from '../flags/stored-rule-sets.ts';

/** The rules by their bit, as they were until then. History: never changes. */
const BITS: readonly string[] = [
  'loc-missing',
  'loc-not-absolute',
  'loc-invalid',
  'loc-too-long',
  'loc-duplicate',
  'loc-other-host',
  'loc-out-of-scope',
  'loc-fragment',
  'lastmod-invalid',
  'lastmod-future',
  'changefreq-invalid',
  'priority-invalid',
  'lastmod-imprecise',
];

/** Replaces each combination of bits by the number of its set. */
export function numberFlags(db: Database): void {
  const sets = storedRuleSets(db);
  const numbers = new Map<number, number>();
  for (const [flags] of db.all('SELECT DISTINCT issues FROM url WHERE issues <> 0')) {
    const rules = BITS.filter((_, bit) => (Number(flags) & (1 << bit)) !== 0);
    numbers.set(Number(flags), sets.idOf(ruleMask(...rules)));
  }
  if (numbers.size === 0) return;
  db.register('number_of', (flags) => numbers.get(Number(flags)) ?? 0);
  db.exec('UPDATE url SET issues = number_of(issues) WHERE issues <> 0');
}
