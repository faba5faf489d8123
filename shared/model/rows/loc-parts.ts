// The parts of a loc, cut out of its text as it stands: nothing is decoded, completed or checked.

/** Where an absolute address has its authority: behind "scheme://". */
const AUTHORITY = /^[a-z][a-z\d+.-]*:\/\//i;

const SLASH = 0x2f;
const QUESTION = 0x3f;
const HASH = 0x23;

/** Host and port in lower case, without user and password; null where the loc is not an absolute address. */
export function hostOf(loc: string): string | null {
  const start = authorityStart(loc);
  if (start < 0) return null;
  const authority = loc.slice(start, pathStart(loc));
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return host === '' ? null : lowerAscii(host);
}

/** From the slash behind the host to the query or fragment; "/" where an address has none, null where nothing is left. */
export function pathOf(loc: string): string | null {
  const path = loc.slice(pathStart(loc), pathEnd(loc));
  if (path !== '') return path;
  return authorityStart(loc) < 0 ? null : '/';
}

/** How many segments the path has: 0 for "/", 2 for "/a/b" and "/a/b/"; null where there is no path. */
export function depthOf(loc: string): number | null {
  const end = pathEnd(loc);
  const start = pathStart(loc);
  if (start >= end && authorityStart(loc) < 0) return null;
  let segments = 0;
  let inside = false;
  for (let i = start; i < end; i++) {
    const slash = loc.charCodeAt(i) === SLASH;
    if (!slash && !inside) segments++;
    inside = !slash;
  }
  return segments;
}

/** What stands between the "?" and the fragment; null where there is no "?" or nothing behind it. */
export function queryOf(loc: string): string | null {
  const end = fragmentStart(loc);
  const mark = loc.indexOf('?');
  return mark < 0 || mark + 1 >= end ? null : loc.slice(mark + 1, end);
}

function authorityStart(loc: string): number {
  // Nearly every loc begins so; the expression is for the others.
  if (loc.startsWith('https://')) return 8;
  return AUTHORITY.exec(loc)?.[0].length ?? -1;
}

function pathStart(loc: string): number {
  let i = authorityStart(loc);
  if (i < 0) return 0;
  for (; i < loc.length; i++) {
    const code = loc.charCodeAt(i);
    if (code === SLASH || code === QUESTION || code === HASH) break;
  }
  return i;
}

function pathEnd(loc: string): number {
  for (let i = 0; i < loc.length; i++) {
    const code = loc.charCodeAt(i);
    if (code === QUESTION || code === HASH) return i;
  }
  return loc.length;
}

function fragmentStart(loc: string): number {
  const at = loc.indexOf('#');
  return at < 0 ? loc.length : at;
}

/** ASCII only, so that a host in other letters stays as it came. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
