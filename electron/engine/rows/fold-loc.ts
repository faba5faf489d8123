// The form in which addresses that mean one page for most servers are alike: scheme, letter case of host and path,
// default port, final slash, index file, order of parameters and equivalent spellings are folded away. It judges and
// repairs nothing.
import { isRespelt, normalLoc } from './normal-loc.ts';

const SCHEME = /^https?:\/\//i;

/** The names under which servers mostly keep what they give for a folder. */
const INDEX_FILE = /\/(?:index\.(?:html?|xhtml|shtml|php|aspx?|jsp)|default\.(?:html?|aspx?))$/i;

const DEFAULT_PORT = /:(?:80|443)?$/;

/** The parts of an absolute http(s) address, as texts, cut at the characters that part them. */
export interface LocParts {
  readonly scheme: string;
  readonly host: string;
  /** Without its index file and without a final slash. */
  readonly path: string;
  readonly hasSlash: boolean;
  /** "/index.html" as it stands there, or "". */
  readonly indexFile: string;
  /** With "?", or "" where there is nothing behind it. */
  readonly query: string;
  /** With "#", or "". */
  readonly fragment: string;
}

/** Null where the text does not begin with http:// or https://. */
export function locParts(loc: string): LocParts | null {
  const scheme = SCHEME.exec(loc)?.[0];
  if (scheme === undefined) return null;
  const pathEnd = endOfPath(loc);
  const slash = loc.indexOf('/', scheme.length);
  const hostEnd = slash < 0 || slash > pathEnd ? pathEnd : slash;
  const hash = loc.indexOf('#', pathEnd);
  const queryEnd = hash < 0 ? loc.length : hash;
  const whole = loc.slice(hostEnd, pathEnd);
  const indexFile = INDEX_FILE.exec(whole)?.[0] ?? '';
  const path = indexFile === '' ? whole.replace(/\/$/, '') : whole.slice(0, -indexFile.length);
  return {
    scheme,
    host: loc.slice(scheme.length, hostEnd),
    path,
    hasSlash: whole.endsWith('/'),
    indexFile,
    query: queryEnd - pathEnd > 1 ? loc.slice(pathEnd, queryEnd) : '',
    fragment: loc.slice(queryEnd),
  };
}

/** The folded form. Equal addresses always have equal forms; what is no absolute http(s) address stays as it is. */
export function foldLoc(loc: string): string {
  const parts = locParts(isRespelt(loc) ? normalLoc(loc) : loc);
  if (!parts) return loc;
  return foldHost(parts.host) + lowerAscii(parts.path) + sortParameters(parts.query) + parts.fragment;
}

/** The host in lower case without the port that http or https has by itself. */
export function foldHost(host: string): string {
  return lowerAscii(host.replace(DEFAULT_PORT, ''));
}

/** The query with its parameters in the order of their texts. */
function sortParameters(query: string): string {
  return query.includes('&') ? `?${query.slice(1).split('&').sort().join('&')}` : query;
}

/** Letters outside ASCII stay: what servers do with them is not known. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function endOfPath(loc: string): number {
  const query = loc.indexOf('?');
  const hash = loc.indexOf('#');
  if (query < 0) return hash < 0 ? loc.length : hash;
  return hash < 0 || query < hash ? query : hash;
}
