// The first bytes of a file, until it is known whether they are wanted. It reads nothing.
import { MAX_KEPT_ROBOTS } from '../../../shared/model/robots.ts';

export class KeptBytes {
  #chunks: Uint8Array[] | null = [];
  #bytes = 0;

  /** Files that are too long, or were dropped, are not kept. */
  add(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_KEPT_ROBOTS) this.drop();
    this.#chunks?.push(chunk);
  }

  drop(): void {
    this.#chunks = null;
  }

  /** All bytes of the file, or null. */
  read(): Uint8Array | null {
    return this.#chunks && Uint8Array.from(Buffer.concat(this.#chunks));
  }
}
