import { describe, expect, it } from 'vitest';
import { siteAddress, siteOrPath } from '../../../../renderer/features/import/site-address.ts';

describe('siteAddress', () => {
  it.each([
    ['www.example.com', 'https://www.example.com'],
    [' example.com/shop ', 'https://example.com/shop'],
    ['//example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['localhost:8080', 'https://localhost:8080'],
    ['  ', ''],
  ])('reads %j as %j', (typed, address) => {
    expect(siteAddress(typed)).toBe(address);
  });
});

describe('siteOrPath', () => {
  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['sitemap.xml', 'sitemap.xml'],
    ['/site/*.xml', '/site/*.xml'],
    ['C:\\site', 'C:\\site'],
  ])('reads %j as %j', (typed, meant) => {
    expect(siteOrPath(typed)).toBe(meant);
  });
});
