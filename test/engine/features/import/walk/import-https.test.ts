// What the headers of an answer say, and imports over https: a redirect to it is quiet, one away from it is a warning and carries no password, and a
// certificate that nobody vouches for is refused with its cause.
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../../read/sources/archive/make-certificate.ts';
import { answer, urlset } from '../../../read/sources/archive/test-site.ts';
import { page, useWebProject } from '../web-project.ts';

const web = useWebProject();
const SECURE = 'https://secure.test/';
const { key, cert } = makeCertificate(['secure.test']);
const usual = getCACertificates('default');
let authorization: string | undefined;

const server = createServer({ key, cert }, (request, response) => {
  authorization = request.headers.authorization;
  if (request.url === '/away.xml') response.writeHead(302, { location: page('plain.xml') }).end();
  else response.end(urlset(`${SECURE}1`));
});

beforeAll(async () => {
  setDefaultCACertificates([...usual, cert]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  setDefaultCACertificates(usual);
  server.closeAllConnections();
  server.close();
});

/** The site of the test, and the secure server for its own name. */
function surroundings() {
  const around = web.site.surroundings;
  const { port } = server.address() as AddressInfo;
  return {
    ...around,
    connectTo: (hostname: string, wanted: string) =>
      hostname === 'secure.test'
        ? { hostname: '127.0.0.1', port: String(port) }
        : (around.connectTo?.(hostname, wanted) ?? null),
  };
}

describe('an import over https', () => {
  it('follows a redirect to it', async () => {
    web.serve({ '/s.xml': answer(301, { location: `${SECURE}s.xml` }) });
    const { problems } = await web.run(page('s.xml'), { surroundings: surroundings() });
    expect(web.locs()).toEqual([`${SECURE}1`]);
    expect(problems).toMatchObject([{ code: 'web-redirect', severity: 'info' }]);
  });

  it('warns of a redirect away from it, and takes no password along', async () => {
    web.serve({ '/plain.xml': urlset(page('1')) });
    const { problems } = await web.run(`https://me:s3cret@secure.test/away.xml`, {
      surroundings: surroundings(),
    });
    expect(web.locs()).toEqual([page('1')]);
    expect(problems).toMatchObject([{ code: 'web-insecure-redirect', severity: 'warning' }]);
    expect(authorization).toMatch(/^Basic /);
    expect(web.site.headersOf('/plain.xml').authorization).toBeUndefined();
  });

  it('refuses a certificate that nobody vouches for', async () => {
    setDefaultCACertificates(usual);
    const run = web.run(`${SECURE}s.xml`, { surroundings: surroundings() });
    await expect(run).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('certificate') as string,
    });
    setDefaultCACertificates([...usual, cert]);
  });
});

describe('the charset of an answer', () => {
  it('is what texts are in that do not say it themselves', async () => {
    const text = Buffer.from(`${page('caf\xe9')}\n`, 'latin1');
    web.serve({
      '/robots.txt': `Sitemap: ${page('a.txt')}\nSitemap: ${page('b.txt')}\nSitemap: ${page('c.xml')}\n`,
      '/a.txt': answer(200, { 'content-type': 'text/plain; charset="ISO-8859-1"' }, text),
      '/b.txt': answer(200, { 'content-type': 'text/plain; charset=nonsense' }, text),
      '/c.xml': answer(
        200,
        { 'content-type': 'text/xml;charset=windows-1252' },
        `<?xml version="1.0" encoding="utf-8"?>${urlset(page('é'))}`,
      ),
    });
    const { problems } = await web.run(page('robots.txt'));
    expect(web.locs()).toEqual(['café', 'é'].map(page));
    expect(problems.map(({ code, file }) => `${code} ${file}`).toSorted()).toEqual([
      `encoding-invalid ${page('b.txt')}`,
      `encoding-otherwise ${page('a.txt')}`,
      `no-entries ${page('b.txt')}`,
    ]);
  });
});
