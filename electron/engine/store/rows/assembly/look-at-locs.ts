// What a look at the characters of addresses tells of them: most stay on their origin and have nothing odd behind it. It may
// leave a row unmarked as plain that is; it must never mark one that a rule could find something in.
import { hostOf } from './hash-locs';
import { AFTER, ASKED, ASK_ORIGIN, BEFORE, endOf, mark, NEW_ORIGIN, PLAIN, startOf } from './texts';

const SLASH: u8 = 0x2f;
const DOT: u8 = 0x2e;
const PERCENT: u8 = 0x25;
const AND: u8 = 0x26;
const PARENTHESIS: u8 = 0x28;
const SEMICOLON: u8 = 0x3b;
const QUESTION: u8 = 0x3f;
const SMALL: u8 = 0x20;

/** Where a slash ends an origin: behind "https://". */
const BEHIND_SCHEME: usize = 8;

/** Where all new addresses should be: in one directory. */
const MOST_SCOPE: u32 = 1024;
const scope = memory.data(<i32>MOST_SCOPE, 16);

export function scopeText(): usize {
  return scope;
}

export function mostScope(): u32 {
  return MOST_SCOPE;
}

/**
 * Marks rows whose origins have to be compared, those with plain addresses, and where somebody has to be asked: about other
 * origins, and about what is not plain, has parameters, is shorter or longer than this, or is not in the scope.
 */
export function lookAtLocs(rows: u32, scopeBytes: u32, shortest: u32, longest: u32): void {
  let origin: usize = 0;
  let originBytes: usize = 0;
  for (let row: u32 = 0; row < rows; row++) {
    const first = startOf(AFTER, row);
    const end = endOf(AFTER, row);
    const bytes = ordinaryOrigin(first, end);
    if (!isSameOrigin(row)) mark(row, ASK_ORIGIN);
    if (bytes === 0 || bytes !== originBytes || memory.compare(first, origin, bytes) !== 0) {
      mark(row, NEW_ORIGIN);
      origin = first;
      originBytes = bytes;
    }
    if (bytes !== 0 && isPlain(first + bytes - 1, end)) {
      mark(row, PLAIN);
      const length = <u32>(end - first);
      const isInScope = length >= scopeBytes && memory.compare(first, scope, scopeBytes) === 0;
      if (isInScope && length >= shortest && length <= longest && !hasParameters(first + bytes, end))
        continue;
    }
    mark(row, ASKED);
  }
}

/** Whether all is the same up to the slash behind the origin. */
function isSameOrigin(row: u32): bool {
  const end = endOf(BEFORE, row);
  const start = startOf(BEFORE, row);
  let slash = start + BEHIND_SCHEME;
  while (slash < end && load<u8>(slash) !== SLASH) slash++;
  if (slash >= end) return false;
  const length = slash + 1 - start;
  const other = startOf(AFTER, row);
  return endOf(AFTER, row) - other >= length && memory.compare(start, other, length) === 0;
}

/** The bytes of scheme, ordinary host and the slash behind it; 0 where there are none. */
function ordinaryOrigin(first: usize, end: usize): usize {
  const host = hostOf(first, end);
  if (host === 0) return 0;
  let at = host;
  while (at < end && isOfHost(load<u8>(at))) at++;
  return at === host || at >= end || load<u8>(at) !== SLASH ? 0 : at + 1 - first;
}

function hasParameters(first: usize, end: usize): bool {
  for (let at = first; at < end; at++) {
    const unit = load<u8>(at);
    if (unit === QUESTION || unit === SEMICOLON) return true;
  }
  return false;
}

/** Whether a path has nothing odd. */
function isPlain(path: usize, end: usize): bool {
  let at = path;
  for (; at < end; at++) {
    const unit = load<u8>(at);
    if (!isOfUri(unit)) return false;
    if (unit === AND && at + 1 < end && mayBeginEntity(load<u8>(at + 1))) return false;
    if (unit === SLASH && at + 1 < end && isOddBehindSlash(load<u8>(at + 1))) return false;
    if (unit === PERCENT) {
      if (at + 2 >= end || !isEncoded(load<u8>(at + 1), load<u8>(at + 2))) return false;
    }
  }
  return true;
}

function isOfHost(unit: u8): bool {
  return isSmall(unit) || isDigit(unit) || unit === DOT || unit === 0x2d;
}

/** What a URI holds as it is, or escaped by a percent sign. */
function isOfUri(unit: u8): bool {
  if (isSmall(unit)) return true;
  // From "$" to ";", from "?" to "[", and "!", "=", "]", "_", "~".
  if ((unit >= 0x24 && unit <= 0x3b) || (unit >= 0x3f && unit <= 0x5b)) return true;
  return unit === 0x21 || unit === 0x3d || unit === 0x5d || unit === 0x5f || unit === 0x7e;
}

/** "#", or how "amp", "apos", "lt", "gt" and "quot" begin. */
function mayBeginEntity(unit: u8): bool {
  return unit === 0x23 || unit === 0x61 || unit === 0x6c || unit === 0x67 || unit === 0x71;
}

/** A dot segment, a second slash, or the session id of ASP.NET. */
function isOddBehindSlash(unit: u8): bool {
  return unit === DOT || unit === SLASH || unit === PARENTHESIS;
}

/** Two digits that stand for neither a percent sign nor a dot. */
function isEncoded(high: u8, low: u8): bool {
  if (!isHexadecimal(high) || !isHexadecimal(low)) return false;
  return high !== 0x32 || (low !== 0x35 && (low | SMALL) !== 0x65);
}

function isHexadecimal(unit: u8): bool {
  const letter = unit | SMALL;
  return isDigit(unit) || (letter >= 0x61 && letter <= 0x66);
}

function isSmall(unit: u8): bool {
  return unit >= 0x61 && unit <= 0x7a;
}

function isDigit(unit: u8): bool {
  return unit >= 0x30 && unit <= 0x39;
}
