// Tells of addresses in a file's bytes whether they surely are in their normal spelling, so that no text has to be made of
// them. It may refuse what is normal.
import { NextMark } from '../../../read/parse/scan/next-mark.ts';
import { normalOrigin } from '../../../rows/normal-loc.ts';

const PERCENT = 37;
const [DIGIT_0, DIGIT_9, LETTER_A, LETTER_F] = [48, 57, 65, 70] as const;

export class NormalBytes {
  readonly #bytes: Buffer;
  /** The scheme, host and slash that addresses so far began with. */
  #origin = Buffer.alloc(0);
  /** What may be another spelling. */
  readonly #marks = [new NextMark('/.'), new NextMark('&#')];
  readonly #percents = new NextMark(PERCENT);

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    for (const mark of [...this.#marks, this.#percents]) mark.open(bytes);
  }

  /** For addresses of ASCII alone, one after the other as they stand in the file. */
  isSurely(from: number, to: number): boolean {
    const [bytes, origin] = [this.#bytes, this.#origin];
    const { length } = origin;
    if (length === 0 || to - from < length) return false;
    for (let i = 0; i < length; i++) if (bytes[from + i] !== origin[i]) return false;
    for (const mark of this.#marks) if (mark.from(from) < to) return false;
    return this.#hasNormalEscapes(from, to);
  }

  #hasNormalEscapes(from: number, to: number): boolean {
    const bytes = this.#bytes;
    let at = this.#percents.from(from);
    while (at < to && isNormalEscape(bytes, at)) {
      // Letters outside ASCII are several escapes one after the other.
      at = bytes[at + 3] === PERCENT ? at + 3 : this.#percents.from(at + 3);
    }
    return at >= to;
  }

  /** Tells of an address how the next ones may begin. */
  learn(loc: string): void {
    this.#origin = Buffer.from(normalOrigin(loc) ?? '');
  }
}

/** True for two hexadecimal digits, their letters capitals, that are no character which needs no escape. */
function isNormalEscape(bytes: Buffer, at: number): boolean {
  const [high, low] = [hexOf(bytes[at + 1]), hexOf(bytes[at + 2])];
  if (high < 0 || low < 0) return false;
  // From 0x80 on they are letters outside ASCII.
  return high >= 8 || !UNRESERVED.test(String.fromCharCode(high * 16 + low));
}

const UNRESERVED = /[\w.~-]/;

function hexOf(code = 0): number {
  if (code >= DIGIT_0 && code <= DIGIT_9) return code - DIGIT_0;
  return code >= LETTER_A && code <= LETTER_F ? code - LETTER_A + 10 : -1;
}
