// Decides who may talk to the loopback server: one window that brought the one-time token, and nobody else.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export class Access {
  readonly origin: string;
  readonly #host: string;
  readonly #cookieName: string;
  readonly #session = randomBytes(32).toString('base64url');
  #token: string | null = randomBytes(32).toString('base64url');

  constructor(port: number) {
    this.#host = `127.0.0.1:${port}`;
    this.origin = `http://${this.#host}`;
    // Cookies do not know ports: two hosts on one machine must not overwrite each other's.
    this.#cookieName = `mapwright-${port}`;
  }

  /** The address that opens the window, once. Null when it was used. */
  get startUrl(): string | null {
    return this.#token === null ? null : `${this.origin}/?token=${this.#token}`;
  }

  /** The request was addressed to this server by a page of this server, or by the user. Guards against rebinding. */
  isFromHere(
    { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
    needsOrigin: boolean,
  ): boolean {
    if (headers.host !== this.#host) return false;
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    if (headers.origin !== undefined) return headers.origin === this.origin;
    return !needsOrigin && (method === 'GET' || method === 'HEAD');
  }

  hasSession({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    const value = cookies.find((cookie) => cookie.startsWith(`${this.#cookieName}=`));
    return value !== undefined && same(value.slice(this.#cookieName.length + 1), this.#session);
  }

  /** Exchanges the token for a session: the Set-Cookie value, or null where the token is wrong or was used. */
  redeem(token: string): string | null {
    if (this.#token === null || !same(token, this.#token)) return null;
    this.#token = null;
    return `${this.#cookieName}=${this.#session}; Path=/; HttpOnly; SameSite=Strict`;
  }
}

/** Compares in a time that does not depend on where the texts differ. */
function same(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
