// What of a row goes into its hash, and how: the same from texts and from bytes. It reads nothing.
import {
  ALL_COMPARED_FIELDS,
  COMPARED_FIELDS,
  comparedFieldBit,
} from '../../../../shared/model/comparison.ts';
import { instantText } from '../../../../shared/protocol/same-lastmod.ts';
import { isSurelyNormal, normalLoc } from '../../rows/normal-loc.ts';
import { inSchemaOrder } from '../../read/parse/xml/schema-order.ts';
import { EXTENSION_FIELDS, extensionParts } from './digest/extension-parts.ts';
import type { RowHash } from './digest/row-hash.ts';
import { UtcBytes } from './digest/utc-bytes.ts';

/** Values as the project stores them. */
export interface HashedRow {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly ext: string | null;
  readonly included: boolean;
}

const [LASTMOD, CHANGEFREQ, PRIORITY, INCLUDED] = [0, 1, 2, 3] as const;
const RESPELT = COMPARED_FIELDS.indexOf('respelt');
const FIRST_EXTENSION = COMPARED_FIELDS.indexOf('images');
const ALL_EXTENSIONS = EXTENSION_FIELDS.reduce((set, field) => set | comparedFieldBit(field), 0);

/** Lengths of 2025-01-31T12:00Z, which is the shortest time, and of 2025-01-31T12:00:00Z, which needs no other form. */
const [SHORTEST_TIME, UTC_LENGTH] = [17, 20] as const;
const LETTER_Z = 0x5a;

/** Hashes rows by the fields of a set. An empty text and no value are the same. */
export class RowHasher {
  readonly hash: RowHash;
  /** True where some vocabularies count and others don't, so that fragments have to be taken apart. */
  readonly partsOfExtensions: boolean;
  readonly #utc = new UtcBytes();
  readonly #lastmod: boolean;
  readonly #changefreq: boolean;
  readonly #priority: boolean;
  readonly #included: boolean;
  readonly #extensions: number;
  readonly #respelt: boolean;

  constructor(hash: RowHash, compared = ALL_COMPARED_FIELDS) {
    this.hash = hash;
    this.#lastmod = (compared & comparedFieldBit('lastmod')) !== 0;
    this.#changefreq = (compared & comparedFieldBit('changefreq')) !== 0;
    this.#priority = (compared & comparedFieldBit('priority')) !== 0;
    this.#included = (compared & comparedFieldBit('included')) !== 0;
    this.#extensions = compared & ALL_EXTENSIONS;
    this.#respelt = (compared & comparedFieldBit('respelt')) !== 0;
    this.partsOfExtensions = this.#extensions !== 0 && this.#extensions !== ALL_EXTENSIONS;
  }

  row(row: HashedRow): void {
    const { hash } = this;
    this.address(row.loc);
    if (row.lastmod !== null) this.lastmod(row.lastmod);
    if (row.changefreq !== null) this.changefreq(row.changefreq);
    if (row.priority !== null) this.priority(row.priority);
    if (!row.included) this.excluded();
    if (row.ext !== null) this.extensions(row.ext);
    hash.endContent();
  }

  /** Begins a row with its address. Equivalent spellings have one key, and contents of their own. */
  address(loc: string): void {
    const { hash } = this;
    hash.begin();
    hash.text(loc);
    const normal = !hash.wide && isSurelyNormal(loc) ? loc : normalLoc(loc);
    if (normal !== loc) {
      hash.begin();
      hash.text(normal);
    }
    hash.endKey();
    if (normal === loc || !this.#respelt) return;
    hash.respelt = true;
    hash.mark(RESPELT);
    hash.text(loc);
  }

  /** By the instant that it names. */
  lastmod(text: string): void {
    if (!this.#lastmod || text === '') return;
    this.hash.mark(LASTMOD);
    this.hash.text(instantText(text));
  }

  /** As `lastmod`; the view is one of these bytes. */
  lastmodBytes(bytes: Buffer, view: DataView, from: number, to: number): void {
    if (!this.#lastmod || from === to) return;
    this.hash.mark(LASTMOD);
    if (this.#utc.read(bytes, view, from, to)) {
      this.hash.bytes(this.#utc.view, 0, this.#utc.length);
      return;
    }
    const isPlain = to - from < SHORTEST_TIME || (to - from === UTC_LENGTH && bytes[to - 1] === LETTER_Z);
    const text = isPlain ? '' : bytes.toString('latin1', from, to);
    const instant = isPlain ? '' : instantText(text);
    if (instant === text) this.hash.bytes(view, from, to);
    else this.hash.text(instant);
  }

  changefreq(value: number | string): void {
    if (this.#changefreq) this.#value(CHANGEFREQ, value);
  }

  priority(value: number | string): void {
    if (this.#priority) this.#value(PRIORITY, value);
  }

  excluded(): void {
    if (this.#included) this.hash.mark(INCLUDED);
  }

  /** In the order of the schemas, as an export writes them. */
  extensions(given: string): void {
    if (this.#extensions === 0 || given === '') return;
    const ext = inSchemaOrder(given);
    if (!this.partsOfExtensions) {
      this.hash.mark(FIRST_EXTENSION);
      this.hash.text(ext);
      return;
    }
    const parts = extensionParts(ext);
    EXTENSION_FIELDS.forEach((field, i) => {
      if ((this.#extensions & comparedFieldBit(field)) === 0 || parts[field] === '') return;
      this.hash.mark(FIRST_EXTENSION + i);
      this.hash.text(parts[field]);
    });
  }

  /** As `extensions`, for the bytes of a canonical fragment, where no part has to be left out and all are in order. */
  extensionBytes(view: DataView, length: number): void {
    if (this.#extensions === 0 || length === 0) return;
    this.hash.mark(FIRST_EXTENSION);
    this.hash.bytes(view, 0, length);
  }

  #value(field: number, value: number | string): void {
    if (value === '') return;
    this.hash.mark(field);
    if (typeof value === 'number') this.hash.number(value);
    else this.hash.text(value);
  }
}
