// What rows of clusters lack of the links that the others have. It judges clusters as they are now, and changes nothing.
import type { Steps } from '../../../../shared/model/steps.ts';
import { codesOf, type JudgedCluster } from '../../check/judge-cluster.ts';
import { isListable } from '../../check/languages/listable-link.ts';
import { rowsOf, type ClusterIndex } from '../../check/run/find-clusters.ts';
import { judgeClusters } from '../../check/run/judge-clusters.ts';
import type { ProjectStore } from '../../store/store.ts';
import type { RowLinks } from './write-links.ts';

/** Rows that are worked on together. */
const ROWS_AT_ONCE = 2_000;

export interface CompleteOptions {
  /** Links to rows that are left out are given to more rows, too. */
  readonly excluded: boolean;
  readonly spell: (code: string) => string;
}

/**
 * The links that each row lacks; rows that lack none are not among them. Links that can't be used are given to no row,
 * and a cluster with conflicts is left to a person. What a row has stays to the byte.
 */
export function lackedLinks(
  { rows, cells, faults }: JudgedCluster,
  { excluded, spell }: CompleteOptions,
): RowLinks[] {
  if (faults.includes('conflicts')) return [];
  const whole = cells.flatMap(({ language, links }) => {
    const [only] = links;
    if (!only || links.length > 1 || !isListable(language, only.href)) return [];
    if (only.state === 'excluded' && !excluded) return [];
    return [{ code: language, language: spell(language), href: only.href }];
  });
  // Rows that lack the same share one list: that is worked out once.
  const lists = new Map<string, RowLinks['links']>();
  return rows.flatMap((row): RowLinks[] => {
    const own = codesOf(row);
    const lacked = whole.filter(({ code }) => !own.has(code));
    if (lacked.length === 0) return [];
    const key = lacked.map(({ code }) => code).join(' ');
    const links = lists.get(key) ?? lacked.map(({ language, href }) => ({ language, href }));
    lists.set(key, links);
    return [{ id: row.id, links, replace: false }];
  });
}

/** Rows that are left out and that more rows would list. */
export function excludedLacked({ rows, cells, faults }: JudgedCluster): number {
  if (faults.includes('conflicts')) return 0;
  const lackedBy = (code: string): boolean => rows.some((row) => !codesOf(row).has(code));
  const hrefs = cells.flatMap(({ language, links: [only, second] }) =>
    only?.state === 'excluded' && !second && isListable(language, only.href) && lackedBy(language)
      ? [only.href]
      : [],
  );
  return new Set(hrefs).size;
}

/** Judges these clusters, some at a time; yields the rows of each part. */
export function* eachJudged(
  store: ProjectStore,
  { clusters }: ClusterIndex,
  chosen: readonly number[],
  take: (judged: readonly JudgedCluster[]) => Steps<void>,
): Steps<void> {
  for (let at = 0; at < chosen.length;) {
    const part: Uint32Array[] = [];
    let rows = 0;
    for (; at < chosen.length && rows < ROWS_AT_ONCE; at++) {
      const ids = rowsOf(clusters, chosen[at] ?? 0);
      part.push(ids);
      rows += ids.length;
    }
    yield* take(judgeClusters(store, part));
    yield rows;
  }
}
