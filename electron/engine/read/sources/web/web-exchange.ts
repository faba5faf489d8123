// One HTTP request and its answer, over a direct connection or a proxy. It follows no redirect, tries nothing again,
// unpacks nothing, and refuses hosts that it was not allowed to ask.
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector, ProxyAgent, request, type Dispatcher } from 'undici';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { NetworkSettings } from '../../../../../shared/contract/network-settings.ts';
import type { Clock } from '../clock.ts';
import { eagerChunks } from '../eager-chunks.ts';
import { isPrivateHost, isPrivateIp } from './private-address.ts';
import { shownAddress } from '../../../../../shared/model/import/without-secrets.ts';
import { trustSystem } from './trusted-certificates.ts';
import { basicLogin, hostOf, readNamedAddress } from './web-address.ts';
import { proxyFailure, webFailure, WebFailure } from './web-error.ts';

/** What differs between systems, and what tests replace. */
export interface WebSurroundings {
  readonly clock: Clock;
  /** The user's settings at the moment; default: none. */
  readonly network?: () => Promise<NetworkSettings>;
  /** The proxy for an address (an http or https address), or null for a direct connection; '' = none is set, and one is wanted. */
  readonly proxyFor: (address: string) => Promise<string | null>;
  readonly lookup?: LookupFunction;
  /** Another place to connect to; for tests. */
  readonly connectTo?: (
    hostname: string,
    port: string,
  ) => { readonly hostname: string; readonly port: string } | null;
}

export interface ExchangeOptions {
  readonly connections: number;
  /** Milliseconds without a sign of life, before the headers and within the body. */
  readonly idle: number;
  /** Milliseconds for a request as a whole. */
  readonly total: number;
  /** Hosts that may be private: those that the user named. */
  readonly named: ReadonlySet<string>;
}

export interface WebAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as they came; throws WebFailures. Must be read or left. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends an answer whose body is not wanted. */
  readonly leave: () => void;
}

const CONNECT_MS = 10_000;

export class WebExchange {
  readonly #around: WebSurroundings;
  readonly #options: ExchangeOptions;
  readonly #proxies = new Map<string, Dispatcher>();
  #direct: Dispatcher | null = null;

  constructor(around: WebSurroundings, options: ExchangeOptions) {
    this.#around = around;
    this.#options = options;
  }

  /** Throws WebFailures and the signal's reason. */
  async get(
    address: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<WebAnswer> {
    this.#assertAllowed(new URL(address).hostname, address);
    const network = await this.#around.network?.();
    if (network) trustSystem(network.systemCertificates);
    const proxy = await this.#around.proxyFor(address);
    const dispatcher = proxy === null ? this.#directly() : this.#through(proxy);
    const watch = new Watch(this.#around.clock, this.#options, address, signal);
    try {
      const answer = await request(address, {
        dispatcher,
        headers,
        signal: watch.signal,
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      const alive = (): void => {
        watch.alive();
      };
      alive();
      const chunks = eagerChunks(answer.body, alive);
      return {
        status: answer.statusCode,
        headers: oneEach(answer.headers),
        body: watched(chunks, watch, address),
        leave: () => {
          watch.end();
          answer.body.on('error', () => undefined).destroy();
        },
      };
    } catch (error) {
      watch.end();
      throw watch.explain(proxy === null ? error : proxyFailure(error, address, proxy));
    }
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    const all = [...this.#proxies.values(), ...(this.#direct ? [this.#direct] : [])];
    await Promise.all(all.map((dispatcher) => dispatcher.destroy()));
  }

  #directly(): Dispatcher {
    this.#direct ??= new Agent({ connections: this.#options.connections, connect: this.#connector() });
    return this.#direct;
  }

  #through(proxy: string): Dispatcher {
    let agent = this.#proxies.get(proxy);
    if (!agent) {
      const named = readNamedAddress(proxy);
      if (!named) throw unusableProxy(proxy);
      const { address, user } = named;
      // Plain http goes through a proxy as a request for the whole address: many refuse tunnels to port 80.
      agent = new ProxyAgent({
        uri: address,
        ...(user && { token: basicLogin(user) }),
        connections: this.#options.connections,
        proxyTunnel: false,
      });
      this.#proxies.set(proxy, agent);
    }
    return agent;
  }

  #connector(): buildConnector.connector {
    const connect = buildConnector({ timeout: CONNECT_MS, lookup: this.#guardedLookup() });
    const { connectTo } = this.#around;
    if (!connectTo) return connect;
    return (options, callback) => {
      connect({ ...options, ...connectTo(options.hostname, options.port) }, callback);
    };
  }

  /** Names are checked by what they stand for at the moment of connecting, so that they can't change in between. */
  #guardedLookup(): LookupFunction {
    const lookup: LookupFunction = this.#around.lookup ?? systemLookup;
    return (hostname, options, callback) => {
      lookup(hostname, options, (error, found, family) => {
        const all: readonly LookupAddress[] =
          typeof found === 'string' ? [{ address: found, family: family ?? 4 }] : found;
        const refused =
          !error && !this.#options.named.has(hostname) && all.some((one) => isPrivateIp(one.address));
        callback(refused ? new PrivateHost() : error, found, family);
      });
    };
  }

  #assertAllowed(hostname: string, address: string): void {
    if (isPrivateHost(hostname) && !this.#options.named.has(hostname)) throw webPrivate(address);
  }
}

function unusableProxy(proxy: string): WebFailure {
  const why =
    proxy === '' ? reason('web-proxy-unset') : reason('web-proxy-unusable', { proxy: shownAddress(proxy) });
  return new WebFailure('web-proxy', why);
}

/** A name that leads into a private network. */
class PrivateHost extends Error {}

function webPrivate(address: string): WebFailure {
  return new WebFailure('web-private-host', reason('web-private-host', { url: address }));
}

/** Time-outs and cancel of one request as one signal, and which of them it was. */
class Watch {
  readonly signal: AbortSignal;
  readonly #abort = new AbortController();
  readonly #clock: Clock;
  readonly #idle: number;
  readonly #address: string;
  readonly #user: AbortSignal;
  readonly #onAbort = (): void => {
    this.#abort.abort(this.#user.reason);
  };
  readonly #endTotal: () => void;
  #endIdle: () => void;
  #failure: WebFailure | null = null;

  constructor(clock: Clock, { idle, total }: ExchangeOptions, address: string, user: AbortSignal) {
    this.signal = this.#abort.signal;
    this.#clock = clock;
    this.#idle = idle;
    this.#address = address;
    this.#user = user;
    if (user.aborted) this.#onAbort();
    user.addEventListener('abort', this.#onAbort);
    this.#endIdle = this.#startIdle();
    this.#endTotal = clock.timer(total, address, () => {
      this.#fail('web-too-long', total, false);
    });
  }

  /** To be called at each sign of life. */
  alive(): void {
    this.#endIdle();
    this.#endIdle = this.#startIdle();
  }

  end(): void {
    this.#endIdle();
    this.#endTotal();
    this.#user.removeEventListener('abort', this.#onAbort);
  }

  /** The user's reason, the time-out, or what else the error means. */
  explain(error: unknown): unknown {
    if (this.#user.aborted) return this.#user.reason;
    if (this.#failure) return this.#failure;
    if (isPrivateFailure(error)) return webPrivate(this.#address);
    return error instanceof AppError ? error : webFailure(error, this.#address);
  }

  #startIdle(): () => void {
    return this.#clock.timer(this.#idle, this.#address, () => {
      this.#fail('web-silent', this.#idle, true);
    });
  }

  #fail(key: 'web-too-long' | 'web-silent', ms: number, passing: boolean): void {
    const why = reason(key, { url: this.#address, seconds: Math.round(ms / 100) / 10 });
    this.#failure ??= new WebFailure('web-timeout', why, { passing });
    this.#abort.abort(this.#failure);
  }
}

function isPrivateFailure(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof PrivateHost) return true;
    if (at instanceof AggregateError && at.errors.some(isPrivateFailure)) return true;
  }
  return false;
}

async function* watched(
  chunks: AsyncGenerator<Uint8Array>,
  watch: Watch,
  address: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    throw watch.explain(cutIfShort(error, address));
  } finally {
    watch.end();
  }
}

/** Fewer bytes than announced. */
function cutIfShort(error: unknown, address: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code !== 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') return error;
  const why = reason('web-other-length', { url: address, host: hostOf(address) });
  return new WebFailure('web-broken', why, { passing: true });
}

function oneEach(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
