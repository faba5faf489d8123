// The URL of a proxy as it is typed → the settings. It shows no password.
import * as v from 'valibot';
import { networkSettings, type NetworkSettings } from '../../../shared/contract/network-settings.ts';

/** What is to be kept: whoever logs in goes to fields of its own; null where it is no http or https address of a host. */
export function readProxyAddress(text: string): Partial<NetworkSettings> | null {
  if (text === '') return { proxyAddress: '' };
  // A slip of a name and a port is as good as its URL.
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  if (!url || url.pathname !== '/' || url.search !== '' || url.hash !== '') return null;
  const proxyAddress = `${url.protocol}//${url.host}`;
  if (!v.is(networkSettings.entries.proxyAddress, proxyAddress)) return null;
  if (url.username === '') return { proxyAddress };
  return { proxyAddress, proxyUser: decoded(url.username), proxyPassword: decoded(url.password) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
