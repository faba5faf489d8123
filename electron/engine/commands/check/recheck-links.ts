// Brings the flags about links between language versions up to date. It wires store and check.
import { BATCH_ROWS } from '../../../../shared/model/entry-batch.ts';
import { hashLoc } from '../../../../shared/model/hash-loc.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { CheckContext } from '../../check/rule.ts';
import {
  extsOf,
  hasLinks,
  linkRowsAmong,
  linkRowsById,
  openLinksTo,
  readLinkIds,
  setOpenLinks,
} from '../../store/links.ts';
import type { ProjectStore } from '../../store/project-store.ts';
import { SortedNumbers, type NumberSet } from '../../store/sorted-numbers.ts';
import type { Touched } from '../../store/touched-rows.ts';
import { judgeLinkRows, judgeLinksBetween, rememberAlternates } from './judge-link-rows.ts';

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
  /** 1 for rows that are judged: versions in other places of the table are judged with the first one that names them. */
  const judged = new Uint8Array(store.lastRowId() + 1);
  let after = 0;
  for (const ids of readLinkIds(store.db)) {
    const to = ids.at(-1) ?? after;
    judgeLinksBetween(store, context, { after, to, ids, judged });
    after = to;
    yield 0;
  }
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

/** Judges the touched rows that have language versions or had some, and the rows that link to touched ones or did. Yields no rows. */
export function* recheckLinks(
  store: ProjectStore,
  touched: Pick<Touched, 'ids' | 'fields' | 'replaced' | 'written' | 'replacedExts'>,
  context: CheckContext,
): Steps<void> {
  const { db } = store;
  if (!hasLinks(db) && touched.replacedExts?.length === 0) return;
  if (touched.replacedExts === null) {
    yield* recheckAllLinks(store, context, Array.from(touched.ids));
    return;
  }
  const hashes = hashesAround(store, touched);
  yield 0;
  const around = linkRowsAmong(db, touched.ids, hashes);
  yield 0;
  const wanted = new Set(around);
  // Who has no versions any more may have flags of before.
  if (touched.fields.has('ext')) for (const id of touched.ids) wanted.add(id);
  for (const id of openLinksTo(db, hashes)) wanted.add(id);
  // A row that returns a link stands among the links of the row that it returns it to.
  const linked = new Set<number>();
  const read = rememberAlternates();
  const noteLinks = (exts: readonly string[]): void => {
    for (const ext of new Set(exts)) for (const { href } of read(ext)) linked.add(hashLoc(href));
  };
  noteLinks(touched.replacedExts);
  for (let start = 0; start < around.length; start += IDS_AT_ONCE) {
    noteLinks(extsOf(db, around.slice(start, start + IDS_AT_ONCE)));
    yield 0;
  }
  for (const id of linkRowsAmong(db, new Uint32Array(), linked)) wanted.add(id);
  const ids = [...wanted].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    judgeLinkRows(store, linkRowsById(db, ids.slice(start, start + IDS_AT_ONCE)), context, read);
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
