// Brings the rules' flags up to date after rows or settings changed. It wires store and check.
import { BATCH_ROWS, type RowBatch } from '../../../shared/model/entry-batch.ts';
import { RULE_IDS } from '../../../shared/model/rule.ts';
import { ruleMask, type RuleMask } from '../../../shared/model/rule-sets.ts';
import { finish, type Steps } from '../../../shared/model/steps.ts';
import { checkBatch } from '../check/check-batch.ts';
import { LINK_RULES } from '../check/judge-links.ts';
import { TWIN_RULES } from '../check/judge-twins.ts';
import { RULES_SIGNATURE } from '../check/rule-registry.ts';
import type { CheckContext } from '../check/rule.ts';
import type { ProjectStore } from '../store/project-store.ts';
import type { Touched } from '../store/touched-rows.ts';
import { countLinkRows } from '../store/links.ts';
import { sortSections } from './sort-sections.ts';
import { checkContext } from './check-context.ts';
import { recheckAllLinks, recheckLinks, touchesLinks } from './recheck-links.ts';
import { recheckAllTwins, recheckTwins } from './recheck-twins.ts';

export interface CheckedProject {
  readonly store: ProjectStore;
  /** When it is, in ms since 1970; default: the present. */
  readonly now?: number | undefined;
}

/** The rules that a row breaks or not by itself. */
const ROW_FLAGS: RuleMask = ruleMask(...RULE_IDS) & ~TWIN_RULES & ~LINK_RULES;

/** Above this share of all rows, going through the whole table in order is cheaper than picking rows. */
const BULK_SHARE = 1 / 4;

/** Recomputes the majority site and every flag of every row, in batches, as one transaction. */
export function recheckAll(project: CheckedProject): void {
  finish(recheckAllSteps(project));
}

/** As recheckAll, in steps of some milliseconds; yields every row once. */
export function* recheckAllSteps(project: CheckedProject): Steps<void> {
  const { store } = project;
  yield* store.db.transactionSteps(function* () {
    store.refreshSite(Number.POSITIVE_INFINITY);
    const context = checkContext(project, project.now);
    const flagged: Flagged = { twins: [], links: [] };
    for (const batch of store.batches()) {
      checkRows(store, batch, context);
      noteSetFlags(store, batch, flagged);
      yield batch.count;
    }
    yield* recheckAllTwins(store, context, flagged.twins);
    yield* recheckAllLinks(store, context, flagged.links);
    store.noteChecked(RULES_SIGNATURE);
  });
}

/**
 * After a change: the sections of what it touched, and the flags of that, of rows that depend on it, and of all rows
 * where the site moved.
 */
export function* recheckTouched(project: CheckedProject, touched: Touched): Steps<void> {
  yield* recheckFlags(project, touched);
  yield* sortSections(project, touched.ids);
}

function* recheckFlags(project: CheckedProject, touched: Touched): Steps<void> {
  const { store } = project;
  const rows = touched.ids.length;
  store.noteChange(rows);
  const moved = touched.locs && store.refreshSite(touched.origins);
  const bulk = rows > BATCH_ROWS && rows > store.counts().rows * BULK_SHARE;
  const links = touchesLinks(touched);
  if ((moved && store.settings().baseUrl === null) || (bulk && touched.locs)) {
    yield* recheckAllSteps(project);
    return;
  }
  const context = checkContext(project, project.now);
  let flagged: readonly number[] = [];
  if (bulk) yield* recheckBatches(store, context);
  else flagged = yield* recheckRows(store, touched.ids, context);
  if (touched.locs) recheckTwins(store, yield* store.touchedHashes({ ...touched, flagged }), context);
  if (links && (bulk || rows > countLinkRows(store.db))) {
    // Fewer rows have language versions than were touched: going through those is cheaper.
    yield* recheckAllLinks(store, context, touched.fields.has('ext') ? Array.from(touched.ids) : []);
  } else if (links) {
    recheckLinks(store, touched, context);
  }
}

/** The flags of these rows and of the groups and links that they belong to; for exceptions that came or went. */
export function recheckIds(project: CheckedProject, ids: Uint32Array): void {
  const { store } = project;
  const context = checkContext(project, project.now);
  store.db.transaction(() => {
    finish(recheckRows(store, ids, context));
    recheckTwins(store, store.hashesOf(ids), context);
    recheckLinks(store, { ids, replaced: [], replacedExts: [] }, context);
  });
}

function* recheckBatches(store: ProjectStore, context: CheckContext): Steps<void> {
  for (const batch of store.batches()) {
    checkRows(store, batch, context);
    yield batch.count;
  }
}

/** Gives the rows that are flagged as one of a group of twins. */
function* recheckRows(store: ProjectStore, ids: Uint32Array, context: CheckContext): Steps<number[]> {
  const flagged: number[] = [];
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const part = Array.from(ids.subarray(start, start + BATCH_ROWS));
    const batch = store.rowsById(part);
    checkRows(store, batch, context);
    for (let i = 0; i < batch.count; i++) {
      const before = batch.issues[i] ?? 0;
      if (before !== 0 && (store.ruleSets.maskOf(before) & TWIN_RULES) !== 0n) flagged.push(batch.id[i] ?? 0);
    }
    yield part.length;
  }
  return flagged;
}

function checkRows(store: ProjectStore, batch: RowBatch, context: CheckContext): void {
  const { ruleSets, exceptions } = store;
  const found = checkBatch(batch, context, ruleSets);
  const ids: number[] = [];
  const issues: number[] = [];
  for (let i = 0; i < batch.count; i++) {
    const before = batch.issues[i] ?? 0;
    let number = found[i] ?? 0;
    if (number === 0 && before === 0) continue;
    const excepted = number === 0 ? 0n : exceptions.maskOf(batch.id[i] ?? 0);
    if (excepted !== 0n) number = ruleSets.idOf(ruleSets.maskOf(number) & ~excepted);
    const after = ruleSets.replace(before, number, ROW_FLAGS);
    if (after === before) continue;
    ids.push(batch.id[i] ?? 0);
    issues.push(after);
  }
  store.setIssues(ids, issues);
}

/** Ids of rows with flags of set rules. */
interface Flagged {
  readonly twins: number[];
  readonly links: number[];
}

/** Collects rows with flags that only a look at other rows can take away. */
function noteSetFlags(store: ProjectStore, batch: RowBatch, flagged: Flagged): void {
  for (let i = 0; i < batch.count; i++) {
    const issues = batch.issues[i] ?? 0;
    if (issues === 0) continue;
    const mask = store.ruleSets.maskOf(issues);
    if ((mask & TWIN_RULES) !== 0n) flagged.twins.push(batch.id[i] ?? 0);
    if ((mask & LINK_RULES) !== 0n) flagged.links.push(batch.id[i] ?? 0);
  }
}
