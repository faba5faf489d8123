// Which paths of the window get through the gate, on real folders and links.
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PathGate } from '../../electron/host/path-gate.ts';
import type { ProjectInfo } from '../../shared/model/project.ts';

let root: string;
let project: ProjectInfo | null;
let recent: string[];
let gate: PathGate;
const asked = vi.fn();

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mapwright-test-')));
  for (const folder of ['given/inner', 'given2', 'other'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'other', 'secret.csv'), 'secret');
  project = null;
  recent = [];
  asked.mockClear();
  gate = new PathGate(() => recent);
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const at = (...parts: string[]): string => join(root, ...parts);

/** As a request with this one path. */
async function passes(path: string, kind: 'path' | 'place' = 'path'): Promise<boolean> {
  try {
    await gate.check(gate.unnamed([{ kind, path }]), () => {
      asked();
      return Promise.resolve(project);
    });
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'no-access', reason: { key: 'path-not-chosen', params: { path } } });
    return false;
  }
}

function projectWith(part: {
  readonly path?: string;
  readonly recoveredFrom?: string;
  readonly outDir?: string;
  readonly last?: string;
  readonly profile?: string;
  readonly sources?: readonly string[];
}): ProjectInfo {
  const { path = at('p.mapwright'), recoveredFrom = null, outDir = null, last, profile, sources = [] } = part;
  return {
    path,
    recoveredFrom,
    settings: { outDir },
    exports: {
      last: last === undefined ? null : { options: { out: last } },
      profiles: profile === undefined ? [] : [{ options: { out: profile } }],
    },
    sources: sources.map((location) => ({ location })),
  } as unknown as ProjectInfo;
}

describe('a path that nobody gave', () => {
  it.each([
    '/etc/passwd',
    '/',
    '.',
    'package.json',
    '~/.ssh/id_ed25519',
    '//server/share',
    'C:\\Windows\\win.ini',
  ])('is refused: %s', async (path) => {
    gate.give(at('given'));
    expect(await passes(path)).toBe(false);
    expect(await passes(path, 'place')).toBe(false);
  });

  it('is refused beside those that have leave', async () => {
    gate.name(at('a.xml'));
    const paths = [at('a.xml'), at('b.xml')].map((path) => ({ kind: 'place', path }) as const);
    await expect(gate.check(gate.unnamed(paths), () => Promise.resolve(null))).rejects.toMatchObject({
      reason: { params: { path: at('b.xml') } },
    });
  });
});

describe('a path that was typed', () => {
  it('gets through as it is, whether there is such a file or not', async () => {
    for (const path of [
      at('other', 'secret.csv'),
      at('none', 'new.csv'),
      'relative.xml',
      at('*', '**', '{a,..}.xml'),
    ]) {
      gate.name(path);
      expect(await passes(path)).toBe(true);
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('gives no leave for what is in it, above it or beside it', async () => {
    gate.name(at('given'));
    expect(await passes(at('given', 'inner'))).toBe(false);
    expect(await passes(root)).toBe(false);
    expect(await passes(at('given2'))).toBe(false);
  });

  it('gets through as the engine answers with it, too', async () => {
    gate.name(`${at('given')}${sep}inner${sep}..${sep}report.html`);
    expect(await passes(at('given', 'report.html'))).toBe(true);
  });
});

describe('a folder that was chosen', () => {
  it('gets through with all that is in it, there yet or not', async () => {
    gate.give(at('given'));
    for (const path of [
      at('given'),
      at('given', 'inner'),
      at('given', 'new', 'a.xml'),
      at('given', '*.xml'),
    ]) {
      expect(await passes(path)).toBe(true);
    }
    expect(await passes(at('given', 'inner') + sep)).toBe(true);
  });

  it('does not with what only begins as it does, or lies above', async () => {
    gate.give(at('given'));
    for (const path of [
      at('given2'),
      at('given2', 'a.xml'),
      root,
      at('given.xml'),
      at('other', 'secret.csv'),
    ]) {
      expect(await passes(path)).toBe(false);
    }
  });

  it('does not with what goes up out of it, plainly, in a pattern or in braces', async () => {
    gate.give(at('given'));
    for (const end of [
      '../other/secret.csv',
      'inner/../../other/secret.csv',
      '*/../../other/*.csv',
      '{a,../../other}/secret.csv',
      '{.,}./other/secret.csv',
      '..',
      '..\\other\\secret.csv',
    ]) {
      expect(await passes(`${at('given')}/${end}`), end).toBe(false);
    }
  });

  it('does not with what a link in it leads to, also one that leads nowhere', async () => {
    gate.give(at('given'));
    await symlink(at('other'), at('given', 'link'));
    await symlink(at('other', 'not-yet.csv'), at('given', 'dangling'));
    await symlink(at('given', 'loop'), at('given', 'loop'));
    for (const name of ['link', 'link/secret.csv', 'link/new.csv', 'dangling', 'dangling/a', 'loop'])
      expect(await passes(at('given', name)), name).toBe(false);
    await symlink(at('given', 'inner'), at('given', 'within'));
    expect(await passes(at('given', 'within', 'a.xml'))).toBe(true);
  });

  it('gets through by another name of it', async () => {
    await symlink(at('given'), at('other', 'link'));
    gate.give(at('other', 'link'));
    expect(await passes(at('given', 'a.xml'))).toBe(true);
    expect(await passes(at('other', 'link', 'a.xml'))).toBe(true);
    expect(await passes(at('other', 'secret.csv'))).toBe(false);
  });

  it('is the same in other case where the system says so', async () => {
    const before = process.platform;
    onTestFinished(() => {
      Object.defineProperty(process, 'platform', { value: before });
    });
    gate.give(at('given'));
    recent = [at('Shop.mapwright')];
    for (const [platform, same] of [
      ['linux', false],
      ['win32', true],
      ['darwin', true],
    ] as const) {
      Object.defineProperty(process, 'platform', { value: platform });
      expect(await passes(at('GIVEN', 'New.xml'))).toBe(same);
      expect(await passes(at('shop.MAPWRIGHT'))).toBe(same);
    }
  });
});

describe('an address of the web', () => {
  it('gets through where addresses may stand, and nowhere else', async () => {
    for (const address of ['https://example.com/', ' HTTP://example.com/a.xml', 'https://../../etc/passwd']) {
      expect(await passes(address, 'place')).toBe(true);
      expect(await passes(address)).toBe(false);
    }
    for (const other of ['file:///etc/passwd', 'ftp://example.com/a', 'https:/etc/passwd', 'x https://a/'])
      expect(await passes(other, 'place')).toBe(false);
  });
});

describe('what the open project refers to', () => {
  it('gets through: itself, its sources, the folders of its exports', async () => {
    project = projectWith({
      recoveredFrom: at('damaged.mapwright'),
      outDir: at('out'),
      last: at('last'),
      profile: at('profile'),
      sources: [at('in', 'a.xml'), `${at('in', 'b.zip')}!${sep}c.xml`, 'https://example.com/sitemap.xml'],
    });
    for (const path of [
      at('p.mapwright'),
      at('damaged.mapwright'),
      at('out'),
      at('last', 'sitemap.xml'),
      at('profile', 'new', 'sitemap.xml'),
      at('in', 'a.xml'),
      `${at('in', 'b.zip')}!${sep}c.xml`,
    ]) {
      expect(await passes(path), path).toBe(true);
    }
    for (const path of [at('in'), at('in', 'other.xml'), at('q.mapwright'), at('out2')])
      expect(await passes(path), path).toBe(false);
  });

  it('no longer does once the project is closed', async () => {
    project = projectWith({ outDir: at('out') });
    expect(await passes(at('out'))).toBe(true);
    project = null;
    expect(await passes(at('out'))).toBe(false);
  });

  it('is asked for only where nothing else gives leave', async () => {
    gate.give(at('given'));
    recent = [at('old.mapwright')];
    expect(await passes(at('given', 'a.xml'))).toBe(true);
    expect(await passes(at('old.mapwright'))).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });
});
