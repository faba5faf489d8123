// The parts of an address that have columns of their own. It judges nothing: what can't be parsed has no parts.

export interface LocParts {
  readonly host: string;
  readonly path: string;
  /** How many non-empty segments the path has. */
  readonly depth: number;
  /** Without the question mark. */
  readonly query: string;
}

const NONE: LocParts = { host: '', path: '', depth: 0, query: '' };

/** Host (with its port), path, depth and query as they are written; an address that is none has empty parts. */
export function locParts(loc: string): LocParts {
  const match = /^https?:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/i.exec(loc);
  if (!match) return NONE;
  const [, authority = '', path = '', query = ''] = match;
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  return { host, path, depth: path.split('/').filter((segment) => segment !== '').length, query };
}
