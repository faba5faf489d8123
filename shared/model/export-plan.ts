// What an export will write, and what it wrote.

export interface ExportOptions {
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
}

/** Rows that are not written, and values that are not, by reason (a rule id, "excluded", or "lastmod-invalid", …). */
export interface LeftOut {
  readonly reason: string;
  readonly what: 'url' | 'lastmod' | 'changefreq' | 'priority';
  readonly count: number;
}

export interface ExportPlan {
  readonly files: readonly PlannedChange[];
  readonly index: PlannedChange | null;
  readonly urls: number;
  readonly bytes: number;
  readonly leftOut: readonly LeftOut[];
  /** Files of an earlier export in the folder that the new set no longer has. */
  readonly obsolete: readonly string[];
  /** Files in the folder that the set would replace and Mapwright did not write; an export refuses without `overwrite`. */
  readonly inTheWay: readonly string[];
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
  readonly index: WrittenFile | null;
  readonly urls: number;
  readonly leftOut: readonly LeftOut[];
  readonly obsolete: readonly string[];
  /** The line to add to robots.txt. */
  readonly robotsLine: string;
  readonly seconds: number;
}

/** Kept beside the files as mapwright-manifest.json. */
export interface ExportManifest {
  readonly mapwright: 1;
  readonly baseUrl: string;
  readonly urls: number;
  readonly files: readonly Omit<WrittenFile, 'change'>[];
  readonly index: Omit<WrittenFile, 'change'> | null;
  /** Files of earlier exports that are no longer part of the set and still lie in the folder. */
  readonly obsolete?: readonly string[];
}
