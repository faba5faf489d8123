// A tree of literal beginnings, packed into a few number arrays so that a walk down it stays in the processor's cache.
// It knows no rule: what hangs on a beginning is numbers of its owner.

/** A beginning with what hangs on it. */
export interface TreeEntry {
  readonly text: string;
  readonly value: number;
}

interface Node {
  label: string;
  readonly children: Map<number, Node>;
  value: number;
}

/** Numbers of a node in the packed form: label from and to, value, children from, and how many; below 0: a table. */
const STRIDE = 5;
/** Characters of a path are percent-encoded. */
const CHARACTERS = 128;
/** With more children than this a table is faster than looking through them. */
const LOOKED_THROUGH = 6;

export class PrefixTree {
  readonly #nodes: Int32Array;
  readonly #labels: Uint8Array;
  /** The first characters of children, and the nodes that they lead to. */
  readonly #codes: Uint8Array;
  readonly #kids: Int32Array;
  readonly #tables: Int32Array;
  /** The values on the way of the last walk, from the root on, and where they were reached. */
  readonly values: Int32Array;
  readonly places: Int32Array;

  /** Texts of ASCII, each once, with values from 0. */
  constructor(entries: readonly TreeEntry[]) {
    const root: Node = { label: '', children: new Map(), value: -1 };
    for (const { text, value } of entries) nodeOf(root, text).value = value;
    const packed = pack(root);
    this.#nodes = Int32Array.from(packed.nodes);
    this.#labels = Uint8Array.from(packed.labels);
    this.#codes = Uint8Array.from(packed.codes);
    this.#kids = Int32Array.from(packed.kids);
    this.#tables = Int32Array.from(packed.tables);
    this.values = new Int32Array(packed.depth + 1);
    this.places = new Int32Array(packed.depth + 1);
  }

  /** Goes down as far as the text from `start` to `stop` does; gives how many values it came by. */
  walk(text: Uint8Array, start: number, stop: number): number {
    const nodes = this.#nodes;
    const labels = this.#labels;
    let met = 0;
    let at = start;
    let node = 0;
    for (;;) {
      const value = nodes[node + 2] ?? -1;
      if (value >= 0) {
        this.values[met] = value;
        this.places[met++] = at;
      }
      if (at >= stop) return met;
      node = this.#child(node, text[at] ?? 0);
      if (node < 0) return met;
      const end = nodes[node + 1] ?? 0;
      for (let i = nodes[node] ?? 0; i < end; i++, at++) {
        if (at >= stop || text[at] !== labels[i]) return met;
      }
    }
  }

  #child(node: number, code: number): number {
    const from = this.#nodes[node + 3] ?? 0;
    const count = this.#nodes[node + 4] ?? 0;
    if (count < 0) return code < CHARACTERS ? (this.#tables[from + code] ?? -1) : -1;
    for (let i = from; i < from + count; i++) {
      if (this.#codes[i] === code) return this.#kids[i] ?? -1;
    }
    return -1;
  }
}

/** The node at the end of a text, which comes into being where it is missing. */
function nodeOf(root: Node, text: string): Node {
  let node = root;
  let at = 0;
  while (at < text.length) {
    const next = node.children.get(text.charCodeAt(at));
    if (!next) {
      const leaf: Node = { label: text.slice(at), children: new Map(), value: -1 };
      node.children.set(text.charCodeAt(at), leaf);
      return leaf;
    }
    const shared = sharedLength(next.label, text, at);
    node = shared < next.label.length ? split(node, next, shared) : next;
    at += shared;
  }
  return node;
}

function split(parent: Node, child: Node, length: number): Node {
  const middle: Node = { label: child.label.slice(0, length), children: new Map(), value: -1 };
  parent.children.set(child.label.charCodeAt(0), middle);
  child.label = child.label.slice(length);
  middle.children.set(child.label.charCodeAt(0), child);
  return middle;
}

function sharedLength(label: string, text: string, at: number): number {
  let i = 0;
  while (i < label.length && at + i < text.length && label.charCodeAt(i) === text.charCodeAt(at + i)) i++;
  return i;
}

interface Packed {
  readonly nodes: number[];
  readonly labels: number[];
  readonly codes: number[];
  readonly kids: number[];
  readonly tables: number[];
  depth: number;
}

/** Breadth first, so that the beginnings that all paths share lie together. */
function pack(root: Node): Packed {
  const packed: Packed = { nodes: [], labels: [], codes: [], kids: [], tables: [], depth: 0 };
  const waiting: { node: Node; depth: number }[] = [{ node: root, depth: 1 }];
  let given = 1;
  for (const { node, depth } of waiting) {
    const { labels, tables } = packed;
    const from = labels.length;
    for (let i = 0; i < node.label.length; i++) labels.push(node.label.charCodeAt(i));
    const asTable = node.children.size > LOOKED_THROUGH;
    packed.nodes.push(from, labels.length, node.value);
    packed.nodes.push(asTable ? tables.length : packed.codes.length, asTable ? -1 : node.children.size);
    packed.depth = Math.max(packed.depth, depth);
    const table = tables.length;
    if (asTable) for (let i = 0; i < CHARACTERS; i++) tables.push(-1);
    for (const [code, child] of node.children) {
      waiting.push({ node: child, depth: depth + 1 });
      const place = given++ * STRIDE;
      if (asTable) tables[table + code] = place;
      else {
        packed.codes.push(code);
        packed.kids.push(place);
      }
    }
  }
  return packed;
}
