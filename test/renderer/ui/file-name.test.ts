import { describe, expect, it } from 'vitest';
import { fileName, folderOf, hasName, joinPath } from '../../../renderer/ui/file-name.ts';

describe('fileName', () => {
  it('is the last part of a path of any platform', () => {
    expect(fileName('/a/b/sitemap.xml')).toBe('sitemap.xml');
    expect(fileName('C:\\site\\sitemap.xml')).toBe('sitemap.xml');
    expect(fileName('/a/folder/')).toBe('folder');
    expect(fileName('/')).toBe('/');
  });
});

describe('folderOf', () => {
  it('keeps the root of any platform', () => {
    expect(folderOf('/a/b.xml')).toBe('/a');
    expect(folderOf('/b.xml')).toBe('/');
    expect(folderOf('C:\\site\\b.xml')).toBe('C:\\site');
    expect(folderOf('C:\\b.xml')).toBe('C:\\');
  });
});

describe('joinPath', () => {
  it('uses the separator of the folder', () => {
    expect(joinPath('/home/me', 'a.mapwright')).toBe('/home/me/a.mapwright');
    expect(joinPath('C:\\me', 'a.mapwright')).toBe('C:\\me\\a.mapwright');
    expect(joinPath('/', 'a')).toBe('/a');
  });
});

describe('hasName', () => {
  it.each(['shop', 'shop.mapwright', '/a/shop', 'C:\\a\\.shop', '..a', 'a.', 'mapwright'])(
    'is true of %s',
    (name) => {
      expect(hasName(name, 'mapwright')).toBe(true);
    },
  );

  it.each(['', ' ', '.', '..', '. .', '.mapwright', '..Mapwright', '/a/.', '/a/', 'C:\\a\\..'])(
    'is false of “%s”',
    (name) => {
      expect(hasName(name, 'mapwright')).toBe(false);
    },
  );
});
