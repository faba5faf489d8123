// Brings the flags about links between language versions up to date. It wires store and check.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { RuleMask } from '../../rows/rule-sets.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { GrowingNumbers } from '../../rows/growing-numbers.ts';
import type { CheckContext } from '../rule-definition.ts';
import {
  changeOpenLinks,
  hasLinks,
  linkRowsById,
  readLinkIds,
  setOpenLinks,
} from '../../store/links/links.ts';
import type { ProjectStore } from '../../store/store.ts';
import { SortedNumbers, type NumberSet } from '../../store/rows/sorted-numbers.ts';
import type { Touched } from '../../store/rows/touched-rows.ts';
import type { RangeThread } from '../../store/ranges/range-crew.ts';
import { shareRanges } from '../../store/ranges/share-ranges.ts';
import { findLinkRows } from './find-link-rows.ts';
import {
  firstByFlags,
  judgeLinkRows,
  LINK_ROWS_A_RANGE,
  linkRangeJudge,
  rememberAlternates,
  writeLinkVerdicts,
  type LinkTask,
} from './judge-link-rows.ts';

const IDS_AT_ONCE = 500;

/** Ranges that are worth telling another thread of. */
const WORTH_A_THREAD = 4;

/** Judges all rows with language versions, and `flagged`, which may have flags of before. Yields no rows. */
export function* recheckAllLinks(
  store: ProjectStore,
  context: CheckContext,
  flagged: readonly number[],
): Steps<void> {
  for (let start = 0; start < flagged.length; start += IDS_AT_ONCE) {
    // Those that still have language versions come below.
    judgeLinkRows(store, linkRowsById(store.db, flagged.slice(start, start + IDS_AT_ONCE), true), context);
    yield 0;
  }
  const { task, ranges } = yield* linkTask(store, null);
  const find = linkRangeJudge(store.db, task, firstByFlags(store, context));
  for (const part of shareRanges(null, { ranges, task, find })) {
    if (part) writeLinkVerdicts(store, part.found, context);
    yield 0;
  }
  forgetBehind(store, task);
}

/** What is known where all rows are judged. */
interface LinkRun {
  /** Judges some of the ranges. The file that it sees has the rows as they are; their flags do not matter. */
  readonly thread: RangeThread | null;
  /** A bit an id, in memory that threads share: rows that repeat the address of an earlier one. */
  readonly repeated: Uint8Array;
}

/** Judges all rows with language versions and tells of those that break a rule. Writes open links alone. Yields no rows. */
export function* findAllLinks(
  store: ProjectStore,
  { thread, repeated }: LinkRun,
  visit: (id: number, mask: RuleMask) => void,
): Steps<void> {
  const { task, ranges } = yield* linkTask(store, repeated);
  const shared = { ranges, task, find: linkRangeJudge(store.db, task) };
  for (const part of shareRanges(ranges < WORTH_A_THREAD ? null : thread, shared)) {
    if (part) {
      const { ids, masks, links } = part.found;
      ids.forEach((id, i) => {
        visit(id, masks[i] ?? 0n);
      });
      changeOpenLinks(store.db, links);
      store.flags.noteLinks(links);
    }
    yield 0;
  }
  forgetBehind(store, task);
}

/** Open links of rows behind the last one with language versions are no more. */
function forgetBehind(store: ProjectStore, { ids }: LinkTask): void {
  const after = ids.at(-1) ?? 0;
  store.flags.noteLinks(setOpenLinks(store.db, [], { after, to: Number.MAX_SAFE_INTEGER }));
}

function* linkTask(
  store: ProjectStore,
  repeated: Uint8Array | null,
): Steps<{ readonly task: LinkTask; readonly ranges: number }> {
  const found = new GrowingNumbers();
  for (const ids of readLinkIds(store.db)) {
    for (const id of ids) found.push(id);
    yield 0;
  }
  const ids = new Uint32Array(new SharedArrayBuffer(4 * found.length));
  ids.set(found.view());
  const judged = new Uint8Array(new SharedArrayBuffer(store.lastRowId() + 1));
  return {
    task: { kind: 'links', ids, judged, repeated },
    ranges: Math.ceil(ids.length / LINK_ROWS_A_RANGE),
  };
}

/** Judges these rows; some hundreds at most. */
export function recheckLinksOf(store: ProjectStore, ids: Uint32Array, context: CheckContext): void {
  judgeLinkRows(store, linkRowsById(store.db, Array.from(ids)), context);
}

/** True where rows came, went, or got another loc, fragment or inclusion: links between rows may change elsewhere. */
export function touchesLinks({ fields }: Pick<Touched, 'fields'>): boolean {
  return (['loc', 'hash', 'deleted', 'included', 'ext'] as const).some((field) => fields.has(field));
}

/**
 * Judges the touched rows that have language versions or had some, and the rows that link to touched ones or did.
 * Yields no rows.
 */
export function* recheckLinks(
  store: ProjectStore,
  touched: Pick<Touched, 'ids' | 'fields' | 'replaced' | 'written' | 'replacedExts'>,
  context: CheckContext,
): Steps<void> {
  const { db } = store;
  const { ids, fields, replacedExts } = touched;
  if (!hasLinks(db) && replacedExts?.length === 0) return;
  if (replacedExts === null) {
    yield* recheckAllLinks(store, context, Array.from(ids));
    return;
  }
  const read = rememberAlternates();
  const changes = { ids, replacedExts, all: fields.has('ext') };
  const wanted = yield* findLinkRows(db, { ...changes, hashes: hashesAround(store, touched) }, read);
  for (let start = 0; start < wanted.length; start += IDS_AT_ONCE) {
    judgeLinkRows(store, linkRowsById(db, wanted.slice(start, start + IDS_AT_ONCE)), context, read);
    yield 0;
  }
}

/** The loc hashes that touched rows have or had. */
function hashesAround(
  store: ProjectStore,
  { ids, fields, replaced, written }: Pick<Touched, 'ids' | 'fields' | 'replaced' | 'written'>,
): NumberSet {
  // Where nothing but locs were written, all hashes are known.
  if ([...fields].every((field) => field === 'loc' || field === 'hash'))
    return new SortedNumbers(replaced, written);
  const others: number[] = [];
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    for (const hash of store.hashesOf(ids.subarray(start, start + BATCH_ROWS))) others.push(hash);
  }
  return new SortedNumbers(replaced, written, others);
}
