// What an import from the web must never do: press a server, tell a secret, reach into a private network, fill the
// disk, or ask for what nobody wanted.
import { readdir, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_NETWORK } from '../../../../../shared/contract/network-settings.ts';
import { inEnglish } from '../../../../../shared/contract/error-texts.ts';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import { ImportTree } from '../../../../../electron/engine/project/running-import.ts';
import {
  answer,
  sitemapIndex,
  startSite,
  urlset,
  type Route,
} from '../../../read/sources/archive/test-site.ts';
import { codes, control, page, SITE, useWebProject } from '../web-project.ts';

const web = useWebProject();

describe('politeness, secrets and safety', () => {
  it('opens at most four connections to a host, or as many as asked for', async () => {
    const files = Array.from({ length: 24 }, (_, i) => `s${i}.xml`);
    const waiting: (() => void)[] = [];
    // Four at a time, which is all that there are when no more are allowed.
    const together: Route = (_, response) => {
      waiting.push(() => response.end(urlset(page('x'))));
      if (waiting.length === 4) for (const go of waiting.splice(0)) go();
    };
    web.serve({
      '/index.xml': sitemapIndex(...files.map(page)),
      ...Object.fromEntries(files.map((name) => [`/${name}`, together])),
    });
    await web.run(page('index.xml'));
    expect(web.site.most()).toBe(4);
    // Ten requests a second: each of 25 waits a tenth of a second after the one before.
    expect(web.site.clock.now()).toBeGreaterThan(2_000);
  });

  it('keeps to the pace that the user has set, unless the import has its own', async () => {
    const names = Array.from({ length: 5 }, (_, i) => `s${String(i)}.xml`);
    web.serve({
      '/index.xml': sitemapIndex(...names.map(page)),
      ...Object.fromEntries(names.map((name) => [`/${name}`, urlset(page(name))])),
    });
    const network = { ...DEFAULT_NETWORK, webRate: 2, webConnections: 1, systemCertificates: false };
    const surroundings = { ...web.site.surroundings, network: () => Promise.resolve(network) };
    await web.run(page('index.xml'), { surroundings });
    // Six requests, each half a second after the one before.
    expect(web.site.clock.now()).toBe(2_500);
    expect(web.site.most()).toBe(1);
    await web.run(page('index.xml'), { surroundings, web: { rate: 10, connections: 4 } });
    expect(web.site.clock.now()).toBeLessThan(4_000);
  });

  it('sends the password to the named origin only, and shows it nowhere', async () => {
    web.serve({
      '/index.xml': sitemapIndex(page('a.xml'), 'http://cdn.test/b.xml'),
      '/a.xml': answer(302, { location: 'http://cdn.test/c.xml' }),
      'cdn.test /b.xml': urlset(page('b')),
      'cdn.test /c.xml': urlset(page('c')),
    });
    const tree = new ImportTree();
    const result = await web.run('http://me:s3cret@site.test/index.xml', { tree });
    expect(web.site.headersOf('/index.xml').authorization).toBe(
      `Basic ${Buffer.from('me:s3cret').toString('base64')}`,
    );
    expect(web.site.headersOf('/a.xml').authorization).toBeDefined();
    expect(web.site.headersOf('/b.xml').authorization).toBeUndefined();
    expect(web.site.headersOf('/c.xml').authorization).toBeUndefined();
    const told = JSON.stringify([
      result,
      tree.since(0),
      web.store.historyState(),
      web.store.db.all('SELECT * FROM source'),
    ]);
    expect(told).not.toContain('s3cret');
    await web.run(page('index.xml'), { web: { login: { name: 'you', password: 'pw' } } });
    expect(web.site.headersOf('/index.xml').authorization).toBe(
      `Basic ${Buffer.from('you:pw').toString('base64')}`,
    );
  });

  it('stops a body that is too large without taking the rest down, and a packed one that unpacks to too much', async () => {
    web.serve({
      '/index.xml': sitemapIndex(page('endless.xml'), page('bomb.xml'), page('ok.xml')),
      '/endless.xml': (_, response) => {
        const chunk = Buffer.alloc(1 << 20, ' ');
        const more = (): void => {
          if (!response.destroyed) response.write(chunk, more);
        };
        more();
      },
      '/bomb.xml': answer(
        200,
        { 'content-encoding': 'br' },
        brotliCompressSync(Buffer.alloc(8 << 20, ' '), { params: { 1: 1 } }),
      ),
      '/ok.xml': urlset(page('ok')),
    });
    const result = await web.run(page('index.xml'), { web: { maxBytes: 4 << 20 } });
    expect(web.locs()).toEqual([page('ok')]);
    expect(codes(result.problems)).toEqual(['empty-file', 'too-large', 'empty-file', 'too-large']);
  });

  it('takes what came of a body that is too large', async () => {
    web.serve({
      '/index.xml': sitemapIndex(page('large.xml')),
      '/large.xml': urlset(...Array.from({ length: 100 }, (_, i) => page(`page-${String(i)}`))),
    });
    const web_ = { web: { maxBytes: 3_000 } };
    const result = await web.run(page('index.xml'), web_);
    expect(web.locs().length).toBeGreaterThan(20);
    expect(codes(result.problems)).toEqual(['xml-truncated', 'too-large']);
    expect(result.problems.map(({ reason }) => inEnglish(reason))[1]).toMatch(
      /larger than 2.9 KiB; .* was used\.$/,
    );
    await expect(web.run(page('large.xml'), web_)).rejects.toMatchObject({ code: 'too-large' });
    expect((await web.run(page('large.xml'), { ...web_, keepDamaged: true })).rows).toBeGreaterThan(20);
  });

  it('reads only what was named where following is off', async () => {
    web.serve({ '/index.xml': sitemapIndex(page('a.xml')), '/a.xml': urlset(page('a')) });
    const result = await web.run(page('index.xml'), { web: { follow: false } });
    expect(web.site.requests).toHaveLength(1);
    expect(codes(result.problems)).toEqual(['sitemap-not-followed']);
  });

  it('fails, changing nothing, where the only address can’t be had', async () => {
    await expect(web.run(page('missing.xml'))).rejects.toMatchObject({ code: 'unreachable' });
    web.serve({ '/page.xml': '<!doctype html><html></html>' });
    await expect(web.run(page('page.xml'))).rejects.toMatchObject({ code: 'unreadable-source' });
    expect(web.store.sources()).toEqual([]);
    expect(web.store.historyState().undo).toBeNull();
  });

  it('can be cancelled while a server keeps it waiting, and then leaves nothing', async () => {
    const abort = new AbortController();
    web.serve({
      '/index.xml': sitemapIndex(page('a.xml'), page('waits.xml')),
      '/a.xml': urlset(page('a')),
      '/waits.xml': () => setImmediate(() => abort.abort(new Error('cancelled'))),
    });
    const { surroundings } = web.site;
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('mapwright-tmp-web-'));
    const importing = importSources(web, [page('index.xml')], control({ signal: abort.signal }), {
      surroundings,
    });
    await expect(importing).rejects.toThrow('cancelled');
    expect(web.locs()).toEqual([]);
    expect(web.store.sources()).toEqual([]);
    const after = (await readdir(tmpdir())).filter((name) => name.startsWith('mapwright-tmp-web-'));
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
  });

  it('opens no socket for local files, whatever they list, unless asked to', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const path = join(web.folder, 'index.xml');
    await writeFile(path, sitemapIndex(page('far.xml'), 'http://127.0.0.1:9/inner.xml'));
    web.serve({ '/far.xml': urlset(page('far')) });
    const closed = await web.run(path);
    expect(connect).not.toHaveBeenCalled();
    expect(codes(closed.problems)).toEqual(['sitemap-not-found', 'sitemap-not-found', 'sitemap-cross-host']);
    const open = await web.run(path, { web: { fetchListed: true } });
    expect(web.locs()).toEqual([page('far')]);
    expect(codes(open.problems)).toEqual(['web-private-host', 'sitemap-cross-host']);
    connect.mockRestore();
  });

  it('follows listed sitemaps to other hosts and says so, but not into private networks', async () => {
    const { surroundings } = web.site;
    web.serve({
      '/robots.txt': `Sitemap: http://cdn.test/s.xml\nSitemap: http://127.0.0.1/s.xml\nSitemap: http://[::ffff:10.0.0.1]/s.xml\nSitemap: http://2130706433/s.xml\nSitemap: http://localhost/s.xml\nSitemap: http://inner.test/s.xml\nSitemap: ${SITE}/away.xml`,
      'cdn.test /s.xml': urlset(page('1')),
      '/away.xml': answer(302, { location: 'http://169.254.169.254/latest/meta-data' }),
    });
    const guarded = {
      ...surroundings,
      connectTo: (hostname: string) =>
        hostname === 'inner.test' ? null : { hostname: '127.0.0.1', port: String(web.site.port) },
      lookup: ((_host: string, _options: unknown, done: (e: null, all: unknown) => void) => {
        done(null, [{ address: '10.1.2.3', family: 4 }]);
      }) as never,
    };
    const result = await web.run(`${SITE}/robots.txt`, { surroundings: guarded });
    expect(web.locs()).toEqual([page('1')]);
    expect(codes(result.problems).filter((code) => code === 'web-private-host')).toHaveLength(5);
    expect(
      result.problems.some(
        ({ code, loc }) => code === 'sitemap-cross-host' && loc === 'http://cdn.test/s.xml',
      ),
    ).toBe(true);
    expect(new Set(web.site.requests.map((request) => request.split(' ')[0]))).toEqual(
      new Set(['site.test', 'cdn.test']),
    );
    // Named by the user, this machine may be asked.
    web.serve({ '/s.xml': urlset(page('own')) });
    await web.run(`http://127.0.0.1:${web.site.port}/s.xml`);
    expect(web.locs()).toContain(page('own'));
  });

  it('asks no further where there is no server', async () => {
    await web.site.close();
    await expect(web.run(SITE)).rejects.toMatchObject({ code: 'unreachable' });
    web.site = await startSite();
  });

  it('reads what several addresses lead to once, whichever comes first, and tells so', async () => {
    web.serve({
      '/index.xml': sitemapIndex(...['old.xml', 'new.xml', 'b.xml', 'old-b.xml', 'back.xml'].map(page)),
      '/old.xml': answer(301, { location: '/new.xml' }),
      '/new.xml': urlset(page('1')),
      '/b.xml': urlset(page('2')),
      '/old-b.xml': answer(302, { location: '/b.xml' }),
      '/back.xml': answer(302, { location: '/index.xml' }),
    });
    const tree = new ImportTree();
    const result = await web.run(page('index.xml'), { tree });
    expect(web.locs()).toEqual([page('1'), page('2')]);
    const repeats = result.problems.filter(({ code }) => code === 'source-repeated');
    expect(repeats.map(({ file }) => file)).toEqual(['new.xml', 'old-b.xml', 'back.xml'].map(page));
    const states = tree
      .since(0)
      .nodes.map(({ location, state }) => `${location.slice(SITE.length)} ${state}`);
    expect(states.sort()).toEqual([
      '/b.xml done',
      '/back.xml skipped',
      '/index.xml done',
      '/new.xml skipped',
      '/old-b.xml skipped',
      '/old.xml done',
    ]);
  });

  it('reports loops, what is too deep, and what is no address, and ends', async () => {
    for (let i = 0; i < 14; i++) web.serve({ [`/d${i}.xml`]: sitemapIndex(page(`d${i + 1}.xml`)) });
    web.serve({
      '/index.xml': sitemapIndex(
        page('index.xml'),
        page('other.xml'),
        'file:///etc/passwd',
        'relative.xml',
        page('d0.xml'),
      ),
      '/other.xml': sitemapIndex(page('index.xml')),
      '/relative.xml': urlset(page('relative')),
    });
    const result = await web.run(page('index.xml'));
    expect(web.locs()).toEqual([page('relative')]);
    expect(codes(result.problems).sort()).toEqual(
      expect.arrayContaining(['sitemap-loop', 'sitemap-loop', 'sitemap-not-web', 'sitemap-too-deep']),
    );
    expect(result.problems.filter(({ loc }) => loc === 'file:///etc/passwd')).toHaveLength(1);
    expect(web.site.requests.every((request) => request.startsWith('site.test '))).toBe(true);
    expect(result.sources).toHaveLength(13);
  });
});
