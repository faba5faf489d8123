// What a run needs is never replaced by what it writes, by whatever name.
import { linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isOneFile, refuseTarget } from '../../electron/files/refuse-target.ts';
import { temporaryFolder } from '../engine/store/rows/sample-project.ts';

let root = '';
const at = (name: string): string => join(root, name);

beforeEach(() => {
  root = temporaryFolder();
  for (const name of ['p.mapwright', 'a.xml', 'b.zip', 'other.csv']) writeFileSync(at(name), name);
  mkdirSync(at('folder'));
});

describe('refuseTarget', () => {
  it.each(['p.mapwright', 'folder/../p.mapwright', 'p.mapwright-wal', 'p.mapwright-shm'])(
    'refuses %s, which is the project or lies beside it while it is open',
    (name) => {
      expect(() => {
        refuseTarget(`${root}/${name}`, { projects: [at('p.mapwright')] });
      }).toThrow(/is the project itself/);
    },
  );

  it('takes a name that no file can have for another, as what writes it says what is wrong', () => {
    const long = at(`${'x'.repeat(300)}.mapwright`);
    expect(isOneFile(at('p.mapwright'), long)).toBe(false);
    expect(isOneFile(long, long)).toBe(true);
    symlinkSync(at('loop.csv'), at('loop.csv'));
    for (const name of [long, at('loop.csv'), at('nul\0.csv')]) {
      expect(() => {
        refuseTarget(name, { projects: [at('p.mapwright')], read: [at('a.xml')], set: [at('b.zip')] });
      }).not.toThrow();
    }
  });

  it('sees through links, on both sides', () => {
    symlinkSync(at('p.mapwright'), at('link.mapwright'));
    symlinkSync(at('a.xml'), at('link.csv'));
    symlinkSync(root, at('same'));
    linkSync(at('a.xml'), at('hard.csv'));
    const refused = (path: string, kept: Parameters<typeof refuseTarget>[1]) => {
      expect(() => {
        refuseTarget(at(path), kept);
      }).toThrow();
    };
    refused('link.mapwright', { projects: [at('p.mapwright')] });
    refused('p.mapwright-wal', { projects: [at('link.mapwright')] });
    refused('link.csv', { read: [at('a.xml')] });
    refused('a.xml', { read: [at('link.csv')] });
    refused('same/a.xml', { read: [at('a.xml')] });
    refused('hard.csv', { read: [at('a.xml')] });
    refused('same/new.xml', { set: [at('new.xml')] });
  });

  it('refuses an archive of which an entry is read', () => {
    expect(() => {
      refuseTarget(at('b.zip'), { read: [`${at('b.zip')}!/maps/a.xml`] });
    }).toThrow(/is read/);
  });

  it('lets everything else pass', () => {
    const kept = {
      projects: [at('p.mapwright')],
      read: [at('a.xml'), at('folder'), 'https://example.com/a.xml'],
      set: [at('sitemap-1.xml')],
    };
    for (const name of ['other.csv', 'new.csv', 'folder/a.xml', 'p.mapwright.csv', 'no/such/folder.csv']) {
      expect(() => {
        refuseTarget(at(name), kept);
      }).not.toThrow();
    }
  });
});
