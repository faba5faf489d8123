// What the extension fragments of lines say of their file, looked at as bytes: the prefixes that they use, as namespacesIn of
// xml-frame.ts tells them, and whether known children may stand out of the order of their schemas, as mayBeOutOfOrder of
// electron/engine/read/parse/xml/schema-order.ts tells it. The names come from there; see ../known-names.ts.
import { COLON, GREATER, LESS, SLASH, SPACE } from './characters';

/** Bytes of a name at most, and room for so many names. */
const NAME: u32 = 32;
const SLOTS: u32 = 128;

/** Names by their hash, filled up with zeros; what is known of each. */
const names = memory.data(32 * 128, 16);
const facts = memory.data(4 * 128, 4);

/** Of an element: its number where it is a parent, that of its parent, and its place among the children of that. */
const PARENT_SHIFT: u32 = 8;
const RANK_SHIFT: u32 = 16;

/** Where a name is put that is to be known. */
const nameRead = memory.data(32, 16);

export function nameInput(): usize {
  return nameRead;
}

/** Makes the name of so many bytes known as a parent with this number, from 1 on. */
export function nameParent(length: u32, number: u32): void {
  const slot = slotToName(length);
  store<u32>(facts + 4 * slot, load<u32>(facts + 4 * slot) | number);
}

/** The same as the child of a parent, with its place in the schema. */
export function nameChild(length: u32, parent: u32, rank: u32): void {
  const slot = slotToName(length);
  const known = load<u32>(facts + 4 * slot);
  store<u32>(facts + 4 * slot, known | (parent << PARENT_SHIFT) | (rank << RANK_SHIFT));
}

function slotToName(length: u32): u32 {
  const slot = slotOf(nameRead, length);
  const name = names + slot * NAME;
  v128.store(name, firstBytes(nameRead, length));
  v128.store(name, firstBytes(nameRead + 16, max<u32>(length, 16) - 16), 16);
  return slot;
}

/** Prefixes with their colons: the bytes of each as they end a word of eight, by how far that is moved to have no others. */
const PREFIXES: u32 = 8;
const prefixTexts = memory.data(8 * 8, 8);
const prefixLengths = memory.data(4 * 8, 4);
let prefixes: u32 = 0;

/** Makes the prefix of so many bytes known, eight at most with its colon: the next bit stands for it. */
export function namePrefix(length: u32): void {
  if (prefixes === PREFIXES) return;
  store<u64>(prefixTexts + 8 * prefixes, load<u64>(nameRead) << (8 * (8 - length)));
  store<u32>(prefixLengths + 4 * prefixes++, length);
}

let used: u32 = 0;
let isPlain: bool = true;

/** A bit for each known prefix that is used by lines that count. */
export function usedPrefixes(): u32 {
  return used;
}

/** Whether each known child is surely in its place, and no prefix stands behind a character that may be a blank. */
export function areFragmentsPlain(): bool {
  return isPlain;
}

/** To be called before the first fragment. */
export function beginFragments(): void {
  used = 0;
  isPlain = true;
}

/** The place behind a tag with nothing between it and the next, the number of its parent, and the lowest rank that may follow. */
let behind: usize = 0;
let behindParent: u32 = 0;
let lowest: u32 = 0;

/** Looks at one fragment. Up to 31 bytes behind it are read. */
export function lookAtFragment(from: usize, end: usize): void {
  behind = 0;
  for (let at = from; at < end; at += 16) {
    const bytes = v128.load(at);
    const found = v128.or(i8x16.eq(bytes, i8x16.splat(<i8>LESS)), i8x16.eq(bytes, i8x16.splat(<i8>COLON)));
    for (let marks = i8x16.bitmask(found); marks !== 0; marks &= marks - 1) {
      const place = at + ctz(marks);
      if (place >= end) return;
      if (load<u8>(place) === LESS) lookAtTag(place, end);
      else lookAtPrefix(from, place);
    }
  }
}

/** The prefixes that end with this colon, where the word begins with them. */
function lookAtPrefix(from: usize, colon: usize): void {
  for (let bit: u32 = 0; bit < prefixes; bit++) {
    const length = load<u32>(prefixLengths + 4 * bit);
    const start = colon + 1 - length;
    if (start <= from) continue;
    const moved = 8 * (8 - length);
    if ((load<u64>(colon - 7) >> moved) << moved !== load<u64>(prefixTexts + 8 * bit)) continue;
    const before = load<u8>(start - 1);
    if (before === LESS || isBlank(before)) used |= 1 << bit;
    // Some blanks are no ASCII characters.
    else if (before >= 0x80) isPlain = false;
  }
}

function isBlank(byte: u8): bool {
  return byte === SPACE || (byte >= 0x09 && byte <= 0x0d);
}

/** A known child has to be right behind the start of its parent, itself, or a child that goes before it. */
function lookAtTag(place: usize, end: usize): void {
  const closes = load<u8>(place + 1) === SLASH;
  const start = place + (closes ? 2 : 1);
  const most = min(end, start + NAME);
  let stop = start;
  while (stop < most && !endsName(load<u8>(stop))) stop++;
  if (stop === most || stop === start) return;
  const known = load<u32>(facts + 4 * slotOf(start, <u32>(stop - start)));
  if (known === 0) return;
  const parent = (known >> PARENT_SHIFT) & 0xff;
  const rank = known >> RANK_SHIFT;
  const isWhole = load<u8>(stop) === GREATER;
  if (closes) {
    if (isWhole) expectBehind(stop + 1, parent, rank);
    return;
  }
  if (parent !== 0 && !(place === behind && parent === behindParent && rank >= lowest)) isPlain = false;
  const number = known & 0xff;
  if (number !== 0 && isWhole) expectBehind(stop + 1, number, 0);
}

function expectBehind(place: usize, parent: u32, rank: u32): void {
  behind = place;
  behindParent = parent;
  lowest = rank;
}

function endsName(byte: u8): bool {
  return byte === SPACE || byte === GREATER || byte === SLASH;
}

/** Where the name is, or has room. There are always free slots. */
function slotOf(start: usize, length: u32): u32 {
  const first = firstBytes(start, length);
  const second = firstBytes(start + 16, max<u32>(length, 16) - 16);
  const mixed =
    i64x2.extract_lane(first, 0) ^
    rotl<i64>(i64x2.extract_lane(first, 1), 21) ^
    rotl<i64>(i64x2.extract_lane(second, 0), 42);
  let slot = <u32>((<u64>mixed * 0x9e3779b97f4a7) >> 57);
  while (!holds(names + slot * NAME, first, second)) slot = (slot + 1) % SLOTS;
  return slot;
}

/** Whether this name is there, or none. */
function holds(name: usize, first: v128, second: v128): bool {
  const isFirst = i8x16.eq(v128.load(name), first);
  const isSecond = i8x16.eq(v128.load(name, 16), second);
  return load<u8>(name) === 0 || i8x16.all_true(v128.and(isFirst, isSecond));
}

/** Up to sixteen bytes, and zeros behind them. */
function firstBytes(start: usize, length: u32): v128 {
  const places = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  return v128.and(v128.load(start), i8x16.lt_u(places, i8x16.splat(<i8>min<u32>(length, 16))));
}
