// File names that are not UTF-8, which Linux has and texts can't hold: as texts, each byte that is none stands as \xE9, and
// back again for the system. A name that is written just so is meant as it stands.
import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ESCAPED = /\\x([89A-F][0-9A-F])/;

/** What Node makes of bytes that are no UTF-8, as in arguments. */
const REPLACED = /\ufffd+/g;

/** The name of a folder's entry as a text. */
export function shownName(name: Buffer): string {
  if (isUtf8(name)) return name.toString();
  let shown = '';
  for (let at = 0; at < name.length;) {
    const length = [1, 2, 3, 4].find((n) => at + n <= name.length && isCharacter(name.subarray(at, at + n)));
    shown +=
      length === undefined
        ? `\\x${(name[at] ?? 0).toString(16).toUpperCase()}`
        : name.toString('utf8', at, at + length);
    at += length ?? 1;
  }
  return shown;
}

function isCharacter(bytes: Buffer): boolean {
  return isUtf8(bytes) && /^[^]$/u.test(bytes.toString());
}

/** A path for the system: bytes where a part of it stands for a name that is not UTF-8. */
export function nativePath(path: string): string | Buffer {
  if (!ESCAPED.test(path) || exists(path)) return path;
  const parts = path.split(new RegExp(ESCAPED, 'g'));
  return Buffer.concat(
    parts.map((part, i) => (i % 2 === 0 ? Buffer.from(part) : Buffer.from([parseInt(part, 16)]))),
  );
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * The paths that a path may stand for which the system, or a shell, gave with U+FFFD in the place of what is no UTF-8; none
 * where it has no such character, or its folder can't be listed.
 */
export function pathsBehind(path: string): string[] {
  if (!path.includes('\ufffd')) return [];
  const [folder, name] = [dirname(path), basename(path).replace(REPLACED, '\ufffd')];
  try {
    return readdirSync(nativePath(folder), { encoding: 'buffer' })
      .filter((entry) => entry.toString().replace(REPLACED, '\ufffd') === name)
      .map((entry) => join(folder, shownName(entry)));
  } catch {
    return [];
  }
}
