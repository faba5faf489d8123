// Finds which rows are language versions of one page: connected components over the links between their addresses.
// It sees each row once, keeps numbers alone, and judges nothing but whether a cluster is surely without fault.
import type { AlternateEntry } from '../../../shared/model/rows/extensions.ts';
import { X_DEFAULT } from '../../../shared/model/cluster.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import { GrowingNumbers } from '../rows/growing-numbers.ts';
import { HashNumbers } from './hash-numbers.ts';
import { hashWhole } from './hash-whole.ts';
import type { LanguageSets } from './language-sets.ts';
import { WrittenCodes } from './languages/written-codes.ts';

/** The clusters by the order of their first rows. */
export interface Clusters {
  readonly count: number;
  /** Where the rows of each cluster begin in `rows`; one more at the end. */
  readonly starts: Uint32Array;
  /** Row ids, ascending within a cluster. */
  readonly rows: Uint32Array;
  /** The language set of each cluster that is surely without fault, or UNSURE. */
  readonly sets: Uint32Array;
}

/** A cluster that has to be looked at. */
export const UNSURE = 0xffff_ffff;

const NONE = 0xffff_ffff;
const STEP_ROWS = 50_000;

const FULL = /^https?:\/\//i;

/**
 * Whether a link makes rows versions of one page. x-default does not: the front page may be that of a whole site. Neither
 * does what is no full URL: it leads to no row, and a text such as "/" may stand in pages that have nothing in common.
 */
export function joinsVersions(code: string, href: string): boolean {
  return code !== X_DEFAULT && (href.startsWith('https://') || FULL.test(href));
}

/** About 60 bytes a row. */
export class ClusterForest {
  /** The codes that rows write, with their numbers of rows. */
  readonly written: WrittenCodes;
  readonly #read: (ext: string) => readonly AlternateEntry[];
  readonly #addresses = new HashNumbers();
  readonly #parents = new GrowingNumbers();
  readonly #fragments = new HashNumbers();
  /** By fragment: the address of its first link, how many addresses it lists, its language set or UNSURE. */
  readonly #firstLink = new GrowingNumbers();
  readonly #linkCount = new GrowingNumbers();
  readonly #fragmentSet = new GrowingNumbers();
  readonly #fragmentCodes = new GrowingNumbers();
  readonly #rowIds = new GrowingNumbers();
  readonly #rowAddress = new GrowingNumbers();
  readonly #rowFragment = new GrowingNumbers();

  constructor(sets: LanguageSets, read: (ext: string) => readonly AlternateEntry[]) {
    this.written = new WrittenCodes(sets);
    this.#read = read;
  }

  /** Rows with language versions, by ascending id. */
  add(id: number, loc: string, ext: string): void {
    const fragment = this.#fragmentOf(ext);
    if (fragment === NONE) return;
    this.written.count(this.#fragmentCodes.at(fragment));
    const address = this.#addressOf(loc);
    const first = this.#firstLink.at(fragment);
    if (first !== NONE) this.#unite(address, first);
    this.#rowIds.push(id);
    this.#rowAddress.push(address);
    this.#rowFragment.push(fragment);
  }

  /** Versions of one page mostly have the same fragment: it is read once. NONE where it has no links after all. */
  #fragmentOf(ext: string): number {
    const before = this.#fragments.size;
    const fragment = this.#fragments.numberOf(hashWhole(ext));
    if (fragment < before) return this.#linkCount.at(fragment) === NONE ? NONE : fragment;
    const links = this.#read(ext);
    const number = this.written.numberOf(links);
    const { codes, set } = this.written.list(number);
    const byCode = new Map<string, string>();
    const hrefs = new Set<string>();
    let sure = true;
    for (let i = 0; i < links.length; i++) {
      const code = codes[i] ?? '';
      const href = links[i]?.href ?? '';
      sure &&= (byCode.get(code) ?? href) === href;
      byCode.set(code, href);
      if (joinsVersions(code, href)) hrefs.add(href);
      else sure &&= code === X_DEFAULT;
    }
    const fallback = byCode.get(X_DEFAULT);
    sure &&= fallback === undefined || hrefs.has(fallback);
    let first = NONE;
    for (const href of hrefs) {
      const address = this.#addressOf(href);
      if (first === NONE) first = address;
      else this.#unite(first, address);
    }
    this.#firstLink.push(first);
    this.#linkCount.push(links.length === 0 ? NONE : hrefs.size);
    this.#fragmentSet.push(sure ? set : UNSURE);
    this.#fragmentCodes.push(number);
    return links.length === 0 ? NONE : fragment;
  }

  #addressOf(loc: string): number {
    const number = this.#addresses.numberOf(hashWhole(loc));
    if (number === this.#parents.length) this.#parents.push(number);
    return number;
  }

  #root(address: number): number {
    let node = address;
    for (;;) {
      const parent = this.#parents.at(node);
      if (parent === node) return node;
      // Each look shortens the way for the next one.
      const above = this.#parents.at(parent);
      this.#parents.set(node, above);
      node = above;
    }
  }

  #unite(a: number, b: number): void {
    const [first, second] = [this.#root(a), this.#root(b)];
    if (first !== second) this.#parents.set(Math.max(first, second), Math.min(first, second));
  }

  /** Yields the rows that were put into their clusters. */
  *finish(): Steps<Clusters> {
    const { count, ofRow, ofAddress } = yield* this.#number();
    const starts = new Uint32Array(count + 1);
    for (const cluster of ofRow) starts[cluster + 1] = (starts[cluster + 1] ?? 0) + 1;
    for (let i = 0; i < count; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
    yield 0;
    const next = starts.slice(0, count);
    const rows = new Uint32Array(ofRow.length);
    for (let i = 0; i < ofRow.length; i++) {
      const cluster = ofRow[i] ?? 0;
      const at = next[cluster] ?? 0;
      rows[at] = this.#rowIds.at(i);
      next[cluster] = at + 1;
      if (i % STEP_ROWS === 0) yield 0;
    }
    return { count, starts, rows, sets: yield* this.#sureSets(count, ofRow, ofAddress) };
  }

  /** Numbers the clusters by their first rows. */
  *#number(): Steps<{ count: number; ofRow: Uint32Array; ofAddress: Uint32Array }> {
    const ofRoot = new Uint32Array(this.#parents.length).fill(NONE);
    const ofRow = new Uint32Array(this.#rowIds.length);
    let count = 0;
    for (let i = 0; i < ofRow.length; i++) {
      const root = this.#root(this.#rowAddress.at(i));
      if (ofRoot[root] === NONE) ofRoot[root] = count++;
      ofRow[i] = ofRoot[root] ?? 0;
      if (i % STEP_ROWS === 0) yield 0;
    }
    for (let i = 0; i < ofRoot.length; i++) {
      ofRoot[i] = ofRoot[this.#root(i)] ?? NONE;
      if (i % STEP_ROWS === 0) yield 0;
    }
    return { count, ofRow, ofAddress: ofRoot };
  }

  /** Without fault: all rows have the same links, and these are just the addresses of the rows. */
  *#sureSets(count: number, ofRow: Uint32Array, ofAddress: Uint32Array): Steps<Uint32Array> {
    const addresses = new Uint32Array(count);
    for (const cluster of ofAddress) if (cluster !== NONE) addresses[cluster] = (addresses[cluster] ?? 0) + 1;
    yield 0;
    const rowAddresses = new Uint32Array(count);
    const seen = new Uint8Array(this.#parents.length);
    const fragments = new Uint32Array(count).fill(NONE);
    const mixed = new Uint8Array(count);
    for (let i = 0; i < ofRow.length; i++) {
      const cluster = ofRow[i] ?? 0;
      const address = this.#rowAddress.at(i);
      if (seen[address] === 0) {
        seen[address] = 1;
        rowAddresses[cluster] = (rowAddresses[cluster] ?? 0) + 1;
      }
      const fragment = this.#rowFragment.at(i);
      if (fragments[cluster] === NONE) fragments[cluster] = fragment;
      else if (fragments[cluster] !== fragment) mixed[cluster] = 1;
      if (i % STEP_ROWS === 0) yield STEP_ROWS;
    }
    return fragments.map((fragment, cluster) => {
      const links = this.#linkCount.at(fragment);
      const whole = rowAddresses[cluster] === links && addresses[cluster] === links;
      return mixed[cluster] === 0 && whole ? this.#fragmentSet.at(fragment) : UNSURE;
    });
  }
}
