// Downloads what an import will read next, some files ahead, and hands them out in the order that they are asked for.
// Nothing is asked of the web before the first address is expected.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { SourceOrigin } from '../../../../shared/model/project.ts';
import type { WebOptions } from '../../../../shared/model/import/web-options.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../../../files/temporary-folder.ts';
import { readNamedAddress, type WebUser } from '../../read/sources/web/web-address.ts';
import { WebCopies } from '../../read/sources/web/web-copies.ts';
import type { WebClient, WebResult } from '../../read/sources/web/web-client.ts';
import type { WebSurroundings } from '../../read/sources/web/web-exchange.ts';

/** Downloads under way or waiting to be read: bounds the disk space, which is at most so many times the cap. */
const AHEAD = 8;

/** Bytes of one answer: five times the protocol's limit for one sitemap. */
const MAX_BYTES = 268_435_456;

interface DownloadsOptions {
  readonly web: WebOptions;
  /** What the user named, as it was typed. */
  readonly named: readonly string[];
  readonly surroundings: WebSurroundings;
  readonly signal: AbortSignal;
  /** Told of bytes of an address since the last call. */
  readonly onBytes: (address: string, bytes: number) => void;
}

interface Wanted {
  readonly address: string;
  readonly known: SourceOrigin | undefined;
}

export class WebDownloads {
  /** What is read from this disk instead. */
  readonly copies: WebCopies;
  readonly #options: DownloadsOptions;
  readonly #abort = new AbortController();
  readonly #started = new Map<string, Promise<WebResult>>();
  readonly #taken = new Set<string>();
  #queue: Wanted[] = [];
  #client: Promise<WebClient> | null = null;
  #folder: TemporaryFolder | null = null;

  constructor(options: DownloadsOptions) {
    this.#options = options;
    this.copies = new WebCopies(options.web.map ?? []);
    const { signal } = options;
    const abort = (): void => {
      this.#abort.abort(signal.reason);
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }

  /** Tells of addresses that will be asked for, in this order and before those expected earlier. */
  expect(wanted: readonly Wanted[]): void {
    const fresh = wanted.filter(
      ({ address }) => !this.#taken.has(address) && !this.#started.has(address) && !this.copies.has(address),
    );
    const names = new Set(fresh.map(({ address }) => address));
    this.#queue = [...fresh, ...this.#queue.filter(({ address }) => !names.has(address))];
    this.#fill();
  }

  /** What the address has. Its file is there until the next `release`, or the end. */
  async get(address: string, known: SourceOrigin | undefined): Promise<WebResult> {
    this.#queue = this.#queue.filter((other) => other.address !== address);
    const started = this.#started.get(address) ?? this.#start({ address, known });
    try {
      return await started;
    } finally {
      this.#started.delete(address);
      this.#taken.add(address);
      this.#fill();
    }
  }

  /** Ends all downloads and removes their files. */
  async close(): Promise<void> {
    this.#queue = [];
    this.#abort.abort(new AppError('cancelled', reason('import-ended')));
    await Promise.allSettled(this.#started.values());
    const client = await this.#client?.catch(() => null);
    await client?.close();
    await this.#folder?.remove();
  }

  #fill(): void {
    while (this.#started.size < AHEAD && !this.#abort.signal.aborted) {
      const next = this.#queue.shift();
      if (!next) return;
      if (!this.#taken.has(next.address) && !this.#started.has(next.address)) void this.#start(next);
    }
  }

  #start({ address, known }: Wanted): Promise<WebResult> {
    const { signal } = this.#abort;
    const onBytes = (bytes: number): void => {
      this.#options.onBytes(address, bytes);
    };
    this.#client ??= this.#open();
    const result = this.#client.then((client) => client.get(address, signal, { known, onBytes }));
    // Whoever asks for it hears of a failure; nobody may ask.
    result.catch(() => undefined);
    this.#started.set(address, result);
    return result;
  }

  async #open(): Promise<WebClient> {
    const { web, named, surroundings } = this.#options;
    const { hosts, users } = readNamed(named, web.login);
    const network = await surroundings.network?.();
    this.#folder = await makeTemporaryFolder('web');
    // Only imports from the web pay for loading the client.
    const { WebClient } = await import('../../read/sources/web/web-client.ts');
    return new WebClient(
      {
        folder: this.#folder.path,
        rate: web.rate ?? network?.webRate ?? null,
        connections: web.connections ?? network?.webConnections ?? 4,
        agent: network?.webAgent ?? '',
        idle: (web.timeout ?? 30) * 1_000,
        total: (web.downloadTime ?? 1_800) * 1_000,
        maxBytes: web.maxBytes ?? MAX_BYTES,
        named: hosts,
        users,
      },
      surroundings,
    );
  }
}

/** The hosts that the user named, and who they are there. */
function readNamed(
  named: readonly string[],
  login: WebUser | undefined,
): { hosts: Set<string>; users: Map<string, WebUser> } {
  const hosts = new Set<string>();
  const users = new Map<string, WebUser>();
  for (const input of named) {
    const read = readNamedAddress(input);
    if (!read) continue;
    const { hostname, origin } = new URL(read.address);
    hosts.add(hostname);
    const user = read.user ?? login;
    if (user) users.set(origin, user);
  }
  return { hosts, users };
}
