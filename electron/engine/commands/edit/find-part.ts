// Finds what an edit changes in a range of rows, packs it for the history and judges the new addresses: the part of a
// large edit that a thread can do. It wires store, edit and check, and changes nothing.
import type { BulkEdit, InvalidResults } from '../../../../shared/model/bulk-edit.ts';
import { BATCH_ROWS } from '../../../../shared/model/entry-batch.ts';
import { RuleSets } from '../../../../shared/model/rule-sets.ts';
import { acceptBesideLoc } from '../../check/accept-ordinary.ts';
import { rowChecker } from '../../check/check-batch.ts';
import { locRulesOnly } from '../../check/loc-rules.ts';
import type { CheckContext, RowRules } from '../../check/rule.ts';
import { columnsOf, hintOf, type FoundPart } from '../../edit/apply-bulk.ts';
import type { BulkPlan, ColumnEdit, ReadBatch } from '../../edit/bulk-plan.ts';
import type { CellResult } from '../../edit/cell-results.ts';
import type { PackedRewrite } from '../../edit/edit-target.ts';
import { changeFinder } from '../../edit/find-changes.ts';
import { readExtensions } from '../../parse/read-extensions.ts';
import type { Database } from '../../store/database.ts';
import { packLocs, type PackedLocs } from '../../store/pack-locs.ts';
import { packCells, packIds } from '../../store/pack-values.ts';
import {
  isSearched,
  readCells,
  readCellsBetween,
  readLocsAndOdd,
  readOddRows,
  SEARCHED_ROWS,
} from '../../store/read-cells.ts';
import { readStoredLocs } from '../../store/stored-locs.ts';
import { TablePages } from '../../store/table-pages.ts';
import { judges } from './edit-judges.ts';
import type { JudgedPart } from './judged-rows.ts';
import type { PlanFacts } from './plan-tools.ts';

/** A plan that writes values. */
export type CellPlan = Extract<BulkPlan, { readonly kind: 'cells' }>;

/** All that a thread has to know to find a part. */
export interface FindTask {
  readonly edit: BulkEdit;
  readonly facts: PlanFacts;
  readonly invalid: InvalidResults;
  /** Ascending; null = all rows below `end`. */
  readonly ids: Uint32Array | null;
  /** Whether most of these rows change, as a preview found. Default: false. */
  readonly areHits?: boolean;
  readonly end: number;
  /** What new addresses are judged by; null: not judged. */
  readonly rules: RowRules | null;
}

/** What a range of rows holds. It can be sent to another thread. */
export interface FoundRange extends FoundPart {
  readonly judged: JudgedPart | null;
}

type Scope = Pick<FindTask, 'ids' | 'end'>;

/** Into how many ranges the rows are cut. */
export function countRanges({ ids, end }: Scope): number {
  return Math.ceil((ids ? ids.length : end - 1) / rangeRows(ids));
}

/** Mostly only few rows of a range change; to keep watch over a pattern takes as long as some thousand rows. */
function rangeRows(ids: Uint32Array | null): number {
  return ids === null ? SEARCHED_ROWS : BATCH_ROWS;
}

/** What rows are read from. */
export interface FindSource {
  readonly db: Database;
  /** A handle of the file, which does not change until all is found; null where it can't be read. */
  readonly file: number | null;
}

/** A function that looks through a range; `isJudged`: whether verdicts are still of use. */
export function partFinder(
  { db, file }: FindSource,
  plan: CellPlan,
  task: FindTask,
  isJudged: () => boolean,
): (range: number) => FoundRange {
  const hint = hintOf(plan.edits);
  const ofLocs = isOfLocs(plan);
  // Where the database finds rows of a scope, what else is wanted of them comes along.
  const alongside = ofLocs && task.ids !== null && (isSearched(hint) || task.areHits === true);
  const columns = [...columnsOf(plan.edits), ...(alongside ? BESIDE_LOCS : [])];
  const pages = ofLocs && task.ids === null && file !== null ? TablePages.of(db, file) : null;
  const step = rangeRows(task.ids);
  const find = changeFinder(plan.edits, columns, task.invalid, judges);
  const judge = task.rules && ofLocs ? locJudge({ ...task.rules, readExtensions }) : null;
  const read = (range: number): { readonly batch: ReadBatch; readonly odd?: ReadonlySet<number> } => {
    const rows = task.ids?.subarray(range * step, (range + 1) * step);
    // A range is one batch.
    if (rows) return { batch: [...readCells(db, rows, columns, hint)][0] ?? { rows: [], looked: 0 } };
    const [from, to] = [1 + range * step, Math.min((range + 1) * step + 1, task.end)];
    const stored = pages && readStoredLocs(pages, from, to, hint);
    const known = stored ?? (ofLocs ? readLocsAndOdd(db, from, to, hint) : null);
    return known ?? { batch: readCellsBetween(db, from, to, columns, hint) };
  };
  return (range) => {
    const { batch, odd } = read(range);
    const { cells, bad, reason } = find(batch);
    const results = cells[0]?.results ?? [];
    const locs = ofLocs && results.length > 0 ? packResults(results) : null;
    const rewrites = cells.flatMap((found) =>
      found.results.length > 0 ? [pack(found.edit, found.results, locs)] : [],
    );
    const judging = judge && ofLocs && isJudged() ? judge : null;
    const beside = judging && (alongside ? besideOf(results) : readBeside(db, results, odd));
    const judged = judging && beside && judging(results, beside, locs);
    return { rewrites, bad, reason, looked: batch.looked, judged };
  };
}

/** True where nothing but addresses is written. */
export function isOfLocs({ edits }: CellPlan): boolean {
  return edits.length === 1 && edits[0]?.column === 'loc';
}

/** What is wanted of a row beside its loc where that changes. */
interface BesideLoc {
  readonly ext: string | null;
  readonly issues: number;
}

const BESIDE_LOCS = ['ext', 'issues'] as const;

/** The last columns of the rows. */
function besideOf(results: readonly CellResult[]): BesideLoc[] {
  return results.map(({ row }) => toBeside(row.slice(-BESIDE_LOCS.length)));
}

/** Most rows have neither flags nor extensions. `odd`: those that have, where they are known. */
function readBeside(db: Database, results: readonly CellResult[], odd?: ReadonlySet<number>): BesideLoc[] {
  const ids = results.map(({ row }) => row[0]);
  const rows = readOddRows(db, Uint32Array.from(odd ? ids.filter((id) => odd.has(id)) : ids));
  return ids.map((id) => rows.get(id) ?? NOTHING);
}

const NOTHING: BesideLoc = { ext: null, issues: 0 };

function toBeside([ext, issues]: readonly unknown[]): BesideLoc {
  return { ext: typeof ext === 'string' ? ext : null, issues: Number(issues) };
}

function packResults(results: readonly CellResult[]): PackedLocs {
  return packLocs(
    results.map(({ before }) => String(before)),
    results.map(({ after }) => String(after)),
  );
}

/** `locs`: the results where they are addresses and were packed before. */
function pack(
  { column }: ColumnEdit,
  results: readonly CellResult[],
  locs: PackedLocs | null,
): PackedRewrite {
  if (column === 'section') throw new TypeError('Sections are no values.');
  const ids = Uint32Array.from(results, ({ row }) => row[0]);
  const packedIds = packIds(ids);
  if (column === 'loc') {
    const { before, after, hashes } = locs ?? packResults(results);
    return { field: column, ids, packed: { ids: packedIds, before, after }, hashes };
  }
  const before = packCells(results.map((result) => result.before));
  const after = packCells(results.map((result) => result.after));
  return { field: column, ids, packed: { ids: packedIds, before, after }, hashes: null };
}

type JudgeLocs = (
  results: readonly CellResult[],
  beside: readonly BesideLoc[],
  locs: PackedLocs | null,
) => JudgedPart;

/** A function that judges rows with their new addresses by the rules that look at these. Its numbers of sets are its own. */
function locJudge(context: CheckContext): JudgeLocs {
  const sets = new RuleSets();
  const { check, isFine } = rowChecker(locRulesOnly(context), sets);
  return (results, beside, locs) => {
    // The code that asks all rules is large, and most rows need not be asked: it is not worth V8's time to compile it.
    const odd: OddLoc[] = [];
    for (let i = 0; i < results.length; i++) {
      const [loc, row] = [String(results[i]?.after), beside[i]];
      if (!row) continue;
      const compared = row.ext === null || acceptBesideLoc(row.ext, loc) ? null : row.ext;
      if (row.issues === 0 && compared === null && isFine(loc, locs?.isPlain(i) === true)) continue;
      odd.push({ ...row, id: results[i]?.row[0] ?? 0, loc, compared });
    }
    const none = odd.map(() => null);
    const values = { count: odd.length, lastmod: none, changefreq: none, priority: none };
    const found = check({
      ...values,
      loc: odd.map(({ loc }) => loc),
      ext: odd.map(({ compared }) => compared),
    });
    const told = odd.filter(({ issues }, i) => found[i] !== 0 || issues !== 0);
    return {
      ids: Uint32Array.from(told, ({ id }) => id),
      before: Uint32Array.from(told, ({ issues }) => issues),
      found: Uint32Array.from(found.filter((set, i) => set !== 0 || odd[i]?.issues !== 0)),
      links: Uint8Array.from(told, ({ ext }) => (ext?.includes('<xhtml:link') === true ? 1 : 0)),
      sets: [...new Set(found)].map((set) => [set, sets.maskOf(set)]),
    };
  };
}

/** A new loc that may break a rule, or a row that breaks one. */
interface OddLoc extends BesideLoc {
  readonly id: number;
  readonly loc: string;
  /** Its extensions, where they may have to do with the loc. */
  readonly compared: string | null;
}
