// Numbers the folders of addresses as they stand in memory, in UTF-8: a text is made of each folder once. It reads no row.
import type { Folder } from '../../../../shared/model/overview.ts';
import { folderOf } from './folder-of.ts';

const SLASH = 0x2f;
const QUESTION = 0x3f;
const HASH = 0x23;

/** Memory: 20 bytes a different folder, and what is told of it. */
export class FolderCoder {
  readonly values: Folder[] = [];
  readonly of: Uint32Array<ArrayBuffer>;
  readonly #bytes: Uint8Array;
  /** Where the query and the fragment begin that are next. */
  readonly #marks = [QUESTION, HASH].map((byte) => ({ byte, at: -1 }));
  /** Where the beginning of an address stands that says a folder, and its hash, by number. */
  #starts = new Uint32Array(512);
  #ends = new Uint32Array(512);
  #hashes = new Int32Array(512);
  /** By hash, the numbers plus one; 0 = free. At most half is taken. */
  #places = new Int32Array(1_024);

  /** `bytes`: of the addresses, one behind the other; how many there are. */
  constructor(bytes: Uint8Array, rows: number) {
    this.#bytes = bytes;
    this.of = new Uint32Array(rows);
  }

  /** Of the address between two places, which is that of a row; it stands behind those of before. */
  add(row: number, start: number, end: number): void {
    const bytes = this.#bytes;
    const cut = this.#pathEnd(start, end);
    let slash = cut - 1;
    while (slash >= start && bytes[slash] !== SLASH) slash--;
    // A slash behind another perhaps belongs to "//", with a host behind it.
    const isPlain = slash > start && bytes[slash - 1] !== SLASH;
    this.of[row] = this.#numberOf(start, isPlain ? slash + 1 : cut);
  }

  #pathEnd(start: number, end: number): number {
    let cut = end;
    for (const mark of this.#marks) {
      if (mark.at < start) {
        const next = this.#bytes.indexOf(mark.byte, start);
        mark.at = next < 0 ? Infinity : next;
      }
      if (mark.at < cut) cut = mark.at;
    }
    return cut;
  }

  /** The number of what a beginning of an address says. */
  #numberOf(start: number, end: number): number {
    const hash = hashOf(this.#bytes, start, end);
    const mask = this.#places.length - 1;
    let place = hash & mask;
    for (; ; place = (place + 1) & mask) {
      const number = (this.#places[place] ?? 0) - 1;
      if (number < 0) break;
      if (this.#hashes[number] === hash && this.#isSame(number, start, end)) return number;
    }
    const number = this.values.length;
    const text = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + start, end - start).toString();
    this.values.push(folderOf(text));
    this.#starts[number] = start;
    this.#ends[number] = end;
    this.#hashes[number] = hash;
    this.#places[place] = number + 1;
    if (number + 1 === this.#starts.length) this.#makeRoom();
    return number;
  }

  #isSame(number: number, start: number, end: number): boolean {
    const known = this.#starts[number] ?? 0;
    if ((this.#ends[number] ?? 0) - known !== end - start) return false;
    const bytes = this.#bytes;
    for (let i = end - start - 1; i >= 0; i--) if (bytes[known + i] !== bytes[start + i]) return false;
    return true;
  }

  #makeRoom(): void {
    const [starts, ends, hashes] = [this.#starts, this.#ends, this.#hashes];
    this.#starts = new Uint32Array(starts.length * 2);
    this.#ends = new Uint32Array(starts.length * 2);
    this.#hashes = new Int32Array(starts.length * 2);
    this.#starts.set(starts);
    this.#ends.set(ends);
    this.#hashes.set(hashes);
    this.#places = new Int32Array(this.#places.length * 2);
    const mask = this.#places.length - 1;
    hashes.forEach((hash, number) => {
      let place = hash & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = number + 1;
    });
  }
}

/** Four bytes at a time. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = end - start;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    const word =
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24);
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x9e3779b1);
  return hash ^ (hash >>> 13);
}
