// Tells of addresses in a file's bytes whether they surely are in their normal spelling, so that no text has to be made of
// them. It may refuse what is normal.
import { normalOrigin } from '../../../rows/normal-loc.ts';

const [PERCENT, DOTS, REFERENCE] = [Buffer.from('%'), Buffer.from('/.'), Buffer.from('&#')] as const;

export class NormalBytes {
  readonly #bytes: Buffer;
  /** The scheme, host and slash that addresses so far began with. */
  #origin = Buffer.alloc(0);
  /** Where what may be another spelling comes next; each is looked for once. */
  readonly #next: { readonly mark: Buffer; at: number }[];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#next = [PERCENT, DOTS, REFERENCE].map((mark) => ({ mark, at: -1 }));
  }

  /** For addresses of ASCII alone, one after the other as they stand in the file. */
  isSurely(from: number, to: number): boolean {
    const [bytes, origin] = [this.#bytes, this.#origin];
    const { length } = origin;
    if (length === 0 || to - from < length) return false;
    for (let i = 0; i < length; i++) if (bytes[from + i] !== origin[i]) return false;
    for (const next of this.#next) {
      if (next.at < from) {
        const found = bytes.indexOf(next.mark, from);
        next.at = found < 0 ? bytes.length : found;
      }
      if (next.at < to) return false;
    }
    return true;
  }

  /** Tells of an address how the next ones may begin. */
  learn(loc: string): void {
    this.#origin = Buffer.from(normalOrigin(loc) ?? '');
  }
}
