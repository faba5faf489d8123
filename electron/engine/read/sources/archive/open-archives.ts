// The archives of one import: each is listed once, and what had to be unpacked for it goes away with the import.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { ARCHIVE_MARK, expandArchive } from './expand-archive.ts';
import { resolveSources } from '../resolve-sources.ts';
import { ScratchFile } from '../scratch-file.ts';
import type { SourceFile } from '../source-file.ts';

export interface ArchiveOptions {
  /** Bytes that one file may unpack to. */
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export class OpenArchives {
  readonly #options: ArchiveOptions;
  readonly #scratch = new ScratchFile();
  /** The entries of each, by their locations. */
  readonly #listed = new Map<string, Promise<ReadonlyMap<string, SourceFile>>>();

  constructor(options: ArchiveOptions) {
    this.#options = options;
  }

  /** The file's entries where it is an archive, or the one that is wanted of it; else the file itself. */
  async expand(file: SourceFile): Promise<readonly SourceFile[]> {
    const { inner, location } = file;
    const listing = this.#listed.get(location) ?? this.#list(file);
    this.#listed.set(location, listing);
    const all = await listing;
    if (inner === undefined) return [...all.values()];
    const found = all.get(`${location}${ARCHIVE_MARK}${inner}`);
    if (found) return [{ ...found, named: file.named }];
    throw new AppError('not-found', reason('archive-no-entry', { inner, path: location }));
  }

  async #list(file: SourceFile): Promise<ReadonlyMap<string, SourceFile>> {
    const all = await expandArchive(file, { ...this.#options, scratch: this.#scratch });
    return new Map(all.map((entry) => [entry.location, entry]));
  }

  /** The file at a location that an import had, also within an archive; throws not-found where it is gone. */
  async find(location: string): Promise<SourceFile> {
    for await (const { file } of resolveSources([location])) {
      const [found] = await this.expand(file);
      if (found) return { ...found, named: false };
    }
    throw new AppError('not-found', reason('source-gone', { path: location }));
  }

  /** Removes what was unpacked: the files can't be read any more. */
  async dispose(): Promise<void> {
    await this.#scratch.dispose();
  }
}
