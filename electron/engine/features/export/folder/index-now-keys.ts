// Where the key of IndexNow has to lie for each host: at its root, or in a folder that holds every URL of its requests.
// Source: indexnow.org/documentation, "Option 2". It writes nothing.
import { addressOf } from '../lines/index-xml.ts';
import { siteHostOf } from '../lines/host-of.ts';

/** Path segments that lead elsewhere. */
const DOTS = /[/\\](?:\.|%2e)/i;

/** The folders that hold all URLs of a host, one URL after the other. Memory: a text a host. */
export class SharedFolders {
  /** By host: scheme, host and folder, with a final slash; empty where not even the scheme is shared. */
  readonly #folders = new Map<string, string>();
  readonly #secure = new Set<string>();

  add(host: string, loc: string): void {
    const known = this.#folders.get(host);
    // Mostly it is one of those before.
    if (known !== undefined && known !== '' && loc.startsWith(known) && !DOTS.test(loc)) return;
    const folder = folderOf(loc);
    if (folder.startsWith('https:')) this.#secure.add(host);
    this.#folders.set(host, known === undefined ? folder : shared(known, folder));
  }

  /** Where the key of a host lies, if it is wanted at `baseUrl`, which ends with a slash. */
  keyLocation(host: string, file: string, baseUrl: string): string {
    const base = URL.parse(baseUrl);
    const isThere = base !== null && siteHostOf(baseUrl) === host;
    const folder = this.#folders.get(host) ?? '';
    if (isThere && (base.pathname === '/' || folder.startsWith(base.href))) return addressOf(baseUrl, file);
    const scheme = isThere ? base.protocol : this.#secure.has(host) ? 'https:' : 'http:';
    return `${scheme}//${host}/${file}`;
  }
}

/** The address of the folder that a URL is in. */
function folderOf(loc: string): string {
  const url = URL.parse(loc);
  return url ? `${url.origin}${url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)}` : '';
}

/** The folder that has both. */
function shared(a: string, b: string): string {
  let folder = a;
  while (folder !== '' && !b.startsWith(folder)) folder = above(folder);
  return folder;
}

/** The folder above; empty for a root. */
function above(folder: string): string {
  const end = folder.lastIndexOf('/', folder.length - 2) + 1;
  return folder.slice(0, end).endsWith('//') ? '' : folder.slice(0, end);
}
