// compare.info, compare.rows, compare.files: windows of the last comparison. They change nothing.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import {
  comparedFieldsOf,
  type ComparedValues,
  type Difference,
  type DifferenceState,
} from '../../../shared/model/comparison.ts';
import { hashLoc } from '../../../shared/model/hash-loc.ts';
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { differingFields } from '../compare/compare-values.ts';
import type { Command, EngineContext } from '../context.ts';
import type { OpenProject } from '../open-project.ts';
import type { ComparedRow, StoredDifference } from '../store/comparison-table.ts';
import { idsOfHashes } from '../store/loc-groups.ts';
import type { Comparison } from '../comparison.ts';
import { comparableRow } from './written-row.ts';

export const compareInfo: Command<'compare.info'> = (_, context) => context.comparison?.summary ?? null;

export const compareRows: Command<'compare.rows'> = ({ start, count, ...filter }, context) => {
  const comparison = lastComparison(context);
  const items = comparison.table.items(filter);
  const shown = comparison.table.read(Array.from(items.subarray(start, start + count)));
  return { start, total: items.length, items: describe(shown, comparison, context.current) };
};

export const compareFiles: Command<'compare.files'> = ({ fate, start, count }, context) => {
  const { files } = lastComparison(context);
  const wanted = fate === undefined ? files : files.filter((file) => file.fate === fate);
  return { start, total: wanted.length, files: wanted.slice(start, start + count) };
};

/** The comparison that waits to be looked at; throws not-found where there is none. */
export function lastComparison({ comparison }: EngineContext): Comparison {
  if (!comparison) throw new AppError('not-found', reason('compare-gone'));
  return comparison;
}

/** What became of differences since: one state each, in their order; null where nothing can be taken over. */
export function statesOf(
  differences: readonly StoredDifference[],
  { summary, project, written, compared }: Comparison,
  current: OpenProject | null,
): readonly (DifferenceState | null)[] {
  if (!summary.applicable || !current || project !== current) return differences.map(() => null);
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
    const row = before ? present.get(before.row) : added.get(after?.loc ?? '')?.row;
    if (!before)
      return row === undefined ? 'open' : row && after && same(row, after, compared) ? 'done' : 'stale';
    if (!after) return !row ? 'done' : same(row, before, compared) ? 'open' : 'stale';
    if (!row || row.loc !== before.loc) return 'stale';
    const [mine, theirs] = [differingFields(row, before, compared), differingFields(row, after, compared)];
    // Every field is either as it was, or taken over already.
    return theirs === 0 ? 'done' : (mine & theirs) === 0 ? 'open' : 'stale';
  });
}

type Values = Parameters<typeof differingFields>[0];

function same(a: Values, b: Values, compared: number): boolean {
  return differingFields(a, b, compared) === 0;
}

/** The first row of each address that the project has. */
function rowsByLoc(
  locs: readonly string[],
  { store }: OpenProject,
  written: boolean,
): Map<string, { readonly id: number; readonly row: ReturnType<typeof comparableRow> }> {
  const found = new Map<string, { id: number; row: ReturnType<typeof comparableRow> }>();
  if (locs.length === 0) return found;
  const wanted = new Set(locs);
  const batch = store.rowsById(idsOfHashes(store.db, locs.map(hashLoc)));
  batch.id.forEach((id, i) => {
    const loc = batch.loc[i] ?? '';
    if (wanted.has(loc) && !found.has(loc)) found.set(loc, { id, row: comparableRow(batch, i, written) });
  });
  return found;
}

function describe(
  differences: readonly StoredDifference[],
  comparison: Comparison,
  current: OpenProject | null,
): Difference[] {
  const states = statesOf(differences, comparison, current);
  const locs = differences.map(({ before, after }) => after?.loc ?? before?.loc ?? '');
  const rows = current ? rowsByLoc(locs, current, false) : null;
  const own = current !== null && comparison.project === current;
  const [first, second] = comparison.summary.sides;
  return differences.map((difference, i) => {
    const { kind, before, after } = difference;
    const known = own
      ? ((isLive(first.side) ? before?.row : undefined) ?? (isLive(second.side) ? after?.row : undefined))
      : undefined;
    const gone = states[i] === 'done' && kind === 'removed';
    const row = (gone ? null : known) ?? rows?.get(locs[i] ?? '')?.id ?? null;
    return { ...plainDifference(difference), row, state: states[i] ?? null };
  });
}

function isLive(side: Comparison['summary']['sides'][0]['side']): boolean {
  return side.kind === 'project' && side.change === undefined;
}

/** A difference without what only the open project knows of it. */
export function plainDifference({ item, kind, fields, before, after }: StoredDifference): Difference {
  return {
    item,
    kind,
    loc: after?.loc ?? before?.loc ?? '',
    fields: comparedFieldsOf(fields),
    before: before && shown(before),
    after: after && shown(after),
    row: null,
    state: null,
  };
}

/** A row as windows and reports show it. */
function shown({ file, line, lastmod, changefreq, priority, included, ext }: ComparedRow): ComparedValues {
  const frequency = typeof changefreq === 'number' ? (CHANGEFREQS[changefreq] ?? null) : changefreq;
  return { file, line, lastmod, changefreq: frequency, priority, included, ext };
}
