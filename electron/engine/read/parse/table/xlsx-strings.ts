// The shared strings of a workbook, kept as bytes outside of the script heap: a million addresses take about their
// own size. Texts are made only for the cells that are read.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { damagedPart, readPart, type PartHandler, type WorkbookParts } from './xlsx-xml.ts';

/** Bytes that the strings may take. */
const MAX_BYTES = 1_073_741_824;
const BLOCK = 4_194_304;

export class SharedStrings {
  readonly #blocks: Buffer[] = [];
  /** Where each string begins, over all blocks; a string never crosses two. */
  #starts = new Float64Array(1_024);
  #lengths = new Uint32Array(1_024);
  #count = 0;
  #used = BLOCK;
  #bytes = 0;

  get count(): number {
    return this.#count;
  }

  /** False where there is no more room. */
  add(text: string): boolean {
    const length = Buffer.byteLength(text);
    this.#bytes += length;
    if (this.#bytes > MAX_BYTES) return false;
    if (this.#used + length > BLOCK) {
      this.#blocks.push(Buffer.allocUnsafe(Math.max(BLOCK, length)));
      this.#used = 0;
    }
    if (this.#count === this.#starts.length) this.#grow();
    this.#blocks.at(-1)?.write(text, this.#used);
    this.#starts[this.#count] = (this.#blocks.length - 1) * BLOCK + this.#used;
    this.#lengths[this.#count++] = length;
    this.#used += length;
    return true;
  }

  /** The string, or null where there is none with this number. */
  at(index: number): string | null {
    if (!(index >= 0 && index < this.#count)) return null;
    const start = this.#starts[index] ?? 0;
    const block = Math.floor(start / BLOCK);
    const from = start - block * BLOCK;
    return this.#blocks[block]?.toString('utf8', from, from + (this.#lengths[index] ?? 0)) ?? null;
  }

  #grow(): void {
    const starts = new Float64Array(this.#count * 2);
    const lengths = new Uint32Array(this.#count * 2);
    starts.set(this.#starts);
    lengths.set(this.#lengths);
    this.#starts = starts;
    this.#lengths = lengths;
  }
}

/**
 * Reads the part, or no more than `most` strings and a few; throws unreadable-source for strings beyond all measure.
 * `onPiece` may throw to end it.
 */
export async function readSharedStrings(
  parts: WorkbookParts,
  part: string,
  onPiece: () => void,
  most = Infinity,
): Promise<SharedStrings> {
  const strings = new SharedStrings();
  const handler = new StringItems((text) => {
    if (text === null) throw damagedPart(parts.path, part, reason('workbook-endless-text'));
    if (!strings.add(text)) throw damagedPart(parts.path, part, reason('workbook-much-text'));
  });
  await readPart(parts, part, handler, () => {
    onPiece();
    return strings.count < most;
  });
  return strings;
}

class StringItems implements PartHandler {
  readonly #onItem: (text: string | null) => void;
  readonly #text = new RichText();

  /** `onItem` gets null for a text beyond all measure. */
  constructor(onItem: (text: string | null) => void) {
    this.#onItem = onItem;
  }

  open(name: string): void {
    if (name === 'si') this.#text.clear();
    else this.#text.open(name);
  }

  text(text: string): void {
    this.#text.text(text);
  }

  close(name: string): void {
    if (name === 'si') this.#onItem(this.#text.overlong ? null : this.#text.value);
    else this.#text.close(name);
  }
}

/** Characters of a text that are kept; Excel's own have 32,767. */
const MAX_TEXT = 4_194_304;

/** The text of a string item: that of its runs, without how it is pronounced. */
export class RichText {
  #value = '';
  #inText = false;
  #phonetic = false;

  /** True where the text is longer than what is kept of it. */
  get overlong(): boolean {
    return this.#value.length >= MAX_TEXT;
  }

  get value(): string {
    return unescapeXlsx(this.#value);
  }

  clear(): void {
    this.#value = '';
    this.#inText = false;
    this.#phonetic = false;
  }

  open(name: string): void {
    if (name === 't') this.#inText = true;
    else if (name === 'rPh') this.#phonetic = true;
  }

  text(text: string): void {
    if (this.#inText && !this.#phonetic && this.#value.length < MAX_TEXT) this.#value += text;
  }

  close(name: string): void {
    if (name === 't') this.#inText = false;
    else if (name === 'rPh') this.#phonetic = false;
  }
}

/** Characters that XML can't hold stand as _x000D_. Source: ECMA-376 part 1, 22.9.2.19. */
export function unescapeXlsx(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;
}
