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
import { findLinkRows } from './find-link-rows.ts';
import {
  firstByBits,
  firstByFlags,
  judgeLinkRows,
  LINK_ROWS_A_RANGE,
  linkRangeJudge,
  rememberAlternates,
  writeLinkVerdicts,
  type IsFirst,
  type LinkVerdicts,
} from './judge-link-rows.ts';

const IDS_AT_ONCE = 500;

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
  yield* judgeRanges(store, firstByFlags(store, context), (found) => {
    writeLinkVerdicts(store, found, context);
  });
}

/**
 * Judges all rows with language versions and tells of those that break a rule. Writes open links alone. `repeated`: a bit
 * an id, for rows that repeat the address of an earlier one. Yields no rows.
 */
export function* findAllLinks(
  store: ProjectStore,
  repeated: Uint8Array,
  visit: (id: number, mask: RuleMask) => void,
): Steps<void> {
  yield* judgeRanges(store, firstByBits(repeated), ({ ids, masks, links }) => {
    ids.forEach((id, i) => {
      visit(id, masks[i] ?? 0n);
    });
    changeOpenLinks(store.db, links);
    store.flags.noteLinks(links);
  });
}

function* judgeRanges(
  store: ProjectStore,
  isFirst: IsFirst,
  visit: (found: LinkVerdicts) => void,
): Steps<void> {
  const found = new GrowingNumbers();
  for (const ids of readLinkIds(store.db)) {
    for (const id of ids) found.push(id);
    yield 0;
  }
  const ids = found.view();
  const judge = linkRangeJudge(store.db, { ids, judged: new Uint8Array(store.lastRowId() + 1), isFirst });
  for (let range = 0; range * LINK_ROWS_A_RANGE < ids.length; range++) {
    visit(judge(range));
    yield 0;
  }
  // Open links of rows behind the last one with language versions are no more.
  const after = ids.at(-1) ?? 0;
  store.flags.noteLinks(setOpenLinks(store.db, [], { after, to: Number.MAX_SAFE_INTEGER }));
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
