// Counts rows whose address came before, by its hash. It reads no row.
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Keys } from './digest-columns.ts';
import { KeyPlaces } from './key-places.ts';

/** Rows between two pauses. */
const STEP = 50_000;

/** How many rows have an address that came before. Memory while it counts: at most 24 bytes a row. */
export function* countDuplicates(keys: Keys): Steps<number> {
  const places = new KeyPlaces(keys.count);
  for (let row = 0; row < keys.count; row++) {
    places.add(keys, row);
    if (row % STEP === STEP - 1) yield STEP;
  }
  return keys.count - places.count;
}
