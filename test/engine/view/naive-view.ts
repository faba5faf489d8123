// A second, plain implementation of filter and sort, to compare the engine's with.
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { formatPriority, parsePriority } from '../../../shared/protocol/priority.ts';
import { RULE_IDS } from '../../../shared/model/rule.ts';
import type { Condition, SortKey, ViewQuery } from '../../../shared/model/view-query.ts';
import type { SampleRow } from '../store/sample-project.ts';

export interface Row extends Required<SampleRow> {
  readonly id: number;
  readonly included: boolean;
  readonly issues: number;
  readonly source: number;
}

/** The ids of a view by a plain scan: letters are compared one by one, without case, but for two odd ones. */
export function naive(rows: readonly Row[], { filter, sort }: ViewQuery): number[] {
  return rows
    .filter((r) => filter.every((c) => meets(r, c)))
    .toSorted((a, b) => {
      for (const key of sort) {
        const order = compare(sortValue(a, key.column), sortValue(b, key.column), key.direction);
        if (order !== 0) return order;
      }
      return a.id - b.id;
    })
    .map((r) => r.id);
}

function shown(r: Row, column: 'loc' | 'lastmod' | 'changefreq' | 'priority'): string | null {
  const value = r[column];
  if (typeof value !== 'number') return value;
  return column === 'changefreq' ? (CHANGEFREQS[value] ?? '') : formatPriority(value);
}

const fold = (s: string): string =>
  Array.from(s)
    .map((c) => (c === 'İ' || c === '\u212a' ? c : c.toLowerCase().replace('ς', 'σ')))
    .join('');

function meets(r: Row, c: Condition): boolean {
  switch (c.kind) {
    case 'included':
      return r.included === c.value;
    case 'source':
      return r.source === c.source;
    case 'problem':
      return c.rule === undefined ? r.issues !== 0 : (r.issues & (1 << RULE_IDS.indexOf(c.rule))) !== 0;
    case 'range': {
      if (c.column === 'priority') {
        return typeof r.priority === 'number' && r.priority >= (c.from ?? 0) && r.priority <= (c.to ?? 1);
      }
      if (r.lastmod === null || !/^\d{4}/.test(r.lastmod)) return false;
      return (!c.from || r.lastmod >= c.from) && (!c.to || r.lastmod.slice(0, c.to.length) <= c.to);
    }
    case 'text':
      return meetsText(shown(r, c.column), c) !== (c.not === true);
  }
}

function meetsText(value: string | null, c: Extract<Condition, { kind: 'text' }>): boolean {
  if (c.operator === 'empty') return value === null || value === '';
  if (c.operator === 'notEmpty') return value !== null && value !== '';
  if (value === null) return false;
  if (c.operator === 'regex') return new RegExp(c.value, c.matchCase ? 'u' : 'iu').test(value);
  const [v, w] = c.matchCase ? [value, c.value] : [fold(value), fold(c.value)];
  if (c.operator === 'contains') return v.includes(w);
  if (c.operator === 'startsWith') return v.startsWith(w);
  if (c.operator === 'endsWith') return v.endsWith(w);
  if (v === w) return true;
  const number = c.column === 'priority' ? parsePriority(c.value) : null;
  return number !== null && parsePriority(value) === number;
}

function sortValue(r: Row, column: SortKey['column']): string | number | null {
  switch (column) {
    case 'included':
      return Number(r.included);
    case 'problems':
      return RULE_IDS.filter((_, bit) => (r.issues >> bit) & 1).length;
    case 'id':
    case 'source':
      return r[column];
    default:
      return r[column] === '' ? null : r[column];
  }
}

function compare(a: string | number | null, b: string | number | null, direction: 'asc' | 'desc'): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' || typeof b === 'number'
      ? typeof a === typeof b
        ? Number(a) - Number(b)
        : typeof a === 'number'
          ? -1
          : 1
      : Buffer.compare(Buffer.from(a), Buffer.from(b));
  return direction === 'asc' ? order : -order;
}
