import type { UrlRow } from '../../shared/model/rows/row.ts';
import { describe, expect, it } from 'vitest';
import { parseFilter } from '../../electron/cli/options/filter-syntax.ts';
import { readColumnNames } from '../../electron/cli/options/column-names.ts';
import { LIST_COLUMNS, listCell } from '../../electron/cli/options/list-columns.ts';
import { parseSort } from '../../electron/cli/options/sort-syntax.ts';
import { UsageError } from '../../electron/cli/options/usage-error.ts';

const plain = { matchCase: false };
const text = { kind: 'text', not: false, matchCase: false } as const;

describe('parseFilter', () => {
  it.each([
    ['loc~shop', { ...text, column: 'loc', operator: 'contains', value: 'shop' }],
    [
      'loc=https://a.example/?q=1',
      { ...text, column: 'loc', operator: 'equals', value: 'https://a.example/?q=1' },
    ],
    ['loc^=https://', { ...text, column: 'loc', operator: 'startsWith', value: 'https://' }],
    ['loc$=.html', { ...text, column: 'loc', operator: 'endsWith', value: '.html' }],
    ['loc/\\/p\\/\\d+$/', { ...text, column: 'loc', operator: 'regex', value: '\\/p\\/\\d+$' }],
    ['loc!~shop', { ...text, column: 'loc', operator: 'contains', value: 'shop', not: true }],
    ['loc!/^x/', { ...text, column: 'loc', operator: 'regex', value: '^x', not: true }],
    ['changefreq!=daily', { ...text, column: 'changefreq', operator: 'equals', value: 'daily', not: true }],
    ['lastmod=', { ...text, column: 'lastmod', operator: 'empty', value: '' }],
    ['lastmod!=', { ...text, column: 'lastmod', operator: 'empty', value: '', not: true }],
    ['lastmod>=2024-01-01', { kind: 'range', column: 'lastmod', from: '2024-01-01' }],
    ['lastmod>=2024-02-29', { kind: 'range', column: 'lastmod', from: '2024-02-29' }],
    ['lastmod>=2024-01-31T10:00', { kind: 'range', column: 'lastmod', from: '2024-01-31T10:00' }],
    ['lastmod<=2024-12', { kind: 'range', column: 'lastmod', to: '2024-12' }],
    ['priority>=0.5', { kind: 'range', column: 'priority', from: 0.5 }],
    ['priority=0.5', { kind: 'range', column: 'priority', from: 0.5, to: 0.5 }],
    ['priority=high', { ...text, column: 'priority', operator: 'equals', value: 'high' }],
    ['host$=.example', { ...text, column: 'host', operator: 'endsWith', value: '.example' }],
    ['query=', { ...text, column: 'query', operator: 'empty', value: '' }],
    ['any~shop', { kind: 'search', value: 'shop', not: false, matchCase: false }],
    ['any!~shop', { kind: 'search', value: 'shop', not: true, matchCase: false }],
    ['depth>=2', { kind: 'range', column: 'depth', from: 2, not: false }],
    ['images=0', { kind: 'range', column: 'images', from: 0, to: 0, not: false }],
    ['problems!<=1', { kind: 'range', column: 'problems', to: 1, not: true }],
    ['leftout', { kind: 'leftOut', reason: undefined }],
    ['leftout=excluded', { kind: 'leftOut', reason: 'excluded' }],
    ['folder=WWW.a.example', { kind: 'folder', host: 'www.a.example', path: '/', folded: false }],
    ['folder=a.example/item/{n}', { kind: 'folder', host: 'a.example', path: '/item/{n}/', folded: true }],
    ['language=de', { kind: 'language', code: 'de' }],
    ['problem', { kind: 'problem', rule: undefined }],
    ['problem=loc-duplicate', { kind: 'problem', rule: 'loc-duplicate' }],
    ['included', { kind: 'included', value: true }],
    ['included=false', { kind: 'included', value: false }],
    ['source=2', { kind: 'source', source: 2 }],
  ])('reads %s', (term, condition) => {
    expect(parseFilter(term, plain)).toEqual(condition);
  });

  it('tells upper from lower case when asked to', () => {
    expect(parseFilter('loc~Shop', { matchCase: true })).toMatchObject({ matchCase: true });
  });

  it.each([
    ['', /not understood/],
    ['shop', /not understood/],
    ['url~shop', /not understood/],
    ['!problem', /not understood/],
    ['problem!=loc-duplicate', /not understood/],
    ['loc', /not understood/],
    ['loc~', /no value after ~/],
    ['loc/[/', /Invalid regular expression/],
    ['loc/abc', /between slashes/],
    ['loc>=a', /only lastmod and priority have bounds/],
    ['priority>0.5', /write >= instead of >/],
    ['priority>=high', /needs a number/],
    ['lastmod<=yesterday', /needs a date/],
    ['lastmod>=2024-02-30', /needs a date/],
    ['lastmod<=2023-02-29T10:00Z', /needs a date/],
    ['lastmod>=2024-13', /needs a date/],
    ['lastmod>=2024x', /needs a date/],
    ['problem=loc-dup', /no rule "loc-dup"/],
    ['included=maybe', /true or false/],
    ['depth>1', /needs =, >= or <= and a number/],
    ['images~2', /needs =, >= or <= and a number/],
    ['any~', /not understood/],
    ['source=x', /source needs a number/],
  ])('refuses "%s" and says why', (term, message) => {
    expect(() => parseFilter(term, plain)).toThrow(UsageError);
    expect(() => parseFilter(term, plain)).toThrow(message);
  });
});

describe('parseSort', () => {
  it('reads columns with and without a direction, the first as the most important', () => {
    expect(parseSort('lastmod:desc,loc')).toEqual([
      { column: 'lastmod', direction: 'desc' },
      { column: 'loc', direction: 'asc' },
    ]);
    expect(parseSort(undefined)).toEqual([]);
  });

  it('tells the column of a crawler from a direction', () => {
    expect(parseSort('robots:desc,robots:Googlebot,robots:Bingbot:desc')).toEqual([
      { column: 'robots', direction: 'desc' },
      { column: 'robots:Googlebot', direction: 'asc' },
      { column: 'robots:Bingbot', direction: 'desc' },
    ]);
    expect(() => parseSort('robots:Bingbot:up')).toThrow(/not "robots:Bingbot:up"/);
  });

  it.each([
    ['', /can't sort by ""/],
    ['size', /can't sort by "size"/],
    ['loc:down', /not "loc:down"/],
    ['loc:asc:desc', /not "loc:asc:desc"/],
    ['loc,loc:desc', /twice/],
  ])('refuses "%s"', (value, message) => {
    expect(() => parseSort(value)).toThrow(message);
  });
});

describe('readColumnNames', () => {
  it('takes crawlers, and shows their verdicts with the line that decides', () => {
    const columns = readColumnNames('loc, robots:Googlebot', LIST_COLUMNS);
    expect(columns).toEqual(['loc', 'robots:Googlebot']);
    const row = {
      loc: 'https://a.example/',
      robots: ['Googlebot'],
      verdicts: [{ agent: 'Googlebot', allowed: false, line: 2, rule: 'Disallow: /' }],
    } as unknown as UrlRow;
    const cells = [...columns, 'robots' as const].map((column) => listCell(row, column, new Map()));
    expect(cells).toEqual(['https://a.example/', 'blocked 2: Disallow: /', 'Googlebot']);
    expect(() => readColumnNames('loc,size', LIST_COLUMNS)).toThrow(/no "size"/);
    expect(() => readColumnNames('loc,loc', LIST_COLUMNS)).toThrow(/twice/);
  });
});
