import { describe, expect, it } from 'vitest';
import { foldIds, folderOf } from '../../../../electron/engine/view/coded/folder-of.ts';

describe('the folder of an address', () => {
  it.each([
    ['https://a.example/en/x', 'a.example', '/en/'],
    ['https://U:p@A.Example:81/en/', 'a.example:81', '/en/'],
    ['https://a.example', 'a.example', '/'],
    ['https://a.example?q=/x/', 'a.example', '/'],
    ['https://a.example/a//b?c=/d/', 'a.example', '/a//'],
    ['/en/x', null, '/en/'],
    ['x', null, ''],
    ['', null, ''],
  ])('%s', (loc, host, path) => {
    expect(folderOf(loc)).toEqual({ host, path });
  });
});

describe('folded ids', () => {
  it.each([
    ['/item/12/', '/item/{n}/'],
    ['/item-12/2024_05/', '/item-{n}/{n}_{n}/'],
    ['/shop-12-b/v2/mp3/', '/shop-{n}-b/v2/mp3/'],
    ['/3f2504e0-4f89-11d3-9a0c-0305e82c3301/', '/{n}/'],
    ['/d41d8cd98f00b204/', '/{n}/'],
    ['/facade/deadbeef/', '/facade/deadbeef/'],
    ['/caf%C3%A9/%20/', '/caf%C3%A9/%20/'],
  ])('%s', (path, folded) => {
    expect(foldIds(path)).toBe(folded);
  });

  it('stay as they are where they are folded again', () => {
    expect(foldIds(foldIds('/a-1/2/x.3/'))).toBe('/a-{n}/{n}/x.{n}/');
  });
});
