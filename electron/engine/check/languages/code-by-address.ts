// Reads the language of a row from its address, where its links show how addresses of the site name theirs.
import type { AlternateEntry } from '../../../../shared/model/rows/extensions.ts';
import { isKnownLanguage, languageFault } from '../../../../shared/protocol/languages.ts';

/** "/de/a" beside a link of "fr" to "/fr/a" is the version "de". Null where the address does not tell. */
export function codeByAddress(loc: string, alternates: readonly AlternateEntry[]): string | null {
  for (const { hreflang, href } of alternates) {
    const code = hreflang.toLowerCase();
    if (code === 'x-default' || code === '') continue;
    const lower = href.toLowerCase();
    for (let at = lower.indexOf(code); at >= 0; at = lower.indexOf(code, at + 1)) {
      const [before, after] = [href.slice(0, at), href.slice(at + code.length)];
      if (!/[/.=]$/.test(before) || !/^(?:[/.&#?]|$)/.test(after)) continue;
      if (loc.length <= before.length + after.length) continue;
      if (!loc.startsWith(before) || !loc.endsWith(after)) continue;
      const own = loc.slice(before.length, loc.length - after.length).replaceAll('_', '-');
      if (isKnownLanguage(own.split('-')[0] ?? '') && languageFault(own) === null) return own;
    }
  }
  return null;
}

/** True where x-default alone leads to the row itself, and its address names the language that it is of. */
export function isDefaultAlone(loc: string, alternates: readonly AlternateEntry[]): boolean {
  const own = alternates.filter(({ href }) => href === loc);
  const isAlone = own.length > 0 && own.every(({ hreflang }) => hreflang.toLowerCase() === 'x-default');
  return isAlone && codeByAddress(loc, alternates) !== null;
}

/** True where the row is not among its own versions, or only as the x-default though it is of a language. */
export function isSelfMissing(loc: string, alternates: readonly AlternateEntry[]): boolean {
  return alternates.every(({ href }) => href !== loc) || isDefaultAlone(loc, alternates);
}
