// What of a URL gives way first in the grid: it is muted, and "…" where there is little room.

const USUAL = 'https://';

/** How many letters at its start: the site's, or on other hosts the scheme, so that something of the path is seen there too. */
export function mutedLetters(loc: string, site: string): number {
  if (site === '') return 0;
  // A port, or the rest of a longer name, is of another host.
  if (loc.startsWith(site) && '/?#'.includes(loc.charAt(site.length))) return site.length;
  return loc.startsWith(USUAL) ? USUAL.length : 0;
}
