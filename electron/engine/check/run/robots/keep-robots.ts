// Keeps the robots.txt files that an import read, each for the origin that it is for. It judges no row.
import { robotsLines } from '../../../../../shared/protocol/robots-lines.ts';
import { decodeRobots } from '../../../read/parse/text/decode-robots.ts';
import { isWebInput } from '../../../../../shared/protocol/web-input.ts';
import type { ProjectStore } from '../../../store/store.ts';
import type { NewRobots } from '../../../store/robots-versions.ts';
import { originOf } from './judge-of-project.ts';

export interface ReadRobots {
  readonly location: string;
  readonly content: Uint8Array;
}

type Kept = Pick<ProjectStore, 'robots' | 'site'>;

/** As a part of the change. Of several for one origin the last counts; one that is kept as it is makes no version. */
export function keepRobots(store: Kept, change: number, read: readonly ReadRobots[]): void {
  for (const fresh of newRobots(store, read)) store.robots.add(change, fresh);
}

/** True where one of them differs from what is kept of its origin. */
export function hasNewRobots(store: Kept, read: readonly ReadRobots[] = []): boolean {
  return newRobots(store, read).length > 0;
}

/** Those that differ from what is kept of their origin. */
function newRobots(store: Kept, read: readonly ReadRobots[]): NewRobots[] {
  const found = new Map<string, NewRobots & { readonly content: Uint8Array }>();
  for (const { location, content } of read) {
    const origin = originFor(location, content, store.site());
    if (origin !== null) found.set(origin, { origin, content, location });
  }
  const known = new Map(store.robots.files().map(({ origin, content }) => [origin, content]));
  return [...found.values()].filter(({ origin, content }) => {
    const before = known.get(origin);
    return !before || Buffer.compare(before, content) !== 0;
  });
}

/** An address speaks for itself; a file is for the site, else for where its sitemaps are. "" = nobody knows. */
function originFor(location: string, content: Uint8Array, site: string | null): string | null {
  // Only at this path is it a robots.txt to crawlers.
  if (isWebInput(location))
    return URL.parse(location)?.pathname === '/robots.txt' ? originOf(location) : null;
  if (site !== null) return originOf(site) ?? '';
  for (const { key, value } of robotsLines(decodeRobots(content))) {
    const origin = key === 'sitemap' ? originOf(value) : null;
    if (origin !== null) return origin;
  }
  return '';
}
