// The network as the host tells the engine of it: the user's settings, the system's proxy, and what an answer means.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostNetwork } from '../../electron/engine/host-network.ts';
import { DEFAULT_NETWORK } from '../../shared/contract/network-settings.ts';
import { DEFAULT_SETTINGS } from '../../shared/contract/settings-schemas.ts';
import type { ProxyQuestion } from '../../shared/contract/wire.ts';
import { mainUnderTest } from './main-under-test.ts';

beforeEach(() => {
  for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY', 'NO_PROXY']) {
    vi.stubEnv(name, '');
    vi.stubEnv(name.toLowerCase(), '');
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the engine', () => {
  it('asks its host for the proxy of an address, but not for this computer', async () => {
    const questions: ProxyQuestion[] = [];
    const network = new HostNetwork((question) => void questions.push(question));
    const { proxyFor } = network.surroundings();
    const first = proxyFor('https://e.com/a');
    const second = proxyFor('https://e.com/b');
    expect(await proxyFor('http://127.0.0.1/')).toBeNull();
    expect(questions).toEqual([
      { proxyQuestion: 1, address: 'https://e.com/a' },
      { proxyQuestion: 2, address: 'https://e.com/b' },
    ]);
    expect(network.hear({ proxyAnswer: 2, proxy: null })).toBe(true);
    expect(network.hear({ proxyAnswer: 1, proxy: 'http://p:80' })).toBe(true);
    expect(network.hear({ id: 1, name: 'project.info', params: {} })).toBe(false);
    expect(await Promise.all([first, second])).toEqual(['http://p:80', null]);
    vi.stubEnv('HTTPS_PROXY', 'http://own:1');
    expect(await proxyFor('https://e.com/')).toBe('http://own:1');
  });

  it('has the proxy of the environment alone where its host knows none', async () => {
    const { proxyFor } = new HostNetwork(null).surroundings();
    expect(await proxyFor('https://e.com/')).toBeNull();
    vi.stubEnv('HTTPS_PROXY', 'http://own:1');
    expect(await proxyFor('https://e.com/')).toBe('http://own:1');
  });

  it('goes by the settings that it was told last', async () => {
    vi.stubEnv('HTTPS_PROXY', 'http://env:1');
    vi.stubEnv('NO_PROXY', 'inside.corp');
    const network = new HostNetwork(null);
    const { proxyFor, network: told } = network.surroundings();
    const tell = (part: object): boolean => network.hear({ network: { ...DEFAULT_NETWORK, ...part } });
    expect(tell({ proxy: 'none', webRate: 2 })).toBe(true);
    expect(await proxyFor('https://e.com/')).toBeNull();
    expect(await told?.()).toMatchObject({ webRate: 2 });
    tell({ proxy: 'own', proxyAddress: 'http://p:80', proxyUser: 'me', proxyPassword: 'a@b:c' });
    expect(await proxyFor('https://e.com/')).toBe('http://me:a%40b%3Ac@p/');
    expect(await proxyFor('https://inside.corp/')).toBeNull();
    expect(await proxyFor('http://localhost/')).toBeNull();
    tell({ proxy: 'own' });
    expect(await proxyFor('https://e.com/')).toBe('');
    expect(network.hear({ network: { ...DEFAULT_NETWORK, proxy: 'socks' } })).toBe(false);
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

  it('tells each engine of the settings when it starts, and when they change', async () => {
    const main = await mainUnderTest();
    try {
      await main.start();
      const first = main.engine();
      expect(first.told).toEqual([{ network: DEFAULT_NETWORK }]);
      await main.invoke('settings.set', { webRate: 3, proxy: 'none', theme: 'dark' });
      const network = { ...DEFAULT_NETWORK, webRate: 3, proxy: 'none' };
      expect(first.told.at(-1)).toEqual({ network });
      first.end(1);
      await expect.poll(() => main.engine()).not.toBe(first);
      expect(main.engine().told).toEqual([{ network }]);
      expect(await main.invoke('settings.get', {})).toEqual({
        ok: true,
        result: { ...DEFAULT_SETTINGS, ...network, theme: 'dark' },
      });
    } finally {
      await main.clean();
    }
  });
});
