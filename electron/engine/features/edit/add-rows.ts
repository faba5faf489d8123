// Adds rows, in slices. As with imports, a value that is not valid is kept as it is and flagged; a paste judges its values
// before.
import type { EditableColumn } from '../../../../shared/model/rows/row.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { columnsOf } from '../../rows/row-values.ts';
import type { EditTarget, Judges } from './edit-target.ts';
import type { Lines } from './paste-cells.ts';
import { readCell } from './read-cell.ts';

/** The source of rows that no file brought. */
const BY_HAND = 0;

/** Rows added between two pauses. */
const ADDED_AT_ONCE = 5_000;

/** A block of texts: values[r][c] is of columns[c]; a missing one is empty. */
export interface NewBlock {
  readonly columns: readonly EditableColumn[];
  readonly values: Lines;
  /** Where they stand; default: behind all others. */
  readonly at?: Parameters<EditTarget['insert']>[1];
  /** Leave out values that are not valid, and rows without a valid address. Default: they are kept, flagged. */
  readonly onlyValid?: boolean;
}

/** Adds a row a line, in order, and returns their ids. A column that the block lacks stays empty, included stays true. */
export function* addRows(
  target: EditTarget,
  { columns, values, at, onlyValid = false }: NewBlock,
  judges: Judges,
): Steps<Uint32Array> {
  const all = new Uint32Array(values.length);
  let count = 0;
  for (let start = 0; start < values.length; start += ADDED_AT_ONCE) {
    const given = values.slice(start, start + ADDED_AT_ONCE);
    const part = onlyValid ? given.flatMap((line) => validLine(line, columns, judges)) : given;
    const place = at && count > 0 ? { row: all[count - 1] ?? 0, side: 'after' as const } : at;
    const ids = part.length > 0 ? yield* addSome(target, { columns, values: part, at: place }, judges) : [];
    all.set(ids, count);
    count += ids.length;
    yield given.length * columns.length;
  }
  return all.subarray(0, count);
}

function* addSome(target: EditTarget, { columns, values, at }: NewBlock, judges: Judges): Steps<Uint32Array> {
  const textIn = (line: Lines[number], column: EditableColumn): string =>
    (line[columns.indexOf(column)] ?? '').toWellFormed();
  const cells = columnsOf(values, (line, column) => {
    const value = judges.normalise(column, textIn(line, column));
    return value !== null && typeof value === 'object' ? value.invalid : value;
  });
  const zeros = values.map(() => 0);
  const rows = {
    source: BY_HAND,
    batch: {
      count: values.length,
      ...cells,
      hash: cells.loc.map((text) => judges.hash(text)),
      ext: values.map(() => null),
      line: zeros,
    },
    issues: zeros,
  };
  const ids = target.insert(rows, at);
  const excluded = values.flatMap((line, i) => (isNo(textIn(line, 'included'), judges) ? [ids[i] ?? 0] : []));
  if (columns.includes('included') && excluded.length > 0)
    yield* target.set('included', Uint32Array.from(excluded), 0);
  return ids;
}

/** The line without what is not valid; none where that is its address, which the columns have. */
export function validLine(line: Lines[number], columns: readonly EditableColumn[], judges: Judges): Lines {
  const isValid = (c: number): boolean => {
    const text = line[c] ?? '';
    return text === '' || !('why' in readCell(columns[c] ?? 'loc', text, judges, false));
  };
  const loc = columns.indexOf('loc');
  if (loc >= 0 && !isValid(loc)) return [];
  return [columns.map((_, c) => (isValid(c) ? (line[c] ?? '') : ''))];
}

function isNo(text: string, judges: Judges): boolean {
  const read = readCell('included', text, judges, false);
  return 'cell' in read && read.cell === 0;
}
