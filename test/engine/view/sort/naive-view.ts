// A second, plain implementation of filter and sort, to compare the engine's with.
import { isValueColumn, VALUE_COLUMNS } from '../../../../shared/model/rows/columns.ts';
import { CHANGEFREQS } from '../../../../shared/protocol/changefreq.ts';
import { formatPriority, parsePriority } from '../../../../shared/protocol/priority.ts';
import type { RobotsColumn } from '../../../../shared/model/rows/robots-column.ts';
import { BLOCKING_RULES, type RuleId } from '../../../../shared/model/rule.ts';
import type {
  Condition,
  NumberColumn,
  SetColumn,
  SetValue,
  SortKey,
  TextColumn,
  ViewQuery,
} from '../../../../shared/model/rows/view-query.ts';
import type { SampleRow } from '../../store/rows/sample-project.ts';

export interface Row extends Required<SampleRow> {
  readonly id: number;
  readonly included: boolean;
  readonly broken: readonly RuleId[];
  readonly source: number;
}

/** Locations of the sources, by id. */
export type Locations = Readonly<Record<number, string>>;

/** Stands for the verdicts of some robots.txt. */
export function blockedAgents(loc: string): string | null {
  if (!loc.startsWith('https://')) return null;
  return ['a', 'b'].filter((name) => loc.endsWith(name) || loc.includes('/a')).join();
}

/** The ids of a view by a plain scan: letters are compared one by one, without case, but for two odd ones. */
export function naive(rows: readonly Row[], { filter, sort }: ViewQuery, locations: Locations): number[] {
  return rows
    .filter((r) => filter.every((c) => meets(r, c, locations) !== (c.not === true)))
    .toSorted((a, b) => {
      for (const key of sort) {
        const order = compare(sortValue(a, key.column), sortValue(b, key.column), key.direction);
        if (order !== 0) return order;
      }
      return a.id - b.id;
    })
    .map((r) => r.id);
}

/** The values of a column with their number of rows, in no order. */
export function naiveValues(rows: readonly Row[], column: SetColumn): Map<SetValue, number> {
  const counts = new Map<SetValue, number>();
  for (const row of rows)
    for (const value of setValues(row, column)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const ADDRESS = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/i;
const RELATIVE = /^([^?#]*)(?:\?([^#]*))?/;

function parts(loc: string): { host: string | null; path: string | null; query: string | null } {
  const absolute = ADDRESS.exec(loc);
  if (absolute) {
    const host = (absolute[1] ?? '').replace(/^.*@/s, '').replace(/[A-Z]/g, (c) => c.toLowerCase());
    return { host: host || null, path: absolute[2] || '/', query: absolute[3] || null };
  }
  const relative = RELATIVE.exec(loc);
  return { host: null, path: relative?.[1] || null, query: relative?.[2] || null };
}

function depth(loc: string): number | null {
  const { path } = parts(loc);
  return path === null ? null : path.split('/').filter((segment) => segment !== '').length;
}

const TAGS = {
  images: '<image:image>',
  alternates: '<xhtml:link ',
  videos: '<video:video>',
  news: '<news:news>',
};

/** Columns for a crawler have a test of their own. */
function tags(r: Row, column: keyof typeof TAGS | RobotsColumn): number {
  if (!isTagged(column)) throw new Error(`There is no naive form of ${column}.`);
  return (r.ext ?? '').split(TAGS[column]).length - 1;
}

function isTagged(column: string): column is keyof typeof TAGS {
  return Object.hasOwn(TAGS, column);
}

/** What is wrong with rows that are left out by hand does not count. */
function problems(r: Row): readonly string[] {
  return r.included ? r.broken : [];
}

function shown(r: Row, column: TextColumn, locations: Locations): string | null {
  if (column === 'host' || column === 'path' || column === 'query') return parts(r.loc)[column];
  if (column === 'source') return locations[r.source] ?? null;
  const value = r[column];
  if (typeof value !== 'number') return value;
  return column === 'changefreq' ? (CHANGEFREQS[value] ?? '') : formatPriority(value);
}

const fold = (s: string): string =>
  Array.from(s)
    .map((c) => (c === 'İ' || c === '\u212a' ? c : c.toLowerCase().replace('ς', 'σ')))
    .join('');

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Percent-encoded letters outside ASCII written out, by trying each place with two to four escapes. */
function writtenOut(s: string): string {
  let out = '';
  for (let at = 0; at < s.length;) {
    let [letter, length] = [s.charAt(at), 1];
    for (const escapes of [2, 3, 4]) {
      const part = s.slice(at, at + escapes * 3);
      if (part.length < escapes * 3 || !/^(%[89a-f][\da-f])+$/i.test(part)) continue;
      try {
        const decoded = UTF8.decode(Buffer.from(part.replaceAll('%', ''), 'hex'));
        if (Array.from(decoded).length === 1) [letter, length] = [decoded, part.length];
      } catch {
        // Other bytes than those of a letter stay escapes.
      }
    }
    out += letter;
    at += length;
  }
  return out;
}

/** Without the negation. */
function meets(r: Row, c: Condition, locations: Locations): boolean {
  switch (c.kind) {
    case 'included':
      return r.included === c.value;
    case 'rows':
      return c.ids.includes(r.id);
    case 'source':
      return r.source === c.source;
    case 'problem':
      return c.rule === undefined ? problems(r).length > 0 : problems(r).includes(c.rule);
    case 'range': {
      if (c.column !== 'lastmod') {
        const value = numberOf(r, c.column);
        return value !== null && value >= (c.from ?? -Infinity) && value <= (c.to ?? Infinity);
      }
      if (r.lastmod === null || !isDate(r.lastmod)) return false;
      return (!c.from || r.lastmod >= c.from) && (!c.to || r.lastmod.slice(0, c.to.length) <= c.to);
    }
    case 'set':
      return setValues(r, c.column).some((value) => c.values.includes(value));
    case 'text':
      return meetsText(shown(r, c.column, locations), c);
    case 'leftOut': {
      const reason = r.included ? BLOCKING_RULES.find((rule) => r.broken.includes(rule)) : 'excluded';
      return c.reason === undefined ? reason !== undefined : reason === c.reason;
    }
    case 'folder': {
      const { host, path } = parts(r.loc);
      const folder = (path ?? '').replace(/[^/]*$/, '');
      const shown = c.folded === true ? folder.replaceAll(/(?<![^/])\d+(?![^/])/g, '{n}') : folder;
      return host === c.host && shown.startsWith(c.path);
    }
    case 'language':
      return tags(r, 'alternates') > 0 && c.code.toLowerCase() === 'de';
    case 'search':
      return ([...VALUE_COLUMNS, 'source'] as const).some((column) =>
        meetsText(shown(r, column, locations), { ...c, kind: 'text', column, operator: 'contains' }),
      );
  }
}

/** A year, a month, or what begins with a day. */
function isDate(text: string): boolean {
  const [, year = '', month, day] = /^(\d{4})(?:$|-(\d\d)(?:$|-(\d\d)))/.exec(text) ?? [];
  const [m, d] = [Number(month ?? 1), Number(day ?? 1)];
  return (
    Number(year) > 0 &&
    m >= 1 &&
    m <= 12 &&
    d >= 1 &&
    d <= new Date(Date.UTC(2000 + (Number(year) % 400), m, 0)).getUTCDate()
  );
}

function numberOf(r: Row, column: NumberColumn): number | null {
  switch (column) {
    case 'priority':
      return typeof r.priority === 'number' ? r.priority : null;
    case 'depth':
      return depth(r.loc);
    case 'problems':
      return problems(r).length;
    default:
      return tags(r, column);
  }
}

function setValues(r: Row, column: SetColumn): SetValue[] {
  switch (column) {
    case 'included':
      return [Number(r.included)];
    case 'source':
      return [r.source];
    case 'section':
      // The rows of these tests are in no section.
      return [0];
    case 'host':
    case 'path':
    case 'query':
      return [parts(r.loc)[column]];
    case 'depth':
      return [depth(r.loc)];
    case 'problems':
      return problems(r).length === 0 ? [null] : [...problems(r)];
    case 'robots': {
      const blocked = blockedAgents(r.loc);
      return blocked === null ? [null] : blocked === '' ? [0] : blocked.split(',');
    }
    case 'changefreq':
      return [typeof r.changefreq === 'number' ? (CHANGEFREQS[r.changefreq] ?? '') : r.changefreq];
    case 'loc':
      return [r.loc || null];
    default:
      return [isValueColumn(column) ? r[column] : tags(r, column)];
  }
}

function meetsText(value: string | null, c: Extract<Condition, { kind: 'text' }>): boolean {
  if (c.operator === 'empty') return value === null || value === '';
  if (c.operator === 'notEmpty') return value !== null && value !== '';
  if (value === null) return false;
  if (c.operator === 'regex') return new RegExp(c.value, c.matchCase ? 'u' : 'iu').test(value);
  if (meetsWritten(value, c)) return true;
  const wanted = writtenOut(c.value);
  return /[^\0-\x7f]/.test(wanted) && meetsWritten(writtenOut(value), { ...c, value: wanted });
}

function meetsWritten(value: string, c: Extract<Condition, { kind: 'text' }>): boolean {
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
      // As the cell shows it.
      return r.broken.length;
    case 'id':
    case 'source':
      return r[column];
    case 'section':
      return 0;
    case 'robots':
      return blockedAgents(r.loc) || null;
    case 'host':
    case 'path':
    case 'query':
      return parts(r.loc)[column];
    case 'depth':
      return depth(r.loc);
    default:
      if (!isValueColumn(column)) return tags(r, column);
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
