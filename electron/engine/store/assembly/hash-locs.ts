// Hashes of ordinary addresses, bit for bit those of shared/model/hash-loc.ts, which is asked about all others.
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
  let rest = pathEnd;
  if (pathEnd < end && load<u8>(pathEnd) === QUESTION) {
    let queryEnd = pathEnd + 1;
    for (; queryEnd < end && load<u8>(queryEnd) !== NUMBER_SIGN; queryEnd++) {
      // Several parameters are put in order elsewhere.
      if (load<u8>(queryEnd) === AND) return false;
    }
    if (queryEnd === pathEnd + 1) rest = queryEnd;
  }
  store<f64>(to, hashOf(host, plain, rest, end));
  return true;
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

/** Of a part with small letters for capitals, and of another as it is. */
function hashOf(folded: usize, foldedEnd: usize, rest: usize, end: usize): f64 {
  let a: u32 = 0x9e3779b9;
  let b: u32 = 0x85ebca6b;
  for (let at = folded; at < foldedEnd; at++) {
    let unit: u32 = load<u8>(at);
    if (unit - 65 <= 25) unit |= SMALL;
    a = (a ^ unit) * 0x9e3779b1;
    b = (b ^ unit) * 0x5f356495;
  }
  for (let at = rest; at < end; at++) {
    const unit: u32 = load<u8>(at);
    a = (a ^ unit) * 0x9e3779b1;
    b = (b ^ unit) * 0x5f356495;
  }
  a = ((a ^ (a >>> 16)) * 0x85ebca6b) ^ ((b ^ (b >>> 13)) * 0xc2b2ae35);
  b = ((b ^ (b >>> 16)) * 0x85ebca6b) ^ ((a ^ (a >>> 13)) * 0xc2b2ae35);
  return <f64>(((<u64>(b & 0x1fffff)) << 32) | (<u64>a));
}
