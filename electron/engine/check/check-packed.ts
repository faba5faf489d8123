// The row rules over packed rows: ordinary ones are accepted as bytes, and only the others become texts that go through
// checkBatch. Both always find the same.
import { FRAGMENT_END, VALUE_END, type PackedRows } from '../rows/packed-rows.ts';
import type { RuleSets } from '../rows/rule-sets.ts';
import { MAX_LOC_LENGTH, MIN_LOC_LENGTH } from '../../../shared/protocol/limits.ts';
import { isPlainLastmod, plainPathEnd, startsWithBytes } from './accept-bytes.ts';
import { acceptLoc, ELSEWHERE, lastmodBounds, originStart } from './accept-ordinary.ts';
import { originJudge, rowChecker, type RowChecker } from './check-batch.ts';
import { scopeDirectory } from './loc-url.ts';
import type { CheckContext } from './rule.ts';

export interface PackedVerdicts {
  /** The number of the set of row rules that each row breaks. */
  readonly numbers: Uint32Array;
  /** How the locs begin: so many neighbouring rows as this one, in the order of the rows. */
  readonly starts: readonly { readonly loc: string; readonly rows: number }[];
  /** Rows that the rules were asked about. */
  readonly odd: number;
  /** 1 for rows whose extensions may name language versions. */
  readonly mayLink: Uint8Array;
}

/** A function that checks packed rows, or gives null where a value holds what is to end it. `sets` numbers the sets. */
export function packedChecker(
  context: CheckContext,
  sets: RuleSets,
): (rows: PackedRows) => PackedVerdicts | null {
  const checker = rowChecker(context, sets);
  const checkLocs = locChecker(context, sets);
  const checkLastmods = lastmodChecker(context, checker, sets);
  return (rows) => {
    const numbers = new Uint32Array(rows.count);
    // A row with extensions is odd whatever else it has.
    const marks: Marks = {
      odd: rows.hasExt.slice(),
      locEnds: new Uint32Array(rows.count),
      lastmodEnds: new Uint32Array(rows.count),
    };
    const starts = checkLocs(rows, numbers, marks);
    if (!starts || !checkLastmods(rows, numbers, marks)) return null;
    const odd = oddRows(rows, marks);
    if (!odd) return null;
    const mayLink = new Uint8Array(rows.count);
    if (odd.count > 0) {
      const locs = odd.places.map((place) =>
        (marks.odd[place] ?? 0) & ODD_LOC ? undefined : sets.maskOf(numbers[place] ?? 0),
      );
      const found = checker.check(odd, { locs });
      odd.places.forEach((place, i) => {
        numbers[place] = found[i] ?? 0;
        if (odd.ext[i]?.includes('<xhtml:link')) mayLink[place] = 1;
      });
    }
    return { numbers, starts, odd: odd.count, mayLink };
  };
}

/** What is odd about a row: its extensions, its loc. */
const ODD_LOC = 2;

/** What is known of each row while the columns are gone through. */
interface Marks {
  /** Not 0 for rows that the rules have to be asked about: 1 for extensions, ODD_LOC for the loc. */
  readonly odd: Uint8Array;
  /** Where the row's loc and lastmod end. */
  readonly locEnds: Uint32Array;
  readonly lastmodEnds: Uint32Array;
}

type Starts = { loc: string; rows: number }[];

/** Gives null where the texts are not as many as the rows. */
function locChecker(
  context: CheckContext,
  sets: RuleSets,
): (rows: PackedRows, numbers: Uint32Array, marks: Marks) => Starts | null {
  const accept = acceptLoc(context, originJudge(context));
  const directory = context.scope === null ? null : (scopeDirectory(context.scope)?.href ?? null);
  const directoryBytes = directory === null ? null : Buffer.from(directory);
  /** The origin of the rows before, with its slash, and what holds for all plain paths behind it. */
  let origin = '\0';
  let start: Uint8Array = Buffer.from(origin);
  let number = 0;
  let within: Uint8Array | null = null;
  const remember = (loc: string, found: bigint): void => {
    origin = originStart(loc) ?? '\0';
    start = Buffer.from(origin);
    number = sets.idOf(found);
    within = (found & ELSEWHERE) === 0n ? directoryBytes : null;
  };
  return ({ count, locs }, numbers, { odd, locEnds }) => {
    const text = textOf(locs);
    const starts: Starts = [];
    let same = 0;
    let at = 0;
    for (let i = 0; i < count; i++) {
      if (startsWithBytes(locs, at, start) && (within === null || startsWithBytes(locs, at, within))) {
        const end = plainPathEnd(locs, at + start.length - 1);
        if (end >= 0 && end - at <= MAX_LOC_LENGTH && end - at >= MIN_LOC_LENGTH) {
          numbers[i] = number;
          same++;
          locEnds[i] = end;
          at = end + 1;
          continue;
        }
      }
      const end = locs.indexOf(VALUE_END, at);
      if (end < 0) return null;
      const loc = text.toString('utf8', at, end);
      locEnds[i] = end;
      at = end + 1;
      if (same > 0) starts.push({ loc: origin, rows: same });
      same = 0;
      starts.push({ loc, rows: 1 });
      const found = accept(loc);
      if (found === null) odd[i] = (odd[i] ?? 0) | ODD_LOC;
      else {
        if (!loc.startsWith(origin)) remember(loc, found);
        numbers[i] = sets.idOf(found);
      }
    }
    if (same > 0) starts.push({ loc: origin, rows: same });
    return at === locs.length ? starts : null;
  };
}

/** Adds what lastmods break. Gives false where the texts are not as many as the rows, or one is empty. */
function lastmodChecker(
  context: CheckContext,
  checker: RowChecker,
  sets: RuleSets,
): (rows: PackedRows, numbers: Uint32Array, marks: Marks) => boolean {
  const { oldest, past } = lastmodBounds(context);
  const bounds = { oldest: Buffer.from(oldest), past: Buffer.from(past) };
  return ({ count, lastmods, withLastmod }, numbers, { odd, lastmodEnds }) => {
    const text = textOf(lastmods);
    let at = 0;
    let texts = 0;
    for (let i = 0; i < count; i++) {
      const end = lastmodEnd(lastmods, at);
      if (end < 0) return false;
      lastmodEnds[i] = end;
      if (end > at) {
        texts++;
        // Of odd rows everything is asked.
        if (odd[i] === 0 && !isPlainLastmod(lastmods, at, end, bounds)) {
          const mask = checker.lastmod(text.toString('utf8', at, end));
          if (mask !== 0n) numbers[i] = sets.idOf(sets.maskOf(numbers[i] ?? 0) | mask);
        }
      }
      at = end + 1;
    }
    return at === lastmods.length && texts === withLastmod;
  };
}

/** Nearly all lastmods have one of these lengths; the looks at them are cheaper than a search. */
function lastmodEnd(lastmods: Uint8Array, at: number): number {
  if (lastmods[at] === VALUE_END) return at;
  if (isPlainEnd(lastmods, at + 10)) return at + 10;
  return lastmods.indexOf(VALUE_END, at);
}

/** True for the end of a text that has none before: days have no line feed within, whatever stands there. */
function isPlainEnd(lastmods: Uint8Array, end: number): boolean {
  if (lastmods[end] !== VALUE_END) return false;
  for (let at = end - 9; at < end; at++) if (lastmods[at] === VALUE_END) return false;
  return true;
}

/** The odd rows as texts, or null where the fragments are not as many as the rows that have some. */
function oddRows({ count, locs, lastmods, hasExt, exts }: PackedRows, marks: Marks) {
  const places: number[] = [];
  const loc: string[] = [];
  const lastmod: (string | null)[] = [];
  const ext: (string | null)[] = [];
  const [locText, lastmodText, extText] = [textOf(locs), textOf(lastmods), textOf(exts)];
  let extAt = 0;
  for (let i = 0; i < count; i++) {
    if (marks.odd[i] === 0) continue;
    places.push(i);
    loc.push(locText.toString('utf8', startOf(marks.locEnds, i), marks.locEnds[i]));
    const from = startOf(marks.lastmodEnds, i);
    const to = marks.lastmodEnds[i] ?? 0;
    lastmod.push(to > from ? lastmodText.toString('utf8', from, to) : null);
    if (hasExt[i] === 0) {
      ext.push(null);
      continue;
    }
    const end = exts.indexOf(FRAGMENT_END, extAt);
    if (end < 0) return null;
    ext.push(extText.toString('utf8', extAt, end));
    extAt = end + 1;
  }
  if (extAt !== exts.length) return null;
  const valid = places.map(() => null);
  return { count: places.length, places, loc, lastmod, ext, changefreq: valid, priority: valid };
}

function startOf(ends: Uint32Array, place: number): number {
  return place === 0 ? 0 : (ends[place - 1] ?? 0) + 1;
}

function textOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
