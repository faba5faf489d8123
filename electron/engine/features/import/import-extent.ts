// How many bytes an import will read, as far as that can be known: indexes and robots.txt name further files.
// It reads nothing; where the sum would be a guess it answers null.
import type { SourceFormat } from '../../../../shared/model/project.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';

export class ImportExtent {
  readonly #counted = new Set<string>();
  /** Files that have not been read yet and may name others. */
  readonly #mayRefer = new Set<string>();
  #bytes = 0;
  /** True once a file named others that were not known before. */
  #grows = false;

  constructor(inputs: readonly SourceFile[]) {
    for (const file of inputs) this.#count(file, true);
  }

  /** A file was read; `named` = the files that it names. */
  read(file: SourceFile, format: SourceFormat | null, named: readonly SourceFile[]): void {
    this.#mayRefer.delete(file.location);
    for (const target of named) {
      if (this.#counted.has(target.location)) continue;
      this.#grows = true;
      // What an index names are sitemaps; what a robots.txt names may be an index.
      this.#count(target, format !== 'index');
    }
  }

  /** Bytes of all files, or null while `rows` are still to come or files that may name others are unread. */
  total(rows: number): number | null {
    return rows === 0 || (this.#grows && this.#mayRefer.size > 0) ? null : this.#bytes;
  }

  #count(file: SourceFile, mayRefer: boolean): void {
    if (this.#counted.has(file.location)) return;
    this.#counted.add(file.location);
    this.#bytes += file.size;
    if (mayRefer) this.#mayRefer.add(file.location);
  }
}
