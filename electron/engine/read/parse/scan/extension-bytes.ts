// Reads an entry's ordinary extension elements from bytes into their canonical fragment: it takes only what ExtensionWriter
// would write in the same way, and leaves everything else to the XML parser.
import { EXTENSION_NAMESPACES } from '../../../../../shared/protocol/namespaces.ts';

const [TAB, LF, CR, SPACE, AMPERSAND] = [9, 10, 13, 32, 38] as const;
const [SLASH, LESS, GREATER, QUOTE, UNDERSCORE] = [47, 60, 62, 34, 95] as const;

const LINK = Buffer.from('<xhtml:link');
const LINK_ATTRIBUTES = [Buffer.from('rel='), Buffer.from('hreflang='), Buffer.from('href=')] as const;
/** A link without one of them, or with another relation, is told of by the ordinary reader. */
const ALL_ATTRIBUTES = 0b111;
const ALTERNATE = Buffer.from('"alternate"');
/** XML's own entities; in the canonical form those with a `code` stand as characters. */
interface Entity {
  readonly name: Buffer;
  readonly code: number;
}
const [AMP, LT, GT] = [entity('&amp;'), entity('&lt;'), entity('&gt;')];
const APOSTROPHE = entity('&apos;', 39);
const TEXT_ENTITIES = [AMP, LT, GT, entity('&quot;', QUOTE), APOSTROPHE] as const;
const VALUE_ENTITIES = [AMP, LT, GT, entity('&quot;'), APOSTROPHE] as const;

/** news:news → news:publication → news:name is the deepest that there is. */
const MAX_LEVELS = 4;

export class ExtensionBytes {
  /** The canonical fragment, from the start on. */
  bytes = Buffer.alloc(4_096);
  view = new DataView(this.bytes.buffer);
  readonly #prefixes: readonly Buffer[];
  readonly #links: boolean;
  readonly #open = new Uint32Array(2 * (MAX_LEVELS + 2));
  #source: Buffer = this.bytes;
  #at = 0;
  #length = 0;
  /** What was taken last and is not copied yet: mostly a whole fragment stands as it is to be. */
  #pieceFrom = 0;
  #pieceTo = 0;
  /** True where an entity was met that the canonical form has as a character. */
  #resolve = false;
  /** True where no element of the last fragment has more than one child, so that all are in order. */
  lone = true;

  /** `prefixes` = those of the known vocabularies that the root binds to what they mean. */
  constructor(prefixes: ReadonlySet<string>) {
    const known = Object.keys(EXTENSION_NAMESPACES).filter((prefix) => prefixes.has(prefix));
    this.#links = known.includes('xhtml');
    this.#prefixes = known.filter((prefix) => prefix !== 'xhtml').map((prefix) => Buffer.from(`${prefix}:`));
  }

  /** Writes the fragment of the children between two places and returns its length; -1 where one is not ordinary. */
  read(source: Buffer, from: number, to: number): number {
    if (to - from + 8 > this.bytes.length) {
      this.bytes = Buffer.alloc((to - from) * 2 + 8);
      this.view = new DataView(this.bytes.buffer);
    }
    this.#source = source;
    this.#at = from;
    this.#length = 0;
    this.#pieceFrom = this.#pieceTo = from;
    this.#resolve = false;
    this.lone = true;
    for (;;) {
      this.#skipBlanks();
      if (this.#at >= to) return this.#flush();
      const taken = this.#matches(LINK) ? this.#readLink(to) : this.#readElement(to);
      if (!taken) return -1;
    }
  }

  #readLink(to: number): boolean {
    if (!this.#links) return false;
    const start = this.#at;
    this.#at += LINK.length;
    this.#copy(start, this.#at);
    let seen = 0;
    for (;;) {
      const blank = this.#at;
      this.#skipBlanks();
      const next = this.#source[this.#at];
      if (next === SLASH) break;
      if (blank === this.#at || this.#at >= to) return false;
      const n = this.#linkAttribute();
      if (n < 0 || (seen & (1 << n)) !== 0) return false;
      seen |= 1 << n;
      const from = this.#at;
      this.#at += LINK_ATTRIBUTES[n]?.length ?? 0;
      if (n === 0 && !this.#matches(ALTERNATE)) return false;
      if (!this.#skipQuoted()) return false;
      this.#put(SPACE);
      this.#copyResolved(from, this.#at, VALUE_ENTITIES);
    }
    if (seen !== ALL_ATTRIBUTES || this.#source[this.#at + 1] !== GREATER) return false;
    this.#copy(this.#at, this.#at + 2);
    this.#at += 2;
    return true;
  }

  #linkAttribute(): number {
    for (let n = 0; n < LINK_ATTRIBUTES.length; n++) {
      const name = LINK_ATTRIBUTES[n];
      if (name && this.#matches(name)) return n;
    }
    return -1;
  }

  /** Goes behind a value in double quotes; false where it is written otherwise than it would be written again. */
  #skipQuoted(): boolean {
    if (this.#source[this.#at] !== QUOTE) return false;
    for (this.#at++; ; this.#at++) {
      const code = this.#source[this.#at];
      if (code === QUOTE) break;
      if (code === undefined || code === LESS || code === GREATER || code < SPACE) return false;
      if (code === AMPERSAND && !this.#entity(VALUE_ENTITIES, this.#at)) return false;
    }
    this.#at++;
    return true;
  }

  #readElement(to: number): boolean {
    const source = this.#source;
    let depth = 0;
    let closed = false;
    do {
      if (source[this.#at] !== LESS) return false;
      // Names are short: looking at each byte is faster than asking for the next one.
      let end = this.#at + 1;
      while (end < to && source[end] !== GREATER) end++;
      if (end >= to) return false;
      const opens = source[this.#at + 1] !== SLASH;
      if (opens) {
        if (closed) this.lone = false;
        if (!this.#isName(this.#at + 1, end)) return false;
        this.#open[depth * 2] = this.#at + 1;
        this.#open[depth * 2 + 1] = end;
        depth++;
      } else if (!this.#closes(--depth, this.#at + 2, end)) return false;
      closed = !opens;
      this.#copy(this.#at, end + 1);
      this.#at = end + 1;
      if (depth === 0) return true;
      if (!this.#content(opens)) return false;
    } while (depth <= MAX_LEVELS);
    return false;
  }

  /** What stands up to the next tag: the text of a leaf, or blanks between elements. */
  #content(afterOpening: boolean): boolean {
    const from = this.#at;
    const next = this.#source.indexOf(LESS, from);
    if (next < 0) return false;
    const leaf = afterOpening && this.#source[next + 1] === SLASH;
    let blank = true;
    for (let at = from; at < next; at++) {
      const code = this.#source[at];
      const space = code === SPACE || code === LF || code === TAB || code === CR;
      if (!space) {
        blank = false;
        if (!leaf) return false;
        if (code === undefined || code === GREATER || code < SPACE) return false;
        if (code === AMPERSAND && !this.#entity(TEXT_ENTITIES, at)) return false;
      } else if (leaf && code === CR) return false;
    }
    if (leaf && blank) return false;
    if (leaf) this.#copyResolved(from, next, TEXT_ENTITIES);
    this.#at = next;
    return true;
  }

  /** "prefix:name" with a known prefix and nothing else. */
  #isName(from: number, to: number): boolean {
    let start = from;
    for (const prefix of this.#prefixes) {
      if (!this.#matches(prefix, from)) continue;
      start += prefix.length;
      break;
    }
    if (start === from) return false;
    for (let at = start; at < to; at++) {
      const code = this.#source[at] ?? 0;
      const letter = (code | 32) >= 97 && (code | 32) <= 122;
      if (!letter && code !== UNDERSCORE) return false;
    }
    return to > start;
  }

  #closes(depth: number, from: number, to: number): boolean {
    if (depth < 0) return false;
    const start = this.#open[depth * 2] ?? 0;
    if ((this.#open[depth * 2 + 1] ?? 0) - start !== to - from) return false;
    for (let i = 0; i < to - from; i++) if (this.#source[start + i] !== this.#source[from + i]) return false;
    return true;
  }

  #entity(known: readonly Entity[], at: number): boolean {
    const found = known.find(({ name }) => this.#matches(name, at));
    if (found && found.code > 0) this.#resolve = true;
    return found !== undefined;
  }

  /** Copies what was looked through last. */
  #copyResolved(from: number, to: number, known: readonly Entity[]): void {
    let start = from;
    if (this.#resolve) {
      const source = this.#source;
      for (let at = source.indexOf(AMPERSAND, from); at >= 0 && at < to;) {
        const found = known.find(({ name }) => this.#matches(name, at));
        if (found && found.code > 0) {
          this.#copy(start, at);
          this.#put(found.code);
          start = at + found.name.length;
        }
        at = source.indexOf(AMPERSAND, at + 1);
      }
      this.#resolve = false;
    }
    this.#copy(start, to);
  }

  #matches(literal: Buffer, at = this.#at): boolean {
    for (let i = 0; i < literal.length; i++) if (this.#source[at + i] !== literal[i]) return false;
    return true;
  }

  #skipBlanks(): void {
    for (;;) {
      const code = this.#source[this.#at];
      if (code !== SPACE && code !== LF && code !== TAB && code !== CR) return;
      this.#at++;
    }
  }

  #copy(from: number, to: number): void {
    if (from !== this.#pieceTo) {
      this.#flush();
      this.#pieceFrom = from;
    }
    this.#pieceTo = to;
  }

  #put(code: number): void {
    if (this.#source[this.#pieceTo] === code) {
      this.#pieceTo++;
      return;
    }
    this.#flush();
    this.bytes[this.#length++] = code;
    this.#pieceFrom = this.#pieceTo;
  }

  /** Copies the last piece and gives the length of the fragment up to its end. */
  #flush(): number {
    this.#source.copy(this.bytes, this.#length, this.#pieceFrom, this.#pieceTo);
    this.#length += this.#pieceTo - this.#pieceFrom;
    this.#pieceFrom = this.#pieceTo;
    return this.#length;
  }
}

function entity(name: string, code = 0): Entity {
  return { name: Buffer.from(name), code };
}
