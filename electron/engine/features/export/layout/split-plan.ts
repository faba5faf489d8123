// Decides which file each URL of an export goes to, and counts exact bytes. It never sees the XML itself.
import type { PlannedFile } from '../../../../../shared/model/export/planned-set.ts';
import { tooManyFiles, urlTooLarge } from './plan-errors.ts';
import { MAX_FILES } from './max-files.ts';

export interface SplitOptions {
  readonly maxUrls: number;
  /** Uncompressed, with everything that stands in the file. */
  readonly maxBytes: number;
  /** A URL that is larger than this alone is refused; one below it may have a file for itself. Default: maxBytes. */
  readonly hardBytes?: number;
  /** Bytes around the URLs (declaration, opening and closing tag) of a file whose URLs use these namespaces. */
  readonly frameBytes: (namespaces: number) => number;
  /** Files at most. Default: as many as the indexes of a site can list. */
  readonly maxFiles?: number;
  /** The name of the nth file, from 1. */
  readonly fileName: (n: number) => string;
}

export interface SplitPlan {
  /**
   * Takes the next URL (bytes: its whole line, namespaces: a bit set). True where it begins a new file; `early` asks for
   * one although there is room.
   */
  readonly place: (bytes: number, namespaces: number, loc: string, early?: boolean) => boolean;
  /**
   * Takes many URLs at once, with the sum of their bytes and all their namespaces: "here" or in a "new" file, where
   * `place` would put each of them in the same; null where it might not, and then none of them was taken.
   */
  readonly placeAll: (urls: number, bytes: number, namespaces: number) => 'here' | 'new' | null;
  /** The files so far, the last one still filling. */
  readonly files: () => readonly PlannedFile[];
}

/**
 * Fills files in the order of the URLs: no file exceeds a limit by one byte, and none could have taken the URL that
 * begins the next file. Throws "invalid-export" for a URL that fits in no file, and where indexes can't list the files.
 */
export function planSplit(options: SplitOptions): SplitPlan {
  const hardBytes = options.hardBytes ?? options.maxBytes;
  const done: PlannedFile[] = [];
  let urls = 0;
  let body = 0;
  let namespaces = 0;

  const current = (): PlannedFile => ({
    name: options.fileName(done.length + 1),
    urls,
    bytes: options.frameBytes(namespaces) + body,
  });

  const place = (bytes: number, used: number, loc: string, early = false): boolean => {
    const joined = namespaces | used;
    const fits = options.frameBytes(joined) + body + bytes <= options.maxBytes;
    if (urls > 0 && urls < options.maxUrls && fits && !early) {
      urls++;
      body += bytes;
      namespaces = joined;
      return false;
    }
    const alone = options.frameBytes(used) + bytes;
    if (alone > hardBytes) throw urlTooLarge(loc, alone, hardBytes);
    begin(1, bytes, used);
    return true;
  };

  const begin = (count: number, bytes: number, used: number): void => {
    if (urls > 0) {
      done.push(current());
      if (done.length === (options.maxFiles ?? MAX_FILES)) throw tooManyFiles(options);
    }
    urls = count;
    body = bytes;
    namespaces = used;
  };

  const placeAll = (count: number, bytes: number, used: number): 'here' | 'new' | null => {
    const joined = namespaces | used;
    if (urls > 0 && urls < options.maxUrls) {
      if (urls + count > options.maxUrls) return null;
      if (options.frameBytes(joined) + body + bytes > options.maxBytes) return null;
      urls += count;
      body += bytes;
      namespaces = joined;
      return 'here';
    }
    if (count > options.maxUrls || options.frameBytes(used) + bytes > options.maxBytes) return null;
    begin(count, bytes, used);
    return 'new';
  };

  return { place, placeAll, files: () => (urls > 0 ? [...done, current()] : []) };
}
