// The URL of a proxy as people type and paste it.
import { expect, it } from 'vitest';
import { readProxyAddress } from '../../../../renderer/shell/settings/proxy-address.ts';

it.each([
  ['', ''],
  ['http://proxy.corp:8080', 'http://proxy.corp:8080'],
  ['https://proxy.corp/', 'https://proxy.corp'],
  ['proxy.corp:8080', 'http://proxy.corp:8080'],
  ['10.0.0.1', 'http://10.0.0.1'],
  ['http://[::1]:3128', 'http://[::1]:3128'],
  ['HTTP://Proxy.Corp:8080', 'http://proxy.corp:8080'],
])('%j is kept as %j', (typed, proxyAddress) => {
  expect(readProxyAddress(typed)).toEqual({ proxyAddress });
});

it('whoever logs in goes to fields of its own', () => {
  expect(readProxyAddress('http://me:a%40b@proxy.corp:8080')).toEqual({
    proxyAddress: 'http://proxy.corp:8080',
    proxyUser: 'me',
    proxyPassword: 'a@b',
  });
  expect(readProxyAddress('me:50%@proxy.corp')).toMatchObject({ proxyPassword: '50%' });
});

it.each([
  'socks5://proxy:1080',
  'http://proxy/path',
  'http://',
  'a b',
  'http://proxy?x',
  'ftp://proxy',
  'http://p:99999',
])('%j is none', (typed) => {
  expect(readProxyAddress(typed)).toBeNull();
});
