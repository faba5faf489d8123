// Gets addresses politely: queues, tries again, follows redirects, asks whether anything changed, and puts what comes
// into files. It knows nothing of sitemaps, and asks for nothing but what it is told to.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { join } from 'node:path';
import { TEXT_ENCODINGS, type TextEncoding } from '../../../../../shared/protocol/encodings.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import type { SourceOrigin } from '../../../../../shared/model/project.ts';
import packageJson from '../../../../../package.json' with { type: 'json' };
import { HostQueue } from './host-queue.ts';
import { isLoopback } from './private-address.ts';
import { backOff, isPassing, LONGEST_PAUSE_MS, MAX_TRIES, retryAfter } from './retry-policy.ts';
import { basicLogin, hostOf, resolveAddress, type WebUser } from './web-address.ts';
import { download } from './web-download.ts';
import { statusFailure, WebFailure } from './web-error.ts';
import { WebExchange, type WebAnswer, type WebSurroundings } from './web-exchange.ts';

export interface WebClientOptions {
  /** Where downloads are kept until they are read. */
  readonly folder: string;
  /** Requests a second to one host; null = 10, and no limit for this computer. */
  readonly rate: number | null;
  readonly connections: number;
  /** Who asks; '' = Mapwright and its version. */
  readonly agent: string;
  /** Milliseconds without a sign of life. */
  readonly idle: number;
  /** Milliseconds for a request as a whole. */
  readonly total: number;
  /** Bytes of one body, as they come. */
  readonly maxBytes: number;
  /** Hosts that the user named: they may be private. */
  readonly named: ReadonlySet<string>;
  /** By origin ("https://example.com"): sent there and nowhere else. */
  readonly users: ReadonlyMap<string, WebUser>;
}

export interface WebFile {
  readonly kind: 'file';
  /** On disk. */
  readonly path: string;
  readonly size: number;
  /** Where it was in the end, after redirects. */
  readonly address: string;
  readonly origin: SourceOrigin;
  /** True where the transport packed it: that layer of gzip is no fault of the file. */
  readonly transportGzip: boolean;
  /** What its sender says that its text is in, where that is one of those that lack a name in the text. */
  readonly encoding: TextEncoding | null;
  /** Why it is not whole, or null. */
  readonly cut: WebFailure | null;
  readonly problems: readonly Problem[];
}

export type WebResult =
  | WebFile
  | { readonly kind: 'unchanged'; readonly address: string; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly failure: WebFailure; readonly status: number | null };

export interface GetOptions {
  /** What was known of it before: then it may come back "unchanged". */
  readonly known?: SourceOrigin | undefined;
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

const MAX_REDIRECTS = 5;
const DEFAULT_RATE = 10;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export class WebClient {
  readonly #options: WebClientOptions;
  readonly #around: WebSurroundings;
  readonly #exchange: WebExchange;
  readonly #hosts = new Map<string, HostQueue>();
  #files = 0;

  constructor(options: WebClientOptions, around: WebSurroundings) {
    this.#options = options;
    this.#around = around;
    const { connections, idle, total, named } = options;
    this.#exchange = new WebExchange(around, { connections, idle, total, named });
  }

  /** What the address has. Throws the signal's reason and errors of the disk only. */
  async get(address: string, signal: AbortSignal, options: GetOptions = {}): Promise<WebResult> {
    const problems: Problem[] = [];
    const seen = new Set<string>();
    let at = address;
    try {
      for (;;) {
        seen.add(at);
        const outcome = await this.#getHere(at, signal, options);
        if (outcome.kind === 'unchanged') return { ...outcome, address: at, problems };
        if (outcome.kind === 'file') return { ...outcome, address: at, problems };
        if (outcome.kind === 'failed') return outcome;
        at = nextAddress(at, outcome.location, seen, problems);
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WebFailure)) throw error;
      return { kind: 'failed', failure: error, status: null };
    }
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    await this.#exchange.close();
  }

  /** One address with all its tries, without its redirects. */
  async #getHere(address: string, signal: AbortSignal, options: GetOptions): Promise<Step> {
    const host = this.#host(address);
    let best: PartOfFile | null = null;
    for (let tries = 1; ; tries++) {
      const leave = await host.enter(signal);
      let tried: Try;
      try {
        tried = await this.#try(address, signal, options);
      } finally {
        leave();
      }
      if (tried.kind !== 'again') return tried;
      if (tried.partial && tried.partial.size > (best?.size ?? 0)) best = tried.partial;
      const wait = tried.wait ?? backOff(tries, this.#around.clock.random());
      if (wait > LONGEST_PAUSE_MS)
        return { kind: 'failed', failure: tooLate(address, wait), status: tried.status };
      if (tries === MAX_TRIES) {
        return best ?? { kind: 'failed', failure: tried.failure, status: tried.status };
      }
      if (tried.wait !== null) host.pause(wait);
      else await this.#around.clock.sleep(wait, signal);
    }
  }

  async #try(address: string, signal: AbortSignal, options: GetOptions): Promise<Try> {
    try {
      const answer = await this.#exchange.get(address, this.#headers(address, options.known), signal);
      return await this.#take(answer, address, options);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WebFailure)) throw error;
      if (!error.passing) return { kind: 'failed', failure: error, status: null };
      return { kind: 'again', failure: error, status: null, wait: null, partial: null };
    }
  }

  async #take(answer: WebAnswer, address: string, options: GetOptions): Promise<Try> {
    const { status, headers } = answer;
    if (status === 200) return this.#keep(answer, address, options);
    answer.leave();
    if (status === 304 && options.known) return { kind: 'unchanged' };
    if (REDIRECTS.has(status) && headers['location'] !== undefined) {
      return { kind: 'redirect', location: headers['location'] };
    }
    const failure = statusFailure(status, address);
    if (!isPassing(status)) return { kind: 'failed', failure, status };
    const wait = retryAfter(headers['retry-after'], this.#around.clock.today());
    return { kind: 'again', failure, status, wait, partial: null };
  }

  async #keep({ headers, body }: WebAnswer, address: string, { known, onBytes }: GetOptions): Promise<Try> {
    const path = join(this.#options.folder, String(++this.#files));
    const { maxBytes } = this.#options;
    const encoding = headers['content-encoding'];
    const tell = onBytes ?? (() => undefined);
    const got = await download(body, path, { address, encoding, maxBytes, onBytes: tell });
    const file: PartOfFile = {
      kind: 'file',
      path,
      size: got.size,
      origin: got.failure ? {} : originOf(headers, got.sha256),
      transportGzip: got.gzip,
      encoding: encodingOf(headers['content-type']),
      cut: got.failure,
    };
    if (!got.failure) {
      return known?.sha256 === got.sha256 ? { kind: 'unchanged' } : file;
    }
    // Nothing at all is as good as no answer.
    const partial = got.size > 0 ? file : null;
    if (got.failure.passing)
      return { kind: 'again', failure: got.failure, status: null, wait: null, partial };
    return partial ?? { kind: 'failed', failure: got.failure, status: null };
  }

  #headers(address: string, known: SourceOrigin | undefined): Record<string, string> {
    const { users, agent } = this.#options;
    const user = users.get(new URL(address).origin);
    return {
      'user-agent': agent === '' ? `Mapwright/${packageJson.version}` : agent,
      accept: 'application/xml, text/xml, text/plain;q=0.9, */*;q=0.8',
      'accept-encoding': 'gzip, br, deflate',
      ...(user && { authorization: basicLogin(user) }),
      ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
      ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
    };
  }

  #host(address: string): HostQueue {
    const name = hostOf(address);
    let queue = this.#hosts.get(name);
    if (!queue) {
      const usual = isLoopback(new URL(address).hostname) ? Infinity : DEFAULT_RATE;
      queue = new HostQueue(this.#around.clock, this.#options.connections, this.#options.rate ?? usual);
      this.#hosts.set(name, queue);
    }
    return queue;
  }
}

/** Before it is known where redirects led. */
type PartOfFile = Omit<WebFile, 'address' | 'problems'>;
type Failed = Extract<WebResult, { kind: 'failed' }>;
type Step =
  | PartOfFile
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'redirect'; readonly location: string }
  | Failed;
type Try =
  | Step
  | {
      readonly kind: 'again';
      readonly failure: WebFailure;
      readonly status: number | null;
      /** Milliseconds that the server asks for, or null. */
      readonly wait: number | null;
      /** What came so far, for the last try. */
      readonly partial: PartOfFile | null;
    };

function originOf(headers: WebAnswer['headers'], sha256: string): SourceOrigin {
  const { etag, 'last-modified': lastModified } = headers;
  return { sha256, ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
}

/** Source: RFC 9110 section 8.3.1. What servers call ISO-8859-1 or ASCII is windows-1252 (WHATWG). */
function encodingOf(contentType: string | undefined): TextEncoding | null {
  const label = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
  if (label === undefined) return null;
  try {
    const name = new TextDecoder(label).encoding;
    return TEXT_ENCODINGS.find((encoding) => encoding === name) ?? null;
  } catch {
    return null;
  }
}

/** Where a redirect leads; tells what the user should know of it. */
function nextAddress(from: string, location: string, seen: ReadonlySet<string>, problems: Problem[]): string {
  const to = resolveAddress(location, from);
  if (to === null) {
    throw new WebFailure('web-redirect', reason('web-redirect-not-web', { url: from, to: location }));
  }
  if (seen.has(to))
    throw new WebFailure('web-redirect-loop', reason('web-redirect-circle', { url: from, to }));
  if (seen.size > MAX_REDIRECTS) {
    const why = reason('web-redirect-many', { url: [...seen][0] ?? from, max: MAX_REDIRECTS, last: from });
    throw new WebFailure('web-redirect-loop', why);
  }
  if (from.startsWith('https:') && to.startsWith('http:')) {
    const why = reason('web-redirect-insecure', { url: from, to });
    problems.push({ reason: why, severity: 'warning', code: 'web-insecure-redirect', file: from });
  } else {
    const why = reason('web-redirect', { url: from, to });
    problems.push({ reason: why, severity: 'info', code: 'web-redirect', file: from });
  }
  return to;
}

function tooLate(address: string, wait: number): WebFailure {
  return new WebFailure('web-retry-later', waitReason(address, wait));
}

/** In the largest unit that still tells it well: "1 minute", "90 minutes", "36 hours", "300 days". */
function waitReason(url: string, wait: number): ErrorReason {
  const minutes = Math.ceil(wait / 60_000);
  if (minutes <= 120) return reason('web-retry-minutes', { url, count: minutes });
  const hours = Math.ceil(minutes / 60);
  if (hours <= 48) return reason('web-retry-hours', { url, hours });
  return reason('web-retry-days', { url, days: Math.ceil(hours / 24) });
}
