// Takes an address apart and puts it together again, changing nothing that was not meant. It judges no address.

/** An absolute http(s) address in pieces that give the same text when joined. */
export interface UrlParts {
  /** "https" as written. */
  readonly scheme: string;
  /** "user:password@", or empty. */
  readonly user: string;
  readonly host: string;
  /** ":8080", or empty. */
  readonly port: string;
  readonly path: string;
  /** With its "?", or empty. */
  readonly query: string;
  /** With its "#", or empty. */
  readonly fragment: string;
}

/** The generic form of RFC 3986, appendix B, for http and https. */
const ADDRESS =
  /^(https?):\/\/((?:[^/?#@]*@)?)(\[[^\]/?#]*\]|[^/?#:]*)((?::\d*)?)([^?#]*)((?:\?[^#]*)?)((?:#.*)?)$/is;

/** The parts, or null for what is no absolute http(s) address with a host. */
export function splitUrl(text: string): UrlParts | null {
  const match = ADDRESS.exec(text);
  if (!match) return null;
  const [, scheme = '', user = '', host = '', port = '', path = '', query = '', fragment = ''] = match;
  if (host === '' || (path !== '' && !path.startsWith('/'))) return null;
  return { scheme, user, host, port, path, query, fragment };
}

/** The inverse of splitUrl. */
function joinUrl({ scheme, user, host, port, path, query, fragment }: UrlParts): string {
  return `${scheme}://${user}${host}${port}${path}${query}${fragment}`;
}

/** An edit of a loc by its parts; what is no address stays. */
export function editParts(
  change: (parts: UrlParts) => Partial<UrlParts> | null,
): (text: string | null) => string | undefined {
  return (text) => {
    const parts = text === null ? null : splitUrl(text);
    const changed = parts && change(parts);
    return parts && changed ? joinUrl({ ...parts, ...changed }) : undefined;
  };
}
