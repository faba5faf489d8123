// Judges a row's language versions against the rows that they name: are they there, included, and do they link back?
// It sees one row and its targets, and reads nothing itself.
import type { AlternateEntry } from '../../../shared/model/rows/extensions.ts';
import { ruleMask, type RuleMask } from '../rows/rule-sets.ts';
import { originStart } from './accept-ordinary.ts';
import { isSelfMissing } from './languages/code-by-address.ts';
import { isListable } from './languages/listable-link.ts';
import { forbiddenAt, locUrl } from './loc-url.ts';

/** The rules that are judged here. */
export const LINK_RULES: RuleMask = ruleMask(
  'hreflang-no-return',
  'hreflang-incomplete',
  'hreflang-target-missing',
  'hreflang-target-excluded',
  'hreflang-default-conflict',
);

const NO_RETURN = ruleMask('hreflang-no-return');
const INCOMPLETE = ruleMask('hreflang-incomplete');
const MISSING = ruleMask('hreflang-target-missing');
const EXCLUDED = ruleMask('hreflang-target-excluded');
const DEFAULT = ruleMask('hreflang-default-conflict');

export interface LinkTarget {
  readonly included: boolean;
  readonly alternates: readonly AlternateEntry[];
}

export interface LinkVerdict {
  readonly mask: RuleMask;
  /** The addresses whose rows, coming or changing, could alter the verdict, and don't list this row. */
  readonly open: readonly string[];
  /**
   * The addresses that versions, which the row lists and which list it, have under codes that it lacks: the row is
   * incomplete where one of them is no row that is left out. Its own is not among them where hreflang-self-missing says so.
   */
  readonly lacked: ReadonlySet<string>;
}

/** The verdict with what is known of what the row lacks: it joins the addresses that could alter the verdict. */
export function withLacked(
  loc: string,
  { mask, open, lacked }: LinkVerdict,
  find: (href: string) => LinkTarget | undefined,
): Pick<LinkVerdict, 'mask' | 'open'> {
  if (lacked.size === 0) return { mask, open };
  const isIncomplete = Array.from(lacked).some((href) => find(href)?.included !== false);
  const others = Array.from(lacked).filter((href) => href !== loc);
  return { mask: isIncomplete ? mask | INCOMPLETE : mask, open: [...new Set([...open, ...others])] };
}

/** `find` gives the first row that has an address, or undefined. */
export function judgeLinks(
  loc: string,
  alternates: readonly AlternateEntry[],
  find: (href: string) => LinkTarget | undefined,
): LinkVerdict {
  let mask = 0n;
  const open = new Set<string>();
  const lacked = new Set<string>();
  let last: readonly AlternateEntry[] | null = null;
  const isSameSite = siteTest(loc);
  for (const { href } of alternates) {
    // A link to nothing leads to no row, also where one lacks its address.
    if (href === '' || href === loc || open.has(href)) continue;
    const target = find(href);
    if (!target) {
      // Versions on other hosts may well be listed elsewhere.
      if (isSameSite(href)) mask |= MISSING;
      open.add(href);
      continue;
    }
    if (!target.included) mask |= EXCLUDED;
    if (target.alternates.every((link) => link.href !== loc)) {
      mask |= NO_RETURN;
      open.add(href);
    } else if (target.alternates !== alternates) {
      if (defaultsDiffer(alternates, target.alternates)) mask |= DEFAULT;
      // Versions of one page mostly have the same links, which are read once.
      if (!target.included || target.alternates === last) continue;
      last = target.alternates;
      for (const link of lackedOf(alternates, last)) lacked.add(link);
    }
  }
  if (lacked.has(loc) && isSelfMissing(loc, alternates)) lacked.delete(loc);
  return { mask, open: [...open], lacked };
}

/** The addresses of links that can be used and whose codes these links lack. */
function lackedOf(own: readonly AlternateEntry[], others: readonly AlternateEntry[]): string[] {
  const codes = new Set(own.map(({ hreflang }) => hreflang.toLowerCase()));
  return others.flatMap(({ hreflang, href }) =>
    !codes.has(hreflang.toLowerCase()) && isListable(hreflang, href) ? [href] : [],
  );
}

/** A function that is true for usable addresses of the same origin as this one. */
function siteTest(loc: string): (href: string) => boolean {
  let url: URL | null | undefined;
  let start: string | null = null;
  return (href) => {
    if (url === undefined) {
      url = locUrl(loc);
      start = originStart(loc);
    }
    if (url === null) return false;
    // Behind an origin that can be parsed, any path can.
    if (start !== null && href.startsWith(start)) return forbiddenAt(href) < 0;
    return locUrl(href)?.origin === url.origin;
  };
}

/** True where both name an x-default, and not the same. */
function defaultsDiffer(a: readonly AlternateEntry[], b: readonly AlternateEntry[]): boolean {
  const [first, second] = [defaultOf(a), defaultOf(b)];
  return first !== undefined && second !== undefined && first !== second;
}

function defaultOf(alternates: readonly AlternateEntry[]): string | undefined {
  return alternates.find(({ hreflang }) => hreflang.toLowerCase() === 'x-default')?.href;
}
