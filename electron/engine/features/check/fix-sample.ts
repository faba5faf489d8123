// A change of a fix as a preview shows it.
import type { FixSample } from '../../../../shared/model/edit/fix-preview.ts';
import type { FixChange } from './plan-fix.ts';

/** Texts so long are only looked at. */
const SHOWN = 2_000;

export function sampleOf({ id, loc, column, before, after }: FixChange): FixSample {
  const cut = (text: string | null): string | null =>
    text !== null && text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
  return { id, loc, column, before: cut(before), after: cut(after) };
}
