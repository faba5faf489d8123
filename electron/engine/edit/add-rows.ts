// Adds rows. As with imports, a value that is not valid is kept as it is and flagged; a paste judges its values before.
import type { EditableColumn } from '../../../shared/model/row.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import type { Cell, EditTarget, Judges, ValueColumn } from './edit-target.ts';
import { readCell } from './read-cell.ts';
import type { Refusals } from './refusals.ts';

/** The source of rows that no file brought. */
const BY_HAND = 0;

/** A block of texts: values[r][c] is of columns[c]; a missing one is empty. */
export interface NewBlock {
  readonly columns: readonly EditableColumn[];
  readonly values: readonly (readonly (string | null)[])[];
  /** Where they stand; default: behind all others. */
  readonly at?: Parameters<EditTarget['insert']>[1];
}

/** Adds a row a line, in order, and returns their ids. A column that the block lacks stays empty, included stays true. */
export function* addRows(
  target: EditTarget,
  { columns, values, at }: NewBlock,
  judges: Judges,
): Steps<Uint32Array> {
  const texts = (column: EditableColumn): string[] => {
    const c = columns.indexOf(column);
    return values.map((line) => (c < 0 ? '' : (line[c] ?? '').toWellFormed()));
  };
  const cells = (column: ValueColumn): Cell[] =>
    texts(column).map((text) => {
      const value = judges.normalise(column, text);
      return value !== null && typeof value === 'object' ? value.invalid : value;
    });
  const loc = cells('loc').map((cell) => String(cell ?? ''));
  const zeros = loc.map(() => 0);
  const rows = {
    source: BY_HAND,
    batch: {
      count: loc.length,
      loc,
      hash: loc.map((text) => judges.hash(text)),
      lastmod: cells('lastmod').map((cell) => (cell === null ? null : String(cell))),
      changefreq: cells('changefreq'),
      priority: cells('priority'),
      ext: loc.map(() => null),
      line: zeros,
    },
    issues: zeros,
  };
  const ids = target.insert(rows, at);
  const excluded = texts('included').flatMap((text, i) => (isNo(text, judges) ? [ids[i] ?? 0] : []));
  if (columns.includes('included') && excluded.length > 0)
    yield* target.set('included', Uint32Array.from(excluded), 0);
  return ids;
}

/** Finds what is to be refused in lines that are to be added; `before` = the lines of the paste above them. */
export function judgeNewRows(
  { columns, values }: NewBlock,
  {
    before,
    force,
    refusals,
  }: { readonly before: number; readonly force: boolean; readonly refusals: Refusals },
  judges: Judges,
): void {
  values.forEach((line, r) => {
    columns.forEach((column, c) => {
      const text = line[c] ?? '';
      // What was not given is empty in a new row, also where the column takes no empty value.
      const read = text === '' ? null : readCell(column, text, judges, force);
      if (read && 'reason' in read) refusals.add({ row: before + r, column, ...read });
    });
  });
}

function isNo(text: string, judges: Judges): boolean {
  const read = readCell('included', text, judges, false);
  return 'cell' in read && read.cell === 0;
}
