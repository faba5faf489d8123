// Lists of addresses to submit to IndexNow: for each host, at most 10,000 a file. It sends nothing.
import { MAX_INDEXNOW_URLS } from '../../../../../shared/protocol/limits.ts';

export interface IndexNowList {
  readonly host: string;
  readonly urls: readonly string[];
}

/** Gathers addresses by host; `full` gives each list as it becomes full, `rest` what is left at the end. */
export class IndexNowLists {
  readonly #most: number;
  readonly #waiting = new Map<string, string[]>();
  readonly #full: IndexNowList[] = [];

  constructor(most: number = MAX_INDEXNOW_URLS) {
    this.#most = most;
  }

  add(host: string, url: string): void {
    let list = this.#waiting.get(host);
    if (!list) this.#waiting.set(host, (list = []));
    list.push(url);
    if (list.length === this.#most) {
      this.#full.push({ host, urls: list });
      this.#waiting.delete(host);
    }
  }

  takeFull(): IndexNowList[] {
    return this.#full.splice(0);
  }

  takeRest(): IndexNowList[] {
    const rest = [...this.#waiting].map(([host, urls]) => ({ host, urls }));
    this.#waiting.clear();
    return [...this.takeFull(), ...rest.sort((a, b) => (a.host < b.host ? -1 : 1))];
  }
}

/** With a key, the body of the request; without, one address a line. Source: indexnow.org/documentation. */
export function formatIndexNow(
  { host, urls }: IndexNowList,
  key: string | null,
  keyLocation: string,
): Buffer {
  if (key === null) return Buffer.from(urls.map((url) => `${url}\n`).join(''));
  return Buffer.from(`${JSON.stringify({ host, key, keyLocation, urlList: urls }, null, 1)}\n`);
}
