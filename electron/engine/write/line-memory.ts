// Memory for the lines of blocks that are packed by themselves, until it is known that they come out again. It makes none.
import type { SpareMemory } from './spare-memory.ts';

/** At least so much is taken at once: the blocks of a file that changed here and there. */
const PIECE_BYTES = 1024 * 1024;

export class LineMemory {
  readonly #spare: SpareMemory;
  readonly #pieces: Buffer[] = [];
  #end = 0;

  constructor(spare: SpareMemory) {
    this.#spare = spare;
  }

  /** A copy, until all are released. */
  readonly keep = (lines: Buffer): Buffer => {
    let piece = this.#pieces.at(-1);
    if (!piece || piece.length - this.#end < lines.length) {
      piece = this.#spare.take(Math.max(PIECE_BYTES, lines.length));
      this.#pieces.push(piece);
      this.#end = 0;
    }
    const kept = piece.subarray(this.#end, (this.#end += lines.length));
    lines.copy(kept);
    return kept;
  };

  /** The memory serves for others: nobody may look at what was kept. */
  release(): void {
    for (const piece of this.#pieces.splice(0)) this.#spare.give(piece);
  }
}
