// Finds for each file of one side the file of the other side that is meant to be another form of it: by name, else by their
// order. It reads no file; files with the same bytes are no pair, as one of them is enough.
import type { SourceFile } from '../../read/sources/source-file.ts';

export interface ListedFile {
  readonly name: string;
  readonly file: SourceFile;
}

export type FilePair = readonly [before: SourceFile, after: SourceFile];

/** The files of both sides that were found at one depth: named ones, then those that these list, and so on. */
interface Level {
  readonly lists: [readonly ListedFile[] | null, readonly ListedFile[] | null];
  /** Settled when both are there, or will never be. */
  readonly listed: Promise<void>;
  readonly settle: () => void;
  pairs: Promise<ReadonlyMap<SourceFile, FilePair>> | null;
}

export class FilePairs {
  readonly #levels: Level[] = [];
  readonly #sha256: (file: SourceFile) => Promise<string | null>;
  readonly #ended = new Set<0 | 1>();

  constructor(sha256: (file: SourceFile) => Promise<string | null>) {
    this.#sha256 = sha256;
  }

  /** Tells what a side found. Only its first list of a depth counts: what comes later is read alone. */
  list(side: 0 | 1, depth: number, files: readonly ListedFile[]): void {
    const level = this.#level(depth);
    level.lists[side] ??= files;
    if (level.lists[0] && level.lists[1]) level.settle();
  }

  /** No more is found on a side; to be called in any case, as the other one waits for its lists. */
  end(side: 0 | 1): void {
    this.#ended.add(side);
    for (const { settle } of this.#levels) settle();
  }

  /**
   * The pair that a file is one of, as soon as it is known; null for none. A side waits for the other one's list of the
   * same depth only, which does not depend on anything deeper: so they never wait for each other.
   */
  async pairOf(file: SourceFile, depth: number): Promise<FilePair | null> {
    const level = this.#level(depth);
    await level.listed;
    level.pairs ??= this.#match(level.lists[0] ?? [], level.lists[1] ?? []);
    return (await level.pairs).get(file) ?? null;
  }

  #level(depth: number): Level {
    while (this.#levels.length <= depth) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const settle = (): void => {
        resolve(undefined);
      };
      if (this.#ended.size > 0) settle();
      this.#levels.push({ lists: [null, null], listed: promise, settle, pairs: null });
    }
    return this.#levels[depth] as Level;
  }

  async #match(
    before: readonly ListedFile[],
    after: readonly ListedFile[],
  ): Promise<ReadonlyMap<SourceFile, FilePair>> {
    const pairs = new Map<SourceFile, FilePair>();
    if (before.length === 0 || after.length === 0) return pairs;
    const [old, fresh] = await this.#withoutSame(before, after);
    const add = (a: ListedFile, b: ListedFile): void => {
      const pair = [a.file, b.file] as const;
      pairs.set(a.file, pair);
      pairs.set(b.file, pair);
    };
    const named = new Map(old.map((file) => [file.name, file]));
    const left = fresh.filter((file) => {
      const twin = named.get(file.name);
      if (!twin) return true;
      named.delete(file.name);
      add(twin, file);
      return false;
    });
    const rest = inOrder([...named.values()]);
    for (const [i, file] of inOrder(left).entries()) {
      const twin = rest[i];
      if (twin) add(twin, file);
    }
    return pairs;
  }

  /** Both lists without the files that the other one has with the same bytes. */
  async #withoutSame(
    before: readonly ListedFile[],
    after: readonly ListedFile[],
  ): Promise<readonly [readonly ListedFile[], readonly ListedFile[]]> {
    const sizes = new Set(before.map(({ file }) => file.size));
    const shared = new Set(after.map(({ file }) => file.size).filter((size) => sizes.has(size)));
    // Only files of one size can be the same.
    const keyOf = async ({ file }: ListedFile): Promise<string | null> =>
      shared.has(file.size) ? this.#sha256(file) : null;
    const keys = await Promise.all([before, after].map((files) => Promise.all(files.map(keyOf))));
    const [old, fresh] = keys.map((list) => new Set(list.filter((key) => key !== null)));
    return [
      before.filter((_, i) => !fresh?.has(keys[0]?.[i] ?? '')),
      after.filter((_, i) => !old?.has(keys[1]?.[i] ?? '')),
    ];
  }
}

function inOrder(files: readonly ListedFile[]): ListedFile[] {
  return files.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
