// The browser host's door, over real sockets: who gets in, and which files they get.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestHost, type TestHost } from './test-host.ts';

let test: TestHost;
const send: TestHost['send'] = (...args) => test.send(...args);
const login = (): Promise<string> => test.login();
const connect: TestHost['connect'] = (...args) => test.connect(...args);

beforeEach(async () => {
  test = await startTestHost();
});

afterEach(async () => {
  await test.stop();
});

describe('the session', () => {
  it('exchanges the token for a strict, script-proof cookie and drops it from the address', async () => {
    const { search } = new URL(test.host.startUrl()!);
    const { status, headers } = await send(`/${search}`);
    expect(status).toBe(302);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^mapwright-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('takes the token once: a second browser is refused, the first may reload', async () => {
    const { search } = new URL(test.host.startUrl()!);
    const cookie = await login();
    expect((await send(`/${search}`)).status).toBe(403);
    expect((await send(`/${search}`, { cookie })).status).toBe(302);
    expect((await send('/', { cookie })).status).toBe(200);
    expect(test.host.startUrl()).toBeNull();
  });

  it.each(['/', '/index.html', '/assets/app.js', '/?token=', '/?token=wrong', '/socket', '/upload?name=a'])(
    'refuses %s without a session',
    async (path) => {
      expect((await send(path)).status).toBe(403);
    },
  );

  it('refuses a cookie with another value', async () => {
    const cookie = await login();
    expect((await send('/', { cookie: `${cookie}x` })).status).toBe(403);
    expect((await send('/', { cookie: `${cookie.split('=')[0]!}=` })).status).toBe(403);
  });

  it('finds its cookie among others', async () => {
    const cookie = await login();
    expect((await send('/', { cookie: `a=b; ${cookie}; mapwright-1=x` })).status).toBe(200);
  });
});

describe('requests from elsewhere', () => {
  it.each([
    { host: 'localhost' },
    { host: 'evil.example' },
    { host: '127.0.0.1' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('are refused: %j', async (headers) => {
    const cookie = await login();
    expect((await send('/', { cookie, ...headers })).status).toBe(403);
  });

  it('may not even use the token', async () => {
    const { search } = new URL(test.host.startUrl()!);
    expect((await send(`/${search}`, { host: 'evil.example' })).status).toBe(403);
    expect((await send(`/${search}`)).status).toBe(302);
  });

  it('can’t upgrade to a socket', async () => {
    const cookie = await login();
    await expect(connect('')).rejects.toThrow('status 403');
    await expect(connect(cookie, { origin: 'http://evil.example' })).rejects.toThrow('status 403');
    await expect(connect(cookie, { host: 'evil.example' })).rejects.toThrow('status 403');
  });

  it('can’t send anything without naming its origin', async () => {
    const cookie = await login();
    expect((await send('/upload?name=a', { cookie }, 'POST', 'x')).status).toBe(403);
    expect((await send('/', { cookie, origin: test.origin }, 'DELETE')).status).toBe(405);
  });
});

describe('files', () => {
  it('are served with their type and the security headers', async () => {
    const { status, headers, body } = await send('/', { cookie: await login() });
    expect(status).toBe(200);
    expect(body).toContain('<title>Mapwright</title>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src 'self' ${test.origin.replace('http', 'ws')}`);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('carry the headers on refusals, too', async () => {
    const { headers } = await send('/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBeDefined();
  });

  it.each([
    '/../secret.js',
    '/%2e%2e/secret.js',
    '/assets/../../secret.js',
    '/assets/..%2f..%2fsecret.js',
    '/..%5csecret.js',
    '//secret.js',
    '/link.js',
    '/%00',
    '/%zz',
    '/.env',
    '/assets',
    '/assets/',
    '/nothing.js',
  ])('outside the folder or absent are not found: %s', async (path) => {
    const answer = await send(path, { cookie: await login() });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('secret');
  });
});
