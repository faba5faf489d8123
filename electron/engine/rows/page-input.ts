// Gives a module of WebAssembly the pages that hold the rows of a table; see electron/engine/rows/assembly/table-rows.ts. It knows neither
// the file nor what becomes of the rows.
import type { IdRange } from './id-ranges.ts';

/** The pages that hold the rows of a table. */
export interface StoredPages {
  /** Of a page. */
  readonly bytes: number;
  /** At the end of a page, for others. */
  readonly reserved: number;
  /** In the order in which a row holds them. */
  readonly columns: readonly string[];
  /**
   * Has the pages of a range of ids in the memory, as often as it takes; says which of those there they are, or null where
   * they can't be read. What it read stays there, as long as it is given the same array.
   */
  readonly read: (range: IdRange, memory: Uint8Array) => Iterable<PlacesHeld | null>;
}

/** The first and the last of the pages in memory that a range has. */
export interface PlacesHeld {
  readonly first: number;
  readonly last: number;
}

/** What electron/engine/rows/assembly/table-rows.ts offers the host; places are offsets in its memory. */
export interface PageReader {
  /** All of its memory. */
  readonly bytes: Uint8Array;
  readonly beginTable: (bytes: number, reserved: number, needed: number) => void;
  readonly nameColumn: (value: number, column: number) => void;
  readonly pagesInput: () => number;
  readonly mostPagesInput: () => number;
}

/** One for each instance of a module that reads rows. */
export class PageInput {
  readonly #values: readonly string[];
  readonly #needed: number;
  /** The table that it reads, and the memory for its pages. */
  #current: { readonly pages: StoredPages; readonly memory: Uint8Array } | null = null;

  /** Columns by the numbers that the module has for their values; no row may lack one that is needed. */
  constructor(needed: readonly string[], others: readonly string[] = []) {
    this.#values = [...needed, ...others];
    this.#needed = needed.length;
  }

  /** Has the rows of a range added, page by page; what was given last, or −1 where a page can't be read or added. */
  give(
    reader: PageReader,
    pages: StoredPages,
    range: IdRange,
    add: (first: number, count: number) => number,
  ): number {
    const memory = this.#current?.pages === pages ? this.#current.memory : this.#begin(reader, pages);
    let given = 0;
    for (const some of pages.read(range, memory)) {
      given = some ? add(some.first, some.last - some.first + 1) : -1;
      if (given < 0) break;
    }
    return given;
  }

  #begin({ bytes, beginTable, nameColumn, pagesInput, mostPagesInput }: PageReader, pages: StoredPages) {
    beginTable(pages.bytes, pages.reserved, this.#needed);
    for (const [value, name] of this.#values.entries()) {
      const column = pages.columns.indexOf(name);
      // Where one is missing that is needed, every row is refused.
      if (column >= 0) nameColumn(value, column);
    }
    const memory = bytes.subarray(pagesInput(), pagesInput() + mostPagesInput());
    this.#current = { pages, memory };
    return memory;
  }
}
