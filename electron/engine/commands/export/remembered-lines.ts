// Keeps the lines of blocks of rows that are read to lay a set out, and a moment later to write it. It reads no row by
// itself.
import { BLOCK_ROWS } from '../../write/block-tally.ts';
import { sameIds } from './id-list.ts';
import type { ExportBatch, Room } from './read-set.ts';

/** Bytes of lines at most: those of some hundred blocks. What comes later is read twice. */
const MAX_BYTES = 32 * 1024 * 1024;

type LinesIn = (ids: Uint32Array, room?: Room) => Iterable<ExportBatch>;

interface Known {
  readonly ids: Uint32Array;
  readonly batches: readonly ExportBatch[];
  /** How often it will be asked for. */
  uses: number;
}

/** To be used for one export, and each block twice at most. */
export class RememberedLines {
  readonly #linesIn: LinesIn;
  readonly #known = new Map<string, Known>();
  #bytes = 0;

  constructor(linesIn: LinesIn) {
    this.#linesIn = linesIn;
  }

  /** As the `linesIn` that it was made with, which it asks only once for each block. */
  readonly linesIn: LinesIn = (ids, room) => {
    if (ids.length === 0 || ids.length > BLOCK_ROWS) return this.#linesIn(ids, room);
    const key = keyOf(ids);
    const found = this.#known.get(key);
    if (found && sameIds(found.ids, ids)) {
      found.uses--;
      if (found.uses === 0) {
        this.#known.delete(key);
        this.#bytes -= sizeOf(found.batches);
      }
      return found.batches;
    }
    const batches = [...this.#linesIn(ids, room)];
    this.keep(ids, batches, 1);
    return batches;
  };

  /** Remembers lines that were read elsewhere, for so many times that they will be asked for, as far as there is room. */
  keep(ids: Uint32Array, batches: readonly ExportBatch[], uses: number): void {
    const key = keyOf(ids);
    const size = sizeOf(batches);
    // Rows without ready lines are no bytes yet: they are cheap to read again.
    if (size === 0 || this.#bytes + size > MAX_BYTES || this.#known.has(key)) return;
    this.#known.set(key, { ids: ids.slice(), batches, uses });
    this.#bytes += size;
  }
}

function keyOf(ids: Uint32Array): string {
  return `${String(ids[0])} ${String(ids.at(-1))}`;
}

function sizeOf(batches: readonly ExportBatch[]): number {
  return batches.reduce((sum, batch) => sum + ('lines' in batch ? batch.lines.xml.length : 0), 0);
}
