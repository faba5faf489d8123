// Counts the rows of a project as they are at one moment, and those that meet a filter; what was counted last is kept, so
// that windows and other figures of the same rows need no counting. It reads rows through the view's numbers alone.
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { isRobotsColumn } from '../../../../shared/model/rows/robots-column.ts';
import type { OpenProject } from '../../project/open-project.ts';
import type { Codes, RowsVersion } from '../../view/coded/coded-rows.ts';
import { patchedIds } from '../../view/id-lists.ts';
import { Pace } from '../../view/pace.ts';
import { countRows, type RowCounts } from './count-rows.ts';
import { countFolders, movedCounts, type FolderCounts } from './folder-figures.ts';
import type { CountedFolders } from './folder-window.ts';
import { foldTree, type FoldedTree } from './folded-tree.ts';
import { factsOfKinds } from './kind-facts.ts';
import type { RunControl } from './overview-runs.ts';

type Filter = readonly Condition[];

/** Of all rows and of those that meet the filter; one and the same where there is none. */
export interface Pair<T> {
  readonly codes: Codes;
  readonly all: T;
  readonly met: T;
}

/** The rows that meet a filter. */
interface Met {
  readonly key: string;
  readonly version: RowsVersion;
  readonly ids: Uint32Array;
}

/** One for each project. */
export class CountedRows {
  readonly #project: OpenProject;
  readonly #rows = new Kept<RowCounts>();
  readonly #folders = new Kept<FolderCounts>();
  #met: Met | null = null;
  readonly #moved = new WeakMap<FolderCounts, FolderCounts>();
  #folded: { readonly of: Codes['tree']; readonly folded: FoldedTree } | null = null;

  constructor(project: OpenProject) {
    this.#project = project;
  }

  /** Rows by kind, day and folder. */
  rows(filter: Filter, control: RunControl): Promise<Pair<RowCounts>> {
    return this.#count(filter, control, this.#rows, (codes, ids, pace) => countRows(codes, ids, pace));
  }

  /** The figures of all folders as they are. */
  async plainFolders(filter: Filter, control: RunControl): Promise<CountedFolders> {
    const { codes, all, met } = await this.#folderCounts(filter, control);
    return { tree: codes.tree, all, met };
  }

  #folderCounts(filter: Filter, control: RunControl): Promise<Pair<FolderCounts>> {
    const { store } = this.#project;
    return this.#count(filter, control, this.#folders, (codes, ids, pace) =>
      countFolders(codes, factsOfKinds(store, codes.kinds), ids, pace),
    );
  }

  /** The figures of all folders with ids folded. */
  async foldedFolders(filter: Filter, control: RunControl): Promise<CountedFolders> {
    const { codes, all, met } = await this.#folderCounts(filter, control);
    const { tree, numberOf } = this.#foldedTree(codes);
    const moved = (counts: FolderCounts): FolderCounts => {
      const known = this.#moved.get(counts) ?? movedCounts(counts, tree.size, numberOf);
      this.#moved.set(counts, known);
      return known;
    };
    return { tree, all: moved(all), met: moved(met) };
  }

  #foldedTree({ tree }: Codes): FoldedTree {
    const known = this.#folded;
    if (known?.of === tree && known.folded.numberOf.length === tree.size) return known.folded;
    const folded = foldTree(tree);
    this.#folded = { of: tree, folded };
    return folded;
  }

  /** Counts anew where rows were written meanwhile. */
  async #count<T>(
    filter: Filter,
    control: RunControl,
    kept: Kept<T>,
    count: (codes: Codes, ids: Uint32Array | null, pace: Pace) => Promise<T>,
  ): Promise<Pair<T>> {
    const { codes: coded } = this.#project.views;
    for (;;) {
      const pace = new Pace(control);
      const version = this.#version();
      const key = `${version} ${JSON.stringify(filter)}`;
      const codes = await coded.read(pace);
      const all = await kept.of(`${version} []`, () => count(codes, null, pace));
      const meeting = async (): Promise<T> => count(codes, await this.#meeting(filter, pace), pace);
      const met = filter.length === 0 ? all : await kept.of(key, meeting);
      if (version === this.#version()) return { codes, all, met };
    }
  }

  /** The rows that meet the filter; where it is that of before, only what was written since is looked at. */
  async #meeting(filter: Filter, pace: Pace): Promise<Uint32Array> {
    const { views } = this.#project;
    const key = JSON.stringify(filter);
    const known = this.#met?.key === key ? this.#met : null;
    const { version } = views.codes;
    // What robots.txt files say changes without a write of rows.
    const changed = known && !filter.some(asksRobots) ? views.codes.changedSince(known.version) : null;
    const found = await views.meeting({ filter }, changed, pace);
    const ids = known && changed ? patchedIds(known.ids, changed, found) : found;
    // Rows that were written meanwhile may have been looked at, or not.
    this.#met = { key, version, ids };
    return ids;
  }

  /** Another text where rows, or what rules weigh, may have changed. */
  #version(): string {
    const { views, store, revision } = this.#project;
    const { writes, hidden } = views.codes.version;
    return `${String(writes)}/${String(hidden)} ${String(revision)} ${JSON.stringify(store.checks())}`;
  }
}

/** Of how many filters counts are kept: that of all rows, and two of the last. */
const KEPT = 3;

/** The last counts, by what they are of. */
class Kept<T> {
  readonly #counts = new Map<string, T>();

  async of(key: string, count: () => Promise<T>): Promise<T> {
    const known = this.#counts.get(key) ?? (await count());
    this.#counts.delete(key);
    this.#counts.set(key, known);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > KEPT && oldest !== undefined) this.#counts.delete(oldest);
    return known;
  }
}

function asksRobots(condition: Condition): boolean {
  return 'column' in condition && (condition.column === 'robots' || isRobotsColumn(condition.column));
}

const all = new WeakMap<OpenProject, CountedRows>();

export function countedRows(project: OpenProject): CountedRows {
  let counted = all.get(project);
  if (!counted) all.set(project, (counted = new CountedRows(project)));
  return counted;
}
