// Which projects are open, kept by the host's state, so that a host that starts after one that ended unexpectedly knows them. A
// host that ends in order has none open. It opens nothing itself.
import { existsSync } from 'node:fs';
import * as v from 'valibot';
import type { UnexpectedEnd } from '../../shared/contract/host.ts';
import { isRunning } from '../files/lock-holder.ts';

/** `again`: it was opened again after an unexpected end, and the host has not stood long since. */
export const openProject = v.object({ path: v.string(), host: v.number(), again: v.boolean() });

type OpenProject = v.InferOutput<typeof openProject>;

/** A host that stands so long does not end by what it has open. */
const STANDS_MS = 60_000;

interface OpenStore {
  readonly read: () => readonly OpenProject[];
  /** Never throws. */
  readonly write: (open: readonly OpenProject[]) => void;
}

export class OpenProjects {
  readonly #store: OpenStore;
  #again: ReadonlySet<string> = new Set();
  #end: UnexpectedEnd | null = null;

  constructor(store: OpenStore) {
    this.#store = store;
  }

  /**
   * Paths of what is to be opened as the host starts: what one had open that ended unexpectedly, unless the user asks for a file.
   * The last was opened last.
   */
  start(asked: string | null): readonly string[] {
    const all = this.#store.read();
    const left = all.filter(isLeft);
    const again = left.filter((one) => !one.again && existsSync(one.path)).map(({ path }) => path);
    const paths = asked === null ? again : [asked];
    if (left.length === 0) return paths;
    this.#again = new Set(again);
    this.#end = endOf(left, paths.at(-1) ?? null);
    this.#store.write([...all.filter((one) => !isLeft(one)), ...paths.map((path) => this.#mine(path))]);
    setTimeout(() => {
      this.#again = new Set();
      const stands = (one: OpenProject): OpenProject => (isMine(one) ? { ...one, again: false } : one);
      this.#store.write(this.#store.read().map(stands));
    }, STANDS_MS).unref();
    return paths;
  }

  /** What a window is to be told of the host before; once. */
  takeEnd(): UnexpectedEnd | null {
    const end = this.#end;
    this.#end = null;
    return end;
  }

  /** These are open now, and no others of this host. */
  keep(paths: readonly string[]): void {
    const others = this.#store.read().filter((one) => !isMine(one));
    this.#store.write([...others, ...paths.map((path) => this.#mine(path))]);
  }

  #mine(path: string): OpenProject {
    return { path, host: process.pid, again: this.#again.has(path) };
  }
}

/** `opened`: the one that is opened now; of others, only that they are not opened again is told. */
function endOf(left: readonly OpenProject[], opened: string | null): UnexpectedEnd | null {
  if (opened !== null)
    return left.some(({ path }) => path === opened) ? { path: opened, isOpened: true } : null;
  const path = left.findLast(({ again }) => again)?.path;
  return path === undefined ? null : { path, isOpened: false };
}

function isMine({ host }: OpenProject): boolean {
  return host === process.pid;
}

/** Several hosts share a home. A number that is this one's now was another's before, which is no more. */
function isLeft(one: OpenProject): boolean {
  return isMine(one) || !isRunning(one.host);
}
