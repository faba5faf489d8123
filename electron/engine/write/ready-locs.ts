// The locs of lines that the database made: whether they can be written, and their escapes. Bytes only, as a text of
// each loc would cost more than all else.
import { LINE_START } from './row-sql.ts';

const [AND, APOSTROPHE, LESS, GREATER, QUOTE, FIRST_OF_FFFE] = [0x26, 0x27, 0x3c, 0x3e, 0x22, 0xef] as const;

/**
 * False where a loc has a character that no address needs: one that is escaped beside "&" and "'", a control character,
 * or one that XML can't hold.
 */
export function areUsual(locs: Buffer): boolean {
  if ([LESS, GREATER, QUOTE].some((character) => locs.includes(character)) || hasControls(locs)) return false;
  return !locs.includes(FIRST_OF_FFFE) || !UNHOLDABLE.some((character) => locs.includes(character));
}

/** As UTF-8. Source: w3.org/TR/xml, production 2 (Char). */
const UNHOLDABLE = ['\ufffe', '\uffff'].map((character) => Buffer.from(character));

/** True where a byte is below 0x20; four at a time. */
function hasControls(bytes: Buffer): boolean {
  const words = bytes.byteOffset % 4 === 0 ? bytes.length >> 2 : 0;
  const view = new Int32Array(bytes.buffer, words === 0 ? 0 : bytes.byteOffset, words);
  // An index is three times as fast here as an iterator.
  for (let i = 0; i < words; i++) {
    const word = view[i] ?? 0;
    if (((word - 0x20202020) & ~word & 0x80808080) !== 0) return true;
  }
  for (let i = words * 4; i < bytes.length; i++) if ((bytes[i] ?? 0) < 0x20) return true;
  return false;
}

/** Where "&" and "'" stand in lines: nowhere, in locs alone, or in fragments, too. */
export type Escapes = 'none' | 'locs' | 'both';

export function escapesIn(locs: Buffer, fragments: string): Escapes {
  if (!locs.includes(AND) && !locs.includes(APOSTROPHE)) return 'none';
  return fragments.includes('&') || fragments.includes("'") ? 'both' : 'locs';
}

/** Lines with "&" and "'" escaped where they stand in a loc; what follows the loc is XML already. */
export class EscapedLines {
  /** Bytes. */
  readonly length: number;
  readonly #lines: Buffer;
  readonly #places: readonly number[];

  constructor(lines: Buffer, escapes: Escapes = 'both') {
    this.#lines = lines;
    this.#places = escapes === 'none' ? NOWHERE : placesIn(lines, escapes === 'locs');
    let length = lines.length;
    for (const at of this.#places) length += escapeOf(lines[at]).length - 1;
    this.length = length;
  }

  /** Writes them to a buffer that has room for them. */
  copyTo(target: Buffer, at: number): void {
    const lines = this.#lines;
    let from = 0;
    let end = at;
    for (const place of this.#places) {
      end += lines.copy(target, end, from, place);
      // Byte by byte is faster for so few.
      for (const byte of escapeOf(lines[place])) target[end++] = byte;
      from = place + 1;
    }
    lines.copy(target, end, from);
  }
}

const NOWHERE: readonly number[] = [];

const ESCAPED_AND = [...Buffer.from('&amp;')];
const ESCAPED_APOSTROPHE = [...Buffer.from('&apos;')];

function escapeOf(character: number | undefined): readonly number[] {
  return character === AND ? ESCAPED_AND : ESCAPED_APOSTROPHE;
}

/** Where these characters stand in a loc, ascending. */
function placesIn(lines: Buffer, onlyInLocs: boolean): number[] {
  const places: number[] = [];
  let and = lines.indexOf(AND);
  let apostrophe = lines.indexOf(APOSTROPHE);
  while (and !== -1 || apostrophe !== -1) {
    const isAnd = and !== -1 && (apostrophe === -1 || and < apostrophe);
    const at = isAnd ? and : apostrophe;
    if (onlyInLocs || isInLoc(lines, at)) places.push(at);
    if (isAnd) and = lines.indexOf(AND, at + 1);
    else apostrophe = lines.indexOf(APOSTROPHE, at + 1);
  }
  return places;
}

const START = Buffer.from(LINE_START);

/**
 * A loc has no "<" itself, so the last one before a place in it ends what begins the line. Byte by byte: for so few, a call
 * of the system's search costs five times as much.
 */
function isInLoc(lines: Buffer, at: number): boolean {
  let start = at;
  while (start >= 0 && lines[start] !== LESS) start--;
  start -= LAST_TAG;
  if (start < 0) return false;
  for (let i = 0; i < START.length; i++) if (lines[start + i] !== START[i]) return false;
  return true;
}

/** Where the last tag of a line's start begins. */
const LAST_TAG = LINE_START.lastIndexOf('<');
