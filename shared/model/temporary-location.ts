// Whether a file lies in a temporary folder of Mapwright, as what is dropped into a browser does: its path says nothing to
// its user, and it goes with the process that put it there.

/** How the names of such folders begin. */
export const TEMPORARY_PREFIX = 'mapwright-tmp-';

export function isTemporaryLocation(location: string): boolean {
  if (!location.includes(TEMPORARY_PREFIX)) return false;
  const folders = location.split(/[\\/]/).slice(0, -1);
  return folders.some((name) => name.startsWith(TEMPORARY_PREFIX));
}
