// Counts the rows of all folders, each with what is below it. It tells of none, and reads no row.
import type { Severity } from '../../../../shared/model/problem.ts';
import { latestDay } from '../../check/future.ts';
import { UNDATED } from '../../view/coded/code-part.ts';
import type { Codes } from '../../view/coded/coded-rows.ts';
import { ALL_HOSTS, type FolderTree } from '../../view/coded/folder-tree.ts';
import type { Pace } from '../../view/pace.ts';
import { forRows } from './count-rows.ts';
import type { KindFacts } from './kind-facts.ts';

/** By the number of a folder. */
export interface FolderCounts {
  readonly urls: Uint32Array;
  readonly included: Uint32Array;
  readonly issues: Uint32Array;
  readonly errors: Uint32Array;
  readonly warnings: Uint32Array;
  /** As a written day, 0 for none. */
  readonly newest: Uint32Array;
  /** Rows that lie in the folder itself. */
  readonly own: Uint32Array;
}

const SUMS = ['urls', 'included', 'issues', 'errors', 'warnings'] as const;

/** Memory: 48 bytes a folder meanwhile, 28 at the end. */
export async function countFolders(
  codes: Codes,
  facts: readonly KindFacts[],
  ids: Uint32Array | null,
  pace: Pace,
): Promise<FolderCounts> {
  const { tree, folder, day, days, kinds } = codes;
  const counts = emptyCounts(tree.size);
  const latest = latestDay(Date.now());
  const isIncluded = kinds.map(({ included }) => included);
  const has = (severity: Severity): boolean[] => facts.map(({ severities }) => severities.has(severity));
  const [hasError, hasWarning] = [has('error'), has('warning')];
  const hasIssue = facts.map(({ rules }) => rules.length > 0);
  await forRows(codes, ids, pace, (id, kind) => {
    const at = folder[id] ?? ALL_HOSTS;
    const of = days[day[id] ?? 0] ?? 0;
    if (of > UNDATED && of <= latest && of > (counts.newest[at] ?? 0)) counts.newest[at] = of;
    add(counts.own, at);
    if (isIncluded[kind] === true) add(counts.included, at);
    if (hasIssue[kind] !== true) return;
    add(counts.issues, at);
    if (hasError[kind] === true) add(counts.errors, at);
    if (hasWarning[kind] === true) add(counts.warnings, at);
  });
  counts.urls.set(counts.own);
  addBelow(tree, counts);
  return counts;
}

/** The sums of folders with what is below each. */
export function withBelow(tree: FolderTree, own: Uint32Array): Uint32Array {
  const sums = own.slice();
  // Whatever is below something has a higher number.
  for (let folder = own.length - 1; folder > ALL_HOSTS; folder--) {
    const parent = tree.parentOf(folder);
    sums[parent] = (sums[parent] ?? 0) + (sums[folder] ?? 0);
  }
  return sums;
}

/** The counts of one tree as those of another, in which several of its folders can have the same number. */
export function movedCounts(counts: FolderCounts, size: number, numberOf: Uint32Array): FolderCounts {
  const moved = emptyCounts(size);
  numberOf.forEach((to, from) => {
    for (const name of [...SUMS, 'own'] as const)
      moved[name][to] = (moved[name][to] ?? 0) + (counts[name][from] ?? 0);
    moved.newest[to] = Math.max(moved.newest[to] ?? 0, counts.newest[from] ?? 0);
  });
  return moved;
}

function addBelow(tree: FolderTree, counts: FolderCounts): void {
  for (const name of SUMS) counts[name].set(withBelow(tree, counts[name]));
  const { newest } = counts;
  for (let folder = newest.length - 1; folder > ALL_HOSTS; folder--) {
    const parent = tree.parentOf(folder);
    newest[parent] = Math.max(newest[parent] ?? 0, newest[folder] ?? 0);
  }
}

function emptyCounts(size: number): FolderCounts {
  const none = (): Uint32Array => new Uint32Array(size);
  return {
    urls: none(),
    included: none(),
    issues: none(),
    errors: none(),
    warnings: none(),
    newest: none(),
    own: none(),
  };
}

function add(counts: Uint32Array, number: number): void {
  counts[number] = (counts[number] ?? 0) + 1;
}
