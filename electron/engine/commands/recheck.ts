// Brings the rules' flags up to date after rows or settings changed. It wires store and check.
import { BATCH_ROWS, type RowBatch } from '../../../shared/model/entry-batch.ts';
import { finish, type Steps } from '../../../shared/model/steps.ts';
import { checkBatch, type CheckContext } from '../check/check-batch.ts';
import { ruleFlag } from '../check/rule-registry.ts';
import type { OpenProject } from '../open-project.ts';
import type { ProjectStore } from '../store/project-store.ts';
import type { Touched } from '../store/touched-rows.ts';
import { sortSections } from './sort-sections.ts';

type Project = Pick<OpenProject, 'store'>;

const DUPLICATE = ruleFlag('loc-duplicate');

/** Above this share of all rows, going through the whole table in order is cheaper than picking rows. */
const BULK_SHARE = 1 / 4;

/** What the row rules of this project are to be checked against, now. */
export function checkContext({ store }: Project): CheckContext {
  return { site: store.site(), scope: store.settings().baseUrl, now: Date.now() };
}

/** Recomputes the majority site and every flag of every row, in batches, as one transaction. */
export function recheckAll(project: Project): void {
  finish(recheckAllSteps(project));
}

/** As recheckAll, in steps; yields every row twice. */
function* recheckAllSteps(project: Project): Steps<void> {
  const { store } = project;
  yield* store.db.transactionSteps(function* () {
    store.refreshSite(Number.POSITIVE_INFINITY);
    yield* recheckBatches(project);
    yield* store.refreshDuplicates(null);
  });
}

/** After a change: the sections of what it touched, and the flags of that, of equal locs elsewhere, and of all rows where the site moved. */
export function* recheckTouched(project: Project, touched: Touched): Steps<void> {
  yield* recheckFlags(project, touched);
  yield* sortSections(project, touched.ids);
}

function* recheckFlags(project: Project, touched: Touched): Steps<void> {
  const { store } = project;
  const rows = touched.ids.length;
  const moved = touched.locs && store.refreshSite(rows);
  const bulk = rows > BATCH_ROWS && rows > store.counts().rows * BULK_SHARE;
  if ((moved && store.settings().baseUrl === null) || (bulk && touched.locs)) {
    yield* recheckAllSteps(project);
    return;
  }
  if (bulk) yield* recheckBatches(project);
  else yield* recheckRows(project, touched.ids);
  if (touched.locs) yield* store.refreshDuplicates(touched);
}

function* recheckBatches(project: Project): Steps<void> {
  const context = checkContext(project);
  for (const batch of project.store.batches()) {
    checkRows(project.store, batch, context);
    yield batch.count;
  }
}

/** Recomputes the flags that the row rules give these rows; rows that are gone are skipped. */
function* recheckRows(project: Project, ids: Uint32Array): Steps<void> {
  const { store } = project;
  const context = checkContext(project);
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const part = Array.from(ids.subarray(start, start + BATCH_ROWS));
    checkRows(store, store.rowsById(part), context);
    yield part.length;
  }
}

function checkRows(store: ProjectStore, batch: RowBatch, context: CheckContext): void {
  const flags = checkBatch(batch, context);
  const ids: number[] = [];
  const issues: number[] = [];
  for (let i = 0; i < batch.count; i++) {
    const before = batch.issues[i] ?? 0;
    const after = ((flags[i] ?? 0) & ~DUPLICATE) | (before & DUPLICATE);
    if (after === before) continue;
    ids.push(batch.id[i] ?? 0);
    issues.push(after);
  }
  if (ids.length > 0) store.setIssues(ids, issues);
}
