// The folder of a first export from the user's pattern.
import { describe, expect, it } from 'vitest';
import { exportFolder, folderFault } from '../../../../../renderer/features/export/options/export-folder.ts';

const PARTS = { host: 'www.example.com', project: 'Shop', date: '2026-03-09' };

describe('a pattern', () => {
  it.each([
    ['', null],
    ['/a/{host}/{date}', null],
    ['C:\\sets\\{project}', null],
    ['sets/{host}', 'relative'],
    ['{host}', 'relative'],
    ['/a/{site}', 'part'],
  ])('%j: %s', (pattern, fault) => {
    expect(folderFault(pattern)).toBe(fault);
  });

  it('is filled in', () => {
    expect(exportFolder('/a/{host}/{project} {date}', PARTS)).toBe('/a/www.example.com/Shop 2026-03-09');
  });

  it('never leads to another folder by what is filled in', () => {
    const parts = { host: 'localhost:8080', project: '../x', date: '..' };
    expect(exportFolder('/a/{host}/{project}/{date}', parts)).toBe('/a/localhost-8080/..-x/-');
  });

  it('is no folder where it can’t be used, or the host is not known', () => {
    expect(exportFolder('a/{host}', PARTS)).toBe('');
    expect(exportFolder('/a/{host}', { ...PARTS, host: '' })).toBe('');
    expect(exportFolder('/a/{project}', { ...PARTS, host: '' })).toBe('/a/Shop');
  });
});
