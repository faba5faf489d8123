// Takes rows away. They stay in the project until no undo can bring them back.
import type { Steps } from '../../../../shared/model/steps.ts';
import type { EditTarget } from './edit-target.ts';

/** Rows that are gone already are skipped. */
export function deleteRows(target: EditTarget, ids: Uint32Array): Steps<void> {
  return target.set('deleted', ids, 1);
}
