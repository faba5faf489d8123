import { describe, expect, it } from 'vitest';
import { fileName, joinPath } from '../../../renderer/composables/file-name.ts';

describe('fileName', () => {
  it('is the last part of a path of any platform', () => {
    expect(fileName('/a/b/sitemap.xml')).toBe('sitemap.xml');
    expect(fileName('C:\\site\\sitemap.xml')).toBe('sitemap.xml');
    expect(fileName('/a/folder/')).toBe('folder');
    expect(fileName('/')).toBe('/');
  });
});

describe('joinPath', () => {
  it('uses the separator of the folder', () => {
    expect(joinPath('/home/me', 'a.mapwright')).toBe('/home/me/a.mapwright');
    expect(joinPath('C:\\me', 'a.mapwright')).toBe('C:\\me\\a.mapwright');
    expect(joinPath('/', 'a')).toBe('/a');
  });
});
