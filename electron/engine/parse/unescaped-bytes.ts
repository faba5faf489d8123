// Resolves XML's own entities in a value's bytes. It knows no others, and says so.
import { OWN_ENTITIES } from './own-entities.ts';

const AMPERSAND = 38;
const ENTITIES = OWN_ENTITIES.map(([name, text]) => ({ name: Buffer.from(name), code: text.charCodeAt(0) }));

/** Longer values are rare, and read as text. */
const MAX_BYTES = 16_384;

/** What reads the bytes may read this far behind them. */
const SPARE_BYTES = 8;

export class UnescapedBytes {
  /** The value's bytes, from the start on. */
  readonly view: DataView;
  readonly #bytes = new Uint8Array(MAX_BYTES + SPARE_BYTES);

  constructor() {
    this.view = new DataView(this.#bytes.buffer);
  }

  /** Writes the value and returns its length; -1 where it is too long or has another reference. */
  read(source: Uint8Array, from: number, to: number): number {
    if (to - from > MAX_BYTES) return -1;
    const bytes = this.#bytes;
    let length = 0;
    let at = from;
    while (at < to) {
      const code = source[at] ?? 0;
      if (code !== AMPERSAND) {
        bytes[length++] = code;
        at++;
        continue;
      }
      const entity = entityAt(source, at);
      if (!entity) return -1;
      bytes[length++] = entity.code;
      at += entity.name.length;
    }
    return length;
  }
}

function entityAt(source: Uint8Array, at: number): (typeof ENTITIES)[number] | undefined {
  return ENTITIES.find(({ name }) => startsAt(source, name, at));
}

function startsAt(source: Uint8Array, name: Uint8Array, at: number): boolean {
  for (let i = 0; i < name.length; i++) if (source[at + i] !== name[i]) return false;
  return true;
}
