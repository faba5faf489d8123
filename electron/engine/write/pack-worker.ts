// A thread that packs one file after the other. It touches no file, and proves nothing: whoever asked does.
import { parentPort } from 'node:worker_threads';
import { withBuffers, type FileContent } from './file-content.ts';
import { packGzip, type BlockPlace } from './reproducible-gzip.ts';

export interface PackOrder {
  readonly content: FileContent;
  readonly level: number;
  /** The memory that the content lies in, where it is lent: it goes back with the answer. */
  readonly memory?: ArrayBuffer | undefined;
}

export interface PackAnswer {
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly places: readonly BlockPlace[];
  /** What was packed, where its memory was lent. */
  readonly content: FileContent | null;
  readonly memory?: ArrayBuffer | undefined;
}

parentPort?.on('message', ({ content, level, memory }: PackOrder) => {
  const { content: bytes, places } = packGzip(withBuffers(content), level);
  // Small results share their memory with others.
  const packed = bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
  const answer: PackAnswer = { packed, places, content: memory ? content : null, memory };
  parentPort?.postMessage(answer, [packed.buffer, ...(memory ? [memory] : [])]);
});
