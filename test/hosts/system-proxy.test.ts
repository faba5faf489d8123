// The system's proxy reaches the engine: the question, the answer, and what an answer means.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HostProxy } from '../../electron/engine/host-proxy.ts';
import type { ProxyQuestion } from '../../shared/contract/wire.ts';
import { mainUnderTest } from './main-under-test.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the engine', () => {
  it('asks its host for the proxy of an address, but not for this computer', async () => {
    for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY', 'https_proxy', 'http_proxy', 'all_proxy']) {
      vi.stubEnv(name, '');
    }
    const questions: ProxyQuestion[] = [];
    const proxies = new HostProxy((question) => void questions.push(question));
    const { proxyFor } = proxies.surroundings();
    const first = proxyFor('https://e.com/a');
    const second = proxyFor('https://e.com/b');
    expect(await proxyFor('http://127.0.0.1/')).toBeNull();
    expect(questions).toEqual([
      { proxyQuestion: 1, address: 'https://e.com/a' },
      { proxyQuestion: 2, address: 'https://e.com/b' },
    ]);
    expect(proxies.hear({ proxyAnswer: 2, proxy: null })).toBe(true);
    expect(proxies.hear({ proxyAnswer: 1, proxy: 'http://p:80' })).toBe(true);
    expect(proxies.hear({ id: 1, name: 'project.info', params: {} })).toBe(false);
    expect(await Promise.all([first, second])).toEqual(['http://p:80', null]);
    vi.stubEnv('HTTPS_PROXY', 'http://own:1');
    expect(await proxyFor('https://e.com/')).toBe('http://own:1');
  });
});

describe('the Electron host', () => {
  it('answers with what the system says, and with none where that fails', async () => {
    const main = await mainUnderTest();
    try {
      await main.start();
      const { readProxyList } = await import('../../electron/main/system-proxy.ts');
      expect(readProxyList('PROXY a:80; DIRECT')).toBe('http://a:80');
      expect(readProxyList('HTTPS b:443')).toBe('https://b:443');
      expect(readProxyList('SOCKS5 c:1080')).toBe('socks5://c:1080');
      expect(readProxyList('DIRECT')).toBeNull();
      expect(readProxyList('')).toBeNull();
      const engine = main.engine();
      main.fake.session.resolveProxy.mockResolvedValueOnce('PROXY proxy.corp:3128');
      engine.emit('message', { proxyQuestion: 7, address: 'https://e.com/' });
      await expect
        .poll(() => engine.told)
        .toContainEqual({ proxyAnswer: 7, proxy: 'http://proxy.corp:3128' });
      main.fake.session.resolveProxy.mockRejectedValueOnce(new Error('no'));
      engine.emit('message', { proxyQuestion: 8, address: 'https://e.com/' });
      await expect.poll(() => engine.told).toContainEqual({ proxyAnswer: 8, proxy: null });
    } finally {
      await main.clean();
    }
  });
});
