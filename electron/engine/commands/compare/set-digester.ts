// Digests the files of both sides of a comparison, each content once: files of one name together, so that what is the same
// in both is found where it stands. It walks through no set.
import type { DigestPart } from '../../compare/digest-columns.ts';
import { sha256Of } from '../../sources/sha256-of.ts';
import type { SourceFile } from '../../sources/source-file.ts';
import { isWebInput } from '../../sources/web-address.ts';
import type { DigestedFile } from './digest-file.ts';
import type { DigestedPair } from './digest-pair.ts';
import type { DigestPool } from './digest-pool.ts';
import { FilePairs, type FilePair, type ListedFile } from './file-pairs.ts';

/** As a walk through one side uses it; see WalkTools. */
export interface SideDigester {
  readonly digest: (file: SourceFile, sha256: string | null, depth: number | null) => Promise<DigestedFile>;
  readonly sha256: (file: SourceFile) => Promise<string | null>;
  readonly list: (files: readonly ListedFile[], depth: number) => void;
  /** To be called when nothing more is listed, in any case. */
  readonly end: () => void;
}

export class SetDigester {
  /** The rows that both sides have in files that were digested together. */
  readonly both: DigestPart[] = [];
  readonly #pool: DigestPool;
  readonly #digested = new Map<string, Promise<DigestedFile>>();
  readonly #sums = new Map<string, Promise<string | null>>();
  readonly #pairs = new FilePairs((file) => this.#sha256(file));
  readonly #together = new Map<FilePair, Promise<DigestedPair | null>>();

  constructor(pool: DigestPool) {
    this.#pool = pool;
  }

  of(side: 0 | 1): SideDigester {
    return {
      digest: async (file, sha256, depth) => {
        const pair = depth === null ? null : await this.#pairs.pairOf(file, depth);
        const digested = pair && (await this.#digestPair(pair));
        return digested ? digested.files[side] : this.#digestAlone(file, sha256);
      },
      sha256: (file) => this.#sha256(file),
      list: (files, depth) => {
        this.#pairs.list(side, depth, files);
      },
      end: () => {
        this.#pairs.end(side);
      },
    };
  }

  #digestPair(pair: FilePair): Promise<DigestedPair | null> {
    const known = this.#together.get(pair);
    if (known) return known;
    const digesting = this.#pool.digestPair(pair).then((digested) => {
      if (digested) this.both.push(digested.both);
      return digested;
    });
    this.#together.set(pair, digesting);
    return digesting;
  }

  #digestAlone(file: SourceFile, sha256: string | null): Promise<DigestedFile> {
    // A feed's relative links are meant from its address, so the same bytes elsewhere may be other rows.
    const key = sha256 === null ? null : `${sha256} ${isWebInput(file.location) ? file.location : ''}`;
    const known = key === null ? undefined : this.#digested.get(key);
    if (known) return known;
    const digesting = this.#pool.digest(file);
    if (key !== null) this.#digested.set(key, digesting);
    return digesting;
  }

  #sha256(file: SourceFile): Promise<string | null> {
    // Downloads have files of their own, which come and go.
    if (isWebInput(file.location)) return sha256Of(file.open());
    const known = this.#sums.get(file.location) ?? sha256Of(file.open());
    this.#sums.set(file.location, known);
    return known;
  }
}
