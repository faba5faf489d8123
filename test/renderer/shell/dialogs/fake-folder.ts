// What a folder holds for tests of the window: a sitemap, a folder and a project.
import type { FolderListing } from '../../../../shared/contract/host.ts';

export function fakeFolder(path: string | null): FolderListing {
  return {
    path: path ?? '/home/me',
    parent: '/home',
    entries: [
      { name: 'sitemap.xml', path: '/home/me/sitemap.xml', folder: false, size: 1_234 },
      { name: 'site', path: '/home/me/site', folder: true, size: 0 },
      { name: 'shop.mapwright', path: '/home/me/shop.mapwright', folder: false, size: 8_192 },
    ],
    places: [{ kind: 'home', path: '/home/me' }],
  };
}
