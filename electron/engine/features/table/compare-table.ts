// Compares a table file with the project, row by row, and lays the differences aside for decisions. It changes nothing.
import { COLUMN_NAMES } from '../../../../shared/model/rows/columns.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { basename } from 'node:path';
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { TableComparison, TableMerge, TableOptions } from '../../../../shared/model/table/tables.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { reportInvalidExtensions } from '../../read/parse/table/csv-source.ts';
import { reportAddresses } from '../../read/parse/table/ignored-columns.ts';
import { ParseOutput } from '../../read/parse/parse-output.ts';
import type { TableEntry } from '../../read/parse/table/table-entries.ts';
import { monotonic } from '../../jobs/monotonic.ts';
import { openTable, type TableFile } from './open-table.ts';
import { ProblemList } from '../../read/problem-list.ts';
import { requireColumn } from './read-csv-table.ts';
import { readTable, readTableHead } from './read-table.ts';
import { runSteps } from '../../jobs/run-steps.ts';
import type { StoredRow } from '../../store/pending/rows-as-stored.ts';
import { ChangeStage, fieldSet, type Difference, type NewForm } from '../pending/change-stage.ts';
import { discardReview, keepReview } from '../pending/pending-review.ts';
import { TEXT_ENCODINGS } from '../../../../shared/protocol/encodings.ts';
import { howRead } from '../../store/source-table.ts';
import { fieldsOf, formOf, soughtEntry, spoiltOf, type SoughtEntry, type SpoiltValue } from './table-diff.ts';
import { countsOf } from './table-counts.ts';

/** Of so many rows matched by id, more than half have another address: the ids are probably of another project. */
const OTHER_PROJECT_ROWS = 10;

/** Memory: what a stage needs, and a piece of the file. The differences go to a temporary file. */
export async function compareTable(
  project: OpenProject,
  merge: TableMerge,
  control: JobControl,
): Promise<TableComparison> {
  const started = monotonic();
  const { store } = project;
  const { path, key, deleteMissing } = merge;
  const table = await openTable(path);
  const head = await readTableHead(table.file, table.format, merge.options, { signal: control.signal });
  const { mapping, sheet } = head;
  requireColumn(mapping, key, path);
  discardReview(project);
  const stage = new ChangeStage(store, { sources: null, bySource: false, key });
  const problems = new ProblemList();
  const out = new ParseOutput(path);
  if (merge.options.mapping === undefined) reportAddresses(head.names, head.rows, mapping, out);
  const comparing = new Comparing(stage, fieldsOf(mapping), merge, out);
  try {
    await runSteps(stage.load(), control.signal);
    // What was told by the first rows holds for all of them.
    const { dates = 'asIs' } = merge.options;
    const options = { ...merge.options, dates, mapping, sheet, header: head.names !== null };
    await compareRows({ ...table, options }, { comparing, out, problems, store }, control);
    await runSteps(
      stage.finish(() => true, deleteMissing),
      control.signal,
    );
  } catch (error) {
    stage.table.drop();
    throw error;
  }
  for (const problem of comparing.warnings()) problems.add(problem);
  const found = { problems: problems.list(), problemCount: problems.count };
  // What is kept of how the table was read, for looking at it again.
  const encoding = TEXT_ENCODINGS.find((known) => known === merge.options.encoding);
  const facts = {
    bytes: table.file.size,
    problems: found.problems,
    origin: howRead({ encoding, dates: merge.options.dates }),
  };
  const review = keepReview(project, {
    label: { code: 'import', files: 1, name: basename(path) },
    table: stage.table,
    unchanged: stage.unchanged,
    newSources: [{ location: path, format: table.format, entries: 0, parent: null, facts }],
    ofAdded: true,
    versions: [],
    found,
  });
  const { counts, accepted } = stage.table.numbers();
  return {
    ...{ review: review.id, rows: comparing.rows, unchanged: stage.unchanged },
    ...countsOf(counts),
    accepted: countsOf(accepted),
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

/** Rows that are compared at once. */
const ROWS_AT_ONCE = 5_000;
/** Characters of a value that a message shows. */
const SHOWN_LENGTH = 60;
/** A new source: the table. */
const OWN_SOURCE = -1;
const LOC = fieldSet(['loc']);

class Comparing {
  rows = 0;
  readonly #stage: ChangeStage;
  readonly #fields: number;
  readonly #merge: TableMerge;
  readonly #out: ParseOutput;
  #matched = 0;
  #moved = 0;
  #withoutId = 0;

  constructor(stage: ChangeStage, fields: number, merge: TableMerge, out: ParseOutput) {
    this.#stage = stage;
    this.#fields = fields;
    this.#merge = merge;
    this.#out = out;
  }

  take(entries: readonly TableEntry[]): void {
    for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
      const rows = entries.slice(start, start + ROWS_AT_ONCE).map(soughtEntry);
      this.rows += rows.length;
      this.#stage.add(
        OWN_SOURCE,
        rows,
        ({ entry }, mine) => this.#formOf(entry, mine),
        (row, difference) => this.#accept(row, difference),
      );
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

  #formOf(entry: TableEntry, mine: StoredRow | null): NewForm {
    if (mine) this.#matched++;
    else this.#withoutId++;
    if (mine && (this.#fields & LOC) !== 0 && mine.loc !== entry.loc) this.#moved++;
    const { form, invalid } = formOf(entry, mine, this.#fields);
    if (invalid) reportInvalidExtensions(this.#out, invalid, entry);
    return form;
  }

  /** Whoever takes the file's values means good ones: a valid value is not replaced by an invalid one unasked. */
  #accept({ line }: SoughtEntry, difference: Difference): number {
    const { policy } = this.#merge;
    if (policy === 'fill') return difference.fill;
    if (policy !== 'theirs') return 0;
    const spoilt = spoiltOf(difference);
    if (spoilt) this.#tellSpoilt(spoilt, line, difference.mine.loc);
    return spoilt ? 0 : difference.fields;
  }

  #tellSpoilt({ field, mine, theirs }: SpoiltValue, line: number, loc: string): void {
    const why = reason('table-value-invalid', {
      field,
      column: COLUMN_NAMES[field],
      theirs: theirs.slice(0, SHOWN_LENGTH),
      mine: mine.slice(0, SHOWN_LENGTH),
    });
    this.#out.problem('warning', 'table-value-invalid', why, { line, loc });
  }
}
