// Finds what an edit changes in a range of rows, packs it for the history and judges the new addresses: the part of a
// large edit that a thread can do. It wires store, edit and check, and changes nothing.
import type { BulkEdit, InvalidResults } from '../../../../../shared/model/bulk-edit.ts';
import type { StoredPages } from '../../../rows/page-input.ts';
import { BATCH_ROWS } from '../../../rows/entry-batch.ts';
import type { RowRules } from '../../../check/rule.ts';
import { columnsOf, hintOf, type FoundPart } from '../apply-bulk.ts';
import type { BulkPlan, ColumnEdit, ReadBatch } from '../bulk-plan.ts';
import { judgeOf, type CellResult } from '../cell-results.ts';
import type { PackedRewrite } from '../edit-target.ts';
import { changeFinder } from './find-changes.ts';
import type { Database } from '../../../store/file/database.ts';
import { packLocs, type PackedLocs } from '../../../store/rows/pack-locs.ts';
import { packCells, packIds } from '../../../store/rows/pack-values.ts';
import {
  isSearched,
  readCells,
  readCellsBetween,
  readLocsAndOdd,
  readOddRows,
  SEARCHED_ROWS,
  type FindOddRows,
  type OddRow,
} from '../../../store/rows/read-cells.ts';
import { readStoredLocs, replaceStoredLocs } from '../../../store/rows/stored-locs.ts';
import { TablePages } from '../../../store/rows/table-pages.ts';
import { judges } from '../edit-judges.ts';
import { locJudge, scopeOf, type ChangedLocs } from '../judge-locs.ts';
import type { JudgedPart } from '../../../check/run/judged-rows.ts';
import type { PlanFacts } from '../plan-tools.ts';

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
  const judge = task.rules && ofLocs ? locJudge(task.rules) : null;
  const scope = scopeOf(task.rules);
  const replace = pages && replacerIn(pages, plan, scope);
  const between = (range: number): readonly [from: number, to: number] => [
    1 + range * step,
    Math.min((range + 1) * step + 1, task.end),
  ];
  const read = (range: number): { readonly batch: ReadBatch; readonly odd?: FindOddRows } => {
    const rows = task.ids?.subarray(range * step, (range + 1) * step);
    // A range is one batch.
    if (rows) return { batch: [...readCells(db, rows, columns, hint)][0] ?? { rows: [], looked: 0 } };
    const [from, to] = between(range);
    const stored = pages && readStoredLocs(pages, from, to, hint);
    const known = stored ?? (ofLocs ? readLocsAndOdd(db, from, to, hint) : null);
    return known ?? { batch: readCellsBetween(db, from, to, columns, hint) };
  };
  const judgedOf = (changed: ChangedLocs | null, odd: FindOddRows): JudgedPart | null => {
    if (!judge || !isJudged()) return null;
    return changed ? judge(changed, odd(changed.ids)) : NOT_CHANGED;
  };
  return (range) => {
    const replaced = replace?.(...between(range)) ?? null;
    if (replaced) {
      const { changed, odd, looked } = replaced;
      const rewrites = changed ? [rewriteOfLocs(changed)] : [];
      const judged = judgedOf(changed, odd);
      return { rewrites, bad: 0, reason: null, looked, judged };
    }
    const { batch, odd } = read(range);
    const { cells, bad, reason } = find(batch);
    const changed = ofLocs ? changedOf(cells[0]?.results ?? [], scope) : null;
    const rewrites = changed
      ? [rewriteOfLocs(changed)]
      : cells.flatMap(({ edit, results }) => (results.length > 0 ? [pack(edit, results, scope)] : []));
    const judged = judgedOf(
      changed,
      odd ?? ((ids) => (alongside ? besideOf(cells[0]?.results ?? []) : readOddRows(db, ids))),
    );
    return { rewrites, bad, reason, looked: batch.looked, judged };
  };
}

/** The verdicts on no rows. */
const NOT_CHANGED: JudgedPart = {
  ids: new Uint32Array(),
  before: new Uint32Array(),
  found: new Uint32Array(),
  links: new Uint8Array(),
  sets: [],
};

/** What becomes of the addresses of a range. */
interface Replaced {
  /** Null where nothing does. */
  readonly changed: ChangedLocs | null;
  readonly odd: FindOddRows;
  readonly looked: number;
}

/**
 * For an edit that replaces one text in addresses by another: a function that does so with ids from one up to before
 * another, and gives null where they are not all ordinary, or become addresses that are not valid.
 */
function replacerIn(
  pages: StoredPages,
  { edits }: CellPlan,
  scope: string,
): ((from: number, to: number) => Replaced | null) | null {
  const [edit] = edits;
  if (!edit?.hint || edit.replacement === undefined) return null;
  const replacing = { wanted: { column: 'loc', ...edit.hint }, replacement: edit.replacement } as const;
  const judge = judgeOf(edit, judges);
  return (from, to) => {
    const found = replaceStoredLocs(pages, from, to, replacing, scope);
    if (!found) return null;
    const { locs, ids, odd, afterAt } = found;
    const areValid = locs?.ask((place) => {
      const loc = afterAt(place);
      const { after, reason } = judge(loc);
      return after === loc && reason === undefined;
    });
    return areValid !== false ? { changed: locs && { ids, locs, afterAt }, odd, looked: to - from } : null;
  };
}

/** True where nothing but addresses is written. */
export function isOfLocs({ edits }: CellPlan): boolean {
  return edits.length === 1 && edits[0]?.column === 'loc';
}

const BESIDE_LOCS = ['ext', 'issues'] as const;

/** Of the rows that have flags or extensions, their last columns. */
function besideOf(results: readonly CellResult[]): ReturnType<FindOddRows> {
  const rows = new Map<number, OddRow>();
  for (const { row } of results) {
    const [ext, issues] = row.slice(-BESIDE_LOCS.length);
    if (ext === null && issues === 0) continue;
    rows.set(row[0], { ext: typeof ext === 'string' ? ext : null, issues: Number(issues) });
  }
  return rows;
}

function changedOf(results: readonly CellResult[], scope: string): ChangedLocs | null {
  if (results.length === 0) return null;
  return {
    ids: idsOf(results),
    locs: packResults(results, scope),
    afterAt: (place) => String(results[place]?.after),
  };
}

function packResults(results: readonly CellResult[], scope: string): PackedLocs {
  return packLocs(
    results.map(({ before }) => String(before)),
    results.map(({ after }) => String(after)),
    scope,
  );
}

function idsOf(results: readonly CellResult[]): Uint32Array {
  return Uint32Array.from(results, ({ row }) => row[0]);
}

function rewriteOfLocs({
  ids,
  locs: { before, after, hashes },
}: Pick<ChangedLocs, 'ids' | 'locs'>): PackedRewrite {
  return { field: 'loc', ids, packed: { ids: packIds(ids), before, after }, hashes };
}

function pack({ column }: ColumnEdit, results: readonly CellResult[], scope: string): PackedRewrite {
  if (column === 'section') throw new TypeError('Sections are no values.');
  const ids = idsOf(results);
  if (column === 'loc') return rewriteOfLocs({ ids, locs: packResults(results, scope) });
  const before = packCells(results.map((result) => result.before));
  const after = packCells(results.map((result) => result.after));
  return { field: column, ids, packed: { ids: packIds(ids), before, after }, hashes: null };
}
