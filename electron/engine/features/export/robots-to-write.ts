// Which robots.txt an export writes: the one in the folder, or the project's, with the lines of its indexes. It reads and
// writes no file.
import { sameButSitemaps, sitemapAddresses, withSitemapLines } from './folder/robots-sitemaps.ts';
import type { HeldRobots } from './section-input.ts';

interface OurLines {
  /** The addresses of the indexes. */
  readonly own: readonly string[];
  /** Whether an earlier export named this address. */
  readonly isEarlier: (address: string) => boolean;
}

/**
 * The file in the folder keeps every byte but our lines. Where there is none, it is the project's: a file of Sitemap
 * lines alone, once uploaded, would take away all rules of the site. A file with rules that the project once had came
 * from there, so it gets those that the project has now; Sitemap lines that others put into it stay.
 */
export function robotsToWrite(
  present: Uint8Array | null,
  held: HeldRobots | null,
  { own, isEarlier }: OurLines,
): Uint8Array {
  if (!present) return withSitemapLines(held?.content ?? Buffer.alloc(0), own, isEarlier);
  if (!held || !isOutdated(present, held)) return withSitemapLines(present, own, isEarlier);
  const others = sitemapAddresses(present).filter((address) => !isEarlier(address));
  return withSitemapLines(held.content, [...new Set([...others, ...own])], isEarlier);
}

function isOutdated(present: Uint8Array, held: HeldRobots): boolean {
  if (sameButSitemaps(present, held.content)) return false;
  return held.versions().some((version) => sameButSitemaps(present, version));
}
