// Groups rows into clusters by where their addresses name a language. It wires store, check and edit, and changes
// nothing.
import { X_DEFAULT } from '../../../../shared/model/cluster.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { GrowingNumbers } from '../../rows/growing-numbers.ts';
import { HashNumbers } from '../../check/hash-numbers.ts';
import { hashWhole } from '../../check/hash-whole.ts';
import type { ReadLanguage } from '../edit/cluster-pattern.ts';
import type { LinkEdit } from '../edit/write-alternates.ts';
import type { ProjectStore } from '../../store/store.ts';
import type { RowLinks } from './write-links.ts';
import { append } from '../../../../shared/model/large-lists.ts';

/** A cluster that is to be, and its rows. */
export interface PlannedCluster {
  readonly links: readonly LinkEdit[];
  readonly rows: readonly RowLinks[];
}

/** What is planned is handed on in parts; both kinds of sources make it. */
export type TakeClusters = (clusters: readonly PlannedCluster[]) => Steps<void>;

const STEP_ROWS = 50_000;
const ROWS_AT_ONCE = 2_000;

export interface PatternPlan {
  readonly read: ReadLanguage;
  /** The language whose page becomes the x-default, or ''. */
  readonly fallback: string;
  readonly replace: boolean;
  /** Writes a code as the set does. */
  readonly spell: (code: string) => string;
}

/** Twice over the included rows. Memory: about 40 bytes a row that names a language. */
export function* patternClusters(store: ProjectStore, plan: PatternPlan, take: TakeClusters): Steps<void> {
  const { starts, rows } = yield* groupRows(store, plan.read);
  let ids: number[] = [];
  for (let group = 0; group + 1 < starts.length; group++) {
    const part = rows.subarray(starts[group] ?? 0, starts[group + 1] ?? 0);
    // One row is no cluster, whatever language it names.
    if (part.length > 1) append(ids, part);
    if (ids.length < ROWS_AT_ONCE) continue;
    yield* take(clustersOf(store, ids, plan));
    yield ids.length;
    ids = [];
  }
  if (ids.length > 0) yield* take(clustersOf(store, ids, plan));
}

/** Rows by their pages, in the order of the pages' first rows. Pages whose hashes are alike are told apart later. */
function* groupRows(
  store: ProjectStore,
  read: ReadLanguage,
): Steps<{ starts: Uint32Array; rows: Uint32Array }> {
  const pages = new HashNumbers();
  const pageOf = new GrowingNumbers();
  const ids = new GrowingNumbers();
  for (const batch of store.batches({ includedOnly: true })) {
    for (let i = 0; i < batch.count; i++) {
      const placed = read(batch.loc[i] ?? '');
      if (!placed) continue;
      pageOf.push(pages.numberOf(hashWhole(placed.page)));
      ids.push(batch.id[i] ?? 0);
    }
    yield batch.count;
  }
  const starts = new Uint32Array(pages.size + 1);
  for (const page of pageOf.view()) starts[page + 1] = (starts[page + 1] ?? 0) + 1;
  for (let i = 0; i < pages.size; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  yield 0;
  const next = starts.slice(0, pages.size);
  const rows = new Uint32Array(ids.length);
  for (let i = 0; i < ids.length; i++) {
    const page = pageOf.at(i);
    const at = next[page] ?? 0;
    rows[at] = ids.at(i);
    next[page] = at + 1;
    if (i % STEP_ROWS === 0) yield 0;
  }
  return { starts, rows };
}

function clustersOf(
  store: ProjectStore,
  ids: readonly number[],
  { read, fallback, replace, spell }: PatternPlan,
): PlannedCluster[] {
  const batch = store.rowsById(ids);
  const pages = new Map<string, { readonly hrefs: Map<string, string>; readonly ids: number[] }>();
  batch.loc.forEach((loc, i) => {
    const placed = read(loc);
    if (!placed) return;
    const page = pages.get(placed.page) ?? { hrefs: new Map<string, string>(), ids: [] };
    pages.set(placed.page, page);
    // Of several pages in one language the first is the one.
    const known = page.hrefs.get(placed.language);
    if (known !== undefined && known !== loc) return;
    page.hrefs.set(placed.language, loc);
    page.ids.push(batch.id[i] ?? 0);
  });
  return [...pages.values()]
    .filter(({ hrefs }) => hrefs.size > 1)
    .map((page) => {
      const links = spelledLinks(
        Array.from(page.hrefs, ([language, href]) => ({ language, href })),
        { fallback, spell },
      );
      return { links, rows: page.ids.map((id) => ({ id, links, replace })) };
    });
}

/** As the set writes codes, and with an x-default where the fallback is among the languages and nothing else is said. */
export function spelledLinks(
  links: readonly LinkEdit[],
  { fallback, spell }: Pick<PatternPlan, 'fallback' | 'spell'>,
): readonly LinkEdit[] {
  const spelled = links.map(({ language, href }) => ({ language: spell(language), href }));
  if (links.some(({ language }) => language.toLowerCase() === X_DEFAULT)) return spelled;
  const found = links.find(({ language }) => language.toLowerCase() === fallback.toLowerCase());
  return found ? [...spelled, { language: spell(X_DEFAULT), href: found.href }] : spelled;
}
