// Keeps the lines of blocks of rows that are read to lay a set out, and a moment later to write it. It reads no row by
// itself.
import { sameIds } from '../../../../shared/model/row-ids.ts';
import { BLOCK_ROWS } from '../../write/block-tally.ts';
import type { LinesIn } from './line-maker.ts';
import type { ExportBatch } from './read-set.ts';

/** Bytes of lines at most: those of some hundred blocks. What comes later is read twice. */
const MAX_BYTES = 32 * 1024 * 1024;

interface Known {
  readonly ids: Uint32Array;
  readonly batches: readonly ExportBatch[];
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
      this.#known.delete(key);
      this.#bytes -= sizeOf(found.batches);
      return found.batches;
    }
    const batches = Array.from(this.#linesIn(ids, room), withOwnLines);
    this.#keep(key, ids, batches);
    return batches;
  };

  #keep(key: string, ids: Uint32Array, batches: readonly ExportBatch[]): void {
    const size = sizeOf(batches);
    // Rows without ready lines are no bytes yet: they are cheap to read again.
    if (size === 0 || this.#bytes + size > MAX_BYTES || this.#known.has(key)) return;
    this.#known.set(key, { ids: ids.slice(), batches });
    this.#bytes += size;
  }
}

/** A batch whose lines may be kept. */
function withOwnLines(batch: ExportBatch): ExportBatch {
  if (!('lines' in batch)) return batch;
  return { ...batch, lines: { ...batch.lines, xml: Buffer.from(batch.lines.xml) } };
}

function keyOf(ids: Uint32Array): string {
  return `${String(ids[0])} ${String(ids.at(-1))}`;
}

function sizeOf(batches: readonly ExportBatch[]): number {
  return batches.reduce((sum, batch) => sum + ('lines' in batch ? batch.lines.xml.length : 0), 0);
}
