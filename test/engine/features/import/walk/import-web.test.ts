// Imports from a web server on this machine that does what real servers do: every URL that can be had comes in, and
// the report says what happened.
import { createHash } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../shared/contract/error-texts.ts';
import { ImportTree } from '../../../../../electron/engine/project/running-import.ts';
import { answer, inTurn, sitemapIndex, urlset, type Route } from '../../../read/sources/archive/test-site.ts';
import { SITE, codes, page, useWebProject } from '../web-project.ts';

const web = useWebProject();

describe('an import from the web', () => {
  it('goes from robots.txt through nested indexes to files, each once, in their order', async () => {
    web.serve({
      '/robots.txt': `Sitemap: ${SITE}/index.xml\nSitemap: ${SITE}/extra.txt\nSitemap: ${SITE}/a.xml`,
      '/index.xml': sitemapIndex(page('a.xml'), page('deep/index.xml'), 'HTTP://SITE.test:80/a.xml#top'),
      '/deep/index.xml': sitemapIndex(page('deep/b.xml.gz'), page('a.xml')),
      '/a.xml': urlset(page('1'), page('2')),
      '/deep/b.xml.gz': gzipSync(urlset(page('3'))),
      '/extra.txt': `${page('4')}\n`,
    });
    const result = await web.run(`${SITE}/robots.txt`);
    expect(web.locs()).toEqual([page('1'), page('2'), page('3'), page('4')]);
    expect(result).toMatchObject({ rows: 4, problemCount: 0 });
    const places = new Map(result.sources.map((s) => [s.id, s.location.slice(SITE.length)]));
    expect(
      result.sources.map((s) => `${places.get(s.parent ?? 0) ?? ''} > ${places.get(s.id) ?? ''} ${s.state}`),
    ).toEqual([
      ' > /robots.txt done',
      '/robots.txt > /index.xml done',
      '/index.xml > /a.xml done',
      '/index.xml > /deep/index.xml done',
      '/deep/index.xml > /deep/b.xml.gz done',
      '/robots.txt > /extra.txt done',
    ]);
    expect(web.site.requests).toHaveLength(6);
    expect(web.store.historyState().undo?.label).toEqual({
      code: 'import',
      files: 1,
      name: 'site.test: robots.txt',
    });
  });

  it.each([
    ['301', '6 minutes'],
    ['7200', '120 minutes'],
    ['90000', '25 hours'],
    ['31536000', '365 days'],
  ])('tells a wait of %s seconds as %s', async (seconds, told) => {
    web.serve({ '/s.xml': answer(429, { 'retry-after': seconds }), '/ok.xml': urlset(page('1')) });
    const { problems } = await web.run([page('s.xml'), page('ok.xml')]);
    expect(problems.map(({ reason }) => inEnglish(reason))).toEqual([expect.stringContaining(`in ${told}.`)]);
  });

  it.each<[string, (body: string) => Uint8Array, string]>([
    ['gzip', (body) => gzipSync(body), 'gzip'],
    ['gzip, said otherwise', (body) => gzipSync(body), 'X-GZIP'],
    ['brotli', (body) => brotliCompressSync(body), 'br'],
    ['deflate', (body) => deflateSync(body), 'deflate'],
    ['deflate without a header', (body) => deflateRawSync(body), 'deflate'],
    ['gzip of gzip, as a packed file is sent', (body) => gzipSync(gzipSync(body)), 'gzip'],
    ['gzip, although it is not packed', (body) => Buffer.from(body), 'gzip'],
    ['two codings', (body) => gzipSync(brotliCompressSync(body)), 'br, gzip'],
  ])('unpacks a body sent as %s once', async (_, pack, coding) => {
    web.serve({
      '/s.xml.gz': answer(200, { 'content-encoding': coding }, pack(urlset(page('1'), page('2')))),
    });
    const result = await web.run(`${SITE}/s.xml.gz`);
    expect(web.locs()).toEqual([page('1'), page('2')]);
    expect(result.problems).toEqual([]);
    expect(web.site.headersOf('/s.xml.gz')['accept-encoding']).toBe('gzip, br, deflate');
    expect(web.site.headersOf('/s.xml.gz')['user-agent']).toMatch(/^Mapwright\/\d/);
  });

  it('follows redirects, tells them, and keeps to five', async () => {
    const hops = (n: number) =>
      Object.fromEntries(
        Array.from({ length: n }, (_, i) => [`/r${n}-${i}`, answer(301, { location: `/r${n}-${i + 1}` })]),
      );
    web.serve({
      ...hops(5),
      ...hops(6),
      '/r5-5': urlset(page('five')),
      '/r6-6': urlset(page('six')),
      '/here': answer(302, { location: 'http://other.test/there.xml' }),
      'other.test /there.xml': sitemapIndex('part.xml'),
      'other.test /part.xml': urlset(page('part')),
      '/loop-a': answer(308, { location: '/loop-b' }),
      '/loop-b': answer(307, { location: '/loop-a' }),
      '/nowhere': answer(302, { location: 'ftp://site.test/x' }),
      '/index.xml': sitemapIndex(...['r5-0', 'r6-0', 'here', 'loop-a', 'nowhere'].map(page)),
    });
    const result = await web.run(page('index.xml'));
    expect(web.locs()).toEqual([page('five'), page('part')]);
    expect(
      result.problems
        .filter(({ severity }) => severity === 'error')
        .map(({ code, file }) => `${code} ${file ?? ''}`),
    ).toEqual([
      `web-redirect-loop ${page('r6-0')}`,
      `web-redirect-loop ${page('loop-a')}`,
      `web-redirect ${page('nowhere')}`,
    ]);
    expect(result.problems.filter(({ code }) => code === 'web-redirect').length).toBeGreaterThan(4);
  });

  it('waits as 429 and 503 ask, and tries again what may pass', async () => {
    const date = new Date(Date.UTC(2026, 0, 1) + 90_000).toUTCString();
    web.serve({
      '/index.xml': sitemapIndex(page('busy.xml'), page('ill.xml'), page('dated.xml'), page('broken.xml')),
      '/busy.xml': inTurn(answer(429, { 'retry-after': '7' }), urlset(page('1'))),
      '/ill.xml': inTurn(answer(500), answer(502), urlset(page('2'))),
      '/dated.xml': inTurn(answer(503, { 'retry-after': date }), urlset(page('3'))),
      '/broken.xml': inTurn((request) => request.socket.destroy(), urlset(page('4'))),
    });
    const result = await web.run(page('index.xml'), { web: { connections: 1 } });
    expect(web.locs()).toEqual([page('1'), page('2'), page('3'), page('4')]);
    expect(result.problems).toEqual([]);
    const long = web.site.clock.slept.filter((ms) => ms >= 1_000);
    expect(long).toContain(7_000);
    expect(long).toContain(1_000);
    expect(long).toContain(2_000);
    expect(Math.max(...long)).toBeGreaterThan(70_000);
  });

  it('brings in what can be had beside what fails for good, and says why each failed', async () => {
    web.serve({
      '/index.xml': sitemapIndex(
        ...[
          'ok-1.xml',
          'ill.xml',
          'gone.xml',
          'secret.xml',
          'page.xml',
          'later.xml',
          'empty.xml',
          'binary.xml',
          'zip.xml',
          'ok-2.xml',
        ].map(page),
      ),
      '/ok-1.xml': urlset(page('1')),
      '/ill.xml': answer(500),
      '/gone.xml': answer(410),
      '/secret.xml': answer(401, { 'www-authenticate': 'Basic' }),
      '/page.xml': answer(
        200,
        { 'content-type': 'application/xml' },
        '<!DOCTYPE html><html><body>Oops</body></html>',
      ),
      '/later.xml': answer(503, { 'retry-after': '7200' }),
      '/empty.xml': answer(200),
      '/binary.xml': answer(
        200,
        { 'content-type': 'application/xml' },
        Uint8Array.from({ length: 900 }, (_, i) => (i * 7) % 256),
      ),
      '/zip.xml': answer(200, { 'content-encoding': 'lzma' }, 'xx'),
      '/ok-2.xml': answer(200, { 'content-type': 'image/png' }, urlset(page('2'))),
    });
    const tree = new ImportTree();
    const result = await web.run(page('index.xml'), { tree });
    expect(web.locs()).toEqual([page('1'), page('2')]);
    const states = Object.fromEntries(
      result.sources.map(({ location, state }) => [location.slice(SITE.length), state]),
    );
    expect(states).toEqual({
      '/index.xml': 'done',
      '/ok-1.xml': 'done',
      '/ill.xml': 'failed',
      '/gone.xml': 'failed',
      '/secret.xml': 'failed',
      '/page.xml': 'failed',
      '/later.xml': 'failed',
      '/empty.xml': 'failed',
      '/binary.xml': 'failed',
      '/zip.xml': 'failed',
      '/ok-2.xml': 'done',
    });
    expect(codes(result.problems)).toEqual([
      'web-status-500',
      'web-status-410',
      'web-status-401',
      'html-page',
      'web-retry-later',
      'empty-file',
      'unknown-format',
      'web-encoding',
    ]);
    expect(
      result.problems.every(({ file, reason }) => file !== undefined && inEnglish(reason).includes(file)),
    ).toBe(true);
    expect(web.site.requests.filter((request) => request.endsWith('/ill.xml'))).toHaveLength(5);
    expect(tree.counts).toMatchObject({ done: 3, failed: 8, waiting: 0, reading: 0 });
    expect(tree.since(0).nodes[2]).toMatchObject({
      location: page('ill.xml'),
      state: 'failed',
      errors: 1,
      parent: 1,
    });
  });

  it('takes what came of a body that is cut each time, never a truncated address, and says so', async () => {
    const body = urlset(
      ...Array.from({ length: 2_000 }, (_, i) => page(`page-${String(i).padStart(5, '0')}`)),
    );
    const packed = gzipSync(
      urlset(
        ...Array.from({ length: 3_000 }, (_, i) =>
          page(createHash('sha256').update(String(i)).digest('hex')),
        ),
      ),
    );
    const short: Route = (_, response) => {
      response.writeHead(200, { 'content-length': String(body.length) });
      response.write(body.slice(0, 50_010), () => response.socket?.end());
    };
    const chunked: Route = (_, response) => {
      response.write(packed.subarray(0, packed.length >> 1), () => response.socket?.end());
    };
    web.serve({
      '/index.xml': sitemapIndex(page('short.xml'), page('cut.xml.gz'), page('healed.xml')),
      '/short.xml': short,
      '/cut.xml.gz': chunked,
      '/healed.xml': inTurn(short, answer(200, {}, urlset(page('healed')))),
    });
    const result = await web.run(page('index.xml'));
    const all = web.locs();
    expect(all.at(-1)).toBe(page('healed'));
    expect(all.filter((loc) => loc.includes('/page-')).length).toBeGreaterThan(500);
    expect(all.slice(0, -1).every((loc) => /\/(?:page-\d{5}|[\da-f]{64})$/.test(loc))).toBe(true);
    expect(all.length).toBeGreaterThan(1_500);
    const states = result.sources.map(({ state }) => state);
    expect(states).toEqual(['done', 'failed', 'failed', 'done']);
    expect(codes(result.problems).filter((code) => code === 'web-cut')).toHaveLength(2);
    await expect(web.run(page('short.xml'))).rejects.toMatchObject({ code: 'damaged-source' });
    const kept = await web.run(page('short.xml'), { keepDamaged: true });
    expect(kept.rows).toBeGreaterThan(500);
  });

  it('stops slow and endless answers', async () => {
    web.serve({
      '/index.xml': sitemapIndex(page('silent.xml'), page('stalls.xml'), page('ok.xml')),
      '/silent.xml': () => setImmediate(() => web.site.clock.fire('/silent.xml')),
      '/stalls.xml': (_, response) => {
        response.write(urlset(page('seen')).replace('</urlset>', ''));
      },
      '/ok.xml': urlset(page('ok')),
    });
    // Of each request: the whole, before the headers, after them, and after the bytes.
    web.site.clock.onTimer = (about, nth) => {
      if (about.endsWith('/stalls.xml') && nth % 4 === 0) setImmediate(() => web.site.clock.fire(about));
    };
    const result = await web.run(page('index.xml'));
    expect(web.locs()).toEqual([page('seen'), page('ok')]);
    expect(result.problems.map(({ code }) => code).sort()).toEqual([
      'web-cut',
      'web-timeout',
      'xml-truncated',
    ]);
    expect(result.problems.map(({ reason }) => inEnglish(reason))[0]).toContain('30 seconds');
  });
});

describe('a site by its address alone', () => {
  it('tries the usual places where robots.txt names none, and tells what was tried', async () => {
    web.serve({
      '/robots.txt': 'User-agent: *\nDisallow:',
      '/sitemap.xml': answer(200, {}, '<!doctype html><html><body>Soft 404</body></html>'),
      '/sitemap-index.xml': sitemapIndex(page('a.xml')),
      '/a.xml': urlset(page('1')),
    });
    const result = await web.run(SITE);
    expect(web.locs()).toEqual([page('1')]);
    expect(result.sources.map(({ location }) => location.slice(SITE.length))).toEqual([
      '/robots.txt',
      '/sitemap-index.xml',
      '/a.xml',
    ]);
    const found = result.problems.find(({ code }) => code === 'site-usual-place');
    expect(found && inEnglish(found.reason)).toContain('/sitemap.xml');
    expect(found && inEnglish(found.reason)).toContain('/sitemap_index.xml: HTTP 404');
  });

  it('does without robots.txt, and fails naming all places where there is nothing', async () => {
    web.serve({ '/wp-sitemap.xml': urlset(page('1')) });
    await web.run(`${SITE}/`);
    expect(web.locs()).toEqual([page('1')]);
    delete web.site.routes['/wp-sitemap.xml'];
    await expect(web.run(SITE)).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('/wp-sitemap.xml') as string,
    });
  });
});
