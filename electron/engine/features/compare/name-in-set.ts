// How a file of a compared set is called, whatever the set lies in, so that both sides name alike. It reads nothing.
import { basename, relative, sep } from 'node:path';
import { ARCHIVE_MARK } from '../../read/sources/archive/expand-archive.ts';
import { hostOf } from '../../read/sources/web/web-address.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';

/** The name of a path or an address relative to the folder of its set; of an entry of an archive, its name there. */
export function nameInSet(root: string, location: string): string {
  const inner = location.lastIndexOf(ARCHIVE_MARK);
  if (inner >= 0) return location.slice(inner + ARCHIVE_MARK.length);
  if (!isWebInput(location)) {
    const name = relative(root, location);
    return name.startsWith('..') || name === '' ? basename(location) : name.replaceAll(sep, '/');
  }
  if (location.startsWith(root) && location.length > root.length) return location.slice(root.length);
  return hostOf(location) + new URL(location).pathname;
}

/** One fixed order on every system; sitemap-2 comes before sitemap-10. */
export function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true }) || (a < b ? -1 : 1);
}
