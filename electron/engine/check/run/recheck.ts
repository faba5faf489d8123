// Brings the rules' flags up to date after rows or settings changed. It wires store and check.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import { finish, type Steps } from '../../../../shared/model/steps.ts';
import { RULES_SIGNATURE } from '../rule-registry.ts';
import type { CheckContext } from '../rule-definition.ts';
import { OriginCounts, settleMajority } from '../../store/flags/majority-site.ts';
import type { ProjectStore } from '../../store/store.ts';
import type { Touched } from '../../store/rows/touched-rows.ts';
import { checkContext } from './check-context.ts';
import { FoundOfSets } from './found-of-sets.ts';
import { noteRobots, recheckAllRobots, recheckRobots, recheckRobotsOf } from './robots/recheck-robots.ts';
import {
  findAllLinks,
  recheckAllLinks,
  recheckLinks,
  recheckLinksOf,
  touchesLinks,
} from './recheck-links.ts';
import { recheckAllRows, recheckRows } from './recheck-rows.ts';
import { findAllTwins, recheckTwins } from './recheck-twins.ts';
import { sortTouched } from './sort-sections.ts';

export interface CheckedProject {
  readonly store: ProjectStore;
  /** When it is, in ms since 1970; default: the present. */
  readonly now?: number | undefined;
}

/** Above this share of all rows, going through the whole table in order is cheaper than picking rows. */
const BULK_SHARE = 1 / 4;

/** Rows of a step of looking at groups and links. */
const ROWS_AT_ONCE = 500;

/** Recomputes the majority site and every flag of every row, in batches. */
export function recheckAll(project: CheckedProject): void {
  finish(recheckAllSteps(project));
}

/**
 * As recheckAll, in steps of some milliseconds; yields every row once, or twice where the site moved. Ended early, the
 * flags that were found by then stay: each is true of its row, as after an edit of it.
 */
export function* recheckAllSteps(project: CheckedProject): Steps<void> {
  yield* project.store.db.pieceSteps(() => recheckWhole(project));
}

function* recheckWhole(project: CheckedProject): Steps<void> {
  const { store } = project;
  store.flags.lose();
  const { active } = checkContext(project, project.now);
  const ofSets = new FoundOfSets(store.lastRowId(), active?.enabled ?? ~0n);
  yield* findAllTwins(store, (id, mask) => {
    ofSets.add(id, mask);
  });
  yield* findAllLinks(store, ofSets.repeated, (id, mask) => {
    ofSets.add(id, mask);
  });
  for (;;) {
    const context = checkContext(project, project.now);
    const origins = new OriginCounts();
    yield* recheckAllRows(store, context, origins, ofSets);
    settleMajority(store.db, origins);
    // The rows were checked against the site of before, which is nearly always the right one.
    if (store.site() === context.site) break;
    // Ended early now, rows would have flags of two sites: the next opening checks them.
    store.noteChecked('');
  }
  yield* recheckAllRobots(store, checkContext(project, project.now));
  store.noteChecked(RULES_SIGNATURE);
}

/**
 * After a change: the sections of what it touched, and the flags of that, of rows that depend on it, and of all rows
 * where the site moved. `kept`: the flags are right already.
 */
export function* recheckTouched(
  project: CheckedProject,
  touched: Touched,
  { kept = false }: { readonly kept?: boolean } = {},
): Steps<void> {
  if (kept) {
    // Flags that came back with their change are those of the files that came back with it.
    project.store.facts.note(touched.ids.length);
    noteRobots(project.store);
  } else {
    yield* recheckFlags(project, touched);
    yield* recheckRobots(project);
  }
  yield* sortTouched(project, touched.ids);
}

function* recheckFlags(project: CheckedProject, touched: Touched): Steps<void> {
  const { store } = project;
  const rows = touched.ids.length;
  store.facts.note(rows);
  const moved = touched.locs && store.refreshSite(touched.origins);
  const bulk = rows > BATCH_ROWS && rows > store.counts().rows * BULK_SHARE;
  const links = touchesLinks(touched);
  const excepted = touched.fields.has('exception');
  if ((moved && store.settings().baseUrl === null) || (bulk && (touched.locs || excepted))) {
    yield* recheckAllSteps(project);
    return;
  }
  const context = checkContext(project, project.now);
  if (bulk) {
    yield* recheckAllRows(store, context, new OriginCounts());
    yield* recheckAllRobots(store, context);
    if (links)
      yield* recheckAllLinks(store, context, touched.fields.has('ext') ? Array.from(touched.ids) : []);
  } else {
    yield* recheckSome(store, touched, context);
  }
  if (excepted) yield* recheckExcepted(store, touched.ids, context);
}

/** The touched rows, and those that depend on them. */
function* recheckSome(store: ProjectStore, touched: Touched, context: CheckContext): Steps<void> {
  const flagged = yield* recheckRows(store, touched, context);
  recheckRobotsOf(store, touched.ids, context);
  if (touched.locs) recheckTwins(store, yield* store.touchedHashes({ ...touched, flagged }), context);
  if (touchesLinks(touched)) yield* recheckLinks(store, touched, context);
}

/** The flags that rows have of the groups and links that they belong to. Others' don't hang on their exceptions. */
function* recheckExcepted(store: ProjectStore, ids: Uint32Array, context: CheckContext): Steps<void> {
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const part = ids.subarray(start, start + ROWS_AT_ONCE);
    recheckTwins(store, store.hashesOf(part), context);
    yield 0;
    recheckLinksOf(store, part, context);
    yield 0;
  }
}
