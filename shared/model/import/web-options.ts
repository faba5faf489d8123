// How the web is asked during an import. Passwords stand here for the moment of an import only.

/** Requests a second to one host. */
export const RATE_MIN = 0.01;
export const RATE_MAX = 1_000;
/** To one host at once. */
export const CONNECTIONS_MAX = 32;

export interface WebLogin {
  readonly name: string;
  readonly password: string;
}

export interface WebOptions {
  /** For the addresses that the user named, and no other origin. */
  readonly login?: WebLogin | undefined;
  /** Requests a second to one host. Default: the user's setting, or 10; without a limit for this computer itself. */
  readonly rate?: number | undefined;
  /** To one host at once. Default: the user's setting, or 4. */
  readonly connections?: number | undefined;
  /** Seconds without a sign of life. Default: 30. */
  readonly timeout?: number | undefined;
  /** Seconds that one download may take as a whole, however steadily it comes. Default: 1,800. */
  readonly downloadTime?: number | undefined;
  /** Bytes of one answer at most. Default: 256 MiB. */
  readonly maxBytes?: number | undefined;
  /** False: read only what was named, and nothing that it lists. Default: true. */
  readonly follow?: boolean | undefined;
  /** True: also fetch sitemaps that local files list and that are not among the files. Default: false. */
  readonly fetchListed?: boolean | undefined;
  /** Copies on this disk: what lies below a URL is read from a folder. Default: none. */
  readonly map?: WebCopy[] | undefined;
}

export interface WebCopy {
  readonly url: string;
  /** Absolute. */
  readonly folder: string;
}
