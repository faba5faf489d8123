// Addresses as users and sitemaps write them → what is asked for. It opens no connection and shows no password.

/** Where sites keep their sitemap when robots.txt names none, the usual first. */
export const USUAL_PLACES: readonly string[] = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/sitemap-index.xml',
  '/wp-sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap_index.xml.gz',
  '/sitemap/sitemap.xml',
  '/sitemap/index.xml',
  '/sitemaps.xml',
  '/sitemap1.xml',
  '/sitemap.txt',
];

export interface WebUser {
  readonly name: string;
  readonly password: string;
}

/** The value of a header by which somebody logs in. Source: RFC 7617. */
export function basicLogin({ name, password }: WebUser): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
}

/** An address that a user named. */
export interface NamedAddress {
  /** Normalised, without user, password and fragment: safe to show and to store. */
  readonly address: string;
  /** Out of the address itself ("https://me:secret@…"), or null. */
  readonly user: WebUser | null;
  /** True for a site as a whole: neither path nor query. */
  readonly site: boolean;
}

/** What the user named, or null where it is no http or https address. */
export function readNamedAddress(input: string): NamedAddress | null {
  const url = parse(input.trim());
  if (!url) return null;
  const user =
    url.username === '' && url.password === ''
      ? null
      : { name: decode(url.username), password: decode(url.password) };
  return { address: plain(url), user, site: url.pathname === '/' && url.search === '' };
}

/**
 * The address that a document names, normalised as the web compares addresses (case of scheme and host, default
 * ports, dot segments, no fragment), so that each is asked for once. null for anything but http and https.
 */
export function resolveAddress(reference: string, base?: string): string | null {
  const url = parse(reference.trim(), base);
  return url && plain(url);
}

/** "host" or "host:port". */
export function hostOf(address: string): string {
  return new URL(address).host;
}

/** The last part of the path, for progress and labels; the host where there is none. */
export function nameOf(address: string): string {
  const { pathname, host } = new URL(address);
  return pathname.split('/').findLast((part) => part !== '') ?? host;
}

function parse(text: string, base?: string): URL | null {
  const url = URL.parse(text, base);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '' ? url : null;
}

function plain(url: URL): string {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  copy.hash = '';
  return copy.href;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
