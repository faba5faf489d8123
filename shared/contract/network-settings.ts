// How the user wants servers to be asked, whatever project is open: for the settings, and for the engine, which is told. No I/O.
import * as v from 'valibot';
import { CONNECTIONS_MAX, RATE_MAX, RATE_MIN } from '../model/import/web-options.ts';

const AGENT_MAX = 200;
const ADDRESS_MAX = 2_000;
const LOGIN_MAX = 1_000;

/** What a header may have without being encoded: RFC 9110, section 5.5, without the tabulator. */
const agent = v.pipe(
  v.string(),
  v.maxLength(AGENT_MAX),
  v.check((text) => /^[ -~]*$/.test(text)),
);
const login = v.pipe(v.string(), v.maxLength(LOGIN_MAX));

export const networkSettings = v.strictObject({
  /** Who asks, as servers are told; '' = Mapwright and its version. */
  webAgent: agent,
  /** Requests a second to one host; null = 10, and no limit for this computer. */
  webRate: v.nullable(v.pipe(v.number(), v.minValue(RATE_MIN), v.maxValue(RATE_MAX))),
  /** Connections to one host at once; null = 4. */
  webConnections: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(CONNECTIONS_MAX))),
  proxy: v.picklist(['system', 'none', 'own']),
  /** Of a proxy of the user's own, without whoever logs in there; '' = none yet. */
  proxyAddress: v.pipe(v.string(), v.maxLength(ADDRESS_MAX), v.check(isProxyAddress)),
  proxyUser: login,
  proxyPassword: login,
  /** Certificates that the system trusts are trusted, besides those that come with Mapwright. */
  systemCertificates: v.boolean(),
});
export type NetworkSettings = v.InferOutput<typeof networkSettings>;

export const DEFAULT_NETWORK: NetworkSettings = {
  webAgent: '',
  webRate: null,
  webConnections: null,
  proxy: 'system',
  proxyAddress: '',
  proxyUser: '',
  proxyPassword: '',
  systemCertificates: true,
};

/** Those among other settings. */
export function networkOf(settings: NetworkSettings): NetworkSettings {
  const names = Object.keys(DEFAULT_NETWORK) as (keyof NetworkSettings)[];
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as NetworkSettings;
}

/** '' or the http or https address of a host, with nobody who logs in and without a path. */
function isProxyAddress(text: string): boolean {
  return text === '' || /^https?:\/\/(?:\[[\da-f:.]+\]|[^\s/?#@\\:[\]]+)(?::\d{1,5})?\/?$/i.test(text);
}
