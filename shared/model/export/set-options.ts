// What an export can be asked for beyond where and how large: names, form, what is separate, what comes beside. No logic.

/** Kinds of extensions that can be left out of a set. */
export const EXTENSION_GROUPS = ['image', 'video', 'news', 'alternates', 'other'] as const;
export type ExtensionGroup = (typeof EXTENSION_GROUPS)[number];

/** Kinds that can have sitemaps of their own. */
export const SEPARATE_KINDS = ['image', 'video', 'news'] as const;
export type SeparateKind = (typeof SEPARATE_KINDS)[number];

/** Whose files: of all URLs, or of the images, videos or news of those that have some. */
export type FileKind = 'url' | SeparateKind;

/** A key for IndexNow. Source: indexnow.org/documentation. */
export const INDEXNOW_KEY = /^[A-Za-z0-9-]{8,128}$/;

/** Files that can be written beside the sitemaps. */
export const EXTRA_FILES = ['robots', 'urllist', 'html', 'csv', 'sha256', 'indexnow'] as const;
export type ExtraFile = (typeof EXTRA_FILES)[number];

export const DEFAULT_NAME = '{section}-{n}';
export const DEFAULT_INDEX_NAME = 'sitemap-index';
export const DEFAULT_LEVEL = 6;

/** All of them may be missing; then it is as before there was the option. */
export interface SetOptions {
  /** Names of the sitemaps without ending, with {section}, {n} or {n:3}, {host} and sub folders. */
  readonly name?: string | undefined;
  /** The name of the index without ending. */
  readonly indexName?: string | undefined;
  /** Default: xml. */
  readonly format?: 'xml' | 'text' | undefined;
  /** Of gzip, 1 (fast) to 9 (small). */
  readonly level?: number | undefined;
  /** One element a line, for people who read it. Default: one URL a line. */
  readonly indent?: boolean | undefined;
  readonly schemaLocation?: boolean | undefined;
  /** Name an XSL style sheet, which lies beside the files, so that browsers show them as a table. */
  readonly styleSheet?: boolean | undefined;
  readonly leaveOut?: readonly ExtensionGroup[] | undefined;
  /** Have sitemaps of their own; the others then lack them. */
  readonly separate?: readonly SeparateKind[] | undefined;
  /** How many URLs files get where all are laid out anew: as many as fit (default), or all about the same. */
  readonly strategy?: 'filled' | 'balanced' | undefined;
  /** Percent of the limits up to which URLs without a file fill files. Default: 100. */
  readonly fillLevel?: number | undefined;
  /** An index for each section instead of one for all. */
  readonly sectionIndexes?: boolean | undefined;
  /** Sitemaps in one index at most; with more there are several. */
  readonly maxSitemaps?: number | undefined;
  /** A folder with files and index of its own for each host. */
  readonly byHost?: boolean | undefined;
  /** Where a host's folder is reachable, with `byHost`. Default: at the root of the host. */
  readonly hostUrls?: readonly HostUrl[] | undefined;
  readonly extras?: readonly ExtraFile[] | undefined;
  /** The site's key for IndexNow; with it the lists are complete requests. */
  readonly indexNowKey?: string | undefined;
  /** Remove files of earlier exports that are no longer part of the set. */
  readonly removeOld?: boolean | undefined;
}

export interface HostUrl {
  readonly host: string;
  readonly baseUrl: string;
}
