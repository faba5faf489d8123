// Lists the files of a tar archive, plain or gzipped. Those of a packed one can't be read where they lie: their bytes
// go to a scratch file, without any of their names.
import type { Problem } from '../../../shared/model/problem.ts';
import { ByteQueue } from './byte-queue.ts';
import { readUnpacked } from './read-unpacked.ts';
import type { ScratchFile } from './scratch-file.ts';
import type { SourceFile } from './source-file.ts';
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
  text: "is stored as a sparse file, which can't be read here. Unpack the archive, then import the files.",
};

function tooLarge({ maxBytes }: ArchiveLimits): Refusal {
  const text = `holds more than ${Math.floor(maxBytes / 1_048_576)} MiB. Split it, or allow larger files.`;
  return { code: 'too-large', text };
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
      this.#problem(
        'too-large',
        `"${location}" has more than ${this.#limits.maxEntries} files. The others were left out.`,
      );
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
      this.#problem(
        'archive-truncated',
        `"${location}" ends inside of "${name}", which was left out. Get it again.`,
      );
      return 'cut';
    }
    this.entries.push({ name, part, refusal });
    return 'taken';
  }

  end(how: TarEnd): void {
    const { location } = this.#file;
    if (how === 'damaged') {
      const message = `"${location}" is damaged: what follows its entry ${this.entries.length} is none. Get it again.`;
      this.#problem('archive-damaged', message);
    } else if (how === 'truncated' && !this.problems.some(({ severity }) => severity === 'error')) {
      this.#problem('archive-truncated', `"${location}" ends before it should: it was cut. Get it again.`);
    }
    if (this.#links === 0) return;
    const message = `"${location}" has ${this.#links} links. They were not followed; what they lead to is read if it is in the archive.`;
    this.problems.push({ severity: 'info', code: 'archive-links', message, file: location });
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
    const message = `"${this.#file.location}" unpacks to many times its size, as no honest archive does. It was not read any further.`;
    this.#problem('too-large', message);
    return true;
  }

  #problem(code: string, message: string): void {
    this.problems.push({ severity: 'error', code, message, file: this.#file.location });
  }
}
