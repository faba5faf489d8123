// What an export will write, and what it wrote.
import type { SetOptions } from './set-options.ts';

export interface ExportOptions extends SetOptions {
  readonly out: string;
  readonly baseUrl: string;
  readonly maxUrls: number;
  readonly maxBytes: number;
  readonly gzip: boolean;
  /** Where URLs go that no file has yet: to the last file (default), or first to any file that has room. */
  readonly fill?: 'tail' | 'gaps' | undefined;
  /** Lay all URLs out anew, instead of leaving each in the file that an earlier export put it in. */
  readonly repack?: boolean | undefined;
}

/** How a file compares with the set that the folder holds now. */
export type FileChange = 'new' | 'changed' | 'unchanged';

export interface PlannedFile {
  readonly name: string;
  readonly urls: number;
  /** Exact bytes, uncompressed. */
  readonly bytes: number;
}

/** A file of a plan beside what the folder holds now. */
export interface PlannedChange extends PlannedFile {
  readonly change: FileChange;
  /** The bytes are about right: the table of the files has their packed sizes, which nobody knows before they are packed. */
  readonly isAbout?: true;
}

/** Rows that are not written, and values that are not, by reason (a rule id, "excluded", or "lastmod-invalid", …). */
export interface LeftOut {
  readonly reason: string;
  readonly what: 'url' | 'lastmod' | 'changefreq' | 'priority' | 'news';
  readonly count: number;
}

/** Sitemap lines of a robots.txt in the set that name what this export does not write; they stay. */
export interface LinesLeft {
  /** The name of the robots.txt. */
  readonly robots: string;
  /** As they stand there. */
  readonly addresses: readonly string[];
}

/** A file of a set that belongs elsewhere: a robots.txt at the root of its host, or the key of IndexNow on another host. */
export interface FileApart {
  /** In the folder of the set. */
  readonly name: string;
  /** Where it belongs. */
  readonly address: string;
}

/** Hosts that were given an address for their folder and have no URL in the set. */
export interface IdleHosts {
  /** As they were given. */
  readonly given: readonly string[];
  /** Those that have URLs in the set, in the order of the alphabet. */
  readonly present: readonly string[];
}

/**
 * What becomes of the set of another project in the folder. Files of the same names are replaced in any case; "ask" refuses
 * that unless it is allowed. Its others stay, but for "take", for which they are those of the set before.
 */
export const OTHERS_SETS = ['ask', 'keep', 'take'] as const;
export type OthersSet = (typeof OTHERS_SETS)[number];

export interface ExportPlan {
  readonly files: readonly PlannedChange[];
  /** The index, or the first of several. */
  readonly index: PlannedChange | null;
  readonly moreIndexes: readonly PlannedChange[];
  /** Files beside the sitemaps; `urls` = the entries of those that list some. */
  readonly extras: readonly PlannedChange[];
  readonly urls: number;
  readonly bytes: number;
  readonly leftOut: readonly LeftOut[];
  /** Files of an earlier export in the folder that the new set no longer has. */
  readonly obsolete: readonly string[];
  /** Those of them whose address on the web a file of the new set has: on the server they are replaced, not deleted. */
  readonly moved: readonly string[];
  /** Files in the folder that the set would replace and Mapwright did not write; an export refuses without `overwrite`. */
  readonly inTheWay: readonly string[];
  readonly linesLeft: readonly LinesLeft[];
  /** Each robots.txt that would be or is written, and has no rules: in the place of one that has, it takes these away. */
  readonly bareRobots: readonly string[];
  /**
   * Addresses of Sitemap lines that exports wrote into the robots.txt of the folder itself; it stays as it is, and is no
   * part of the set since each host has one of its own.
   */
  readonly rootLines: readonly string[];
  readonly rootRobots: readonly FileApart[];
  /** Where the key of IndexNow belongs besides its address in the set, for requests that it would not count for there. */
  readonly keysApart?: readonly FileApart[];
  /** Null where all hosts that were given an address have URLs in the set. */
  readonly idleHosts: IdleHosts | null;
  /**
   * Where the folder has a set that this project did not write: the files of it that stay beside the new set, which
   * replaces those of the same names. Null where it has no such set.
   */
  readonly othersLeft: readonly string[] | null;
}

/** Whether only the user can allow what is planned: files are in the way, or the set of another project is. */
export function needsLeave({ inTheWay, othersLeft }: Pick<ExportPlan, 'inTheWay' | 'othersLeft'>): boolean {
  return inTheWay.length > 0 || othersLeft !== null;
}

export interface WrittenFile extends PlannedFile {
  /** Bytes on disk (compressed where gzip is on). */
  readonly size: number;
  /** Of the file on disk, hex. */
  readonly sha256: string;
  readonly lastmod: string | null;
  readonly change: FileChange;
}

export interface ExportResult {
  readonly out: string;
  readonly files: readonly WrittenFile[];
  /** The index, or the first of several. */
  readonly index: WrittenFile | null;
  readonly moreIndexes: readonly WrittenFile[];
  readonly extras: readonly WrittenFile[];
  readonly urls: number;
  readonly leftOut: readonly LeftOut[];
  /** Files of earlier exports that lie in the folder and are no longer part of the set. */
  readonly obsolete: readonly string[];
  /** Such files that this export removed. */
  readonly removed: readonly string[];
  /** Those of both whose address on the web a file of the set has now: nothing is to be deleted from the server. */
  readonly moved: readonly string[];
  /** The lines to add to robots.txt, one for each index. */
  readonly robotsLines: readonly string[];
  /** Those of them that the robots.txt has already: the project's, that of the folder, or the one that this export wrote. */
  readonly linesThere?: readonly string[];
  readonly linesLeft: readonly LinesLeft[];
  readonly bareRobots: readonly string[];
  readonly rootLines: readonly string[];
  readonly rootRobots: readonly FileApart[];
  /** Where the key of IndexNow belongs besides its address in the set, for requests that it would not count for there. */
  readonly keysApart?: readonly FileApart[];
  readonly idleHosts: IdleHosts | null;
  readonly othersLeft: readonly string[] | null;
  readonly seconds: number;
  /** It also has what the export before it changed, which ended before it could tell. */
  readonly withEarlier?: boolean | undefined;
}

/** Kept beside the files as mapwright-manifest.json. */
export interface ExportManifest {
  readonly mapwright: 1;
  readonly baseUrl: string;
  readonly urls: number;
  readonly files: readonly Omit<WrittenFile, 'change'>[];
  /** The index, or the first of several. */
  readonly index: Omit<WrittenFile, 'change'> | null;
  readonly moreIndexes?: readonly Omit<WrittenFile, 'change'>[];
  /** Files beside the sitemaps. A robots.txt is not among them, as it is not ours. */
  readonly extras?: readonly Omit<WrittenFile, 'change'>[];
  /** Where the files of sub folders are reachable that are those of a host. */
  readonly hosts?: readonly ManifestHost[];
  /** Files of earlier exports that are no longer part of the set and still lie in the folder. */
  readonly obsolete?: readonly string[];
  /** SHA-256 of those of them that are known. */
  readonly obsoleteHashes?: Readonly<Record<string, string>>;
  /** Where those of them were reachable that are known. */
  readonly obsoleteAddresses?: Readonly<Record<string, string>>;
  /** SHA-256 of files of other projects' sets that lie there still: they are not this set's to call obsolete. */
  readonly othersHashes?: Readonly<Record<string, string>>;
}

export interface ManifestHost {
  /** The sub folder with its final slash. */
  readonly folder: string;
  readonly baseUrl: string;
}

/** The files of a plan or a result, by what they are. */
interface FilesOfSet<T> {
  readonly files: readonly T[];
  readonly index: T | null;
  readonly moreIndexes?: readonly T[];
  readonly extras: readonly T[];
}

/** All indexes of a plan or a result. */
export function indexesOf<T>({ index, moreIndexes }: Pick<FilesOfSet<T>, 'index' | 'moreIndexes'>): T[] {
  return index ? [index, ...(moreIndexes ?? [])] : [];
}

/** All files of a plan or a result. */
export function filesOf<T>(set: FilesOfSet<T>): T[] {
  return [...set.files, ...indexesOf(set), ...set.extras];
}

/** Those of them that are new or changed. */
export function changing<T extends { readonly change: FileChange }>(files: readonly T[]): T[] {
  return files.filter(({ change }) => change !== 'unchanged');
}

/** False for the lists of an export to submit to IndexNow: they belong on no web server. */
export function isForServer(extra: string): boolean {
  return !/(?:^|\/)indexnow-\d+\.(?:txt|json)$/.test(extra);
}

/** Whether an extra is a robots.txt: the entries of that are Sitemap lines. */
export function isRobots(extra: string): boolean {
  return /(?:^|\/)robots\.txt$/.test(extra);
}

/** What of an export is to be uploaded to the address of its set, or of its hosts: files that are new or changed. */
export function toUpload(result: ExportResult): WrittenFile[] {
  const apart = new Set(result.rootRobots.map(({ name }) => name));
  const extras = result.extras.filter(({ name }) => isForServer(name) && !apart.has(name));
  return changing([...result.files, ...extras, ...indexesOf(result)]);
}

/** What is to be uploaded to other addresses: each robots.txt of a root that is new or changed, and the key of IndexNow. */
export function toUploadApart({ extras, rootRobots, keysApart = [] }: ExportResult): FileApart[] {
  const names = new Set(changing(extras).map(({ name }) => name));
  return [...rootRobots.filter(({ name }) => names.has(name)), ...keysApart];
}
