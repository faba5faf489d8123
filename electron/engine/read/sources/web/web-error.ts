// What can go wrong on the way to an address, as messages that name the address, the cause and what to do.
import { reason, type ErrorKey, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { isPassing } from './retry-policy.ts';
import { hostOf } from './web-address.ts';

/** A failure that may be worth another try. */
export class WebFailure extends AppError {
  readonly passing: boolean;
  /** The stable code of the problem that it becomes. */
  readonly problem: string;

  constructor(problem: string, why: ErrorReason, o: { passing?: boolean; detail?: string } = {}) {
    super('unreachable', why, o.detail);
    this.problem = problem;
    this.passing = o.passing ?? false;
  }
}

const TLS: readonly (readonly [pattern: RegExp, key: ErrorKey])[] = [
  [/^CERT_HAS_EXPIRED$/, 'tls-expired'],
  [/^CERT_NOT_YET_VALID$/, 'tls-not-yet'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'tls-other-host'],
  [/SELF_SIGNED/, 'tls-self-signed'],
  [/^CERT_REVOKED$/, 'tls-revoked'],
  [/UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|CERT_UNTRUSTED|INVALID_CA/, 'tls-unknown-authority'],
  [/^(?:EPROTO|ERR_SSL_|ERR_TLS_|CERT_)/, 'tls-failed'],
];

/** Each with the key of its sentence. */
const CAUSES: Readonly<Record<string, readonly [problem: string, passing: boolean, key: ErrorKey]>> = {
  ENOTFOUND: ['web-unknown-host', false, 'web-unknown-host'],
  EAI_AGAIN: ['web-unknown-host', true, 'web-lookup-failed'],
  ECONNREFUSED: ['web-refused', false, 'web-refused'],
  EHOSTUNREACH: ['web-unreachable', true, 'web-unreachable'],
  ENETUNREACH: ['web-unreachable', true, 'web-unreachable'],
  ECONNRESET: ['web-broken', true, 'web-broken'],
  EPIPE: ['web-broken', true, 'web-broken'],
  UND_ERR_SOCKET: ['web-broken', true, 'web-broken'],
  ETIMEDOUT: ['web-timeout', true, 'web-connect-timeout'],
  UND_ERR_CONNECT_TIMEOUT: ['web-timeout', true, 'web-connect-timeout'],
  UND_ERR_HEADERS_OVERFLOW: ['web-not-http', false, 'web-long-headers'],
};

/** Any failure of a request for an address as a WebFailure. What is one already stays as it is. */
export function webFailure(error: unknown, address: string): WebFailure {
  if (error instanceof WebFailure) return error;
  const known = findCause(error);
  const detail = error instanceof Error ? error.message : String(error);
  const cause = CAUSES[known];
  const host = hostOf(address);
  if (cause) {
    const [problem, passing, key] = cause;
    return new WebFailure(problem, reason(key, { host }), { passing, detail });
  }
  const tls = TLS.find(([pattern]) => pattern.test(known));
  if (tls) {
    const why = reason('web-tls', { host, cause: reason(tls[1]) });
    return new WebFailure('web-tls', why, { detail: `${known}: ${detail}` });
  }
  if (known.startsWith('HPE_'))
    return new WebFailure('web-not-http', reason('web-not-http', { host }), { detail });
  return new WebFailure('web-failed', reason('web-failed', { url: address, cause: detail }), { detail });
}

/** Those of a connection that was to be made: through a proxy it is that to the proxy. */
const CONNECTING: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** As undici words what a proxy answers. */
const PROXY_STATUS = /^Proxy (?:response|Authentication Required) \((\d{3})\)/;

/** A failure that is the proxy's own as a WebFailure that says so; any other as it is. */
export function proxyFailure(error: unknown, address: string, proxy: string): unknown {
  const status = error instanceof Error ? PROXY_STATUS.exec(error.message)?.[1] : undefined;
  if (status === '407') return statusFailure(407, address);
  if (status !== undefined) {
    const why = reason('web-proxy-refused', { proxy: hostOf(proxy), host: hostOf(address), status });
    return new WebFailure('web-proxy', why, { passing: isPassing(Number(status)) });
  }
  if (!CONNECTING.has(findCause(error))) return error;
  const { passing, reason: cause, detail } = webFailure(error, proxy);
  return new WebFailure('web-proxy', reason('web-proxy-unreachable', { cause }), {
    passing,
    ...(detail !== undefined && { detail }),
  });
}

/** The code of the error itself or of what caused it. */
function findCause(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && at.code !== '') return at.code;
    if (at instanceof AggregateError && at.errors[0] instanceof Error) return findCause(at.errors[0]);
  }
  return '';
}

/** What an answer that brings no document means. */
export function statusFailure(status: number, address: string): WebFailure {
  const params = { url: address, status: String(status) };
  return new WebFailure(`web-status-${status}`, reason(STATUS[status] ?? otherStatus(status), params));
}

const STATUS: Readonly<Record<number, ErrorKey>> = {
  401: 'web-status-401',
  403: 'web-status-403',
  404: 'web-status-404',
  407: 'web-status-407',
  410: 'web-status-410',
  429: 'web-status-429',
  451: 'web-status-451',
};

function otherStatus(status: number): ErrorKey {
  if (status >= 500) return 'web-status-5xx';
  return status >= 400 ? 'web-status-4xx' : 'web-status-other';
}
