// Keeps URLs in the files that they were in, and finds a file for those that have none. It never sees the XML itself.
import { MAX_FILES } from './max-files.ts';
import { tooManyFiles, urlTooLarge } from './plan-errors.ts';

/** A file of the set as it stands: numbers of files may be missing. */
export interface StickyFile {
  readonly n: number;
  readonly urls: number;
  /** Bytes of the URLs alone, without what stands around them. */
  readonly body: number;
  readonly namespaces: number;
}

/** Where URLs without a file go: to the last file and then to new ones, or first to any file that has room. */
export type FillRule = 'tail' | 'gaps';

export interface StickyOptions {
  readonly maxUrls: number;
  /** Uncompressed, with everything that stands in the file. */
  readonly maxBytes: number;
  readonly fill: FillRule;
  /** Share of both limits up to which URLs without a file fill one, above 0. Default: 1. */
  readonly level?: number;
  /** Bytes around the URLs of a file whose URLs use these namespaces. */
  readonly frameBytes: (namespaces: number) => number;
}

export interface StickyPlan {
  /** True where the URL stays in its file; false where the file is full, then it needs `add`. */
  readonly keep: (n: number, bytes: number, namespaces: number) => boolean;
  /** As `keep` for many URLs with the sum of their bytes; false where not all may stay, and then none was kept. */
  readonly keepAll: (n: number, urls: number, bytes: number, namespaces: number) => boolean;
  /**
   * The number of the file that takes a URL which has none; call it when all `keep` calls are done. Throws
   * "invalid-export" for a URL that fits in no file, and where indexes can't list the files.
   */
  readonly add: (bytes: number, namespaces: number, loc: string) => number;
}

/**
 * Plans on top of files whose URLs stay as they are. A file that is to be filled anew with `keep` is given with 0 URLs.
 * The order of the calls decides: the same calls give the same plan.
 */
export function planSticky(files: readonly StickyFile[], options: StickyOptions): StickyPlan {
  const states = new Map(files.map((file) => [file.n, { ...file }]));
  let last = files.reduce((highest, { n }) => Math.max(highest, n), 0);
  /** The files that may have room, ascending; the first is tried first. */
  let open: number[] | null = null;

  const take = (n: number, urls: number, bytes: number, used: number, level = 1): boolean => {
    const file = states.get(n);
    if (!file || file.urls + urls > Math.max(1, Math.floor(options.maxUrls * level))) return false;
    const joined = file.namespaces | used;
    if (options.frameBytes(joined) + file.body + bytes > Math.floor(options.maxBytes * level)) return false;
    file.urls += urls;
    file.body += bytes;
    file.namespaces = joined;
    return true;
  };

  const add = (bytes: number, used: number, loc: string): number => {
    open ??= options.fill === 'tail' ? [last] : [...states.keys()].sort((a, b) => a - b);
    for (let n = open[0]; n !== undefined; n = open[0]) {
      if (take(n, 1, bytes, used, options.level)) return n;
      open.shift();
    }
    const alone = options.frameBytes(used) + bytes;
    if (alone > options.maxBytes) throw urlTooLarge(loc, alone, options.maxBytes);
    if (states.size === MAX_FILES) throw tooManyFiles(options);
    last++;
    states.set(last, { n: last, urls: 1, body: bytes, namespaces: used });
    open = [last];
    return last;
  };

  return {
    keep: (n, bytes, used) => take(n, 1, bytes, used),
    keepAll: (n, urls, bytes, used) => take(n, urls, bytes, used),
    add,
  };
}
