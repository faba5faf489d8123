// Which fields the rows of a side can hold at all, by the format that they come from: a field that one of two rows can't
// hold tells nothing about them. It looks at no values.
import {
  ALL_COMPARED_FIELDS,
  comparedFieldBit,
  comparedFieldsOf,
  type ComparedField,
} from '../../../../../shared/model/comparison.ts';
import { firstPlace } from '../../../../../shared/model/first-place.ts';
import type { SourceFormat } from '../../../../../shared/model/project.ts';
import {
  hreflangOf,
  type TableField,
  type TableMapping,
} from '../../../../../shared/model/table/table-field.ts';
import { EXTENSION_FIELDS } from './extension-parts.ts';

const INCLUDED = comparedFieldBit('included');
/** How its address is spelt every row tells. */
const RESPELT = comparedFieldBit('respelt');

/** What a file can say of a row besides its address. Whether a row is included is no matter of the format. */
export function heldFields(format: SourceFormat | null, columns: TableMapping = []): number {
  switch (format) {
    case 'rss':
    case 'atom':
      return comparedFieldBit('lastmod') | RESPELT;
    case 'csv':
    case 'xlsx':
      return columns.reduce((set, column) => set | fieldsOf(column), RESPELT);
    case 'text':
    case 'html':
      return RESPELT;
    default:
      return ALL_COMPARED_FIELDS & ~INCLUDED;
  }
}

function fieldsOf(column: TableField | null): number {
  if (hreflangOf(column) !== null) return comparedFieldBit('alternates');
  switch (column) {
    case 'lastmod':
    case 'changefreq':
    case 'priority':
    case 'images':
    case 'alternates':
      return comparedFieldBit(column);
    case 'extensions':
      return EXTENSION_FIELDS.reduce((set, field: ComparedField) => set | comparedFieldBit(field), 0);
    default:
      return 0;
  }
}

/** Rows that follow each other, and what they can hold: fields, and "included" where one of them is not. */
export interface HeldPart {
  readonly count: number;
  readonly fields: number;
}

/** The fields of many rows by their positions. Memory: some bytes for each part. */
export class HeldFields {
  /** What all rows hold, and what any does. */
  readonly all: number;
  readonly any: number;
  readonly #ends: readonly number[];
  readonly #fields: readonly number[];

  constructor(parts: readonly HeldPart[]) {
    const some = parts.filter(({ count }) => count > 0);
    let end = 0;
    this.#ends = some.map(({ count }) => (end += count));
    this.#fields = some.map(({ fields }) => fields);
    this.all = this.#fields.reduce((set, fields) => set & fields, ALL_COMPARED_FIELDS);
    this.any = this.#fields.reduce((set, fields) => set | fields, 0);
  }

  /** These rows in their order, but those that can hold more before those that can hold less. */
  richestFirst(rows: Uint32Array): Uint32Array {
    const kinds = [...new Set(this.#fields)].sort((a, b) => sizeOf(b) - sizeOf(a));
    if (kinds.length < 2) return rows;
    const sorted = new Uint32Array(rows.length);
    let count = 0;
    for (const kind of kinds) {
      for (const row of rows) if (this.at(row) === kind) sorted[count++] = row;
    }
    return sorted;
  }

  at(position: number): number {
    // Mostly all rows of a side can hold the same.
    if (this.all === this.any) return this.any;
    const part = firstPlace(0, this.#ends.length - 1, (n) => position < (this.#ends[n] ?? 0));
    return this.#fields[part] ?? 0;
  }
}

/** How many fields of a set. */
export function sizeOf(fields: number): number {
  return comparedFieldsOf(fields).length;
}

/** The fields that two rows can be compared by: those that both can hold, and "included" where one of them says no. */
export function comparableFields(before: number, after: number): number {
  return (before & after) | ((before | after) & INCLUDED);
}
