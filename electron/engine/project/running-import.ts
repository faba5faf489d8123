// Keeps what an import has found so far, for whoever wants to show it while it runs and after. It follows nothing.
import type { ImportNode, ImportNodes, ImportNodeState } from '../../../shared/model/import/found-sources.ts';
import type { Problem, Severity } from '../../../shared/model/problem.ts';

/** Nodes told at once. */
const AT_ONCE = 2_000;

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

type Writable<T> = { -readonly [K in keyof T]: T[K] };

let runs = 0;

/** Memory: some hundred bytes a source. */
export class ImportTree {
  readonly run = ++runs;
  readonly #nodes: Writable<ImportNode>[] = [];
  readonly #byLocation = new Map<string, number>();
  readonly #revisions: number[] = [];
  readonly #counts: Record<ImportNodeState, number> = {
    waiting: 0,
    reading: 0,
    done: 0,
    unchanged: 0,
    failed: 0,
    skipped: 0,
  };
  #revision = 0;

  /** The node of a location, of several the first; null where there is none. */
  find(location: string): number | null {
    return this.#byLocation.get(location) ?? null;
  }

  /** True for a node that waits to be read. */
  isWaiting(id: number): boolean {
    return this.#nodes[id - 1]?.state === 'waiting';
  }

  /** The node of a location, which begins to wait where it is new. */
  nodeOf(location: string, parent: number | null): number {
    return this.find(location) ?? this.add(location, parent);
  }

  /** Adds a source that waits, and returns its id. */
  add(location: string, parent: number | null): number {
    const id = this.#nodes.length + 1;
    if (!this.#byLocation.has(location)) this.#byLocation.set(location, id);
    this.#nodes.push({
      id,
      parent,
      location,
      state: 'waiting',
      bytes: 0,
      entries: 0,
      errors: 0,
      warnings: 0,
      reason: null,
    });
    this.#counts.waiting++;
    this.#revisions.push(++this.#revision);
    return id;
  }

  setState(id: number, state: ImportNodeState): void {
    this.#update(id, (node) => {
      this.#counts[node.state]--;
      this.#counts[state]++;
      node.state = state;
    });
  }

  addBytes(id: number, bytes: number): void {
    this.#update(id, (node) => (node.bytes += bytes));
  }

  addEntries(id: number, entries: number): void {
    this.#update(id, (node) => (node.entries += entries));
  }

  addProblem(id: number, { severity, reason, count = 1 }: Problem): void {
    this.#update(id, (node) => {
      const worst = node.errors > 0 ? 'error' : node.warnings > 0 ? 'warning' : 'info';
      if (node.reason === null || RANK[severity] < RANK[worst]) node.reason = reason;
      if (severity === 'error') node.errors += count;
      if (severity === 'warning') node.warnings += count;
    });
  }

  get counts(): Readonly<Record<ImportNodeState, number>> {
    return this.#counts;
  }

  get size(): number {
    return this.#nodes.length;
  }

  /** What changed after a revision, the earliest changes first; 0 = everything. */
  since(revision: number): ImportNodes {
    const places: number[] = [];
    for (let i = 0; i < this.#nodes.length; i++) if ((this.#revisions[i] ?? 0) > revision) places.push(i);
    places.sort((a, b) => (this.#revisions[a] ?? 0) - (this.#revisions[b] ?? 0));
    const told = places.slice(0, AT_ONCE);
    const last = told.at(-1);
    return {
      run: this.run,
      more: told.length < places.length,
      revision: last === undefined ? this.#revision : (this.#revisions[last] ?? 0),
      nodes: told.flatMap((i) => this.#nodes[i] ?? []).map((node) => ({ ...node })),
      counts: { ...this.#counts },
    };
  }

  #update(id: number, change: (node: Writable<ImportNode>) => void): void {
    const node = this.#nodes[id - 1];
    if (!node) return;
    change(node);
    this.#revisions[id - 1] = ++this.#revision;
  }
}
