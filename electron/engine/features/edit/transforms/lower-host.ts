// Scheme and host in lower case, as RFC 3986 (6.2.2.1) has the normal form. The path keeps its case: it matters.
import { editParts } from '../url-parts.ts';
import type { PlanTransform } from './transform.ts';

export const lowerHost: PlanTransform<'lower-host'> = () => ({
  kind: 'cells',
  edits: [
    {
      column: 'loc',
      next: editParts(({ scheme, host }) => ({ scheme: scheme.toLowerCase(), host: host.toLowerCase() })),
    },
  ],
});
