// What a thread does that is asked to pack a file: packs it, and proves that it unpacks to what it was made of. It touches
// no file.
import { withBuffers, type FileContent } from './file-content.ts';
import { inOnePiece, packFile } from './pack-file.ts';
import type { WrittenContent } from './reproducible-gzip.ts';

export interface PackOrder {
  /** For messages. */
  readonly name: string;
  readonly content: FileContent;
  readonly level: number;
  /** The memory that the content lies in, where it is lent: it goes back with the answer. */
  readonly memory?: ArrayBuffer | undefined;
}

export interface PackedBytes extends Omit<WrittenContent, 'pieces'> {
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly memory?: ArrayBuffer | undefined;
}

/** See packFile. `packed` and `memory` can be given away. */
export function packOrdered({ name, content, level, memory }: PackOrder): PackedBytes {
  const file = packFile(name, withBuffers(content), level);
  return { packed: inOnePiece(file), places: file.places, crc: file.crc, memory };
}

/** What of an answer is given away with it. */
export function givenAway({ packed, memory }: PackedBytes): ArrayBuffer[] {
  return [packed.buffer, ...(memory ? [memory] : [])];
}
