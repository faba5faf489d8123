// The different folders that rows lie in, numbered: a host is below number 0, and each folder below its host or another
// folder. Whatever is below something has a higher number. It counts no rows.
import type { Folder } from '../../../../shared/model/overview.ts';
import { namesIn } from './folder-of.ts';

/** Above all hosts. */
export const ALL_HOSTS = 0;

/** What is told apart at most: with short names about 100 bytes each. */
const MOST_FOLDERS = 2_000_000;
const MOST_LETTERS = 200_000_000;

/** Shorter parts of a text are copied by the engine of JavaScript; longer ones keep all of it in memory. */
const COPIED_LETTERS = 13;

interface Bounds {
  readonly folders: number;
  readonly letters: number;
}

export class FolderTree {
  readonly #bounds: Bounds;
  /** Null for rows that have no host. */
  readonly #names: (string | null)[] = [''];
  #parents = new Uint32Array(1_024);
  /** The first one below each, and the next one beside; 0 = none. */
  #below = new Uint32Array(1_024);
  #beside = new Uint32Array(1_024);
  /** By hash, the numbers of all folders; 0 = free. At most half is taken. */
  #places = new Uint32Array(2_048);
  #letters = 0;
  #isWhole = true;

  constructor(bounds: Bounds = { folders: MOST_FOLDERS, letters: MOST_LETTERS }) {
    this.#bounds = bounds;
  }

  /** How many numbers are given; none is taken back. */
  get size(): number {
    return this.#names.length;
  }

  /** False where rows lie in folders that have no number: there is too much to tell apart. They are said to be above. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The number of a folder, which gets one where it has none. */
  add({ host, path }: Folder): number {
    let folder = this.addBelow(ALL_HOSTS, host);
    if (folder === ALL_HOSTS) return folder;
    for (const name of namesIn(belowHost({ host, path }))) {
      const next = this.addBelow(folder, name);
      if (next === folder) break;
      folder = next;
    }
    return folder;
  }

  /** The number of a name below a folder, which gets one where it has none; that of the folder where there is too much. */
  addBelow(parent: number, name: string | null): number {
    return this.child(parent, name) ?? this.#give(parent, name) ?? parent;
  }

  /** The number of one that has one, or null. */
  find({ host, path }: Folder): number | null {
    let folder = this.child(ALL_HOSTS, host);
    for (const name of namesIn(belowHost({ host, path }))) {
      if (folder === null) return null;
      folder = this.child(folder, name);
    }
    return folder;
  }

  /** The number of a name below a folder, or null. */
  child(parent: number, name: string | null): number | null {
    return this.#places[this.#placeOf(parent, name)] || null;
  }

  /** The name, with its slash; that of a host, null for none. */
  nameOf(folder: number): string | null {
    return this.#names[folder] ?? null;
  }

  /** What it is below; of ALL_HOSTS nobody may ask. */
  parentOf(folder: number): number {
    return this.#parents[folder] ?? ALL_HOSTS;
  }

  *below(folder: number): Generator<number> {
    for (let next = this.#below[folder] ?? 0; next > 0; next = this.#beside[next] ?? 0) yield next;
  }

  /** The folder as it is told; of ALL_HOSTS nobody may ask. */
  folder(number: number): Folder {
    const names: (string | null)[] = [];
    for (let at = number; at !== ALL_HOSTS; at = this.parentOf(at)) names.push(this.nameOf(at));
    const host = names.pop() ?? null;
    return { host, path: `${host === null ? '' : '/'}${names.reverse().join('')}` };
  }

  /** A number for a new name below a folder; null where there are too many. */
  #give(parent: number, name: string | null): number | null {
    const letters = name?.length ?? 0;
    if (this.size > this.#bounds.folders || this.#letters + letters > this.#bounds.letters) {
      this.#isWhole = false;
      return null;
    }
    const folder = this.#names.length;
    this.#makeRoom(folder);
    this.#names.push(name !== null && letters >= COPIED_LETTERS ? Buffer.from(name).toString() : name);
    this.#letters += letters;
    this.#parents[folder] = parent;
    this.#beside[folder] = this.#below[parent] ?? 0;
    this.#below[parent] = folder;
    this.#places[this.#placeOf(parent, name)] = folder;
    return folder;
  }

  #makeRoom(folder: number): void {
    if (folder < this.#parents.length) return;
    [this.#parents, this.#below, this.#beside] = [
      doubled(this.#parents),
      doubled(this.#below),
      doubled(this.#beside),
    ];
    this.#places = new Uint32Array(this.#places.length * 2);
    for (let at = 1; at < this.#names.length; at++)
      this.#places[this.#placeOf(this.parentOf(at), this.nameOf(at))] = at;
  }

  /** Where the number of a name stands, or would. */
  #placeOf(parent: number, name: string | null): number {
    const mask = this.#places.length - 1;
    for (let place = hashOf(parent, name) & mask; ; place = (place + 1) & mask) {
      const folder = this.#places[place] ?? 0;
      if (folder === 0 || (this.#parents[folder] === parent && this.#names[folder] === name)) return place;
    }
  }
}

/** What of a path is told apart below its host: all but the slash that each begins with. */
function belowHost({ host, path }: Folder): string {
  return host === null ? path : path.slice(1);
}

function doubled(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}

function hashOf(parent: number, name: string | null): number {
  let hash = Math.imul(parent, 0x9e3779b1) ^ (name === null ? 1 : 0);
  for (let i = 0; name !== null && i < name.length; i++) {
    hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
