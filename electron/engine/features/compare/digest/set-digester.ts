// Digests the files of both sides of a comparison, each content once: files of one name together, so that what is the same
// in both is found where it stands. It walks through no set.
import type { Keys } from './digest-columns.ts';
import type { KnownRows } from './known-rows.ts';
import { UrlsetScan } from '../../../read/parse/scan/urlset-scan.ts';
import { sha256Of } from '../../../read/sources/sha256-of.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import { isWebInput } from '../../../../../shared/protocol/web-input.ts';
import type { DigestedFile } from './digest-file.ts';
import type { DigestedPair } from '../digest-pair.ts';
import type { DigestPool } from './digest-pool.ts';
import { readStart } from '../sides/read-start.ts';
import type { FirstSide } from '../sides/first-side.ts';
import type { WalkTools } from '../sides/walk-tools.ts';
import { FilePairs, type FilePair, type ListedFile } from '../file-pairs.ts';

/** As a walk through one side uses it. */
export interface SideDigester extends Pick<WalkTools, 'digest' | 'digestLater' | 'sha256'> {
  readonly list: (files: readonly ListedFile[], depth: number) => void;
  /** To be called when nothing more is listed, in any case. */
  readonly end: () => void;
}

export class SetDigester {
  /** The rows that both sides have in files that were digested together. */
  readonly both: Keys[] = [];
  readonly #pool: DigestPool;
  readonly #digested = new Map<string, Promise<DigestedFile>>();
  readonly #sums = new Map<string, Promise<string | null>>();
  readonly #pairs = new FilePairs((file) => this.#sha256(file));
  readonly #together = new Map<FilePair, Promise<DigestedPair | null>>();
  readonly #first: FirstSide;

  /** `first` = the side that is read before what of the other one can wait. */
  constructor(pool: DigestPool, first: FirstSide) {
    this.#pool = pool;
    this.#first = first;
  }

  of(side: 0 | 1): SideDigester {
    return {
      digest: async (file, sha256, depth) => {
        const pair = depth === null ? null : await this.#pairs.pairOf(file, depth);
        const digested = pair && (await this.#digestPair(pair));
        if (digested) return digested.files[side];
        if (side === 1 && depth !== null && (await this.#canWait(file, sha256))) return null;
        return this.#digestAlone(file, sha256, null);
      },
      digestLater: async (file, sha256) => {
        // Nothing more is listed here by what waits, and the other side may wait for a list.
        this.#pairs.end(side);
        return this.#digestAlone(file, sha256, await this.#first.known());
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
      if (digested?.both) this.both.push(digested.both);
      return digested;
    });
    this.#together.set(pair, digesting);
    return digesting;
  }

  /** True for a sitemap of the second side, which lists nothing and is read with the rows of the first one at hand. */
  async #canWait(file: SourceFile, sha256: string | null): Promise<boolean> {
    this.#first.leaveOut(sha256);
    if (!this.#first.isSet || file.report || file.cut) return false;
    const key = keyOf(file, sha256);
    if (key !== null && this.#digested.has(key)) return false;
    const start = await readStart(file);
    return start !== null && UrlsetScan.of(start.bytes) !== null;
  }

  async #digestAlone(file: SourceFile, sha256: string | null, rows: KnownRows | null): Promise<DigestedFile> {
    const key = keyOf(file, sha256);
    const known = key === null ? undefined : this.#digested.get(key);
    if (known && !this.#first.hasTaken(await known)) return known;
    const digesting = this.#pool.digest(file, rows);
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

/** A feed's relative links are meant from its address, so the same bytes elsewhere may be other rows. */
function keyOf(file: SourceFile, sha256: string | null): string | null {
  return sha256 === null ? null : `${sha256} ${isWebInput(file.location) ? file.location : ''}`;
}
