// Lists every finding of a project file, for reports. It wires store, view and check, and changes no row.
import { ENGLISH, type SentenceWords } from '../../../../shared/contract/error-texts.ts';
import { wordedIn } from '../../../../shared/model/problem.ts';
import type { ReportFinding } from '../../../../shared/model/report.ts';
import type { RequestParams } from '../../../../shared/contract/requests/requests.ts';
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import { explainRow } from '../../check/check-batch.ts';
import type { ProjectStore } from '../../store/store.ts';
import { ViewRegistry } from '../../view/windows/view-registry.ts';
import { openReadable } from '../project/open-for-reading.ts';
import { checkContext } from '../../check/run/check-context.ts';
import { projectFindings } from './project-findings.ts';
import { recheckAll } from '../../check/run/recheck.ts';
import { withChoice } from './requests/rules-set.ts';

const WINDOW_ROWS = 2_000;

export interface FindingsOptions {
  /** Choices on top of what the project has chosen, in order. The project keeps its own. */
  readonly choices?: readonly RequestParams<'rules.set'>[] | undefined;
  /** The day of the check, in ms since 1970; default: now. */
  readonly now?: number | undefined;
  /** What findings are told in; default: English. */
  readonly words?: SentenceWords | undefined;
}

/**
 * The findings of a project that nobody has open: first those of included rows in their order, some thousands at a time, so
 * that memory does not grow with their number, then those about files and the project. A row's `file` is its source, or
 * the project where it was added by hand. The project is closed when the
 * generator ends. Throws the AppErrors of opening.
 */
export async function* listFindings(
  project: string,
  options: FindingsOptions = {},
): AsyncGenerator<readonly ReportFinding[]> {
  const store = await openReadable(project);
  try {
    // Another way to check is tried in a transaction that is never committed.
    store.db.exec('BEGIN IMMEDIATE');
    const { choices = [], now, words } = options;
    if (choices.length > 0) store.setChecks(choices.reduce(withChoice, store.checks()));
    if (choices.length > 0 || now !== undefined) recheckAll({ store, now });
    yield* findingsOf(store, new ViewRegistry(store.db), { now, words });
  } finally {
    store.db.rollback();
    store.close();
  }
}

export interface FindingsScope {
  /** The day of the check, in ms since 1970; default: now. */
  readonly now?: number | undefined;
  /** Only the rows with these ids, in this order, and nothing about files and the project. */
  readonly ids?: Uint32Array | undefined;
  /** Told how many rows were looked at since the last time. */
  readonly onRows?: ((rows: number) => void) | undefined;
  /** Default: English. */
  readonly words?: SentenceWords | undefined;
}

/** The findings of an open project as its flags are, in the order of listFindings; may be ended at any time. */
export async function* findingsOf(
  store: ProjectStore,
  views: ViewRegistry,
  { now, ids, onRows, words = ENGLISH }: FindingsScope = {},
): AsyncGenerator<readonly ReportFinding[]> {
  const explain = rowExplainer(store, now, words);
  const wanted = ids ?? (await flaggedIds(views));
  for (let start = 0; start < wanted.length; start += WINDOW_ROWS) {
    const part = wanted.subarray(start, start + WINDOW_ROWS);
    const rows = views.rows(part).filter(({ included, problems }) => included && problems.length > 0);
    onRows?.(part.length);
    if (rows.length > 0) yield explain(rows);
  }
  if (ids === undefined) yield projectFindings(store).map((finding) => wordedIn(finding, words));
}

async function flaggedIds(views: ViewRegistry): Promise<Uint32Array> {
  const { view, rows } = await views.open({ filter: [{ kind: 'problem' }], sort: [] });
  const ids = views.ids({ kind: 'view', view, ranges: [{ from: 0, to: rows }] });
  views.close(view);
  return ids;
}

/** A function that puts what the flags of rows say into words. */
function rowExplainer(
  store: ProjectStore,
  now: number | undefined,
  words: SentenceWords,
): (rows: readonly UrlRow[]) => ReportFinding[] {
  const locations = new Map(store.sources().map(({ id, location }) => [id, location]));
  const sections = new Map(store.sections.list().map(({ id, name }) => [id, name]));
  const context = checkContext({ store }, now);
  const settings = store.checks();
  return (rows) => {
    const exts = extensionsOf(store, rows);
    return rows.flatMap((row) => {
      const file = locations.get(row.source) ?? store.path;
      const section = sections.get(row.section);
      // The flags are the truth: exceptions are not among them.
      const flagged = { ...row, ext: exts.get(row.id) ?? null, flagged: true };
      return explainRow(flagged, context, settings).map((finding) => {
        return { ...wordedIn(finding, words), file, ...(section === undefined ? {} : { section }) };
      });
    });
  };
}

function extensionsOf(store: ProjectStore, rows: readonly UrlRow[]): Map<number, string | null> {
  const stored = store.rowsById(rows.map(({ id }) => id));
  return new Map(stored.id.map((id, i) => [id, stored.ext[i] ?? null]));
}
