// Where dialogs for files begin, by what the files are for.
import { describe, expect, it } from 'vitest';
import { reportFolder, startingFolder } from '../../../../renderer/shell/dialogs/starting-folder.ts';

type Places = NonNullable<Parameters<typeof startingFolder>[1]>;

const RECENT = ['/projects/shop.mapwright', '/older/blog.mapwright'];

function project(own: Partial<Places>, ...locations: string[]): Places {
  const sources = locations.map((location) => ({ location })) as unknown as Places['sources'];
  const settings = { outDir: null } as unknown as Places['settings'];
  return { path: '/sites/site.mapwright', untitled: false, settings, ...own, sources };
}

describe('a dialog for projects begins', () => {
  it('beside the open one, else beside the latest', () => {
    expect(startingFolder('projects', project({}), RECENT)).toBe('/sites');
    expect(startingFolder('projects', null, RECENT)).toBe('/projects');
    expect(startingFolder('projects', null, [])).toBeNull();
  });

  it('not in the app’s own folder, where a project without a name is', () => {
    const untitled = project({ untitled: true, path: '/app/Untitled.mapwright' }, '/site/sitemap.xml');
    expect(startingFolder('projects', untitled, RECENT)).toBe('/projects');
    expect(startingFolder('projects', untitled, [])).toBe('/site');
  });
});

describe('a dialog for sources begins', () => {
  it('where the last file came from, not at an address', () => {
    const some = project({}, '/old/a.xml', 'C:\\site\\b.xml', 'https://example.com/sitemap.xml');
    expect(startingFolder('sources', some, RECENT)).toBe('C:\\site');
    expect(startingFolder('sources', project({}, 'https://example.com/sitemap.xml'), RECENT)).toBe('/sites');
    expect(startingFolder('sources', null, RECENT)).toBeNull();
  });
});

describe('a dialog for exports begins', () => {
  it('in the folder of the last one, else beside the project', () => {
    const settings = { outDir: '/out' } as unknown as Places['settings'];
    expect(startingFolder('exports', project({ settings }), RECENT)).toBe('/out');
    expect(startingFolder('exports', project({}, '/site/a.xml'), RECENT)).toBe('/sites');
    expect(startingFolder('exports', project({ untitled: true }, '/site/a.xml'), RECENT)).toBe('/site');
  });

  it('for reports beside the project, as all that lies in the folder of the set is uploaded', () => {
    const settings = { outDir: '/out' } as unknown as Places['settings'];
    expect(startingFolder('reports', project({ settings }), RECENT)).toBe('/sites');
    expect(reportFolder(project({ settings }))).toBe('/sites');
    expect(reportFolder(project({ settings, untitled: true }))).toBe('');
  });

  it('not in the folder of the sample, where one would write over it', () => {
    const sample = project({ untitled: true }, '/app/sample/robots.txt', '/app/sample/sitemap.xml');
    expect(startingFolder('exports', sample, RECENT, '/app/sample')).toBeNull();
  });
});
