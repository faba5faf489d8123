// The folder that an address lies in, and the names in it that stand for a number. Nothing is decoded, completed or checked.
import type { Folder } from '../../../../shared/model/overview.ts';
import { hostOf, pathOf } from '../../../../shared/model/rows/loc-parts.ts';

const SLASH = 0x2f;

/** See Folder. */
export function folderOf(loc: string): Folder {
  const path = pathOf(loc) ?? '';
  return { host: hostOf(loc), path: path.slice(0, path.lastIndexOf('/') + 1) };
}

/** A beginning of the address that says its folder: most that lie in the same one have the same. */
export function folderStart(loc: string): string {
  const query = loc.indexOf('?');
  const hash = loc.indexOf('#');
  const end = Math.min(query < 0 ? loc.length : query, hash < 0 ? loc.length : hash);
  const slash = loc.lastIndexOf('/', end - 1);
  // Perhaps it belongs to "//", with a host behind it.
  return slash < 1 || loc.charCodeAt(slash - 1) === SLASH ? loc : loc.slice(0, slash + 1);
}

/** The names of a path's folders, from the outermost on, each with its slash. */
export function* namesIn(path: string): Generator<string> {
  for (let at = 0; at < path.length;) {
    const end = path.indexOf('/', at) + 1;
    yield path.slice(at, end);
    at = end;
  }
}

/** What names are folded to. */
const ANY = '{n}';

/** Digits between letters belong to a word, as in "mp3"; those of an escape to a letter. */
const NUMBER = /(?<![a-z\d%])(?<!%[a-f\d])\d+(?![a-z\d])/gi;
const HASH = /^(?=.*\d)[\da-f]{8,}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A name, or a path, with `{n}` for each number in it, and for what is a UUID or a long hexadecimal number as a whole. */
export function foldIds(path: string): string {
  if (!/[\da-f]/i.test(path)) return path;
  return path
    .split('/')
    .map((name) => (HASH.test(name) ? ANY : name.replace(NUMBER, ANY)))
    .join('/');
}
