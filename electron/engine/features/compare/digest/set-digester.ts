// Digests the files of both sides of a comparison, each content once. It walks through no set.
import { sha256Of } from '../../../read/sources/sha256-of.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import { isWebInput } from '../../../../../shared/protocol/web-input.ts';
import type { DigestedFile } from './digest-file.ts';
import type { DigestPool } from './digest-pool.ts';

export class SetDigester {
  readonly #pool: DigestPool;
  readonly #digested = new Map<string, Promise<DigestedFile>>();
  readonly #sums = new Map<string, Promise<string | null>>();

  constructor(pool: DigestPool) {
    this.#pool = pool;
  }

  /** `sha256` = that of the file; null where it is not known. */
  digest(file: SourceFile, sha256: string | null): Promise<DigestedFile> {
    if (sha256 === null) return this.#pool.digest(file);
    // A feed's relative links are meant from its address, so the same bytes elsewhere may be other rows.
    const key = `${sha256} ${isWebInput(file.location) ? file.location : ''}`;
    const digested = this.#digested.get(key) ?? this.#pool.digest(file);
    this.#digested.set(key, digested);
    return digested;
  }

  sha256(file: SourceFile): Promise<string | null> {
    // Downloads have files of their own, which come and go.
    if (isWebInput(file.location)) return sha256Of(file.open());
    const known = this.#sums.get(file.location) ?? sha256Of(file.open());
    this.#sums.set(file.location, known);
    return known;
  }
}
