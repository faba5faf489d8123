// Judges rows that get other addresses, as far as nothing but the row itself is needed for that. It writes nothing.
import { RuleSets } from '../../rows/rule-sets.ts';
import { placeOf } from '../../../../shared/model/first-place.ts';
import { acceptBesideLoc } from '../../check/accept-ordinary.ts';
import { rowChecker } from '../../check/check-batch.ts';
import { locRulesOnly } from '../../check/loc-rules.ts';
import { scopeDirectory } from '../../check/loc-url.ts';
import type { CheckContext, RowRules } from '../../check/rule.ts';
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';
import type { PackedLocs } from '../../store/rows/pack-locs.ts';
import type { OddRow } from '../../store/rows/read-cells.ts';
import type { JudgedPart } from '../../check/run/judged-rows.ts';

/** Rows that get other addresses; at least one. */
export interface ChangedLocs {
  /** Ascending. */
  readonly ids: Uint32Array;
  readonly locs: PackedLocs;
  /** The new address of a row by its place. */
  readonly afterAt: (place: number) => string;
}

/** `odd`: those that have flags or extensions, by their ids. */
type JudgeLocs = (changed: ChangedLocs, odd: ReadonlyMap<number, OddRow>) => JudgedPart;

/** Where new addresses should be, as packLocs wants it. */
export function scopeOf(rules: RowRules | null): string {
  const scope = rules?.scope ?? null;
  return (scope === null ? null : scopeDirectory(scope)?.href) ?? '';
}

/** A function that judges rows with their new addresses by the rules that look at these. Its numbers of sets are its own. */
export function locJudge(rules: RowRules): JudgeLocs {
  const context: CheckContext = { ...rules, readExtensions };
  const sets = new RuleSets();
  const { check, isFine } = rowChecker(locRulesOnly(context), sets);
  return ({ ids, locs, afterAt }, odd) => {
    // The code that asks all rules is large, and most rows need not be asked: it is not worth V8's time to compile it.
    const told = new Map<number, AskedRow>();
    for (const [id, row] of odd) {
      const place = placeOf(ids, id);
      if (ids[place] !== id) continue;
      const loc = afterAt(place);
      const compared = row.ext === null || acceptBesideLoc(row.ext, loc) ? null : row.ext;
      if (row.issues !== 0 || compared !== null) told.set(place, { ...row, id, loc, compared });
    }
    locs.ask((place, isPlain) => {
      const loc = afterAt(place);
      if (isFine(loc, isPlain)) return true;
      const id = ids[place] ?? 0;
      if (!told.has(place)) told.set(place, { ...(odd.get(id) ?? NOTHING), id, loc, compared: null });
      return false;
    });
    return judged([...told].sort(([a], [b]) => a - b).map(([, row]) => row));
  };

  function judged(rows: readonly AskedRow[]): JudgedPart {
    const none = rows.map(() => null);
    const found = check({
      count: rows.length,
      lastmod: none,
      changefreq: none,
      priority: none,
      loc: rows.map(({ loc }) => loc),
      ext: rows.map(({ compared }) => compared),
    });
    const told = rows.filter(({ issues }, i) => found[i] !== 0 || issues !== 0);
    return {
      ids: Uint32Array.from(told, ({ id }) => id),
      before: Uint32Array.from(told, ({ issues }) => issues),
      found: Uint32Array.from(found.filter((set, i) => set !== 0 || rows[i]?.issues !== 0)),
      links: Uint8Array.from(told, ({ ext }) => (ext?.includes('<xhtml:link') === true ? 1 : 0)),
      sets: [...new Set(found)].map((set) => [set, sets.maskOf(set)]),
    };
  }
}

const NOTHING: OddRow = { ext: null, issues: 0 };

/** A new loc that may break a rule, or a row that breaks one. */
interface AskedRow extends OddRow {
  readonly id: number;
  readonly loc: string;
  /** Its extensions, where they may have to do with the loc. */
  readonly compared: string | null;
}
