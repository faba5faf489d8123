// The folder that an address lies in, and the names in it that stand for a number. Nothing is decoded, completed or checked.
import type { Folder } from '../../../../shared/model/overview.ts';
import { hostOf, pathOf } from '../../../../shared/model/rows/loc-parts.ts';

/** See Folder; by what stands before the query and the fragment. */
export function folderOf(loc: string): Folder {
  const path = pathOf(loc) ?? '';
  return { host: hostOf(loc), path: path.slice(0, path.lastIndexOf('/') + 1) };
}

/** The names of a path's folders, from the outermost on, each with its slash. */
export function* namesIn(path: string): Generator<string> {
  for (let at = 0; at < path.length;) {
    const slash = path.indexOf('/', at);
    const end = slash < 0 ? path.length : slash + 1;
    yield path.slice(at, end);
    at = end;
  }
}

/** What names are folded to. */
const ANY = '{n}';

/** Digits between letters belong to a word, as in "mp3"; those of an escape to a letter. */
const NUMBER = /(?<![a-z\d%])(?<!%[a-f\d])\d+(?![a-z\d])/gi;
const HASH = /^(?=[a-f]*\d)[\da-f]{8,}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A name, or a path, with `{n}` for each number in it, and for what is a UUID or a long hexadecimal number as a whole. */
export function foldIds(path: string): string {
  if (!/\d/.test(path)) return path;
  return path
    .split('/')
    .map((name) => (HASH.test(name) ? ANY : name.replace(NUMBER, ANY)))
    .join('/');
}
