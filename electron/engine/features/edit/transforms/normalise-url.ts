// Percent-encoding in its normal form, by RFC 3986 (2.1, 2.4, 6.2.2). It never encodes twice and drops nothing.
import { editParts } from '../url-parts.ts';
import type { PlanTransform } from './transform.ts';

export const normaliseUrl: PlanTransform<'normalise-url'> = () => ({
  kind: 'cells',
  edits: [
    {
      column: 'loc',
      next: editParts(({ path, query, fragment }) => ({
        path: normalised(path),
        query: normalised(query),
        fragment: fragment === '' ? '' : `#${normalised(fragment.slice(1))}`,
      })),
    },
  ],
});

/** Unreserved characters (RFC 3986, 2.3): an encoded one means the same as the plain one. */
const UNRESERVED = /[A-Za-z0-9\-._~]/;

/** What may stand in a path, query or fragment as it is: unreserved, sub-delims and : @ / ?. Square brackets may not. */
const NEEDS_WORK = /%[0-9A-Fa-f]{2}|[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu;

/** Upper-case digits, unreserved characters plain, all that may not stand as it is encoded as UTF-8. */
function normalised(text: string): string {
  return text.replace(NEEDS_WORK, (found) => {
    if (found.length !== 3 || !found.startsWith('%')) return encoded(found);
    const plain = String.fromCharCode(Number.parseInt(found.slice(1), 16));
    return UNRESERVED.test(plain) ? plain : found.toUpperCase();
  });
}

function encoded(text: string): string {
  return Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(
    '',
  );
}
