// The parts of the web client that decide something by themselves: addresses, private networks, proxies, waiting.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { envProxy } from '../../../../../electron/engine/read/sources/web/env-proxy.ts';
import { HostQueue } from '../../../../../electron/engine/read/sources/web/host-queue.ts';
import {
  isPrivateHost,
  isPrivateIp,
} from '../../../../../electron/engine/read/sources/web/private-address.ts';
import {
  backOff,
  isPassing,
  retryAfter,
} from '../../../../../electron/engine/read/sources/web/retry-policy.ts';
import {
  readNamedAddress,
  resolveAddress,
} from '../../../../../electron/engine/read/sources/web/web-address.ts';
import { webFailure } from '../../../../../electron/engine/read/sources/web/web-error.ts';
import { testClock } from './test-clock.ts';

describe('addresses', () => {
  it('are the same however they are written', () => {
    for (const text of [
      'HTTP://E.com:80/a/../b.xml#x',
      ' http://e.com/b.xml ',
      'http://e.com/%62.xml'.replace('%62', 'b'),
    ]) {
      expect(resolveAddress(text)).toBe('http://e.com/b.xml');
    }
    expect(resolveAddress('../b.xml', 'https://e.com/x/a.xml')).toBe('https://e.com/b.xml');
    expect(resolveAddress('//cdn.e.com/b.xml', 'https://e.com/')).toBe('https://cdn.e.com/b.xml');
  });

  it.each([
    'file:///etc/passwd',
    'ftp://e.com/',
    'javascript:alert(1)',
    'https://',
    'data:text/xml,<a/>',
    'blob:https://e.com/x',
  ])('are none: %s', (text) => {
    expect(resolveAddress(text)).toBeNull();
  });

  it('give user and password away once, and show neither', () => {
    expect(readNamedAddress('https://me:p%40ss@e.com/')).toEqual({
      address: 'https://e.com/',
      user: { name: 'me', password: 'p@ss' },
      site: true,
    });
    expect(readNamedAddress('https://e.com/?page=1')?.site).toBe(false);
  });
});

describe('private networks', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
  ])('have %s', (ip) => {
    expect(isPrivateIp(ip)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1', '::ffff:8.8.8.8', '100.128.0.1'])('have not %s', (ip) => {
    expect(isPrivateIp(ip)).toBe(false);
  });

  it('are seen through every way to write their addresses in a URL', () => {
    for (const text of [
      'http://127.1/',
      'http://0x7f.0.0.1/',
      'http://2130706433/',
      'http://017700000001/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://localhost/',
      'http://a.localhost./',
    ]) {
      expect(isPrivateHost(new URL(text).hostname), text).toBe(true);
    }
    expect(isPrivateHost('example.com')).toBe(false);
  });
});

describe('proxies of the environment', () => {
  const env = {
    HTTPS_PROXY: 'http://proxy:3128',
    http_proxy: 'plain:80',
    NO_PROXY: 'intern.example, .corp:8443 *.local',
  };

  it.each([
    ['https://example.com/', 'http://proxy:3128'],
    ['http://example.com/', 'http://plain:80'],
    ['https://intern.example/', null],
    ['https://a.intern.example/', null],
    ['https://notintern.example/', 'http://proxy:3128'],
    ['https://x.corp/', 'http://proxy:3128'],
    ['https://x.corp:8443/', null],
    ['https://printer.local/', null],
    ['http://127.0.0.1:9/', null],
    ['http://localhost/', null],
  ])('%s goes by %s', (address, proxy) => {
    expect(envProxy(address, env)).toBe(proxy);
  });

  it('are none without variables, or with NO_PROXY=*', () => {
    expect(envProxy('https://e.com/', {})).toBeNull();
    expect(envProxy('https://e.com/', { ...env, NO_PROXY: '*' })).toBeNull();
    expect(envProxy('https://e.com/', { ALL_PROXY: 'http://all:1' })).toBe('http://all:1');
  });
});

describe('waiting', () => {
  it('reads Retry-After in seconds and as a date, and nothing else', () => {
    const now = Date.UTC(2026, 0, 1);
    expect(retryAfter('120', now)).toBe(120_000);
    expect(retryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000);
    expect(retryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
    for (const odd of ['', 'soon', '-5', '1e9', undefined]) expect(retryAfter(odd, now)).toBeNull();
  });

  it('waits longer each time, within bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (tries, random) => {
          const wait = backOff(tries, random);
          expect(wait).toBeGreaterThanOrEqual(500);
          expect(wait).toBeLessThanOrEqual(30_000);
          expect(backOff(tries + 1, random)).toBeGreaterThanOrEqual(wait);
        },
      ),
    );
  });

  it('tries again only what may pass', () => {
    expect([429, 500, 502, 503, 504, 408].every(isPassing)).toBe(true);
    expect([400, 401, 403, 404, 410, 501].some(isPassing)).toBe(false);
  });

  it('keeps the pace and the number at once, and pauses for all', async () => {
    const clock = testClock();
    const queue = new HostQueue(clock, 2, 10);
    const { signal } = new AbortController();
    const first = await queue.enter(signal);
    const second = await queue.enter(signal);
    expect(clock.now()).toBe(100);
    let third = false;
    const waiting = queue.enter(signal).then((leave) => {
      third = true;
      return leave;
    });
    await Promise.resolve();
    expect(third).toBe(false);
    queue.pause(5_000);
    first();
    (await waiting)();
    second();
    expect(clock.now()).toBe(5_100);
  });

  it('ends a wait for a turn with the reason of the signal', async () => {
    const queue = new HostQueue(testClock(), 1, Infinity);
    const abort = new AbortController();
    await queue.enter(abort.signal);
    const waiting = queue.enter(abort.signal);
    abort.abort(new Error('stop'));
    await expect(waiting).rejects.toThrow('stop');
  });
});

describe('failures', () => {
  it.each([
    ['CERT_HAS_EXPIRED', 'has expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'another host name'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'signed by itself'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'does not know'],
    ['ENOTFOUND', 'no host “e.com”'],
    ['ECONNREFUSED', 'refuses the connection'],
    ['HPE_INVALID_CONSTANT', 'not HTTP'],
  ])('name their cause: %s', (code, words) => {
    const error = new Error('x', { cause: Object.assign(new Error('y'), { code }) });
    const failure = webFailure(error, 'https://e.com/s.xml');
    expect(failure.message).toContain(words);
    expect(failure.message).toContain('e.com');
    expect(failure.passing).toBe(false);
  });
});
