// compare.info, compare.rows, compare.files: windows of the last comparison. They change nothing.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import {
  comparedFieldsOf,
  type ComparedValues,
  type Difference,
} from '../../../../../shared/model/comparison.ts';
import { CHANGEFREQS } from '../../../../../shared/protocol/changefreq.ts';
import type { Command, EngineContext } from '../../../project/context.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import type { ComparedRow, StoredDifference } from '../../../store/compared/comparison-table.ts';
import type { Comparison } from '../../../project/last-comparison.ts';
import { isLive, rowsByLoc, statesOf, towardsProject } from '../difference-states.ts';

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

function describe(
  differences: readonly StoredDifference[],
  comparison: Comparison,
  current: OpenProject | null,
): Difference[] {
  const seen = current ? towardsProject(differences, comparison, current) : differences;
  const states = statesOf(seen, comparison, current);
  const locs = differences.map(({ before, after }) => after?.loc ?? before?.loc ?? '');
  const rows = current ? rowsByLoc(locs, current, null) : null;
  const own = current !== null && comparison.project === current;
  const [first, second] = comparison.summary.sides;
  return differences.map((difference, i) => {
    const { before, after } = difference;
    const known = own
      ? ((isLive(first.side) ? before?.row : undefined) ?? (isLive(second.side) ? after?.row : undefined))
      : undefined;
    const gone = states[i] === 'done' && seen[i]?.kind === 'removed';
    const row = (gone ? null : known) ?? rows?.get(locs[i] ?? '')?.id ?? null;
    return { ...plainDifference(difference), row, state: states[i] ?? null };
  });
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
function shown({
  loc,
  file,
  line,
  lastmod,
  changefreq,
  priority,
  included,
  ext,
}: ComparedRow): ComparedValues {
  const frequency = typeof changefreq === 'number' ? (CHANGEFREQS[changefreq] ?? null) : changefreq;
  return { loc, file, line, lastmod, changefreq: frequency, priority, included, ext };
}
