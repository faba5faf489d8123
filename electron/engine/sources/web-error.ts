// What can go wrong on the way to an address, as messages that name the address, the cause and what to do.
import { AppError } from '../../../shared/contract/errors.ts';
import { hostOf } from './web-address.ts';

/** A failure that may be worth another try. */
export class WebFailure extends AppError {
  readonly passing: boolean;
  /** The stable code of the problem that it becomes. */
  readonly problem: string;

  constructor(problem: string, message: string, o: { passing?: boolean; detail?: string } = {}) {
    super('unreachable', message, o.detail);
    this.problem = problem;
    this.passing = o.passing ?? false;
  }
}

type Cause = readonly [problem: string, passing: boolean, what: (address: string) => string];

const host = (address: string): string => `"${hostOf(address)}"`;

const TLS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'its certificate is not valid yet; check the date of this computer'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'its certificate is for another host name'],
  [/SELF_SIGNED/, 'its certificate is signed by itself, not by an authority that this computer trusts'],
  [/^CERT_REVOKED$/, 'its certificate was revoked'],
  [
    /UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|CERT_UNTRUSTED|INVALID_CA/,
    'its certificate comes from an authority that this computer does not know, or the server leaves out the one between',
  ],
  [/^(?:EPROTO|ERR_SSL_|ERR_TLS_|CERT_)/, 'a secure connection could not be made'],
];

const CAUSES: Readonly<Record<string, Cause>> = {
  ENOTFOUND: [
    'web-unknown-host',
    false,
    (a) => `There is no host ${host(a)}. Check the spelling and the connection to the internet.`,
  ],
  EAI_AGAIN: [
    'web-unknown-host',
    true,
    (a) => `The address of ${host(a)} could not be looked up. Check the connection to the internet.`,
  ],
  ECONNREFUSED: [
    'web-refused',
    false,
    (a) => `${host(a)} refuses the connection: nothing listens there. Check the address and its port.`,
  ],
  EHOSTUNREACH: ['web-unreachable', true, (a) => `There is no way to ${host(a)}. Check the network.`],
  ENETUNREACH: ['web-unreachable', true, (a) => `There is no way to ${host(a)}. Check the network.`],
  ECONNRESET: ['web-broken', true, (a) => `${host(a)} broke the connection off. Try again later.`],
  EPIPE: ['web-broken', true, (a) => `${host(a)} broke the connection off. Try again later.`],
  UND_ERR_SOCKET: ['web-broken', true, (a) => `${host(a)} broke the connection off. Try again later.`],
  ETIMEDOUT: ['web-timeout', true, (a) => `${host(a)} did not take the connection in time. Try again later.`],
  UND_ERR_CONNECT_TIMEOUT: [
    'web-timeout',
    true,
    (a) => `${host(a)} did not take the connection in time. Try again later.`,
  ],
  UND_ERR_HEADERS_OVERFLOW: ['web-not-http', false, (a) => `${host(a)} answers with far too long headers.`],
};

/** Any failure of a request for an address as a WebFailure. What is one already stays as it is. */
export function webFailure(error: unknown, address: string): WebFailure {
  if (error instanceof WebFailure) return error;
  const known = findCause(error);
  const detail = error instanceof Error ? error.message : String(error);
  const cause = CAUSES[known];
  if (cause) return new WebFailure(cause[0], cause[2](address), { passing: cause[1], detail });
  const tls = TLS.find(([pattern]) => pattern.test(known));
  if (tls) {
    const message = `There is no safe way to ${host(address)}: ${tls[1]}. The address was not read.`;
    return new WebFailure('web-tls', message, { detail: `${known}: ${detail}` });
  }
  if (known.startsWith('HPE_')) {
    const message = `What ${host(address)} answers is not HTTP. Check the address and its port.`;
    return new WebFailure('web-not-http', message, { detail });
  }
  return new WebFailure('web-failed', `"${address}" could not be read: ${detail}`, {
    detail,
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
  const [what, hint] = STATUS[status] ?? otherStatus(status);
  return new WebFailure(`web-status-${status}`, `"${address}" ${what} (HTTP ${status}). ${hint}`);
}

const STATUS: Readonly<Record<number, readonly [what: string, hint: string]>> = {
  401: ['needs a user name and a password', 'Give them with the import.'],
  403: ['may not be read', 'The server forbids it; perhaps it wants a user name, or another network.'],
  404: ['does not exist', 'Check the address.'],
  407: [
    'could not be reached: the proxy wants a user name and a password',
    'Add them to the proxy’s address.',
  ],
  410: ['is gone for good', 'Remove it where it is listed.'],
  429: ['was refused: too many requests', 'Try again later, or with a lower rate.'],
  451: ['may not be shown for legal reasons', 'There is nothing to be done here.'],
};

function otherStatus(status: number): readonly [what: string, hint: string] {
  if (status >= 500) return ['could not be delivered: the server has an error', 'Try again later.'];
  if (status >= 400) return ['was refused by the server', 'Check the address.'];
  return ['has an answer that brings no document', 'Check the address.'];
}
