// A thread that packs one file after the other and proves of each that it unpacks to what it was made of. It touches no
// file.
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../shared/contract/errors.ts';
import { withBuffers, type FileContent } from './file-content.ts';
import { packFile } from './pack-file.ts';
import type { BlockPlace } from './reproducible-gzip.ts';

export interface PackOrder {
  /** For messages. */
  readonly name: string;
  readonly content: FileContent;
  readonly level: number;
  /** The memory that the content lies in, where it is lent: it goes back with the answer. */
  readonly memory?: ArrayBuffer | undefined;
}

export type PackAnswer =
  | {
      readonly kind: 'packed';
      readonly packed: Uint8Array<ArrayBuffer>;
      readonly places: readonly BlockPlace[];
      readonly memory?: ArrayBuffer | undefined;
    }
  | { readonly kind: 'failed'; readonly error: { readonly app: ErrorData } | { readonly other: unknown } };

parentPort?.on('message', (order: PackOrder) => {
  answer(order).catch((error: unknown) => {
    const told = error instanceof AppError ? { app: error.toData() } : { other: error };
    tell({ kind: 'failed', error: told });
  });
});

async function answer({ name, content, level, memory }: PackOrder): Promise<void> {
  const { content: bytes, places } = await packFile(name, withBuffers(content), level);
  // Small results share their memory with others.
  const packed = bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
  tell({ kind: 'packed', packed, places, memory }, [packed.buffer, ...(memory ? [memory] : [])]);
}

function tell(told: PackAnswer, lent: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(told, lent);
}
