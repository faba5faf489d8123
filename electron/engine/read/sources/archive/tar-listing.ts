// Lists the files of a tar archive, plain or gzipped. Those of a packed one can't be read where they lie: their bytes
// go to a scratch file, without any of their names.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import { ByteQueue } from '../byte-queue.ts';
import { readUnpacked } from './read-unpacked.ts';
import type { ScratchFile } from '../scratch-file.ts';
import type { SourceFile } from '../source-file.ts';
import { readTar, type TarAnswer, type TarEnd, type TarEntry } from './tar-reader.ts';
import type { ArchiveEntry, Refusal } from './archive-entry.ts';
import { budgetOf, MAX_ARCHIVE_BYTES, type ArchiveLimits } from './archive-limits.ts';

export interface TarListing {
  readonly entries: readonly ArchiveEntry[];
  /** What was wrong with the archive as a whole; it goes on beyond its entries where it was cut. */
  readonly problems: readonly Problem[];
}

/** Reads the archive once, from its beginning to its end. Throws the signal's reason and AppErrors of the disk. */
export async function listTar(
  file: SourceFile,
  packed: boolean,
  scratch: ScratchFile,
  limits: ArchiveLimits,
): Promise<TarListing> {
  const listing = new Listing(file, packed ? scratch : null, limits);
  const options = {
    maxBytes: MAX_ARCHIVE_BYTES,
    signal: limits.signal,
    onBytes: (bytes: number) => void (listing.packedBytes += bytes),
    onProblem: (problem: Problem) => void listing.problems.push(problem),
  };
  const input = new ByteQueue(readUnpacked(file, options));
  try {
    const end = await readTar(input, (entry) => listing.add(entry, input));
    // What comes behind the end says whether the gzip stream is whole.
    if (end === 'complete') for (let left = MAX_PADDING; left > 0; left--) if (!(await input.next())) break;
    listing.end(end);
  } finally {
    await input.close();
  }
  return listing;
}

const SPARSE: Refusal = {
  code: 'unreadable-source',
  key: 'entry-sparse',
};

function tooLarge({ maxBytes }: ArchiveLimits): Refusal {
  return { code: 'too-large', key: 'entry-too-long', params: { size: Math.floor(maxBytes / 1_048_576) } };
}

/** Chunks behind the end of an archive that are looked at; tools fill up to some ten KiB. */
const MAX_PADDING = 16;

class Listing implements TarListing {
  readonly entries: ArchiveEntry[] = [];
  readonly problems: Problem[] = [];
  packedBytes = 0;
  readonly #file: SourceFile;
  readonly #scratch: ScratchFile | null;
  readonly #limits: ArchiveLimits;
  #links = 0;

  constructor(file: SourceFile, scratch: ScratchFile | null, limits: ArchiveLimits) {
    this.#file = file;
    this.#scratch = scratch;
    this.#limits = limits;
  }

  async add(entry: TarEntry, input: ByteQueue): Promise<TarAnswer> {
    const { name, size, offset, kind } = entry;
    const { location } = this.#file;
    if (kind === 'link') this.#links++;
    if (kind === 'folder' || kind === 'link' || kind === 'device') return 'left';
    if (this.entries.length >= this.#limits.maxEntries) {
      this.#problem('too-large', reason('tar-too-many', { path: location, max: this.#limits.maxEntries }));
      return 'stop';
    }
    if (this.#isBeyondBudget(offset + size)) return 'stop';
    const refusal = kind === 'sparse' ? SPARSE : size > this.#limits.maxBytes ? tooLarge(this.#limits) : null;
    if (!this.#scratch || refusal) {
      this.entries.push({
        name,
        part: { path: this.#file.path ?? location, offset, length: size, zip: null },
        refusal,
      });
      return 'left';
    }
    const part = { path: await this.#scratch.path(), offset: this.#scratch.size, length: size, zip: null };
    if (!(await this.#keep(this.#scratch, size, input))) {
      this.#problem('archive-truncated', reason('tar-cut-inside', { path: location, name }));
      return 'cut';
    }
    this.entries.push({ name, part, refusal });
    return 'taken';
  }

  end(how: TarEnd): void {
    const { location } = this.#file;
    if (how === 'damaged') {
      this.#problem('archive-damaged', reason('tar-damaged', { path: location, entry: this.entries.length }));
    } else if (how === 'truncated' && !this.problems.some(({ severity }) => severity === 'error')) {
      this.#problem('archive-truncated', reason('tar-cut', { path: location }));
    }
    if (this.#links === 0) return;
    const why = reason('tar-links', { path: location, links: this.#links });
    this.problems.push({ reason: why, severity: 'info', code: 'archive-links', file: location });
  }

  /** Copies the entry's data to the scratch file; false where there is less than there should be. */
  async #keep(scratch: ScratchFile, size: number, input: ByteQueue): Promise<boolean> {
    for (let left = size; left > 0;) {
      this.#limits.signal?.throwIfAborted();
      const chunk = await input.next();
      if (!chunk) return false;
      if (chunk.length > left) input.giveBack(chunk.subarray(left));
      const wanted = chunk.subarray(0, left);
      left -= wanted.length;
      await scratch.append(wanted);
    }
    return true;
  }

  /** By the bytes that the next entry would end at. */
  #isBeyondBudget(bytes: number): boolean {
    if (bytes <= budgetOf(this.#scratch ? this.packedBytes : this.#file.size, this.#limits)) return false;
    this.#problem('too-large', reason('tar-bomb', { path: this.#file.location }));
    return true;
  }

  #problem(code: string, why: ErrorReason): void {
    this.problems.push({ reason: why, severity: 'error', code, file: this.#file.location });
  }
}
