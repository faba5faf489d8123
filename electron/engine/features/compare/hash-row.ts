// What of a row goes into its hash, and how: the same from texts and from bytes. It reads nothing.
import {
  ALL_COMPARED_FIELDS,
  COMPARED_FIELDS,
  comparedFieldBit,
} from '../../../../shared/model/comparison.ts';
import { inSchemaOrder } from '../../read/parse/xml/schema-order.ts';
import { EXTENSION_FIELDS, extensionParts } from './digest/extension-parts.ts';
import type { RowHash } from './digest/row-hash.ts';

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
const FIRST_EXTENSION = COMPARED_FIELDS.indexOf('images');
const ALL_EXTENSIONS = EXTENSION_FIELDS.reduce((set, field) => set | comparedFieldBit(field), 0);

/** Hashes rows by the fields of a set. An empty text and no value are the same. */
export class RowHasher {
  readonly hash: RowHash;
  /** True where some vocabularies count and others don't, so that fragments have to be taken apart. */
  readonly partsOfExtensions: boolean;
  readonly #lastmod: boolean;
  readonly #changefreq: boolean;
  readonly #priority: boolean;
  readonly #included: boolean;
  readonly #extensions: number;

  constructor(hash: RowHash, compared = ALL_COMPARED_FIELDS) {
    this.hash = hash;
    this.#lastmod = (compared & comparedFieldBit('lastmod')) !== 0;
    this.#changefreq = (compared & comparedFieldBit('changefreq')) !== 0;
    this.#priority = (compared & comparedFieldBit('priority')) !== 0;
    this.#included = (compared & comparedFieldBit('included')) !== 0;
    this.#extensions = compared & ALL_EXTENSIONS;
    this.partsOfExtensions = this.#extensions !== 0 && this.#extensions !== ALL_EXTENSIONS;
  }

  row(row: HashedRow): void {
    const { hash } = this;
    hash.begin();
    hash.text(row.loc);
    hash.endKey();
    if (row.lastmod !== null) this.lastmod(row.lastmod);
    if (row.changefreq !== null) this.changefreq(row.changefreq);
    if (row.priority !== null) this.priority(row.priority);
    if (!row.included) this.excluded();
    if (row.ext !== null) this.extensions(row.ext);
    hash.endContent();
  }

  lastmod(text: string): void {
    if (!this.#lastmod || text === '') return;
    this.hash.mark(LASTMOD);
    this.hash.text(text);
  }

  lastmodBytes(view: DataView, from: number, to: number): void {
    if (!this.#lastmod || from === to) return;
    this.hash.mark(LASTMOD);
    this.hash.bytes(view, from, to);
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
