// What a column edit makes of a batch of rows: the cells that really change, and those whose result is not valid.
// It writes nothing.
import type { ErrorReason } from '../../../../shared/contract/error-texts.ts';
import { MAX_LOC_LENGTH } from '../../../../shared/protocol/limits.ts';
import type { ColumnEdit, ReadBatch, ReadColumn, ReadRow } from './bulk-plan.ts';
import type { Cell, BulkJudges } from './edit-target.ts';

/** A cell that would change. `reason` where the result is not valid in its column. */
export interface CellResult {
  readonly row: ReadRow;
  readonly before: Cell;
  readonly after: Cell;
  readonly reason: ErrorReason | undefined;
}

/** A function from rows with these columns to the cells of the edit's column that change, in the order of the rows. */
export function resultsOf(
  edit: ColumnEdit,
  columns: readonly ReadColumn[],
  judges: BulkJudges,
): (batch: Pick<ReadBatch, 'rows'>) => readonly CellResult[] {
  const own = 1 + columns.indexOf(edit.column);
  const beside = edit.beside === undefined ? -1 : 1 + columns.indexOf(edit.beside);
  const read = textOf(edit, judges);
  const judge = judgeOf(edit, judges);
  const judged = (before: Cell, text: string | null, other: Cell): Judged | null => {
    const next = edit.next(text === '' ? null : text, other);
    if (next === undefined || next === text) return null;
    const result = judge(next ?? '');
    return result.after === before ? null : result;
  };
  const run = ({ rows }: Pick<ReadBatch, 'rows'>): CellResult[] => {
    const results: CellResult[] = [];
    for (const row of rows) {
      const before = row[own] ?? null;
      const result = judged(before, read(before), beside < 0 ? null : (row[beside] ?? null));
      if (result) results.push({ row, before, after: result.after, reason: result.reason });
    }
    return results;
  };
  const { patterns } = edit;
  if (!patterns) return run;
  return (batch) => {
    let results: readonly CellResult[] = [];
    judges.limited(() => {
      results = run(batch);
    }, patterns);
    return results;
  };
}

/** A function that gives a cell as a user reads it. */
export function textOf({ column, names }: ColumnEdit, judges: BulkJudges): (cell: Cell) => string | null {
  if (column === 'section') return (cell) => names?.get(Number(cell)) ?? null;
  return (cell) => judges.text(column, cell);
}

interface Judged {
  readonly after: Cell;
  readonly reason: ErrorReason | undefined;
}

/** A function that gives the stored form and validity of a text; an address on an origin that is known to be good is judged by its characters. */
function judgeOf({ column, names }: ColumnEdit, judges: BulkJudges): (text: string) => Judged {
  if (column === 'section') {
    const ids = new Map(Array.from(names ?? [], ([id, name]) => [name, id]));
    return (text) => ({ after: ids.get(text) ?? 0, reason: undefined });
  }
  let origin = '';
  return (text) => {
    if (column === 'loc' && origin !== '' && text.startsWith(origin) && isPlain(text, origin.length)) {
      return { after: text, reason: undefined };
    }
    const value = judges.normalise(column, text.toWellFormed());
    if (value !== null && typeof value === 'object') return { after: value.invalid, reason: value.why };
    if (column === 'loc') origin = ORIGIN.exec(text)?.[0] ?? '';
    return { after: column === 'loc' ? (value ?? '') : value, reason: undefined };
  };
}

/** With its slash: behind that, no printable ASCII character makes an address invalid. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?\//i;

function isPlain(text: string, from: number): boolean {
  if (text.length > MAX_LOC_LENGTH) return false;
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= 0x20 || code >= 0x7f) return false;
  }
  return true;
}
