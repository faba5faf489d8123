// Takes the fragment away: search engines read addresses without it.
import { editParts } from '../url-parts.ts';
import type { PlanTransform } from './transform.ts';

export const removeFragment: PlanTransform<'remove-fragment'> = () => ({
  kind: 'cells',
  edits: [
    {
      column: 'loc',
      next: editParts(({ fragment }) => (fragment === '' ? null : { fragment: '' })),
    },
  ],
});
