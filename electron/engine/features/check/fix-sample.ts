// A change of a fix as a preview shows it.
import type { RuleId } from '../../../../shared/model/rule.ts';
import type { ProjectStore } from '../../store/store.ts';
import { readCopies } from '../edit/read-copies.ts';
import type { FixSample } from '../../../../shared/model/edit/fix-preview.ts';
import type { FixChange } from './plan-fix.ts';

/** Texts so long are only looked at. */
const SHOWN = 2_000;

export function sampleOf({ id, loc, column, before, after }: FixChange): FixSample {
  const cut = (text: string | null): string | null =>
    text !== null && text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
  return { id, loc, column, before: cut(before), after: cut(after) };
}

/** Samples of duplicates with the rows of their addresses that stay: the first ones. Those of other rules are as they were. */
export function withCopies(
  store: ProjectStore,
  rule: RuleId,
  samples: readonly FixSample[],
): readonly FixSample[] {
  if (rule !== 'loc-duplicate') return samples;
  const firsts = new Map(samples.map(({ id }) => [id, store.firstOfLoc(id) ?? id]));
  const copies = readCopies(store, [...firsts].flat());
  return samples.map((sample) => {
    const goes = copies.get(sample.id);
    const stays = copies.get(firsts.get(sample.id) ?? 0);
    return goes && stays && goes !== stays ? { ...sample, copies: { goes, stays } } : sample;
  });
}
