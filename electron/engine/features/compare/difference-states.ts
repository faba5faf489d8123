// What differences mean for the open project: which of its rows they are about, and what became of them since the
// comparison. It changes nothing.
import {
  ALL_COMPARED_FIELDS,
  comparedFieldBit,
  type ComparisonSummary,
  type DifferenceKind,
  type DifferenceState,
} from '../../../../shared/model/comparison.ts';
import { normalLoc } from '../../rows/normal-loc.ts';
import { hashLoc } from '../../rows/hash-loc.ts';
import { differingFields } from './digest/compare-values.ts';
import { comparableFields } from './digest/held-fields.ts';
import type { Comparison } from '../../project/last-comparison.ts';
import type { OpenProject } from '../../project/open-project.ts';
import type { ComparedRow, StoredDifference } from '../../store/compared/comparison-table.ts';
import { idsOfHashes } from '../../store/links/loc-groups.ts';
import type { WrittenForm } from '../../project/last-comparison.ts';
import { comparableRow, isLeftOutByHand } from '../export/written-row.ts';

const TURNED = { added: 'removed', removed: 'added', changed: 'changed' } as const satisfies Readonly<
  Record<DifferenceKind, DifferenceKind>
>;

/** No row has it. */
const NO_ROW = 0;

/**
 * Differences as they are for the project: `after` is what can be taken over, and the row of `before` one of the
 * project's. Where neither side is the project as it is now, that is its first row of the address, if it has any.
 */
export function towardsProject(
  differences: readonly StoredDifference[],
  { summary: { takes, sides } }: Comparison,
  current: OpenProject,
): readonly StoredDifference[] {
  const turned =
    takes === 'before'
      ? differences.map(({ kind, before, after, ...rest }) => {
          return { ...rest, kind: TURNED[kind], before: after, after: before };
        })
      : differences;
  if (isLive(sides[takes === 'before' ? 1 : 0].side)) return turned;
  const known = rowsByLoc(
    turned.flatMap(({ before }) => before?.loc ?? []),
    current,
    null,
  );
  return turned.map((difference) => {
    const { before } = difference;
    return before
      ? { ...difference, before: { ...before, row: known.get(before.loc)?.id ?? NO_ROW } }
      : difference;
  });
}

/** True for the open project as it is now. */
export function isLive({ kind, ...side }: ComparisonSummary['sides'][0]['side']): boolean {
  return kind === 'project' && !('change' in side && side.change !== undefined);
}

/**
 * What became of differences since, as towardsProject gives them: one state each, in their order; null where nothing can be
 * taken over.
 */
export function statesOf(
  differences: readonly StoredDifference[],
  { summary, project, written, compared: all }: Comparison,
  current: OpenProject | null,
): readonly (DifferenceState | null)[] {
  if (summary.takes === null || !current || project !== current) return differences.map(() => null);
  const ids = differences.flatMap(({ before }) => before?.row ?? []);
  const present = new Map<number, ReturnType<typeof comparableRow>>();
  const batch = current.store.rowsById(ids);
  batch.id.forEach((id, i) => present.set(id, comparableRow(batch, i, written)));
  const added = rowsByLoc(
    differences.flatMap(({ before, after }) => (before || !after ? [] : after.loc)),
    current,
    written,
  );
  return differences.map(({ before, after }) => {
    const compared = all & comparableBy(before, after);
    if (!before) return after ? stateOfAdded(added.get(after.loc), after, compared) : 'stale';
    const row = present.get(before.row);
    if (!after) return !row ? 'done' : same(row, before, compared) ? 'open' : 'stale';
    if (!row || normalLoc(row.loc) !== normalLoc(before.loc)) return 'stale';
    const [mine, theirs] = [fieldsBetween(row, before, compared), fieldsBetween(row, after, compared)];
    // Every field is either as it was, or taken over already.
    return theirs === 0 ? 'done' : (mine & theirs) === 0 ? 'open' : 'stale';
  });
}

/** Of a row that the other side has alone, and the one that the project has of its address. */
function stateOfAdded(known: KnownRow | undefined, after: ComparedRow, compared: number): DifferenceState {
  if (known?.row) return same(known.row, after, compared) ? 'done' : 'stale';
  return known && !known.isLeftOutByHand ? 'unwritable' : 'open';
}

/** The fields that both rows can hold, or that the one can which is there. */
function comparableBy(before: ComparedRow | null, after: ComparedRow | null): number {
  return comparableFields(before?.held ?? ALL_COMPARED_FIELDS, after?.held ?? ALL_COMPARED_FIELDS);
}

type Values = Parameters<typeof differingFields>[0] & { readonly loc: string };

function same(a: Values, b: Values, compared: number): boolean {
  return fieldsBetween(a, b, compared) === 0;
}

/** As differingFields, with how the address is spelt. */
function fieldsBetween(a: Values, b: Values, compared: number): number {
  const spelt = a.loc === b.loc ? 0 : comparedFieldBit('respelt') & compared;
  return differingFields(a, b, compared) | spelt;
}

/** A row of the project by its address. */
interface KnownRow {
  readonly id: number;
  /** As it is compared; null where an export leaves it out. */
  readonly row: ReturnType<typeof comparableRow>;
  /** True where nothing else keeps it out of exports. */
  readonly isLeftOutByHand: boolean;
}

/** The first row of each address that the project has, one that is written before one that is not. */
export function rowsByLoc(
  locs: readonly string[],
  { store }: OpenProject,
  written: WrittenForm | null,
): Map<string, KnownRow> {
  const found = new Map<string, KnownRow>();
  if (locs.length === 0) return found;
  const wanted = new Set(locs);
  const batch = store.rowsById(idsOfHashes(store.db, locs.map(hashLoc)));
  batch.id.forEach((id, i) => {
    const loc = batch.loc[i] ?? '';
    const first = found.get(loc);
    if (!wanted.has(loc) || (first && (first.row !== null || written === null))) return;
    const row = comparableRow(batch, i, written);
    if (first && row === null) return;
    found.set(loc, { id, row, isLeftOutByHand: isLeftOutByHand(batch, i) });
  });
  return found;
}
