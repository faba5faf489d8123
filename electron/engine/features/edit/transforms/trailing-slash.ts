// Adds the final slash of paths, or takes it away. A name with a file extension never gets one.
import { editParts } from '../url-parts.ts';
import type { PlanTransform } from './transform.ts';

/** A dot, then letters and digits with a letter among them: "page.html", not "1.10" and not ".well-known". */
const EXTENSION = /[^/]\.(?=\d*[a-z])[a-z0-9]{1,8}$/i;

export const trailingSlash: PlanTransform<'trailing-slash'> = ({ mode }) => ({
  kind: 'cells',
  edits: [
    {
      column: 'loc',
      next: editParts(({ path }) => {
        if (mode === 'remove')
          return path.length > 1 && path.endsWith('/') ? { path: withoutSlashes(path) } : null;
        return path.endsWith('/') || EXTENSION.test(path) ? null : { path: `${path}/` };
      }),
    },
  ],
});

/** The root keeps its one slash. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 0x2f) end--;
  return path.slice(0, end);
}
