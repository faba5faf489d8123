// Hashes of ordinary addresses, bit for bit those of electron/engine/rows/hash-loc.ts, which is asked about all others.
import { ASK_HASH, endOf, mark, MOST_ROWS, startOf } from './texts';

const SLASH: u8 = 0x2f;
const DOT: u8 = 0x2e;
const COLON: u8 = 0x3a;
const QUESTION: u8 = 0x3f;
const NUMBER_SIGN: u8 = 0x23;
const AND: u8 = 0x26;
const SMALL: u8 = 0x20;

/** "http://" and the first letters of it and of "https://". */
const SCHEME = memory.data<u8>([0x68, 0x74, 0x74, 0x70, 0x73, 0x3a, 0x2f, 0x2f]);
const HTTP: usize = 4;

const hashes = memory.data(2 * 8 * MOST_ROWS, 16);

/** Of an address; those with more are few. */
const MOST_PARAMETERS: u32 = 32;

/** What a hash is reckoned over, in its order: where each piece begins and ends. Parameters have one another between. */
const pieces = memory.data(8 * (2 * MOST_PARAMETERS + 2), 16);

/** The hashes of a list. */
export function listHashes(list: u32): usize {
  return hashes + 8 * list * MOST_ROWS;
}

/** Hashes the addresses of a list, and marks those that are not ordinary. */
export function hashList(list: u32, rows: u32): void {
  for (let row: u32 = 0; row < rows; row++) {
    if (!hashLoc(startOf(list, row), endOf(list, row), listHashes(list) + (row << 3)))
      mark(row, ASK_HASH << (<u8>list));
  }
}

/** Where the host of an address begins, or 0 where it has no scheme in small letters. */
export function hostOf(first: usize, end: usize): usize {
  const length = end - first;
  if (length < HTTP + 3 || memory.compare(first, SCHEME, HTTP) !== 0) return 0;
  const colon = first + HTTP + <usize>(load<u8>(first + HTTP) === load<u8>(SCHEME + HTTP));
  if (colon + 3 > end || memory.compare(colon, SCHEME + HTTP + 1, 3) !== 0) return 0;
  return colon + 3;
}

function hashLoc(first: usize, end: usize, to: usize): bool {
  const host = hostOf(first, end);
  if (host === 0) return false;
  let pathEnd = host;
  while (pathEnd < end && load<u8>(pathEnd) !== QUESTION && load<u8>(pathEnd) !== NUMBER_SIGN) pathEnd++;
  const plain = plainEnd(host, pathEnd);
  if (plain === 0) return false;
  putPiece(0, host, plain);
  let queryEnd = pathEnd;
  if (pathEnd < end && load<u8>(pathEnd) === QUESTION) {
    while (queryEnd < end && load<u8>(queryEnd) !== NUMBER_SIGN) queryEnd++;
  }
  let count: u32 = 1;
  // A "?" with nothing behind it is folded away.
  if (queryEnd > pathEnd + 1) {
    putPiece(count++, pathEnd, pathEnd + 1);
    count = putParameters(count, pathEnd + 1, queryEnd);
    if (count === 0) return false;
  }
  putPiece(count++, queryEnd, end);
  store<f64>(to, hashPieces(count));
  return true;
}

/** Puts parameters in the order of their texts, with "&" between; how many pieces there are then, or 0 for too many. */
function putParameters(count: u32, from: usize, to: usize): u32 {
  let parameters: u32 = 0;
  let separator: usize = 0;
  for (let start = from; start <= to;) {
    let end = start;
    while (end < to && load<u8>(end) !== AND) end++;
    if (end < to && separator === 0) separator = end;
    if (parameters === MOST_PARAMETERS) return 0;
    // Behind those that come before it, or are like it.
    let place = count + 2 * parameters++;
    for (; place > count && isBefore(start, end, place - 2); place -= 2) {
      putPiece(place, pieceStart(place - 2), pieceEnd(place - 2));
    }
    putPiece(place, start, end);
    start = end + 1;
  }
  for (let i: u32 = 1; i < parameters; i++) putPiece(count + 2 * i - 1, separator, separator + 1);
  return count + 2 * parameters - 1;
}

/** Whether a text comes before that of a piece. */
function isBefore(start: usize, end: usize, piece: u32): bool {
  const length = end - start;
  const other = pieceEnd(piece) - pieceStart(piece);
  const order = memory.compare(start, pieceStart(piece), min(length, other));
  return order === 0 ? length < other : order < 0;
}

function putPiece(piece: u32, start: usize, end: usize): void {
  store<u32>(pieces + (piece << 3), <u32>start);
  store<u32>(pieces + (piece << 3), <u32>end, 4);
}

function pieceStart(piece: u32): usize {
  return load<u32>(pieces + (piece << 3));
}

function pieceEnd(piece: u32): usize {
  return load<u32>(pieces + (piece << 3), 4);
}

/** Where the folded form of an ordinary host and path ends, or 0. */
function plainEnd(host: usize, pathEnd: usize): usize {
  let slash = host;
  while (slash < pathEnd && load<u8>(slash) !== SLASH) slash++;
  // A port, or nothing behind a colon.
  for (let back: usize = 1; back <= 4 && slash - back >= host; back++)
    if (load<u8>(slash - back) === COLON) return 0;
  if (slash === pathEnd) return pathEnd;
  const last = pathEnd - 1;
  if (load<u8>(last) === SLASH) return last;
  for (let back: usize = 3; back < 7 && last - back > slash; back++) {
    if (load<u8>(last - back) !== DOT) continue;
    // "index" or "default" may stand before it.
    const letter = load<u8>(last - back - 1) | SMALL;
    if (letter === 0x78 || letter === 0x74) return 0;
  }
  return pathEnd;
}

/** Of the pieces; the first one with small letters for capitals. */
function hashPieces(count: u32): f64 {
  let a: u32 = 0x9e3779b9;
  let b: u32 = 0x85ebca6b;
  for (let at = pieceStart(0), end = pieceEnd(0); at < end; at++) {
    let unit: u32 = load<u8>(at);
    if (unit - 65 <= 25) unit |= SMALL;
    a = (a ^ unit) * 0x9e3779b1;
    b = (b ^ unit) * 0x5f356495;
  }
  for (let piece: u32 = 1; piece < count; piece++) {
    for (let at = pieceStart(piece), end = pieceEnd(piece); at < end; at++) {
      const unit: u32 = load<u8>(at);
      a = (a ^ unit) * 0x9e3779b1;
      b = (b ^ unit) * 0x5f356495;
    }
  }
  a = ((a ^ (a >>> 16)) * 0x85ebca6b) ^ ((b ^ (b >>> 13)) * 0xc2b2ae35);
  b = ((b ^ (b >>> 16)) * 0x85ebca6b) ^ ((a ^ (a >>> 13)) * 0xc2b2ae35);
  return <f64>(((<u64>(b & 0x1fffff)) << 32) | (<u64>a));
}
