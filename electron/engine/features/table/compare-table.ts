// Compares a table file with the project, row by row, and lays the differences aside for decisions. It changes nothing.
import { COLUMN_TITLES } from '../edit/column-titles.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { basename } from 'node:path';
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type {
  TableComparison,
  TableMerge,
  TableOptions,
  TablePolicy,
} from '../../../../shared/model/table.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { hashLoc } from '../../rows/hash-loc.ts';
import { reportInvalidExtensions } from '../../read/parse/table/csv-source.ts';
import { ParseOutput } from '../../read/parse/parse-output.ts';
import type { TableEntry } from '../../read/parse/table/table-entries.ts';
import {
  ACCEPT,
  ReviewTables,
  type Accept,
  type ChangedRow,
  type ReviewRow,
} from '../../store/pending/review-tables.ts';
import { TableMatcher } from '../../store/pending/table-matcher.ts';
import { monotonic } from '../../jobs/monotonic.ts';
import { openTable, type TableFile } from './open-table.ts';
import { ProblemList } from '../../read/problem-list.ts';
import { requireColumn } from './read-csv-table.ts';
import { readTable, readTableHead } from './read-table.ts';
import { runSteps } from '../../jobs/run-steps.ts';
import {
  changedRow,
  fieldsOf,
  newRow,
  type InvalidCell,
  type ReviewedField,
  type SpoiltValue,
} from './table-diff.ts';
import { acceptedOf, dropReview, keepReview } from './open-review.ts';

/** Of so many rows matched by id, more than half have another address: the ids are probably of another project. */
const OTHER_PROJECT_ROWS = 10;

/** Memory: what TableMatcher needs, and a piece of the file. The differences go to a temporary file. */
export async function compareTable(
  project: OpenProject,
  merge: TableMerge,
  control: JobControl,
): Promise<TableComparison> {
  const started = monotonic();
  const { store } = project;
  const table = await openTable(merge.path);
  const head = await readTableHead(table.file, table.format, merge.options, { signal: control.signal });
  requireColumn(head.mapping, merge.key, merge.path);
  dropReview(project);
  const matcher = new TableMatcher(store.db, merge.key, store.counts().rows);
  await runSteps(matcher.load(), control.signal);
  const tables = new ReviewTables(store.db);
  const problems = new ProblemList();
  const out = new ParseOutput(merge.path);
  const comparing = new Comparing(tables, matcher, fieldsOf(head.mapping), merge, out);
  try {
    // What was told by the first rows holds for all of them.
    const { mapping, sheet } = head;
    const options = { ...merge.options, mapping, sheet, header: head.names !== null };
    await compareRows({ ...table, options }, { comparing, out, problems, store }, control);
  } catch (error) {
    tables.drop();
    throw error;
  }
  for (const problem of comparing.warnings()) problems.add(problem);
  const missing = matcher.unmatched();
  const found = { problems: problems.list(), problemCount: problems.count };
  const missingAccepted = new Uint8Array(missing.length).fill(merge.deleteMissing ? 1 : 0);
  const { format, file } = table;
  const review = keepReview(project, {
    merge,
    format,
    bytes: file.size,
    tables,
    missing,
    missingAccepted,
    found,
  });
  return {
    review: review.id,
    rows: comparing.rows,
    added: tables.count('added'),
    changed: tables.count('changed'),
    unchanged: comparing.rows - tables.count('added') - tables.count('changed'),
    missing: missing.length,
    accepted: acceptedOf(review),
    ...found,
    seconds: (monotonic() - started) / 1_000,
  };
}

interface CompareTools {
  readonly comparing: Comparing;
  readonly out: ParseOutput;
  readonly problems: ProblemList;
  readonly store: OpenProject['store'];
}

/** Reads the table and compares its rows, those of a piece of the file at a time. */
async function compareRows(
  { file, format, options }: TableFile & { readonly options: TableOptions },
  { comparing, out, problems, store }: CompareTools,
  { signal, report }: JobControl,
): Promise<void> {
  const label = basename(file.location);
  let bytes = 0;
  const tellProgress = (): void => {
    report({ label, done: comparing.rows, total: null, bytes, bytesTotal: Math.max(bytes, file.size) });
  };
  const hooks = {
    signal,
    // The texts of a workbook come before its rows.
    onBytes: (n: number) => {
      bytes += n;
      tellProgress();
    },
    onProblem: (problem: Problem) => {
      problems.add(problem);
    },
  };
  const tell = (final: boolean): void => {
    for (const item of out.take(final)) if (item.kind === 'problem') problems.add(item.problem);
  };
  for await (const entries of readTable(file, format, options, out, hooks)) {
    store.db.transaction(() => {
      comparing.take(entries);
    });
    tell(false);
    tellProgress();
    await nextTurn();
    signal.throwIfAborted();
  }
  tell(true);
}

/** What a policy accepts of a changed row before the user decides. */
function acceptBy(policy: TablePolicy, row: Pick<ChangedRow, 'fill'>): Accept {
  if (policy === 'theirs') return ACCEPT.all;
  return policy === 'fill' && row.fill !== 0 ? ACCEPT.fill : ACCEPT.no;
}

/** Rows that are compared at once. */
const ROWS_AT_ONCE = 5_000;
/** Characters of a value that a message shows. */
const SHOWN_LENGTH = 60;

class Comparing {
  rows = 0;
  readonly #tables: ReviewTables;
  readonly #matcher: TableMatcher;
  readonly #fields: ReadonlySet<ReviewedField>;
  readonly #merge: TableMerge;
  readonly #out: ParseOutput;
  #matched = 0;
  #moved = 0;
  #withoutId = 0;

  constructor(
    tables: ReviewTables,
    matcher: TableMatcher,
    fields: ReadonlySet<ReviewedField>,
    merge: TableMerge,
    out: ParseOutput,
  ) {
    this.#tables = tables;
    this.#matcher = matcher;
    this.#fields = fields;
    this.#merge = merge;
    this.#out = out;
  }

  take(entries: readonly TableEntry[]): void {
    for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
      this.#compare(entries.slice(start, start + ROWS_AT_ONCE));
    }
  }

  warnings(): Problem[] {
    const found: Problem[] = [];
    const file = this.#merge.path;
    if (this.#moved >= OTHER_PROJECT_ROWS && this.#moved * 2 > this.#matched) {
      const code = 'table-ids-elsewhere';
      found.push({ reason: reason(code), severity: 'warning', code, file });
    }
    if (this.#merge.key === 'id' && this.#withoutId > 0) {
      const code = 'table-ids-new';
      found.push({ reason: reason(code), severity: 'info', code, file, count: this.#withoutId });
    }
    return found;
  }

  #compare(entries: readonly TableEntry[]): void {
    const added: ReviewRow[] = [];
    const changed: ChangedRow[] = [];
    /** Whoever takes the file's values means good ones: a valid value is not replaced by an invalid one unasked. */
    const waiting = new Set<ChangedRow>();
    const { policy } = this.#merge;
    const matched = this.#matcher.match(entries.map(({ loc, id }) => ({ loc, id, hash: hashLoc(loc) })));
    entries.forEach((entry, i) => {
      this.rows++;
      const mine = matched[i] ?? null;
      if (!mine) {
        const fresh = newRow(entry);
        added.push(fresh.row);
        this.#tellInvalid(fresh.invalid, entry);
        if (this.#merge.key === 'id') this.#withoutId++;
        return;
      }
      this.#matched++;
      if (this.#fields.has('loc') && mine.loc !== entry.loc) this.#moved++;
      const { row, invalid, spoilt } = changedRow(entry, mine, this.#fields);
      this.#tellInvalid(invalid, entry);
      if (!row) return;
      changed.push(row);
      if (!spoilt || policy !== 'theirs') return;
      waiting.add(row);
      this.#tellSpoilt(spoilt, entry.line, mine.loc);
    });
    this.#tables.add(added, ACCEPT.all);
    this.#tables.change(changed, (row) => (waiting.has(row) ? ACCEPT.no : acceptBy(policy, row)));
  }

  #tellSpoilt({ field, mine, theirs }: SpoiltValue, line: number, loc: string): void {
    const why = reason('table-value-invalid', {
      field,
      column: COLUMN_TITLES[field],
      theirs: theirs.slice(0, SHOWN_LENGTH),
      mine: mine.slice(0, SHOWN_LENGTH),
    });
    this.#out.problem('warning', 'table-value-invalid', why, { line, loc });
  }

  #tellInvalid(cell: InvalidCell | null, { line, loc }: TableEntry): void {
    if (cell) reportInvalidExtensions(this.#out, cell, { line, loc });
  }
}
