// Finds what was there before. zlib follows the chain of the bytes that a match begins with; where every line begins alike,
// that has a candidate in each line, and few are better. Here, once a match is known, the chain of the four bytes that end
// just behind it is followed: three of the match, and the first that differed. Only a place with these four can give a
// longer match, so that few steps do. On the same way come matches that begin a byte or two later: there is no second search for those.
import { distanceBefore, enter } from './hash-chains';
import { addLiteral, addMatch, clearTokens, FARTHEST, hasRoom, LONGEST } from './tokens';

/** Shorter matches nearly always cost more than their literals. */
const SHORTEST_FOUND: u32 = 4;

/** Farther away than this nothing is looked for: 32,768 itself would need one more bit in the chains' end. */
const FARTHEST_FOUND: u32 = FARTHEST - 1;

/** The search looks at the end of the longest match, which has to be in the chains. */
const AHEAD = 264;

/** Positions that are entered into the chains at once. */
const AT_ONCE = 16384;

/** Candidates with the same hash that are looked at for the same four bytes. */
const SAME_HASH = 8;

/** Candidates for longer matches that are looked at, and a length that needs no longer one. */
let steps: i32 = 4;
let enough: i32 = 128;

export function setEffort(candidates: i32, length: i32): void {
  steps = candidates;
  enough = length;
}

/** Up to where positions are in the chains. */
let entered: usize = 0;

/** The chains have no positions from here on. */
export function enterFrom(position: usize): void {
  entered = position;
}

/** The match that is best so far, and one that begins `laterBy` bytes later. */
let length: i32 = 0;
let distance: u32 = 0;
let laterLength: i32 = 0;
let laterDistance: u32 = 0;
let laterBy: u32 = 0;

/** Makes tokens of bytes from `at` on, until those or the room for tokens end; the place where it stopped. */
export function findMatches(window: usize, at: usize, to: usize): usize {
  clearTokens();
  // Behind it, no four bytes are left.
  const last = to - window >= SHORTEST_FOUND ? to - SHORTEST_FOUND + 1 : window;
  while (at < last && hasRoom()) {
    enterAhead(at, last);
    const far = min<u32>(<u32>(at - window), FARTHEST_FOUND);
    distance = nearest(at, far);
    if (distance > far) {
      addLiteral(load<u8>(at++));
      continue;
    }
    const longest = min<i32>(LONGEST, <i32>(to - at));
    length = sameBytes(at, at - distance, <i32>SHORTEST_FOUND, longest);
    lengthen(at, far, longest);
    while (isLaterBetter()) {
      for (; laterBy > 0; laterBy--) addLiteral(load<u8>(at++));
      length = laterLength;
      distance = laterDistance;
      if (!hasRoom()) break;
      enterAhead(at, last);
      lengthen(at, min<u32>(<u32>(at - window), FARTHEST_FOUND), min<i32>(LONGEST, <i32>(to - at)));
    }
    addMatch(length, distance);
    at += length;
  }
  if (hasRoom()) while (at < to) addLiteral(load<u8>(at++));
  return at;
}

function enterAhead(at: usize, last: usize): void {
  if (at + AHEAD <= entered || entered >= last) return;
  const end = min<usize>(last, at + AT_ONCE);
  enter(entered, end);
  entered = end;
}

/** The distance to the nearest place with the same four bytes; more than `far` where there is none. */
function nearest(at: usize, far: u32): u32 {
  const bytes = load<u32>(at);
  let back = distanceBefore(at);
  for (let n = SAME_HASH; back <= far && load<u32>(at - back) !== bytes; back += distanceBefore(at - back))
    if (--n === 0) return FARTHEST;
  return back;
}

/** How many bytes are the same from two places on, of which `known` are already. May read 15 bytes further. */
function sameBytes(one: usize, other: usize, known: i32, longest: i32): i32 {
  for (let n = known; n < longest; n += 16) {
    const differ = i8x16.bitmask(i8x16.ne(v128.load(one + n), v128.load(other + n)));
    if (differ !== 0) return min(n + ctz(differ), longest);
  }
  return longest;
}

/** Looks for longer matches than the known one, and for longer ones that begin later. */
function lengthen(at: usize, far: u32, longest: i32): void {
  laterLength = 0;
  laterBy = 0;
  const most = min(enough, longest);
  let left = steps;
  while (left > 0 && length < most) {
    left = follow(at, far, longest, left);
    if (left < 0) return;
  }
}

/**
 * Follows the chain of the four bytes behind which the known match ends. Gives the steps that are left where a longer
 * one was found, else −1.
 */
function follow(at: usize, far: u32, longest: i32, left: i32): i32 {
  const end: u32 = length - 3;
  const last = load<u32>(at + end);
  // A candidate counts where it is the same from here on.
  const skip: u32 = min<u32>(end, 2);
  const first = load<u32>(at + skip);
  for (let back = distanceBefore(at + end); back <= far; back += distanceBefore(at - back + end)) {
    const place = at - back;
    if (load<u32>(place + skip) === first && load<u32>(place + end) === last) {
      const stop = sameBytes(at, place, skip + 4, longest);
      if (stop > length) {
        let by = skip;
        if (by === 2 && load<u8>(place + 1) === load<u8>(at + 1)) by = 1;
        if (by === 1 && load<u8>(place) === load<u8>(at)) by = 0;
        if (by === 0) {
          length = stop;
          distance = back;
          return left;
        }
        if (stop - <i32>by > laterLength) {
          laterLength = stop - by;
          laterDistance = back;
          laterBy = by;
        }
      }
    }
    if (--left <= 0) return -1;
  }
  return -1;
}

/** True for a match that begins later, ends farther on, and saves more. */
function isLaterBetter(): bool {
  if (laterLength === 0 || <i32>laterBy + laterLength <= length) return false;
  return worth(laterLength, laterDistance) > worth(length, distance);
}

/** About what a match saves, in bits: four of each byte, less those of its distance. */
function worth(bytes: i32, back: u32): i32 {
  return 4 * bytes - (31 - <i32>clz(back));
}
