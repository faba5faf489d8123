// Judges the rows of a range of ids by the rules about single rows: the part of a check that a thread can do. It wires
// store and check, and changes nothing.
import type { RowBatch } from '../../rows/entry-batch.ts';
import { packedId, type PackedRows } from '../../rows/packed-rows.ts';
import { RuleSets, type RuleMask } from '../../rows/rule-sets.ts';
import { rowChecker } from '../check-batch.ts';
import { packedChecker, type PackedVerdicts } from '../check-packed.ts';
import type { CheckContext } from '../rule.ts';
import type { Database } from '../../store/file/database.ts';
import { OriginCounts } from '../../store/flags/majority-site.ts';
import { readPacked } from '../../store/rows/read-packed.ts';
import { readRowsBetween } from '../../store/rows/read-rows.ts';

/** Rows with flags, or that get some. It can be sent to another thread. */
export interface JudgedRange {
  /** All rows of the range. */
  readonly rows: number;
  /** How their locs begin. */
  readonly starts: ReadonlyMap<string, number>;
  /** Ascending. */
  readonly ids: Uint32Array;
  /** The stored numbers of their sets. */
  readonly before: Uint32Array;
  /** The rules that they break, as numbers of this range alone. */
  readonly found: Uint32Array;
  /** 1 for rows that may have language versions. */
  readonly links: Uint8Array;
  /** What the numbers stand for. */
  readonly sets: readonly (readonly [number, RuleMask])[];
}

/** Where more rows than this share are odd, reading all of them one by one is cheaper from the start. */
const ODD_SHARE = 1 / 3;

/** Ranges until it is tried again whether most rows are ordinary. */
const RANGES_ONE_BY_ONE = 8;

/** A function that judges all rows from an id up to another; what robots.txt blocks is looked for apart. */
export function rangeJudge(
  db: Database,
  context: CheckContext,
): (first: number, last: number) => JudgedRange {
  const plain = { ...context, robots: undefined };
  const sets = new RuleSets();
  const check = packedChecker(plain, sets);
  const checker = rowChecker(plain, sets);
  let oneByOne = 0;
  return (first, last) => {
    oneByOne--;
    const packed = oneByOne > 0 ? null : readPacked(db, first, last);
    const verdicts = packed && check(packed);
    if (packed && verdicts) {
      if (verdicts.odd > packed.count * ODD_SHARE) oneByOne = RANGES_ONE_BY_ONE;
      return ofPacked(packed, verdicts, new Judged(sets));
    }
    if (oneByOne <= 0) oneByOne = RANGES_ONE_BY_ONE;
    const batch = readRowsBetween(db, first, last);
    return ofBatch(batch, checker.check(batch), new Judged(sets));
  };
}

function ofPacked(
  packed: PackedRows,
  { numbers, starts, mayLink }: PackedVerdicts,
  judged: Judged,
): JudgedRange {
  for (const { loc, rows } of starts) judged.origins.add(loc, rows);
  for (let i = 0; i < packed.count; i++) {
    if (numbers[i] === 0 && packed.issues[i] === 0) continue;
    judged.add(packedId(packed, i), packed.issues[i] ?? 0, numbers[i] ?? 0, mayLink[i] === 1);
  }
  return judged.read(packed.count);
}

function ofBatch(batch: RowBatch, found: readonly number[], judged: Judged): JudgedRange {
  for (let i = 0; i < batch.count; i++) {
    judged.origins.add(batch.loc[i] ?? '');
    if (found[i] === 0 && batch.issues[i] === 0) continue;
    const hasLinks = batch.ext[i]?.includes('<xhtml:link') ?? false;
    judged.add(batch.id[i] ?? 0, batch.issues[i] ?? 0, found[i] ?? 0, hasLinks);
  }
  return judged.read(batch.count);
}

/** Collects what is told of a range. */
class Judged {
  readonly origins = new OriginCounts();
  readonly #sets: RuleSets;
  readonly #ids: number[] = [];
  readonly #before: number[] = [];
  readonly #found: number[] = [];
  readonly #links: number[] = [];

  constructor(sets: RuleSets) {
    this.#sets = sets;
  }

  add(id: number, before: number, found: number, hasLinks: boolean): void {
    this.#ids.push(id);
    this.#before.push(before);
    this.#found.push(found);
    this.#links.push(hasLinks ? 1 : 0);
  }

  read(rows: number): JudgedRange {
    return {
      rows,
      starts: this.origins.starts(),
      ids: Uint32Array.from(this.#ids),
      before: Uint32Array.from(this.#before),
      found: Uint32Array.from(this.#found),
      links: Uint8Array.from(this.#links),
      sets: Array.from(new Set(this.#found), (set) => [set, this.#sets.maskOf(set)] as const),
    };
  }
}
