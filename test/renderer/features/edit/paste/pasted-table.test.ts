// Which columns a pasted table has, with or without a head, in the languages that people write.
import { describe, expect, it } from 'vitest';
import {
  columnsByContent,
  namedColumns,
  separatorOf,
} from '../../../../../renderer/features/edit/paste/pasted-table.ts';

const ROW = ['https://a.example/', '2024-05-31', 'daily', '0.8'];

describe('a first line', () => {
  it.each([
    [['loc', 'lastmod', 'changefreq', 'priority']],
    [['URL', 'Last modified', 'Change frequency', 'Priority']],
    [['Adresse', 'Zuletzt geändert', 'Änderungshäufigkeit', 'Priorität']],
    [['Adres', 'Laatst gewijzigd', 'Wijzigingsfrequentie', 'Prioriteit']],
  ])('names the columns: %s', (head) => {
    expect(namedColumns([head, ROW])).toEqual(['loc', 'lastmod', 'changefreq', 'priority']);
  });

  it('names them in any order, with others between', () => {
    expect(
      namedColumns([
        ['Clicks', 'Priority', 'URL'],
        ['12', '0.8', 'https://a.example/'],
      ]),
    ).toEqual([null, 'priority', 'loc']);
    expect(namedColumns([['Priority'], ['0.8']])).toEqual(['priority']);
  });

  it('is no head where it is the only line, has an address, or reads like the lines below it', () => {
    expect(namedColumns([['URL', 'Priority']])).toBeNull();
    expect(namedColumns([ROW, ROW])).toBeNull();
    expect(namedColumns([['Page'], ['Link']])).toBeNull();
    expect(
      namedColumns([
        ['Title', 'Page', 'x'],
        ['a', 'b', 'c'],
      ]),
    ).not.toContain('lastmod');
  });
});

it('lines without a head have the columns that their values are of', () => {
  expect(columnsByContent([ROW, ROW])).toEqual(['loc', 'lastmod', 'changefreq', 'priority']);
  expect(columnsByContent([['a', 'b']])).toBeNull();
});

describe('the separator', () => {
  it.each([
    ['https://a.example/,2024-05-31,0.8\nhttps://b.example/,,0.5\n', ','],
    ['URL;Priorität\nhttps://a.example/;0,8\n', ';'],
    ['"https://a.example/?a=1,2",2024-05-31\n', ','],
  ])('of %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });

  it.each([
    'https://a.example/x,y\nhttps://b.example/z,w\n',
    'https://a.example/',
    'a, b\nc, d',
    'https://a.example/\t2024-05-31,5',
    'https://a.example/,2024-05-31\nhttps://b.example/',
  ])('is none in %j', (text) => {
    expect(separatorOf(text)).toBeNull();
  });
});
