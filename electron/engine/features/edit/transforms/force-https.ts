// http → https. A port of http that is written out goes with it, as it would be wrong for https.
import { editParts } from '../url-parts.ts';
import type { PlanTransform } from './transform.ts';

export const forceHttps: PlanTransform<'force-https'> = () => ({
  kind: 'cells',
  edits: [
    {
      column: 'loc',
      next: editParts(({ scheme, port }) =>
        scheme.toLowerCase() === 'http' ? { scheme: 'https', port: port === ':80' ? '' : port } : null,
      ),
    },
  ],
});
