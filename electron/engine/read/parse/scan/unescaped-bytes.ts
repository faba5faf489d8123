// Resolves references in a value's bytes: XML's own entities, and characters by their numbers where they are visible
// ASCII. It knows no others, and says so. Comments are left out.
import { OWN_ENTITIES } from './own-entities.ts';
import { isBlank } from './urlset-records.ts';

const [AMPERSAND, NUMBER_SIGN, SEMICOLON, LETTER_X] = [38, 35, 59, 120] as const;
const LESS = 60;
const [DIGIT_0, DIGIT_9, LETTER_A, LETTER_F, LOWER_CASE] = [48, 57, 97, 102, 32] as const;
/** The visible characters of ASCII: of others white space and controls mean something else in an address. */
const [FIRST_VISIBLE, LAST_VISIBLE] = [33, 126] as const;

const ENTITIES = OWN_ENTITIES.map(([name, text]) => ({ name: Buffer.from(name), code: text.charCodeAt(0) }));

/** Longer values are rare, and read as text. */
const MAX_BYTES = 16_384;

/** What reads the bytes may read this far behind them. */
const SPARE_BYTES = 8;

export class UnescapedBytes {
  /** The value's bytes, from the start on. */
  readonly bytes = Buffer.alloc(MAX_BYTES + SPARE_BYTES);
  readonly view = new DataView(this.bytes.buffer);
  /** Of the reference that was read last. */
  #code = 0;

  /**
   * Writes the value, without white space at its ends, and returns its length; -1 where it is too long or has another
   * reference. The only markup in it are whole comments.
   */
  read(source: Buffer, from: number, to: number): number {
    if (to - from > MAX_BYTES) return -1;
    const { bytes } = this;
    let length = 0;
    let at = from;
    while (at < to) {
      const code = source[at] ?? 0;
      if (code === LESS) {
        at = source.indexOf('-->', at) + 3;
        continue;
      }
      if (code !== AMPERSAND) {
        if (length > 0 || !isBlank(code)) bytes[length++] = code;
        at++;
        continue;
      }
      at = source[at + 1] === NUMBER_SIGN ? this.#number(source, at + 2) : this.#entity(source, at);
      if (at < 0 || at > to) return -1;
      bytes[length++] = this.#code;
    }
    while (length > 0 && isBlank(bytes[length - 1])) length--;
    return length;
  }

  /** What was read last, of so many bytes. */
  text(length: number): string {
    return this.bytes.toString('utf8', 0, length);
  }

  /** Reads an entity and gives the place behind it, or -1. */
  #entity(source: Uint8Array, at: number): number {
    for (const { name, code } of ENTITIES) {
      if (!startsAt(source, name, at)) continue;
      this.#code = code;
      return at + name.length;
    }
    return -1;
  }

  /** Reads a character's number, behind "&#", and gives the place behind the reference, or -1. */
  #number(source: Uint8Array, from: number): number {
    const base = source[from] === LETTER_X ? 16 : 10;
    const first = base === 16 ? from + 1 : from;
    let code = 0;
    let at = first;
    for (; source[at] !== SEMICOLON; at++) {
      const digit = digitOf(source[at]);
      if (digit < 0 || digit >= base) return -1;
      code = code * base + digit;
      if (code > LAST_VISIBLE) return -1;
    }
    if (at === first || code < FIRST_VISIBLE) return -1;
    this.#code = code;
    return at + 1;
  }
}

function digitOf(code = 0): number {
  if (code >= DIGIT_0 && code <= DIGIT_9) return code - DIGIT_0;
  const letter = code | LOWER_CASE;
  return letter >= LETTER_A && letter <= LETTER_F ? letter - LETTER_A + 10 : -1;
}

function startsAt(source: Uint8Array, name: Uint8Array, at: number): boolean {
  for (let i = 0; i < name.length; i++) if (source[at + i] !== name[i]) return false;
  return true;
}
